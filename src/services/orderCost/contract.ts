import * as z from 'zod/mini';
import { LARGEST_RUPIAH } from '#src/domain/limits.ts';
import type { GroceryAddBody, QuickCheckoutBody } from '../cart/contract.ts';
import { rupiah } from '../money/contract.ts';

/** What a purchase is made of, in the order in which it is told. [COST-01] */
export const COST_KINDS = ['PRICE', 'VOUCHER', 'PROMO', 'TRADE_IN', 'SERVICE', 'SHIPPING'] as const;

/** Whole rupiah; what is taken off is below zero. */
const signedRupiah = z.int().check(z.minimum(-LARGEST_RUPIAH), z.maximum(LARGEST_RUPIAH));

const costLine = z.object({
  kind: z.enum(COST_KINDS),
  /** The voucher, promotion, device, service, courier or slot; '' where the kind says all. */
  title: z._default(z.string().check(z.maxLength(200)), ''),
  /** Null: a promotion that pays the shipping. */
  amount: z.nullable(signedRupiah),
  /** What it would cost where nobody paid for it; null where it costs that. */
  originalAmount: z._default(z.nullable(rupiah), null),
});
type Lines = readonly { kind: (typeof COST_KINDS)[number]; amount: number | null }[];
const sumOf = (lines: Lines) => lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);

/**
 * Answer of POST /backend/retail/order-costs, whose body is that of a quick checkout, and of POST
 * /backend/grocery/order-costs, whose body is that of an add of groceries. It asks and writes nothing. Lines that do not
 * add up are no answer. [COST-01..03]
 */
export const orderCost = z
  .object({
    lines: z.array(costLine).check(z.minLength(1), z.maxLength(100)),
    /** Pieces. */
    quantity: z.int().check(z.minimum(1)),
    /** Without shipping. */
    subtotal: rupiah,
    total: rupiah,
    /** What comes back after the purchase; never taken off. */
    cashback: z._default(rupiah, 0),
    /** Goods are delivered whose shipping nobody has counted or paid. */
    isShippingOpen: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ lines, total }) => sumOf(lines) === total),
    z.refine(({ lines, subtotal }) => sumOf(lines.filter(({ kind }) => kind !== 'SHIPPING')) === subtotal),
  );

export type CostLine = z.output<typeof costLine>;
export type OrderCost = z.output<typeof orderCost>;
/** What would be bought, as the vendor's own checkout is told it. */
export type PurchaseBody =
  | { vendor: 'retail'; body: QuickCheckoutBody }
  | { vendor: 'grocery'; body: GroceryAddBody };
