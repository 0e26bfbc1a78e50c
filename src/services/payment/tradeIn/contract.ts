import * as z from 'zod/mini';
import { positiveRupiah, rupiah } from '../../money/contract.ts';
import { wire } from '../../http/wire.ts';

const code = z.string().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/));
const name = z.string().check(z.minLength(1));

/** GET /backend/trade-in/products/{id}: whether something old is taken for it, and for how much at most. [TRADEIN-01, API-29] */
export const tradeInEligibility = z.object({ eligible: z.boolean(), maxPrice: z.nullable(positiveRupiah) });

const model = z.object({ code, name });
const brand = z.object({ code, name, models: z.array(model).check(z.maxLength(500)) });
const question = z.object({
  code,
  text: name,
  answers: z.array(z.object({ code, text: name })).check(z.minLength(1), z.maxLength(20)),
});
const category = z.object({
  code,
  name,
  brands: z.array(brand).check(z.maxLength(200)),
  questions: z.array(question).check(z.maxLength(20)),
});
/** GET /backend/trade-in/products/{productSku}/category-info; its categories are `subcategories`. [TRADEIN-02, API-30] */
export const categoryInfo = z.object({ subcategories: z.array(category).check(z.maxLength(50)) });

/** Worth of the device, the price of one piece after the trade-in, and the conditions. */
export const tradeInEstimate = z.object({
  /** Name of the device that the buyer hands over. */
  name,
  amount: positiveRupiah,
  price: positiveRupiah,
  priceAfter: rupiah,
  conditions: z.array(name).check(z.maxLength(20)),
});
export type TradeInEligibility = z.output<typeof tradeInEligibility>;
export type TradeInCategory = z.output<typeof category>;
export type TradeInEstimate = z.output<typeof tradeInEstimate>;

export const readTradeIn = wire({
  method: 'GET',
  path: '/trade-in/products/{id}',
  answer: tradeInEligibility,
});
export const readTradeInCategories = wire({
  method: 'GET',
  path: '/trade-in/products/{id}/category-info',
  answer: categoryInfo,
});
export const estimateTradeIn = wire({
  method: 'POST',
  path: '/trade-in/products/{id}/_estimate',
  answer: tradeInEstimate,
});
