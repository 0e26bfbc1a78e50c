import * as z from 'zod/mini';
import {
  LONGEST_QUOTE_MESSAGE,
  MAX_QUOTE_COMPANY,
  MAX_QUOTE_QUANTITY,
  MIN_QUOTE_COMPANY,
  MIN_QUOTE_QUANTITY,
} from '#src/domain/shell/limits.ts';
import { isContact } from '#src/domain/quote/quote.ts';
import { plainLine } from '#src/domain/shell/plainLine.ts';
import { cleanLine, cleanText, textLength } from '#src/domain/shell/typedText.ts';
import { wire } from '../../http/wire.ts';

/** Body of POST /backend/product/products/{id}/_ask-for-quote. [QUOTE-01, QUOTE-03] */
export const quoteBody = z.object({
  quantity: z.number().check(z.int(), z.minimum(MIN_QUOTE_QUANTITY), z.maximum(MAX_QUOTE_QUANTITY)),
  company: z.string().check(
    z.overwrite(cleanLine),
    z.refine((name) => textLength(name) >= MIN_QUOTE_COMPANY && textLength(name) <= MAX_QUOTE_COMPANY),
  ),
  contact: z.string().check(z.overwrite(plainLine), z.refine(isContact)),
  message: z._default(
    z.string().check(
      z.overwrite(cleanText),
      z.refine((message) => textLength(message) <= LONGEST_QUOTE_MESSAGE),
    ),
    '',
  ),
});

/** Number of the request for a quote. */
export const quoteAsked = z.object({ number: z.number().check(z.int(), z.positive()) });
export type QuoteAsked = z.output<typeof quoteAsked>;

export const askForQuote = wire({
  method: 'POST',
  path: '/product/products/{id}/_ask-for-quote',
  answer: quoteAsked,
  writes: 'once',
});
