import { createHash } from 'node:crypto';
import type { Cases } from './cases.ts';
import { driveCases, perform } from './drive.ts';
import { executeWalk } from './execute.ts';
import type { Graph, Walk } from './explore.ts';
import { titleOf } from './walkTitle.ts';
import type { Step } from './world.ts';

/** A walk, with everything that the machine did on it. */
export interface RecordedWalk {
  /** Different from the titles of the machine's other walks. */
  title: string;
  input: number;
  /** The steps up to the one, if any, at which the machine throws. */
  steps: Step[];
  /** The rows of its record, one for the start and one for each step. */
  rows: string[];
}

/** Takes the real machine along walks and records it. */
export function recordedWalks(graph: Graph, walks: readonly Walk[]): RecordedWalk[] {
  const titles = new Set<string>();
  return walks.map((walk, position) => {
    const recorded = {
      title: titleOf(graph, walk, position, titles),
      input: walk.input,
      steps: executeWalk(graph, walk).steps.map(({ edge }) => edge.step),
    };
    return { ...recorded, rows: recordOf(graph, recorded) };
  });
}

/** The rows of a walk taken once more, also by a mutant; throws what the machine throws. */
export function recordOf(
  { cases }: Graph,
  { input, steps }: Pick<RecordedWalk, 'input' | 'steps'>,
): string[] {
  const driven = driveCases(cases, input, { isRecorded: true });
  for (const step of steps) perform(driven, step);
  const rows = driven.record();
  driven.stop();
  return rows;
}

/** The rows of a walk by another version of its machine, and the reason where that cannot go on. */
export function recordAsFarAsPossible(
  cases: Cases,
  { input, steps }: Pick<RecordedWalk, 'input' | 'steps'>,
): string[] {
  const driven = driveCases(cases, input, { isRecorded: true });
  try {
    for (const step of steps) perform(driven, step);
    return driven.record();
  } catch (error) {
    return [...driven.record(), `cannot go on: ${(error as Error).message}`];
  } finally {
    driven.stop();
  }
}

/** The digest of a machine's records: another one where any step of a walk does anything else. */
export const digestOf = (recorded: readonly RecordedWalk[]): string =>
  createHash('sha256')
    .update(JSON.stringify(recorded.map(({ title, rows }) => [title, rows])))
    .digest('hex')
    .slice(0, 16);
