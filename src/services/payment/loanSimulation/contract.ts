import * as z from 'zod/mini';
import { LARGEST_LOAN_PERCENT } from '#src/domain/shell/limits.ts';
import { DOWN_PAYMENT_UNITS } from '#src/domain/payment/loan.ts';
import { positiveRupiah, rupiah } from '../../money/contract.ts';
import { wire } from '../../http/wire.ts';

const code = z.string().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/));

/** Query of GET /backend/product-detail/simulation/automotive-installment. [API-100] */
export const loanQuery = z.object({ itemSku: code });

/**
 * Terms of a loan for an item: price, least down payment, locations and promises. Without a down payment or a location
 * there is no loan. [LOAN-01, LOAN-07, API-100]
 */
export const loanOptions = z.object({
  downPayment: z.nullable(
    z.object({
      price: positiveRupiah,
      minimumPercent: z.number().check(z.int(), z.minimum(0), z.maximum(LARGEST_LOAN_PERCENT)),
    }),
  ),
  locations: z.array(z.object({ code, name: z.string().check(z.minLength(1)) })).check(z.maxLength(100)),
  promoTicker: z._default(z.nullable(z.string()), null),
});

/** Body of POST there. What is no whole number, negative or past every sum is refused here. [API-101] */
export const loanBody = z.object({
  itemSku: code,
  downPayment: z.object({ unit: z.enum(DOWN_PAYMENT_UNITS), value: rupiah }),
  location: code,
});

const tenor = z.object({
  months: z.number().check(z.int(), z.minimum(1), z.maximum(120)),
  monthlyAmount: positiveRupiah,
  /** All months together, and what of it is interest. */
  total: positiveRupiah,
  interest: rupiah,
});
/** A calculated loan: rupiah paid down and lent, and the costs of each tenor, the shortest first. [LOAN-04, API-101] */
export const loanSimulation = z.object({
  price: positiveRupiah,
  downPayment: rupiah,
  financed: positiveRupiah,
  tenors: z.pipe(
    z.array(tenor).check(z.minLength(1), z.maxLength(60)),
    z.transform((tenors) => [...tenors].sort((left, right) => left.months - right.months)),
  ),
});

export type LoanOptions = z.output<typeof loanOptions>;
export type LoanBody = z.output<typeof loanBody>;
export type LoanTenor = z.output<typeof tenor>;
export type LoanSimulation = z.output<typeof loanSimulation>;

export const readLoanOptions = wire({
  method: 'GET',
  path: '/product-detail/simulation/automotive-installment',
  answer: loanOptions,
});
/** A question, though it is posted: simulating a loan writes nothing. [API-101] */
export const simulateLoan = wire({
  method: 'POST',
  path: '/product-detail/simulation/automotive-installment',
  answer: loanSimulation,
});
