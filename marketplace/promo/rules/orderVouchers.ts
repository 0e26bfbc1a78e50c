import type { Language } from '#src/domain/shell/language.ts';
import { localised } from '../../product/rules/catalogue.ts';
import { periodNow } from '../store/offerPeriod.ts';
import type { Reduction } from '../../price/rules/orderCost.ts';
import {
  bestForShipping,
  shippingReductionOf,
  usableForShipping,
  vouchersOfBag,
  type AppliedVoucher,
  type OrderedGoods,
  type VoucherDeps,
} from './vouchers.ts';

/** A parcel with one shipping price: its goods that vouchers are for, and that price in rupiah. */
export interface Parcel {
  goods: readonly OrderedGoods[];
  price: number;
}
/** The parts of an order that vouchers depend on. */
export interface VouchedOrder {
  goods: readonly OrderedGoods[];
  parcels: readonly Parcel[];
  /** Codes of the vouchers that it has used before: their groups are used up. */
  used?: readonly string[];
}
/** A voucher that applies to an order; one of the shipping does not reduce the goods. */
export interface OrderVoucher extends AppliedVoucher {
  isShipping: boolean;
}

/**
 * Returns the vouchers that apply to an order by themselves, for goods and shipping: the one rule of product page, bag
 * and checkout. A parcel gets the best one of each adjustment group, no voucher is used twice, and the dearest parcel
 * chooses first. Pickups, and goods without counted shipping, are no parcels. [VOUCHER-24]
 */
export function vouchersOfOrder(
  deps: VoucherDeps,
  { goods, parcels, used = [] }: VouchedOrder,
  memberId: string | null,
  language: Language,
): OrderVoucher[] {
  const ofGoods = vouchersOfBag(deps, goods, memberId, language);
  const takenGroups = groupsOf(deps, [...ofGoods.map(({ code }) => code), ...used]);
  const spent = new Set<string>();
  const ofShipping = parcels
    .toSorted((one, other) => other.price - one.price)
    .flatMap((parcel) => {
      const open = usableForShipping(deps, parcel.goods, memberId).filter(
        ({ code, adjustmentGroup }) => !spent.has(code) && !takenGroups.has(adjustmentGroup),
      );
      return bestForShipping(open, parcel.price).map(({ voucher, amount }) => {
        spent.add(voucher.code);
        const title = localised(voucher.title, language);
        return { code: voucher.code, title, amount, isShipping: true };
      });
    });
  return [...ofGoods.map((one) => ({ ...one, isShipping: false })), ...ofShipping];
}

/** Returns the adjustment groups of vouchers by their codes. */
const groupsOf = (deps: VoucherDeps, codes: readonly string[]) =>
  new Set(codes.map((code) => deps.vouchers.byCode(code)?.adjustmentGroup));

/**
 * Returns what vouchers leave of a price in rupiah for the delivery of goods as an order of their own: the reduction
 * that `vouchersOfOrder` gives their one parcel. Null where none takes anything off. [SHIP-27]
 */
export function shippingAfterVouchers(
  deps: VoucherDeps,
  goods: readonly OrderedGoods[],
  memberId: string | null,
  language: Language,
): (price: number) => number | null {
  const usable = usableForShipping(deps, goods, memberId);
  if (usable.length === 0) return () => null;
  const ofGoods = vouchersOfBag(deps, goods, memberId, language).map(({ code }) => code);
  const takenGroups = groupsOf(deps, ofGoods);
  const open = usable.filter(({ adjustmentGroup }) => !takenGroups.has(adjustmentGroup));
  return (price) => {
    const off = bestForShipping(open, price).reduce((sum, { amount }) => sum + amount, 0);
    return off === 0 ? null : price - off;
  };
}

/**
 * Counts the reductions of used shipping vouchers again after a change of the price: each by its terms, together no
 * more than the price. A voucher that is no longer known keeps its amount. [VOUCHER-24]
 */
export function recountedForShipping<T extends { code: string; amount: number }>(
  deps: VoucherDeps,
  used: readonly T[],
  price: number,
): T[] {
  let left = price;
  return used.map((one) => {
    const voucher = deps.vouchers.byCode(one.code);
    const amount = Math.min(left, voucher === undefined ? one.amount : shippingReductionOf(voucher, price));
    left -= amount;
    return { ...one, amount };
  });
}

/** The reductions by an order's vouchers, in words. */
export const voucherReductions = (deps: VoucherDeps, vouchers: readonly OrderVoucher[]): Reduction[] =>
  vouchers.map(({ code, title, amount, isShipping }) => {
    const voucher = deps.vouchers.byCode(code);
    return {
      kind: 'VOUCHER',
      title,
      amount,
      ...(isShipping ? { shippingVoucher: code } : {}),
      ...(voucher === undefined ? {} : { endTime: periodNow(deps, voucher).endTime }),
    };
  });
