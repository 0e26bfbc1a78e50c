import type { SnapshotFrom } from 'xstate';
import type { productMachine } from './productMachine.ts';

type ProductSnapshot = SnapshotFrom<typeof productMachine>;

/** The summary that is shown; null until the first one has come. */
export const selectSummary = (snapshot: ProductSnapshot) => snapshot.context.summary;
/**
 * Another option's summary is on its way; what is shown stays meanwhile. The same item told anew, for another
 * destination, is no other option: it holds nothing up.
 */
export const selectIsReplacing = (snapshot: ProductSnapshot) =>
  snapshot.hasTag('pending') && snapshot.context.productId !== snapshot.context.summary?.itemSku;
