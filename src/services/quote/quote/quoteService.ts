import type { QuoteRequest } from '#src/domain/quote/quote.ts';
import type { Backend } from '../../http/backend.ts';
import { askForQuote } from './contract.ts';

/** Quotes for the quantities of businesses. [QUOTE-01] */
export function createQuoteService(backend: Backend) {
  return {
    ask: (itemSku: string, body: QuoteRequest) =>
      backend.call(askForQuote, { id: itemSku, intent: `quote ${itemSku}`, body }),
  };
}
