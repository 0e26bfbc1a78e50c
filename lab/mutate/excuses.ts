import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { LabError } from '../engine/cases.ts';
import type { Mutant } from '../engine/mutant.ts';

/** A mutant that no test has to notice, and why. */
const excuseSchema = z.object({
  machine: z.string(),
  kind: z.string(),
  label: z.string(),
  says: z.string(),
  reason: z.string().min(20),
});
export type Excuse = z.infer<typeof excuseSchema>;

const FILE = 'lab/mutate/excuses.json';

/** The excuses of the project; `FILE` relative to `root`. Throws where one has no reason. */
export function readExcuses(root: string): Excuse[] {
  const read = z.array(excuseSchema).safeParse(JSON.parse(readFileSync(path.join(root, FILE), 'utf8')));
  if (!read.success) throw new LabError(`${FILE}: ${z.prettifyError(read.error)}`);
  return read.data;
}

const isOf = (excuse: Excuse, machine: string, mutant: Pick<Mutant, 'kind' | 'label' | 'says'>) =>
  excuse.machine === machine &&
  excuse.kind === mutant.kind &&
  excuse.label === mutant.label &&
  excuse.says === mutant.says;

export const excuseOf = (
  excuses: readonly Excuse[],
  machine: string,
  mutant: Pick<Mutant, 'kind' | 'label' | 'says'>,
): Excuse | undefined => excuses.find((one) => isOf(one, machine, mutant));

/** Excuses of mutants that do not exist or that a test kills: they must be removed. */
export const idleExcuses = (
  excuses: readonly Excuse[],
  machine: string,
  alive: readonly Pick<Mutant, 'kind' | 'label' | 'says'>[],
): Excuse[] =>
  excuses.filter((one) => one.machine === machine && !alive.some((mutant) => isOf(one, machine, mutant)));
