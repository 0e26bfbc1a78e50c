import { fromPromise } from 'xstate';
import { quoteMachine, type QuoteCall } from '#src/machines/quote/quote/quoteMachine.ts';
import { askForQuote, type QuoteAsked } from '#src/services/quote/quote/contract.ts';
import { backendOf } from '../servicesOf.ts';
import { provided } from '../provided.ts';

export const quoteLogic = provided(quoteMachine, {
  actors: {
    askForQuote: fromPromise<QuoteAsked, QuoteCall>(({ input: { itemSku, request }, system }) =>
      backendOf(system).call(askForQuote, { id: itemSku, intent: `quote ${itemSku}`, body: request }),
    ),
  },
});
