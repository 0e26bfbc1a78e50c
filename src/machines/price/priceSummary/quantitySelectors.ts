import type { SnapshotFrom } from 'xstate';
import type { priceSummaryMachine } from './priceSummaryMachine.ts';

type QuantitySnapshot = SnapshotFrom<typeof priceSummaryMachine>;

/** Null while nothing can be bought. [PRICE-02] */
export const selectQuantity = (snapshot: QuantitySnapshot) => snapshot.context.quantity;
export const selectMaximum = (snapshot: QuantitySnapshot) => snapshot.context.maximum;
export const selectQuantityIssue = (snapshot: QuantitySnapshot) => snapshot.context.issue;
