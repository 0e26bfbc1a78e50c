import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LabError } from './engine/cases.ts';
import type { Recording } from './engine/record.ts';
import { ROOT } from './machines.ts';

/** Folder of recorded runs when `LAB_RECORD` is set; the variable can name another one. */
export const RUNS_FOLDER = 'test-results/lab-runs';
/**
 * Origins of taken transitions: the walk of every transition, tests of machines, tests of views, journeys of a visitor
 * in a browser, and browser tests that take a part of the page over, as generated ones do.
 */
export const RUN_KINDS = ['walk', 'model', 'ui', 'e2e', 'e2e-generated'] as const;
export type RunKind = (typeof RUN_KINDS)[number];
/** Names of the kinds in texts for people. */
export const RUN_WORDS: Record<RunKind, string> = {
  walk: 'walks',
  model: 'model tests',
  ui: 'view tests',
  e2e: 'e2e journeys',
  'e2e-generated': 'e2e generated',
};
export interface Run extends Recording {
  kind: RunKind;
}

export function recordFolder(): string | null {
  const asked = process.env['LAB_RECORD'] ?? '';
  if (asked === '') return null;
  return path.resolve(ROOT, asked === '1' ? RUNS_FOLDER : asked);
}

export function writeRun(folder: string, run: Run): void {
  if (Object.keys(run.machines).length === 0) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, `${run.kind}-${process.pid}-${crypto.randomUUID()}.json`),
    JSON.stringify(run),
  );
}

export function readRuns(folder: string): Run[] {
  const place = path.resolve(ROOT, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      try {
        return JSON.parse(readFileSync(path.join(place, name), 'utf8')) as Run;
      } catch {
        throw new LabError(`${path.join(folder, name)} is no recorded run`);
      }
    });
}
