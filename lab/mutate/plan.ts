import { existsSync, readFileSync } from 'node:fs';
import type { Mutant } from '../engine/mutants.ts';

/** What the command asks of the tests; a file, since a page has hundreds of mutants. */
export interface Plan {
  mutants: Record<string, Mutant[]>;
  /** Lines of `Kill` are written there. */
  results: string;
}
export interface Kill {
  machine: string;
  mutant: number;
  test: string;
}

/** The kills that are written down so far; a line that is just being written is left out. */
export function readKills(file: string): Kill[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as Kill);
}
