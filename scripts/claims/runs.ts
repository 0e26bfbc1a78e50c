import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Change } from './changes.ts';
import { LINE, type Claim, type Statement } from './sample.ts';
import type { Asked } from './vitest.config.ts';

/** Time limits of a run and of each of its files: a change may make a loop endless. */
const PATIENCE_MS = { run: 120_000, file: 60_000 };
/** Paths of machines, and the facts that they begin with, are data of tests, not code. */
const PRODUCT = /^(?:src|marketplace|server|web)\/(?!machines\/(?:paths\/|.*Paths\.ts$))/;
/** Arms of these may run or not without a statement of their own. */
const ARMED = ['cond-expr', 'binary-expr'];

interface Range {
  start: { line: number; column: number };
  end: { line: number; column: number | null };
}
interface Coverage {
  statementMap: Record<string, Range>;
  s: Record<string, number>;
  branchMap: Record<string, { type: string; locations: Range[] }>;
  b: Record<string, number[]>;
}

/** The tools come from here; the code to break and test comes from the current folder. */
const TOOLS = path.resolve(import.meta.dirname, '../..');
export const root = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'claims-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Runs tests, all of the files where no titles are given: true when they passed, null where no title is of the files. */
export function run(
  { files, titles }: { files: string[]; titles: string[] | null },
  change: Change | null,
  coverage: string | null = null,
): boolean | null {
  const asked: Asked = { titles, change, coverage };
  const file = path.join(folder, 'asked.json');
  const report = path.join(folder, 'report.json');
  rmSync(report, { force: true });
  writeFileSync(file, JSON.stringify(asked));
  const { status } = spawnSync(
    process.execPath,
    [
      path.join(TOOLS, 'node_modules/vitest/vitest.mjs'),
      'run',
      `--root=${root}`,
      `--config=${path.join(import.meta.dirname, 'vitest.config.ts')}`,
      '--reporter=json',
      `--outputFile=${report}`,
      ...files,
    ],
    {
      cwd: root,
      stdio: 'ignore',
      timeout: PATIENCE_MS.run + PATIENCE_MS.file * files.length,
      env: { ...process.env, CLAIM_RUN: file },
    },
  );
  if (status !== 0) return false;
  const { numPassedTests } = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number };
  return numPassedTests > 0 || null;
}

/** The statements of the product's files that a claim's tests load: none where journeys alone prove it, null where they fail. */
export function statementsOf(claim: Claim): Statement[] | null {
  const to = path.join(folder, claim.id);
  const hasPassed = run(claim, null, to);
  if (hasPassed !== true) return hasPassed === null ? [] : null;
  const covered = JSON.parse(readFileSync(path.join(to, 'coverage-final.json'), 'utf8')) as Record<
    string,
    Coverage
  >;
  rmSync(to, { recursive: true });
  return Object.entries(covered)
    .map(([file, coverage]) => ({ file: path.relative(root, file), coverage }))
    .filter(({ file }) => PRODUCT.test(file))
    .flatMap(({ file, coverage: { statementMap, s, branchMap, b } }) => [
      ...Object.entries(statementMap).map(([key, range]) => statementOf(file, range, s[key])),
      ...Object.entries(branchMap)
        .filter(([, { type }]) => ARMED.includes(type))
        .flatMap(([key, { locations }]) =>
          locations.map((range, index) => statementOf(file, range, b[key]?.[index])),
        ),
    ]);
}

const statementOf = (file: string, { start, end }: Range, times = 0): Statement => ({
  file,
  from: start.line * LINE + start.column,
  to: end.line * LINE + (end.column ?? LINE - 1),
  isRun: times > 0,
});
