import type { Language } from '#src/domain/language.ts';
import type { CostLine, OrderCost } from '#src/services/orderCost/contract.ts';
import { courierName, type Way } from './lineShipping.ts';

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
 * off the goods, in their order and no more than they cost; services and shipping are always paid. Cashback comes back
 * later and is never taken off. [COST-01, COST-02]
 */
export function orderCostOf(order: CountedOrder, language: Language): OrderCost {
  const { lines, deliveries = [], reductions, isShippingOpen } = order;
  const goods = sumOf(lines, ({ unitPrice, quantity }) => unitPrice * quantity);
  let left = goods;
  const taken = reductions.map(({ kind, title, amount }): CostLine => {
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
  const shipping = shippingOf([
    ...lines.flatMap(({ way }) => (way === null ? [] : [{ ...way, name: courierName(way.code, language) }])),
    ...deliveries,
  ]);
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
    deliveries: null,
    checkout: null,
  };
}

/** One line for all that travels, named after its courier or slot where all of it has one; none where nothing is known. */
function shippingOf(ways: readonly Carriage[]): CostLine[] {
  const [first] = ways;
  if (first === undefined) return [];
  const isOne = ways.every(({ name }) => name === first.name);
  const price = sumOf(ways, (way) => way.price);
  const full = sumOf(ways, (way) => way.originalPrice ?? way.price);
  return [
    {
      kind: 'SHIPPING',
      title: isOne ? first.name : '',
      amount: price,
      originalAmount: full > price ? full : null,
    },
  ];
}
