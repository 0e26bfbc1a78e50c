import { CHECKS } from './cell.ts';
import type { MatrixResult, PlayedCell } from './matrix.ts';

export interface Findings extends MatrixResult {
  /** Endpoints that the page calls and no row covers. */
  missing: readonly string[];
  /** Listed endpoints that the page does not call. */
  stale: readonly string[];
  /** Complaints of the server while the pages were played. */
  serverComplaints: readonly string[];
  seconds: number;
}

/** It failed, and passed when it was played once more, alone. */
export const isFlaky = ({ failed, failedAgain }: PlayedCell) =>
  failed.length > 0 && failedAgain?.length === 0;
const hasFailed = (cell: PlayedCell) => cell.failed.length > 0 && !isFlaky(cell);

export const lettersOf = ({ failed }: PlayedCell) =>
  [...new Set(failed.map(({ check }) => check))].join('') || 'ok';

export function isClean({ cells, missing, stale, serverComplaints }: Findings): boolean {
  const isComplete = [missing, stale, serverComplaints].every((list) => list.length === 0);
  return isComplete && !cells.some(hasFailed);
}

const reasonsOf = ({ endpoint, what, fault, failed }: PlayedCell) =>
  failed.map(({ check, detail }) => `${check} ${endpoint} (${what}), ${fault}: ${detail}`);

/** A row for every use, a column for every fault, the letters of what failed, and what they mean. */
export function tableOf(findings: Findings): string {
  const { cells } = findings;
  const faults = [...new Set(cells.map(({ fault }) => fault))];
  const rows = Map.groupBy(cells, ({ endpoint, what }) => `${endpoint}\n${what}`);
  const names = [...rows.keys()].map((key) => key.split('\n'));
  const widths = [0, 1].map((column) => Math.max(8, ...names.map((name) => name[column]?.length ?? 0)));
  const line = (endpoint: string, what: string, columns: readonly string[]) =>
    `${endpoint.padEnd(widths[0] ?? 0)}  ${what.padEnd(widths[1] ?? 0)}  ${columns
      .map((text, index) => text.padEnd(Math.max(5, faults[index]?.length ?? 0)))
      .join('  ')}`.trimEnd();
  const failed = cells.filter(hasFailed);
  const flaky = cells.filter(isFlaky);
  const list = (title: string, entries: readonly string[]) =>
    entries.length === 0 ? [] : ['', title, ...entries.map((entry) => `  ${entry}`)];
  return [
    line('endpoint', 'use', faults),
    ...[...rows.values()].map((row) =>
      line(
        row[0]?.endpoint ?? '',
        row[0]?.what ?? '',
        faults.map((fault) => {
          const cell = row.find((one) => one.fault === fault);
          if (cell === undefined) return '';
          return isFlaky(cell) ? 'flaky' : lettersOf(cell);
        }),
      ),
    ),
    ...list('Failed', failed.flatMap(reasonsOf)),
    ...list('Flaky: failed, and passed when played once more, alone', flaky.flatMap(reasonsOf)),
    ...list(
      'Letters: what did not hold',
      failed.length + flaky.length === 0
        ? []
        : Object.entries(CHECKS).map(([letter, meaning]) => `${letter} ${meaning}`),
    ),
    ...list('Called by services, without a row in e2e/faults', findings.missing),
    ...list('Listed in e2e/faults, called by no service', findings.stale),
    ...list('The server complained', findings.serverComplaints),
    ...list(
      'Played anew, because the browser had stopped drawing the page',
      cells
        .filter(({ isSecond }) => isSecond)
        .map(({ endpoint, what, fault }) => `${endpoint} (${what}), ${fault}`),
    ),
    '',
    `${cells.length - failed.length} of ${cells.length} cells passed, ${flaky.length} of them flaky, ${rows.size} uses, ${findings.seconds} s`,
  ].join('\n');
}
