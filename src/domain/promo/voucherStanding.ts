import type { ApplicableStatus } from './reward.ts';
import { isForShipping, type VoucherGroup } from './voucher.ts';

/** A voucher's standing in the present purchase, beyond the conditions that the marketplace states. */
export type VoucherStanding =
  | 'counted'
  | 'countedLater'
  | 'notForPickup'
  | 'notForSubscription'
  | 'shippingFree';

/** A purchase as far as its vouchers go. */
export interface VoucherPurchase {
  isPickup: boolean;
  /** As it was counted; null where it was not. */
  cost: {
    isShippingOpen: boolean;
    lines: readonly {
      kind: string;
      amount: number | null;
      vouchers?: readonly { code: string }[] | undefined;
    }[];
    /** Of a subscription; null where it is bought once. */
    deliveries: object | null;
  } | null;
}

/**
 * Null where the words of the marketplace say all, or nothing is known. A voucher of the shipping is counted where the
 * counted cost names it; one of the goods where the marketplace calls it usable. [VOUCHER-25]
 */
export function voucherStandingOf(
  {
    code,
    group,
    applicableStatus,
  }: { code: string; group: VoucherGroup; applicableStatus: ApplicableStatus | null },
  { isPickup, cost }: VoucherPurchase,
): VoucherStanding | null {
  const isOfShipping = isForShipping(group);
  if (isOfShipping && isPickup) return 'notForPickup';
  const shipping = cost?.lines.filter(({ kind }) => kind === 'SHIPPING') ?? [];
  // Also one that was claimed since its conditions were told.
  if (shipping.some(({ vouchers = [] }) => vouchers.some((one) => one.code === code))) return 'counted';
  if (applicableStatus !== 'AVAILABLE') return null;
  if (cost !== null && cost.deliveries !== null) return 'notForSubscription';
  if (!isOfShipping) return 'counted';
  if (cost === null) return null;
  if (cost.isShippingOpen) return 'countedLater';
  return shipping.every(({ amount }) => amount === 0) ? 'shippingFree' : null;
}
