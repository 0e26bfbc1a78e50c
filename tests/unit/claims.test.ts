import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changed, changesIn } from '../../scripts/claims/changes.ts';
import {
  claimOf,
  distanceOf,
  inFunctions,
  LINE,
  ownStatements,
  sampleOf,
} from '../../scripts/claims/sample.ts';
import { countsOf, judged, shareOf, textOf, type Tried } from '../../scripts/claims/verdict.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

describe('the tests of an entry', () => {
  const texts = new Map([
    ['tests/unit/list.test.ts', `test('[SACK-01, SACK-03] adds', () => {})`],
    ['tests/unit/range.test.ts', `test('[SACK-01..04] adds', () => {})`],
    ['tests/unit/table.test.ts', `test.each([['SACK-03']])('[%s] adds', () => {})`],
    ['tests/unit/other.test.ts', `test('[SACK-30] adds', () => {})`],
  ]);

  test('are those of the files that name it alone, in a list, in a range and in a table', () => {
    expect(claimOf('SACK-03', ['[SACK-03] adds', '[SACK-02..04] counts', '[SACK-30] adds'], texts)).toEqual({
      id: 'SACK-03',
      files: ['tests/unit/list.test.ts', 'tests/unit/range.test.ts', 'tests/unit/table.test.ts'],
      titles: ['[SACK-03] adds', '[SACK-02..04] counts'],
    });
  });
});

describe('a sample', () => {
  const list = Array.from({ length: 50 }, (_, index) => index);

  test('is the same for a seed, another for the next, and has nothing twice', () => {
    expect(sampleOf(list, 20, 7)).toEqual(sampleOf(list, 20, 7));
    expect(sampleOf(list, 20, 7)).not.toEqual(sampleOf(list, 20, 8));
    expect(new Set(sampleOf(list, 20, 7)).size).toBe(20);
  });
  test('has all where there are no more', () => {
    expect(sampleOf([1, 2], 3, 1).toSorted()).toEqual([1, 2]);
  });
});

describe('what is most a claim’s own', () => {
  const at = (line: number, isRun = true, file = 'src/a.ts') => ({
    file,
    from: line * LINE,
    to: line * LINE + 80,
    isRun,
  });
  const everywhere = () => 0;

  test('are the statements that the fewest claims run', () => {
    const [one, two, three] = [[at(1), at(2), at(3)], [at(1), at(2), at(3, false)], [at(1)]];
    const all = [one, two, three];
    expect(ownStatements(one, all, everywhere)).toEqual([[at(3)], [at(2)], [at(1)]]);
    expect(ownStatements(two, all, everywhere)).toEqual([[at(2)], [at(1)]]);
    expect(ownStatements(three, all, everywhere)).toEqual([[at(1)]]);
  });
  test('is within functions, in their own line or below', () => {
    const text = ['const a = () => 1;', 'const b = {', '  c: 2,', '};', 'function d() {', '  e();', '}'].join(
      '\n',
    );
    const [outer, body, object, call] = [at(1), { ...at(1), from: LINE + 16 }, at(2), at(6)];
    expect(inFunctions([outer, body, object, call], text)).toEqual([body, call]);
  });
  test('are those that few run in a near file before those that fewer run elsewhere', () => {
    const far = at(1, true, 'src/far.ts');
    const one = [far, at(1), at(2), at(3)];
    const others = Array.from({ length: 39 }, (_, index) => [at(1), at(2)].slice(0, index === 0 ? 2 : 1));
    const distance = (file: string) => (file === 'src/far.ts' ? 2 : 0);
    expect(ownStatements(one, [one, ...others], distance)).toEqual([[at(3)], [at(2)], [far], [at(1)]]);
  });
  test('is near where a file names the entry, then where its tests name the file', () => {
    const tests = [`import { b } from '#src/a.ts';`];
    expect(distanceOf('SACK-03', 'src/a.ts', '// [SACK-02..04]', tests)).toBe(0);
    expect(distanceOf('SACK-03', 'src/a.ts', '// [SACK-30]', tests)).toBe(1);
    expect(distanceOf('SACK-03', 'src/c.ts', '', tests)).toBe(2);
  });
});

