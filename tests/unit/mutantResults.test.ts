import { expect, test } from 'vitest';
import equalOnes from '../../scripts/mutants/equal.json' with { type: 'json' };
import { resultsOf, survivorText, type Equal, type Mutant } from '../../scripts/mutants/results.mjs';

const FILE = 'src/domain/product/stock.ts';
const mutant = (status: string, line: number, replacement = 'true', statusReason = ''): Mutant => ({
  id: '0',
  status,
  statusReason,
  mutatorName: 'ConditionalExpression',
  replacement,
  location: { start: { line, column: 7 } },
});
const report = (...mutants: Mutant[]) => ({
  files: { [FILE]: { source: 'const a = 1;\n  if (a > 0) {\n  }', mutants } },
});
const equal: Equal = { file: FILE, line: 'if (a > 0) {', replacement: 'true', reason: 'it is 1' };

test('a mutant that runs without end is killed, one that no test comes to is not', () => {
  const results = resultsOf(
    report(mutant('Killed', 1), mutant('Timeout', 1), mutant('NoCoverage', 2), mutant('Survived', 2)),
    [],
  );
  expect(results).toMatchObject({ killed: 2, counted: 4, share: 50, stale: [] });
  expect(results.survivors.map(({ isReached }) => isReached)).toEqual([false, true]);
  expect(resultsOf(report(), []).share).toBe(100);
});

test('what could not be tried is told, with why, and is neither killed nor alive', () => {
  const broken = mutant('RuntimeError', 1, 'true', 'ENOENT');
  expect(resultsOf(report(mutant('Killed', 1), broken), [])).toMatchObject({
    killed: 1,
    counted: 1,
    untried: ['ENOENT'],
  });
  expect(resultsOf(report(mutant('Killed', 1)), []).untried).toEqual([]);
  // A mutant outside the sample does not count as broken.
  expect(resultsOf(report({ ...broken, id: '1' }), [], 2).untried).toEqual([]);
});

test('of a sample only what is in it counts, and what it leaves out makes no excuse stale', () => {
  const named = (id: number, status: string): Mutant => ({ ...mutant(status, 1), id: String(id) });
  const mutants = [
    named(0, 'Killed'),
    named(1, 'NoCoverage'),
    named(2, 'RuntimeError'),
    named(3, 'Survived'),
    named(4, 'Survived'),
    named(6, 'Killed'),
  ];
  expect(resultsOf(report(...mutants), [equal], 3)).toMatchObject({ killed: 2, counted: 3, stale: [] });
  expect(resultsOf(report(...mutants), [equal])).toMatchObject({ killed: 2, counted: 5, stale: [equal] });
});

test('a survivor is named with its place, what was changed, and the line', () => {
  const [survivor] = resultsOf(report(mutant('Survived', 2)), []).survivors;
  expect(survivor && survivorText(survivor)).toBe(
    `  ${FILE}:2:7 ConditionalExpression: true\n      if (a > 0) {`,
  );
  const [unreached] = resultsOf(report(mutant('NoCoverage', 2)), []).survivors;
  expect(unreached && survivorText(unreached)).toContain('(no test comes here)');
});

test('an equal one is not counted, on its own line and with its own replacement only', () => {
  expect(resultsOf(report(mutant('Killed', 1), mutant('Survived', 2)), [equal])).toMatchObject({
    excused: 1,
    counted: 1,
    share: 100,
    survivors: [],
    stale: [],
  });
  expect(resultsOf(report(mutant('Survived', 2, 'false')), [equal]).survivors).toHaveLength(1);
  expect(resultsOf(report(mutant('Survived', 1)), [equal]).survivors).toHaveLength(1);
});

test('reports an excuse for a mutant that is gone, only in files it looked at', () => {
  expect(resultsOf(report(mutant('Killed', 2)), [equal]).stale).toEqual([equal]);
  expect(resultsOf(report(), [{ ...equal, file: 'server/main.ts' }]).stale).toEqual([]);
});

test('what is evaluated once on loading is counted apart', () => {
  expect(
    resultsOf(report(mutant('Ignored', 1, 'true', 'Static mutant (and "ignoreStatic" was enabled)')), []),
  ).toMatchObject({ unevaluated: 1, counted: 0 });
});

test('each excuse has a reason', () => {
  for (const { reason } of equalOnes as Equal[]) expect(reason.length).toBeGreaterThan(10);
});
