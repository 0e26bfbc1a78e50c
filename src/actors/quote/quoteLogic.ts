import { fromPromise } from 'xstate';
import { quoteMachine, type QuoteCall } from '#src/machines/quote/quote/quoteMachine.ts';
import type { QuoteAsked } from '#src/services/quote/quote/contract.ts';
import { createQuoteService } from '#src/services/quote/quote/quoteService.ts';
import { laterService } from '../servicesOf.ts';
import { provided } from '../provided.ts';

const quoteOf = laterService(({ backend }) => createQuoteService(backend));

export const quoteLogic = provided(quoteMachine, {
  actors: {
    askForQuote: fromPromise<QuoteAsked, QuoteCall>(({ input, system }) =>
      quoteOf(system).ask(input.itemSku, input.request),
    ),
  },
});
