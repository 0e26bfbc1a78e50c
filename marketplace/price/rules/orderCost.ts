import type { Language } from '#src/domain/shell/language.ts';
import type { CostLine, OrderCost } from '#src/services/price/orderCost/contract.ts';
import { courierName, type Way } from '../../fulfilment/rules/lineShipping.ts';

/** A service of a line, in words; `unitPrice` in rupiah for a piece. */
export interface CountedService {
  name: string;
  quantity: number;
  unitPrice: number;
  /** True where it is not available at the destination: then it costs nothing. */
  isMissed: boolean;
}
/** A line of an order with its costs; `unitPrice` and `cashback` in rupiah for a piece. */
export interface CountedLine {
  quantity: number;
  unitPrice: number;
  cashback: number;
  /** Null where the delivery is unknown, or no courier takes the line. */
  way: Way | null;
  services: readonly CountedService[];
}
/** A reduction in rupiah; null is free shipping. */
export interface Reduction {
  kind: 'VOUCHER' | 'PROMO' | 'TRADE_IN';
  title: string;
  amount: number | null;
  /** The code of a voucher that reduces the shipping; undefined for a reduction of the goods. */
  shippingVoucher?: string;
  /** Epoch ms of its end; undefined for a lasting one. */
  endTime?: number;
}
/** A delivery that is paid for once; `price` in rupiah. */
export interface Carriage {
  /** The courier, or the slot of a store. */
  name: string;
  price: number;
  /** The price before a promotion pays for it; null where it is the same. */
  originalPrice: number | null;
}
export interface CountedOrder {
  lines: readonly CountedLine[];
  /** Deliveries that are paid for once, for any number of lines: the groceries of a store. [GROC-33] */
  deliveries?: readonly Carriage[];
  reductions: readonly Reduction[];
  /** True where goods are delivered whose shipping is neither counted nor paid. */
  isShippingOpen: boolean;
}

const sumOf = <T>(all: readonly T[], amountOf: (one: T) => number) =>
  all.reduce((sum, one) => sum + amountOf(one), 0);

/**
 * Returns the cost of an order as lines that add up to its total: the one rule of product page, bag and checkout.
 * Reductions apply in order and take off no more than the goods cost; those of the shipping no more than the shipping.
 * Services are always paid; cashback comes later and is not taken off. [COST-01, COST-02, VOUCHER-24]
 */
export function orderCostOf(order: CountedOrder, language: Language): OrderCost {
  const { lines, deliveries = [], reductions, isShippingOpen } = order;
  const goods = sumOf(lines, ({ unitPrice, quantity }) => unitPrice * quantity);
  let left = goods;
  const ofGoods = reductions.filter(({ shippingVoucher }) => shippingVoucher === undefined);
  const taken = ofGoods.map(({ kind, title, amount }): CostLine => {
    const off = Math.min(amount ?? 0, left);
    left -= off;
    return { kind, title, amount: amount === null ? null : 0 - off, originalAmount: null };
  });
  const services = lines
    .flatMap((line) => line.services)
    .filter(({ isMissed }) => !isMissed)
    .map(({ name, unitPrice, quantity }): CostLine => ({
      kind: 'SERVICE',
      title: name,
      amount: unitPrice * quantity,
      originalAmount: null,
    }));
  const shipping = shippingOf(
    [
      ...lines.flatMap(({ way }) =>
        way === null ? [] : [{ ...way, name: courierName(way.code, language) }],
      ),
      ...deliveries,
    ],
    reductions,
  );
  const ends = reductions.flatMap(({ endTime }) => (endTime === undefined ? [] : [endTime]));
  const subtotal = left + sumOf(services, ({ amount }) => amount ?? 0);
  return {
    lines: [
      { kind: 'PRICE', title: '', amount: goods, originalAmount: null },
      ...taken,
      ...services,
      ...shipping,
    ],
    quantity: sumOf(lines, ({ quantity }) => quantity),
    subtotal,
    total: subtotal + sumOf(shipping, ({ amount }) => amount ?? 0),
    cashback: sumOf(lines, ({ cashback, quantity }) => cashback * quantity),
    isShippingOpen,
    holdsUntil: ends.length === 0 ? null : Math.min(...ends),
    deliveries: null,
    checkout: null,
  };
}

/**
 * Returns one line for all shipping, named after the courier or slot where all have the same; none without a delivery.
 * It names the vouchers that reduced it. [VOUCHER-24]
 */
function shippingOf(ways: readonly Carriage[], reductions: readonly Reduction[]): CostLine[] {
  const [first] = ways;
  if (first === undefined) return [];
  const isOne = ways.every(({ name }) => name === first.name);
  const vouchers = reductions.flatMap(({ shippingVoucher: code, title, amount }) =>
    code === undefined ? [] : [{ code, title, amount: amount ?? 0 }],
  );
  const price = Math.max(0, sumOf(ways, (way) => way.price) - sumOf(vouchers, ({ amount }) => amount));
  const full = sumOf(ways, (way) => way.originalPrice ?? way.price);
  return [
    {
      kind: 'SHIPPING',
      title: isOne ? first.name : '',
      amount: price,
      originalAmount: full > price ? full : null,
      ...(vouchers.length === 0 ? {} : { vouchers: vouchers.map(({ code, title }) => ({ code, title })) }),
    },
  ];
}
