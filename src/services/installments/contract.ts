import * as z from 'zod/mini';
import { INSTALLMENT_TYPES } from '#src/domain/installment.ts';

/** One way to pay by the month, and the least it takes a month; whole rupiah. */
export const installmentOffer = z.object({
  type: z.enum(INSTALLMENT_TYPES),
  lowestMonthly: z.number().check(z.positive()),
});
/**
 * GET /backend/product-detail/products/{id}/installments: offers of both types, for the rows. One that is malformed, or of
 * a type nobody knows, is none. [API-11, INSTALL-04]
 */
export const installmentOffers = z.pipe(
  z.array(z.catch(z.nullable(installmentOffer), null)).check(z.maxLength(200)),
  z.transform((offers) => offers.filter((offer) => offer !== null)),
);
export type InstallmentOffer = z.output<typeof installmentOffer>;
