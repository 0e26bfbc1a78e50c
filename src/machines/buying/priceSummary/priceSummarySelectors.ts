import type { SnapshotFrom } from 'xstate';
import type { priceSummaryMachine } from './priceSummaryMachine.ts';

type PriceSummarySnapshot = SnapshotFrom<typeof priceSummaryMachine>;

/** The price of the current quantity; null while it is not known. */
export const selectPriceSummary = (snapshot: PriceSummarySnapshot) => snapshot.context.summary;
/** The vouchers of the last price may apply to the next one, which is coming. */
export const selectAreVouchersPending = (snapshot: PriceSummarySnapshot) =>
  snapshot.context.summary === null && snapshot.context.hadVouchers && snapshot.hasTag('busy');
/** Something of this product had vouchers: what is below their line does not move with every choice. */
export const selectKeepsVoucherPlace = (snapshot: PriceSummarySnapshot) => snapshot.context.hadVouchers;
export const selectIsPricing = (snapshot: PriceSummarySnapshot) => snapshot.hasTag('busy');
/** Null while nothing can be bought. [PRICE-02] */
export const selectQuantity = (snapshot: PriceSummarySnapshot) => snapshot.context.quantity;
export const selectMaximum = (snapshot: PriceSummarySnapshot) => snapshot.context.maximum;
export const selectQuantityIssue = (snapshot: PriceSummarySnapshot) => snapshot.context.issue;
