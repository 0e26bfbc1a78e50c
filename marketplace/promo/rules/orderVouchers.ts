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

/** A parcel, whose shipping is paid once: the goods in it that vouchers are for, and the cost of its shipping in rupiah. */
export interface Parcel {
  goods: readonly OrderedGoods[];
  price: number;
}
/** An order as vouchers see it. */
export interface VouchedOrder {
  goods: readonly OrderedGoods[];
  parcels: readonly Parcel[];
  /** Codes of the vouchers that it has used up before: no other one of their groups is for it. */
  used?: readonly string[];
}
/** A voucher that an order gets; one of the shipping takes nothing off the goods. */
export interface OrderVoucher extends AppliedVoucher {
  isShipping: boolean;
}

/**
 * The vouchers that an order gets by itself, for its goods and for its shipping: the one rule of product page, bag and
 * checkout. Of each adjustment group a parcel gets the one that takes most off, no voucher is used twice, and the dearest
 * parcel chooses first. What is picked up, and what has no counted shipping yet, is no parcel. [VOUCHER-24]
 */
export function vouchersOfOrder(
  deps: VoucherDeps,
  { goods, parcels, used = [] }: VouchedOrder,
  memberId: string | null,
  language: Language,
): OrderVoucher[] {
  const ofGoods = vouchersOfBag(deps, goods, memberId, language);
  const groupOf = (code: string) => deps.vouchers.byCode(code)?.adjustmentGroup;
  const takenGroups = new Set([...ofGoods.map(({ code }) => code), ...used].map(groupOf));
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

/**
 * The reductions in rupiah by used vouchers of a shipping once it has another price: each by its own terms, and
 * together no more than it costs. One that is not known any more takes off what it did. [VOUCHER-24]
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
