import * as z from 'zod/mini';
import { LARGEST_RUPIAH } from '#src/domain/shell/limits.ts';

/**
 * Money as it enters: whole rupiah that are not negative and no more than `most`. Fractions, NaN, 1e21 and texts in
 * whatever format are none.
 */
export const rupiahUpTo = (most: number) => z.int().check(z.nonnegative(), z.maximum(most));
/** No more than any sum of the page. */
export const rupiah = rupiahUpTo(LARGEST_RUPIAH);
export const positiveRupiah = z.int().check(z.positive(), z.maximum(LARGEST_RUPIAH));
