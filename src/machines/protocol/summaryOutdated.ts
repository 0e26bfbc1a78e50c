import type { PartTold } from './partTold.ts';

/** The visitor's data in the summary was written: a load in flight read it before, and is repeated. [TAG-20] */
export const summaryOutdated: PartTold = {
  type: 'part.told',
  name: 'product',
  event: { type: 'product.outdated' },
};
