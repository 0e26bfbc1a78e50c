import * as z from 'zod/mini';
import { positiveRupiah } from '../../money/contract.ts';

const code = z.string().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/));

/** Body of POST /backend/trade-in/products/{id}/_estimate. [TRADEIN-05] */
export const tradeInDevice = z.object({
  subcategory: code,
  brand: code,
  model: code,
  answers: z.array(z.object({ question: code, answer: code })).check(z.maxLength(20)),
});
/** As it goes with a purchase: the marketplace refuses a sum that is not its own. [TRADEIN-06] */
export const tradeInChoice = z.object({ device: tradeInDevice, amount: positiveRupiah });

/** With what the visitor is told of it, and the item that it is for. */
export const tradeInTaken = z.object({
  choice: tradeInChoice,
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  itemSku: code,
});

export type TradeInChoice = z.output<typeof tradeInChoice>;
export type TradeInTaken = z.output<typeof tradeInTaken>;
