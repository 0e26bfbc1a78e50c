import { comparedWith, middleOf, type Figure } from './figures.ts';

/** Measures some figures of the built checkout in a folder. */
export type Measure = (root: string) => Figure[] | Promise<Figure[]>;

export interface Part {
  name: string;
  measure: Measure;
  /** The same result each time: one round is enough. */
  isExact?: boolean;
}

/** Measures a part of one checkout, or of two in turn, so that changes of the machine affect both. */
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