describe('the changes of statements', () => {
  const text = ['const a = 1;', 'export const b = (c: number) =>', '  c < 2 && a > 0;', ''].join('\n');
  const place = (line: number, column: number) => line * LINE + column;
  const statement = (from: number, to: number, isRun = true) => ({ file: 'src/b.ts', from, to, isRun });
  const whole = statement(place(2, 0), place(3, 17));
  const asked = statement(place(3, 2), place(3, 17));

  test('lie in them alone, and give a text that differs there alone', async () => {
    const changes = await changesIn('src/b.ts', text, { asked: [asked], all: [whole, asked] });
    expect(changes.map(({ line }) => line)).toEqual(changes.map(() => 3));
    const texts = changes.map((change) => changed(text, change));
    expect(texts).toContain(text.replace('c < 2', '(c <= 2)'));
    expect(texts).toContain(text.replace('c < 2 && a > 0', '(c < 2 || a > 0)'));
    expect(texts.every((one) => one.startsWith(text.slice(0, text.indexOf('c < 2'))))).toBe(true);
  });
  test('are none of what is not run within them', async () => {
    const arm = statement(place(3, 11), place(3, 16), false);
    const changes = await changesIn('src/b.ts', text, { asked: [asked], all: [whole, asked, arm] });
    expect(changes.map((change) => changed(text, change))).not.toContain(text.replace('a > 0', '(a <= 0)'));
    expect(await changesIn('src/b.ts', text, { asked: [whole], all: [whole, asked] })).not.toContainEqual(
      expect.objectContaining({ line: 3 }),
    );
  });
  test('are excused by the text of their line and what stands in its place', async () => {
    const excuse = { file: 'src/b.ts', line: 'c < 2 && a > 0;', replacement: 'c <= 2', reason: 'of no use' };
    const excused = async (equal: typeof excuse) =>
      (await changesIn('src/b.ts', text, { asked: [asked], all: [asked] }, [equal]))
        .filter(({ isExcused }) => isExcused)
        .map(({ replacement }) => replacement);
    expect(await excused(excuse)).toEqual(['(c <= 2)']);
    expect(await excused({ ...excuse, line: 'c < 2;' })).toEqual([]);
    expect(await excused({ ...excuse, file: 'src/c.ts' })).toEqual([]);
  });
});

describe('the verdict on claims', () => {
  const change = {
    file: 'src/a.ts',
    line: 3,
    start: 0,
    end: 1,
    original: 'a',
    replacement: '(b)',
    mutator: 'Boolean',
    isExcused: false,
  };
  const tried = (noticedBy: Tried['noticedBy']): Tried => ({ change, noticedBy });

  test.each([
    [['its tests', 'its tests'], true],
    [['its tests', 'other tests'], true],
    [['its tests', 'none'], false],
    [['other tests'], false],
    [['none'], false],
    [[], null],
  ] as const)('of changes noticed by %s is %s', (by, holds) => {
    expect(judged('SACK-01', by.map(tried)).holds).toBe(holds);
  });
  test('counts those alone that could be tried, and those whose own tests noticed all', () => {
    const strict = judged('SACK-01', [tried('its tests')]);
    const held = judged('SACK-02', [tried('its tests'), tried('other tests')]);
    const missed = judged('SACK-03', [tried('other tests')]);
    const untried = judged('SACK-04', []);
    expect(countsOf([strict, held, missed, untried])).toEqual({ held: 2, counted: 3, strict: 1 });
    expect(shareOf(1, 2)).toBe(50);
    expect(shareOf(0, 0)).toBe(100);
  });
  test('says where a change was missed, and who noticed it', () => {
    const textBy = (...by: Tried['noticedBy'][]) => textOf(judged('SACK-01', by.map(tried))).split('\n');
    expect(textBy('its tests', 'other tests', 'none')).toEqual([
      'SACK-01: lives; noticed by its tests 1, by others 1, by none 1',
      '  src/a.ts:3 Boolean: a → (b) (noticed by other tests alone)',
      '  src/a.ts:3 Boolean: a → (b) (noticed by no test that knows the file)',
    ]);
    expect(textBy('other tests')[0]).toBe(
      'SACK-01: too wide; noticed by its tests 0, by others 1, by none 0',
    );
    expect(textBy('its tests')).toEqual(['SACK-01: holds; noticed by its tests 1, by others 0, by none 0']);
    expect(textBy()).toEqual(['SACK-01: nothing of its own could be changed']);
  });
});

