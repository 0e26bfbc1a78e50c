import type { QuoteRequest } from '#src/domain/quote/quote.ts';
import type { Backend } from '../../http/backend.ts';
import { quoteAsked } from './contract.ts';

/** Quotes for the quantities of businesses. [QUOTE-01] */
export function createQuoteService(backend: Backend) {
  return {
    ask: (itemSku: string, body: QuoteRequest) =>
      backend.write('POST', `/product/products/${encodeURIComponent(itemSku)}/_ask-for-quote`, quoteAsked, {
        intent: `quote ${itemSku}`,
        body,
      }),
  };
}
