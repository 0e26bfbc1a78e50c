import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changed, changesIn } from '../../scripts/claims/changes.ts';
import { claimOf, ownStatements, sampleOf } from '../../scripts/claims/sample.ts';
import { judged, shareOf, textOf, type Tried } from '../../scripts/claims/verdict.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

describe('the tests of an entry', () => {
  const texts = new Map([
    ['tests/unit/list.test.ts', `test('[BAG-01, BAG-03] adds', () => {})`],
    ['tests/unit/range.test.ts', `test('[BAG-01..04] adds', () => {})`],
    ['tests/unit/table.test.ts', `test.each([['BAG-03']])('[%s] adds', () => {})`],
    ['tests/unit/other.test.ts', `test('[BAG-30] adds', () => {})`],
  ]);

  test('are those of the files that name it alone, in a list, in a range and in a table', () => {
    expect(claimOf('BAG-03', ['[BAG-03] adds', '[BAG-02..04] counts', '[BAG-30] adds'], texts)).toEqual({
      id: 'BAG-03',
      files: ['tests/unit/list.test.ts', 'tests/unit/range.test.ts', 'tests/unit/table.test.ts'],
      titles: ['[BAG-03] adds', '[BAG-02..04] counts'],
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

test('what is a claim’s own are the statements that the fewest claims run', () => {
  const at = (line: number) => ({ file: 'src/a.ts', first: line, last: line });
  const [one, two, three] = [[at(1), at(2), at(3)], [at(1), at(2)], [at(1)]];
  const all = [one ?? [], two ?? [], three ?? []];
  expect(ownStatements(one ?? [], all)).toEqual([at(3)]);
  expect(ownStatements(two ?? [], all)).toEqual([at(2)]);
  expect(ownStatements(three ?? [], all)).toEqual([at(1)]);
});

describe('the changes of statements', () => {
  const text = ['const a = 1;', 'export const b = (c: number) =>', '  c < 2 && a > 0;', ''].join('\n');
  const asked = [{ file: 'src/b.ts', first: 3, last: 3 }];

  test('lie in them alone, and give a text that differs there alone', async () => {
    const changes = await changesIn('src/b.ts', text, asked);
    expect(changes.map(({ line }) => line)).toEqual(changes.map(() => 3));
    const texts = changes.map((change) => changed(text, change));
    expect(texts).toContain(text.replace('c < 2', '(c <= 2)'));
    expect(texts).toContain(text.replace('c < 2 && a > 0', '(c < 2 || a > 0)'));
    expect(texts.every((one) => one.startsWith(text.slice(0, text.indexOf('c < 2'))))).toBe(true);
  });
});

describe('the verdict on claims', () => {
  const change = { file: 'src/a.ts', line: 3, start: 0, end: 1, replacement: '(b)', mutator: 'Boolean' };
  const tried = (noticedBy: Tried['noticedBy']): Tried => ({ change, noticedBy });

  test.each([
    [['its tests', 'its tests'], true],
    [['its tests', 'other tests'], false],
    [['none'], false],
    [[], null],
  ] as const)('of changes noticed by %s is %s', (by, holds) => {
    expect(judged('BAG-01', by.map(tried)).holds).toBe(holds);
  });
  test('counts those alone that could be tried', () => {
    const held = judged('BAG-01', [tried('its tests')]);
    const missed = judged('BAG-02', [tried('other tests')]);
    const untried = judged('BAG-03', []);
    expect(shareOf([held, missed, untried])).toBe(50);
    expect(shareOf([held, untried])).toBe(100);
    expect(shareOf([untried])).toBe(100);
  });
  test('says where a change was missed, and who noticed it', () => {
    const text = textOf(judged('BAG-01', [tried('its tests'), tried('other tests'), tried('none')]));
    expect(text.split('\n')).toEqual([
      'BAG-01: 1 of 3 changes noticed',
      '  src/a.ts:3 Boolean: (b) (noticed by other tests alone)',
      '  src/a.ts:3 Boolean: (b) (noticed by no test that knows the file)',
    ]);
  });
});

describe('the command, of a planted project', () => {
  let folder: string;
  beforeEach(() => {
    // Inside the project: what is planted imports its packages.
    mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
    folder = mkdtempSync(path.join(ROOT, '.cache/claims-'));
    for (const name of ['docs', 'src', 'tests/unit']) mkdirSync(path.join(folder, name), { recursive: true });
    plant('docs/requirements.yaml', '- id: BAG-01\n');
    plant('src/room.ts', 'export const hasRoom = (lines: number) => lines < 3;\n');
    plant('titles.json', JSON.stringify({ passed: ['[BAG-01] tells a full bag'] }));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const plant = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

  function run(expectation: string, ...words: string[]) {
    plant(
      'tests/unit/room.test.ts',
      `import { expect, test } from 'vitest';
import { hasRoom } from '../../src/room.ts';
test('[BAG-01] tells a full bag', () => { ${expectation} });`,
    );
    const { status, stdout } = spawnSync(
      process.execPath,
      [path.join(ROOT, 'scripts/claims/main.ts'), 'titles.json', '--break', ...words],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, VITEST: '', NODE_OPTIONS: '' } },
    );
    return { status, last: stdout.trim().split('\n').at(-1) };
  }

  test('ends well where the tests of the entry notice every change', () => {
    expect(run('expect([2, 3].map(hasRoom)).toEqual([true, false]);', 'BAG-01')).toEqual({
      status: 0,
      last: '1 of 1 claims hold, 100.0% (at least 95%)',
    });
  }, 120_000);
  test('ends red where they do not', () => {
    expect(run('expect(hasRoom(9)).toBeDefined();', '1', '4')).toEqual({
      status: 1,
      last: '0 of 1 claims hold, 0.0% (at least 95%); seed 4',
    });
  }, 120_000);
  test.each([[[]], [['none']], [['0']], [['1', '2', '3']]])('refuses the words %j', (words) => {
    expect(run('', ...words).status).toBe(2);
  });
});
