import { expect, onTestFinished, test } from 'vitest';
import { judgePairs, type Kind, type Pair } from '../../scripts/alike/judge.ts';
import { plantProject } from '../support/plantedProject.ts';

const pair = (first: string, second: string): Pair => ({
  firstFile: { name: first, start: 1, end: 8 },
  secondFile: { name: second, start: 11, end: 18 },
});
const kinds: Kind[] = [{ kind: 'words', files: ['src/copy/*.ts'], most: 1, reason: 'two languages' }];

test('a pair whose places both are in the files of a kind is explained', () => {
  expect(judgePairs([pair('src/copy/en.ts', 'src/copy/id.ts')], kinds)).toEqual({
    counts: [{ kind: 'words', count: 1 }],
    faults: [],
  });
});

test('a pair of which one place is elsewhere is of no kind', () => {
  const { faults } = judgePairs(
    [pair('src/copy/en.ts', 'src/copy/id.ts'), pair('src/copy/en.ts', 'src/domain/price/price.ts')],
    kinds,
  );
  expect(faults).toEqual(['src/copy/en.ts:1-8 stands again at src/domain/price/price.ts:11-18, of no kind']);
});

test('a kind has no more pairs than it says, and is taken out when it has none', () => {
  const one = pair('src/copy/en.ts', 'src/copy/id.ts');
  expect(judgePairs([one, one], kinds).faults[0]).toBe('"words" has 2 pairs, and 1 are explained:');
  expect(judgePairs([], kinds).faults).toEqual(['"words" explains nothing any more']);
});

test('the command fails on a pair without a reason, and passes once it has one', () => {
  const words = pair('src/copy/en.ts', 'src/copy/id.ts');
  // Writes the planted pairs as jscpd does, or ends as it does where it has no program.
  const standIn = `import { writeFileSync } from 'node:fs';
    const folder = process.argv[process.argv.indexOf('--output') + 1];
    writeFileSync(folder + '/jscpd-report.json', process.env['PAIRS']);
    if (process.env['COMPLAINS'] !== '') console.error(process.env['COMPLAINS']);
    process.exitCode = process.env['COMPLAINS'] === '' ? 0 : 2;`;
  const project = plantProject(['scripts/alike'], {
    'scripts/alike/kinds.json': JSON.stringify(kinds),
    'node_modules/jscpd/package.json': '{ "type": "module" }',
    'node_modules/jscpd/run-jscpd.js': standIn,
  });
  onTestFinished(project.remove);
  const check = (pairs: Pair[], complains = '') =>
    project.run('scripts/alike/main.ts', [], {
      env: { PAIRS: JSON.stringify({ duplicates: pairs }), COMPLAINS: complains },
    });
  expect(check([words])).toMatchObject({ status: 0, said: '  1  words\n1 pairs, 0 faults\n' });
  expect(check([words, pair('src/a.ts', 'src/b.ts')])).toMatchObject({
    status: 1,
    said: expect.stringContaining('src/a.ts:1-8 stands again at src/b.ts:11-18, of no kind\n'),
  });
  expect(check([])).toMatchObject({ status: 1 });
  expect(check([words], 'it broke')).toMatchObject({
    status: 1,
    said: expect.stringContaining('jscpd ended with 2'),
  });
  expect(check([words], 'no prebuilt binary')).toMatchObject({
    status: 0,
    said: 'jscpd has no program for this machine: not checked\n',
  });
});
