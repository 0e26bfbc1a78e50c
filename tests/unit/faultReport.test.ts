import { expect, test } from 'vitest';
import type { PlayedCell } from '../../e2e/faults/matrix.ts';
import { isClean, tableOf, type Findings } from '../../e2e/faults/report.ts';

const cell = (
  fault: string,
  failed: PlayedCell['failed'],
  failedAgain: PlayedCell['failedAgain'] = null,
) => ({
  endpoint: 'GET /a',
  what: 'first page',
  fault,
  failed,
  failedAgain,
  isSecond: false,
  ms: 1,
});
const late = [{ check: 'R' as const, detail: 'too late' }];
const findings = (...cells: PlayedCell[]): Findings => ({
  cells,
  missing: [],
  stale: [],
  serverComplaints: [],
  seconds: 2,
});

test('a cell that fails twice fails the matrix, one that then passes is listed as flaky', () => {
  const flaky = findings(cell('none', []), cell('500', late, []));
  expect(isClean(flaky)).toBe(true);
  expect(tableOf(flaky)).toContain('2 of 2 cells passed, 1 of them flaky, 1 uses, 2 s');
  expect(tableOf(flaky)).toContain('Flaky: failed, and passed when played once more, alone');
  expect(tableOf(flaky)).toContain('R GET /a (first page), 500: too late');
  expect(tableOf(flaky)).not.toContain('\nFailed\n');

  const failed = findings(cell('none', []), cell('500', late, late));
  expect(isClean(failed)).toBe(false);
  expect(tableOf(failed)).toContain('\nFailed\n  R GET /a (first page), 500: too late');
  expect(tableOf(failed)).toContain('1 of 2 cells passed, 0 of them flaky');
});

test('a failed cell that was not played once more fails the matrix', () => {
  expect(isClean(findings(cell('500', late)))).toBe(false);
});

test.each(['missing', 'stale', 'serverComplaints'] as const)(
  'cells that all passed do not make up for something in %s',
  (list) => {
    const passed = findings(cell('none', []));
    expect(isClean(passed)).toBe(true);
    expect(isClean({ ...passed, [list]: ['GET /b'] })).toBe(false);
  },
);
