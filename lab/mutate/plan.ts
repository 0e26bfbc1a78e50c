import { existsSync, readFileSync } from 'node:fs';
import type { Mutant } from '../engine/mutant.ts';

/** The command's order to the tests; kept in a file, since a page has hundreds of mutants. */
export interface Plan {
  mutants: Record<string, Mutant[]>;
  /** Lines of `Kill` and `Walked` are written there. */
  results: string;
}
export interface Kill {
  machine: string;
  mutant: number;
  test: string;
}
/** A test that took a transition, or was in a state. */
export interface Walked {
  label: string;
  test: string;
}

/** The lines written so far, without one that is being written. */
function readLines(file: string): (Kill | Walked)[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as Kill | Walked);
}

export const readKills = (file: string): Kill[] => readLines(file).filter((line) => 'mutant' in line);

/** The first test that took each transition, by its label. */
export function readWalked(file: string): Map<string, string> {
  const walked = new Map<string, string>();
  for (const line of readLines(file))
    if ('label' in line && !walked.has(line.label)) walked.set(line.label, line.test);
  return walked;
}
