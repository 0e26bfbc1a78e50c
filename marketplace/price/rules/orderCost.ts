import type { Language } from '#src/domain/shell/language.ts';
import type { CostLine, OrderCost } from '#src/services/price/orderCost/contract.ts';
import { courierName, type Way } from '../../fulfilment/rules/lineShipping.ts';

/** A service of a line, in words; `unitPrice` in rupiah for a piece. */
export interface CountedService {
  name: string;
  quantity: number;
  unitPrice: number;
  /** Nobody does it where the order goes: it costs nothing then. */
  isMissed: boolean;
}
/** A line of an order as far as it costs something; `unitPrice` and `cashback` in rupiah for a piece. */
export interface CountedLine {
  quantity: number;
  unitPrice: number;
  cashback: number;
  /** Null where nobody has said how it travels, or nobody can. */
  way: Way | null;
  services: readonly CountedService[];
}
/** What is taken off, in rupiah; null is the shipping. */
export interface Reduction {
  kind: 'VOUCHER' | 'PROMO' | 'TRADE_IN';
  title: string;
  amount: number | null;
  /** The code of a voucher that takes it off the shipping; undefined for what is taken off the goods. */
  shippingVoucher?: string;
  /** Epoch ms at which it is over; undefined for what stays. */
  endTime?: number;
}
/** What travels together and is paid for once; `price` in rupiah. */
export interface Carriage {
  /** The courier, or the slot of a store. */
  name: string;
  price: number;
  /** What it would cost where nobody paid for it; null where it costs that. */
  originalPrice: number | null;
}
export interface CountedOrder {
  lines: readonly CountedLine[];
  /** What comes together and is paid for once, however many lines it is: the groceries of a store. [GROC-33] */
  deliveries?: readonly Carriage[];
  reductions: readonly Reduction[];
  /** Goods are delivered whose shipping nobody has counted or paid. */
  isShippingOpen: boolean;
}

const sumOf = <T>(all: readonly T[], amountOf: (one: T) => number) =>
  all.reduce((sum, one) => sum + amountOf(one), 0);

/**
 * What an order costs, as lines that add up to its total: the one rule of product page, bag and checkout. Reductions take
 * off the goods, in their order and no more than they cost; those of the shipping take off no more than that costs, and
 * services are always paid. Cashback comes back later and is never taken off. [COST-01, COST-02, VOUCHER-24]
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
 * One line for all that travels, named after its courier or slot where all of it has one; none where nothing is known. It
 * names the vouchers that took something off it. [VOUCHER-24]
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
