import type { PartTold } from './partTold.ts';

/**
 * Something that the summary says of the visitor was written: one that is on its way was read before that, and is asked
 * for anew. [TAG-20]
 */
export const summaryOutdated: PartTold = {
  type: 'part.told',
  name: 'product',
  event: { type: 'product.outdated' },
};
