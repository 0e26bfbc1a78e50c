import { comparedWith, middleOf, type Figure } from './figures.ts';
import { withinOrEnded } from './started.ts';
import type { Checkouts } from './turns.ts';

/** Measures some figures of the built checkout in a folder. */
export type Measure = (root: string) => Figure[] | Promise<Figure[]>;

export interface Part {
  name: string;
  measure: Measure;
  /** Compares two checkouts in short turns. Without it the whole part is measured of one, then of the other. */
  compare?: (checkouts: Checkouts) => Promise<Figure[]>;
  /** The same result each time: one round is enough. */
  isExact?: boolean;
}

/** A measurement of one checkout takes minutes; one that hangs must not stop the bench. */
const MEASUREMENT_LIMIT_MS = 10 * 60_000;

/** Measures a part of one checkout, or of two in turn, so that changes of the machine affect both. */
export async function measurePart(
  { measure, compare, isExact = false }: Part,
  { here, there, rounds }: Omit<Checkouts, 'there'> & { there: string | null },
): Promise<Figure[]> {
  if (there !== null && compare !== undefined)
    return withinOrEnded(compare({ here, there, rounds }), (1 + rounds) * MEASUREMENT_LIMIT_MS);
  const once = async (root: string) => withinOrEnded(Promise.resolve(measure(root)), MEASUREMENT_LIMIT_MS);
  const ours: Figure[][] = [];
  const theirs: Figure[][] = [];
  for (let round = 0; round < (isExact ? 1 : rounds); round += 1) {
    ours.push(await once(here));
    if (there !== null) theirs.push(await once(there));
  }
  return there === null ? middleOf(ours) : comparedWith(ours, theirs);
}
