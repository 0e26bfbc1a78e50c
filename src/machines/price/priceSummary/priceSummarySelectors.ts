import type { SnapshotFrom } from 'xstate';
import type { priceSummaryMachine } from './priceSummaryMachine.ts';

type PriceSummarySnapshot = SnapshotFrom<typeof priceSummaryMachine>;

/** The price of the current quantity; null while it is not known. */
export const selectPriceSummary = (snapshot: PriceSummarySnapshot) => snapshot.context.summary;
/** The former price while the next one loads; null without a former price, and when none is loading. */
export const selectFormerPrice = (snapshot: PriceSummarySnapshot) =>
  snapshot.hasTag('busy') ? (snapshot.context.former?.summary ?? null) : null;
/**
 * The former sum while the present one loads; null without one, undefined when no sum needs to load. Without any
 * voucher the item's own price already gives the sum. [PRICE-18]
 */
export const selectFormerSum = (snapshot: PriceSummarySnapshot): number | null | undefined => {
  const { summary, former, itemSku } = snapshot.context;
  if (summary !== null || !snapshot.hasTag('busy')) return undefined;
  const has = former?.summary;
  const isPlain = has?.vouchers.length === 0 && has.vouchersApplied.length === 0;
  return isPlain && former?.itemSku === itemSku ? undefined : (has?.item?.subtotal ?? null);
};
/** The next price is loading, and vouchers of the last one may apply to it. */
export const selectAreVouchersPending = (snapshot: PriceSummarySnapshot) =>
  snapshot.context.summary === null && snapshot.context.hadVouchers && snapshot.hasTag('busy');
/** A price of this product had vouchers: the page keeps their row so that the content below does not move. */
export const selectKeepsVoucherPlace = (snapshot: PriceSummarySnapshot) => snapshot.context.hadVouchers;
export const selectIsPricing = (snapshot: PriceSummarySnapshot) => snapshot.hasTag('busy');
