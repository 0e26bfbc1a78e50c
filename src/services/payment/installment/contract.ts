import * as z from 'zod/mini';
import { FEE_PROMOS, INSTALLMENT_TYPES } from '#src/domain/payment/installment.ts';
import { addsUp } from '#src/domain/payment/installmentPlan.ts';
import { DEFAULT_CART_QUANTITY, MAX_TENOR_MONTHS } from '#src/domain/shell/limits.ts';
import { positiveRupiah, rupiah } from '../../money/contract.ts';
import { quantityAsked } from '../../shapes.ts';
import { wire } from '../../http/wire.ts';

const MOST_OFFERS = 200;
const unlessTold = <T extends z.core.$ZodType>(inner: T) => z._default(z.nullable(inner), null);
/** Reads an absent or unknown value as null. */
const ifKnown = <T extends z.core.$ZodType>(inner: T) => z.catch(unlessTold(inner), null);
/** Drops the malformed entries of a list. */
const wellFormed = <T extends z.core.$ZodType>(entry: T) =>
  z.pipe(
    z.array(z.catch(z.nullable(entry), null)).check(z.maxLength(MOST_OFFERS)),
    z.transform((entries) => entries.filter((one) => one !== null)),
  );

const paymentMethod = z.string().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/));
const tenor = z.int().check(z.positive(), z.maximum(MAX_TENOR_MONTHS));
const feePromo = ifKnown(z.enum(FEE_PROMOS));

/** Of how many pieces they are asked for. */
const order = { qty: z._default(quantityAsked, DEFAULT_CART_QUANTITY) };
export const installmentsQuery = z.object(order);
export const installmentMethodQuery = z.object({ ...order, paymentMethod });

/** Cost of a tenor of an offer, by the month and in all, in whole rupiah. [INSTALL-20] */
const offeredTenor = z.object({ tenor, monthly: positiveRupiah, total: positiveRupiah, feePromo });

/** One way to pay by the month, the least it takes a month in whole rupiah, and over how many months that is. */
export const installmentOffer = z.object({
  type: z.enum(INSTALLMENT_TYPES),
  lowestMonthly: positiveRupiah,
  provider: ifKnown(z.string().check(z.minLength(1), z.maxLength(100))),
  paymentMethod: ifKnown(paymentMethod),
  /** The shortest of all. */
  minTenor: ifKnown(tenor),
  /** The one that takes the least a month. */
  tenor: ifKnown(tenor),
  /** Of the tenor that takes the least. */
  feePromo,
  /** Amount to pay off: the price of all pieces, after the vouchers that apply to them. */
  amount: ifKnown(positiveRupiah),
  /** The tenors that can be chosen; empty where they are not told. */
  tenors: z.catch(wellFormed(offeredTenor), []),
});
/**
 * GET /backend/product-detail/products/{id}/installments: offers of both types, for the rows. Malformed offers and
 * those of an unknown type are dropped. [API-11, INSTALL-04]
 */
export const installmentOffers = wellFormed(installmentOffer);
export type InstallmentOffer = z.output<typeof installmentOffer>;

/** A tenor that can be chosen, and what it takes a month. */
export const installmentTenor = z.object({ tenor, monthly: positiveRupiah, feePromo });
/** GET /backend/product/products/{id}/installments: the tenors of one payment method. [API-21] */
export const installmentTenors = wellFormed(installmentTenor);
export type InstallmentTenor = z.output<typeof installmentTenor>;

/** Costs of one tenor; null for each that the backend does not tell. */
const told = z.object({
  tenor,
  monthly: positiveRupiah,
  feePromo,
  interest: unlessTold(rupiah),
  /** Hundredths of a percent a month. */
  rate: unlessTold(z.int().check(z.nonnegative(), z.maximum(10_000))),
  lastMonthly: unlessTold(positiveRupiah),
  fee: unlessTold(rupiah),
  feeWaived: unlessTold(rupiah),
  total: unlessTold(positiveRupiah),
});
export type InstallmentCost = z.output<typeof told>;

/** Tells whether the amounts of a tenor add up. A tenor whose amounts do not is dropped. */
function isConsistent(amount: number | null, cost: InstallmentCost): boolean {
  const { lastMonthly, interest, fee, feeWaived, total } = cost;
  if (amount === null || lastMonthly === null || interest === null) return true;
  if (fee === null || feeWaived === null || total === null) return true;
  return addsUp(amount, { ...cost, lastMonthly, interest, fee, feeWaived, total });
}
/** GET /backend/product-detail/products/{id}/installment/{paymentMethod}: what each tenor costs. [API-12] */
export const installmentDetail = z.pipe(
  z.object({ paymentMethod, amount: unlessTold(positiveRupiah), tenors: wellFormed(told) }),
  z.transform((detail) => ({
    ...detail,
    tenors: detail.tenors.filter((cost) => isConsistent(detail.amount, cost)),
  })),
);
export type InstallmentDetail = z.output<typeof installmentDetail>;

/** GET /backend/product/products/{id}/installments/estimation: the tenor that takes the least a month. [API-22] */
export const installmentEstimation = z.object({ monthly: positiveRupiah, tenor });
export type InstallmentEstimation = z.output<typeof installmentEstimation>;

/*
 * Paths below `product-detail` give the offers and their costs, paths below `product` the choices of one payment method.
 * [API-11, API-12, API-21, API-22, INSTALL-04]
 */
export const listInstallmentOffers = wire({
  method: 'GET',
  path: '/product-detail/products/{id}/installments',
  answer: installmentOffers,
});
export const readInstallmentDetail = wire({
  method: 'GET',
  path: '/product-detail/products/{id}/installment/{paymentMethod}',
  answer: installmentDetail,
});
export const listInstallmentTenors = wire({
  method: 'GET',
  path: '/product/products/{id}/installments',
  answer: installmentTenors,
});
export const estimateInstallment = wire({
  method: 'GET',
  path: '/product/products/{id}/installments/estimation',
  answer: installmentEstimation,
});
