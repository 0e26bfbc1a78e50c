import { comparedWith, middleOf, type Figure } from './figures.ts';

/** Measures some figures of the built checkout in a folder. */
export type Measure = (root: string) => Figure[] | Promise<Figure[]>;

export interface Part {
  name: string;
  measure: Measure;
  /** Says the same each time: once is enough. */
  isExact?: boolean;
}

/**
 * Measures a part of one checkout, or of two in turn: this, that, this, that. What changes on the machine meanwhile
 * changes both.
 */
export async function measurePart(
  { measure, isExact = false }: Part,
  { here, there, rounds }: { here: string; there: string | null; rounds: number },
): Promise<Figure[]> {
  const ours: Figure[][] = [];
  const theirs: Figure[][] = [];
  for (let round = 0; round < (isExact ? 1 : rounds); round += 1) {
    ours.push(await measure(here));
    if (there !== null) theirs.push(await measure(there));
  }
  return there === null ? middleOf(ours) : comparedWith(ours, theirs);
}