describe('the command, of a planted project', () => {
  let folder: string;
  beforeEach(() => {
    // Inside the project, so that planted files can import its packages.
    mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
    folder = mkdtempSync(path.join(ROOT, '.cache/claims-'));
    for (const name of ['docs/requirements', 'src', 'tests/unit'])
      mkdirSync(path.join(folder, name), { recursive: true });
    plant('docs/requirements/SACK.yaml', '- id: SACK-01\n');
    plant('areas.json', '{ "areas": {}, "prefixes": { "SACK": "house" } }');
    plant('src/room.ts', 'export const hasRoom = (lines: number) => lines < 3;\n');
    plant('titles.json', JSON.stringify({ passed: ['a bag [SACK-01] tells a full one'] }));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const plant = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

  const start = (...words: string[]) =>
    spawnSync(process.execPath, words, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, VITEST: '', NODE_OPTIONS: '' },
    });

  function run(expectation: string, ...words: string[]) {
    plant(
      'tests/unit/room.test.ts',
      `import { describe, expect, test } from 'vitest';
import { hasRoom } from '../../src/room.ts';
describe('a bag', () => { test('[SACK-01] tells a full one', () => { ${expectation} }); });`,
    );
    const { status, stdout } = start(
      path.join(ROOT, 'scripts/claims/main.ts'),
      'titles.json',
      '--break',
      ...words,
    );
    const lines = stdout.trim().split('\n');
    return { status, first: lines[0], last: lines.at(-1) };
  }
  const NOTICING = 'expect([2, 3].map(hasRoom)).toEqual([true, false]);';
  const ALL_HOLD = `1 of 1 claims hold, 100.0% (at least 95%); every change noticed by the claim's own tests: 100.0%`;

  const keptModules = () => globSync(path.join(folder, 'node_modules/.vitest-cache/**/*'));
  test('tries each change of a file whose modules are kept from run to run', () => {
    // The modules are kept below the nearest one.
    plant('package.json', '{ "type": "module" }');
    const config = `--config=${path.join(ROOT, 'vitest.config.ts')}`;
    const folderOf = `--root=${folder}`;
    run(NOTICING);
    expect(start(path.join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', folderOf, config).status).toBe(0);
    expect(keptModules().length).toBeGreaterThan(0);
    expect(run('expect(hasRoom(2)).toBe(true);', 'SACK-01').first).toBe(
      'SACK-01: lives; noticed by its tests 1, by others 0, by none 2',
    );
  }, 120_000);
  test('ends well where all is noticed, and asks once for what tests run, until these change', () => {
    const kept = () =>
      readFileSync(globSync(path.join(folder, 'node_modules/.cache/claims/*/SACK-01.json'))[0] ?? '', 'utf8');
    const whole = { status: 0, last: ALL_HOLD };
    expect(run(NOTICING, 'SACK-01')).toMatchObject(whole);
    const first = kept();
    expect(run(NOTICING, 'SACK-01')).toMatchObject(whole);
    expect(kept()).toBe(first);
    // These notice every change too: no other tests are run for one.
    expect(run('expect([3, 2].map(hasRoom)).toEqual([false, true]);', 'SACK-01')).toMatchObject(whole);
    expect(kept()).not.toBe(first);
    plant('src/room.ts', 'export const hasRoom = (lines: number) => lines < 4;\n');
    expect(run('expect([4, 3].map(hasRoom)).toEqual([false, true]);', 'SACK-01')).toMatchObject(whole);
    expect(globSync(path.join(folder, 'node_modules/.cache/claims/*'))).toHaveLength(1);
  }, 240_000);
  test('ends red where they do not', () => {
    expect(run('expect(hasRoom(9)).toBeDefined();', '1', '4')).toMatchObject({
      status: 1,
      last: `0 of 1 claims hold, 0.0% (at least 95%); every change noticed by the claim's own tests: 0.0%; seed 4`,
    });
  }, 120_000);
  test.each([[[]], [['none']], [['0']], [['1', '2', '3']]])('refuses the words %j', (words) => {
    expect(run('', ...words).status).toBe(2);
  });
});
