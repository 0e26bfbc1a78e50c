import type { SnapshotFrom } from 'xstate';
import type { productMachine } from './productMachine.ts';

type ProductSnapshot = SnapshotFrom<typeof productMachine>;

/** The shown summary; null until the first one has loaded. */
export const selectSummary = (snapshot: ProductSnapshot) => snapshot.context.summary;
/** Another option's summary is loading; a reload of the same item for another destination does not count. */
export const selectIsReplacing = (snapshot: ProductSnapshot) =>
  snapshot.hasTag('pending') && snapshot.context.productId !== snapshot.context.summary?.itemSku;
