import type { SnapshotFrom } from 'xstate';
import type { priceSummaryMachine } from './priceSummaryMachine.ts';

type PriceSummarySnapshot = SnapshotFrom<typeof priceSummaryMachine>;

/** The price of the current quantity; null while it is not known. */
export const selectPriceSummary = (snapshot: PriceSummarySnapshot) => snapshot.context.summary;
/** The price that was told last, while the next is on its way; null where none was told, or none is coming. */
export const selectFormerPrice = (snapshot: PriceSummarySnapshot) =>
  snapshot.hasTag('busy') ? (snapshot.context.former?.summary ?? null) : null;
/**
 * The sum that stays until the present one has come; null where there was none, undefined where none has to come. Without
 * any voucher an item's pieces make the sum by themselves. [PRICE-18]
 */
export const selectFormerSum = (snapshot: PriceSummarySnapshot): number | null | undefined => {
  const { summary, former, itemSku } = snapshot.context;
  if (summary !== null || !snapshot.hasTag('busy')) return undefined;
  const has = former?.summary;
  const isPlain = has?.vouchers.length === 0 && has.vouchersApplied.length === 0;
  return isPlain && former?.itemSku === itemSku ? undefined : (has?.item?.subtotal ?? null);
};
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
