import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** Quantities of businesses. */
export const quoteCalls: CallArea = {
  tag: 'Questions',
  contract,
  calls: [
    {
      method: 'POST',
      path: '/product/products/{id}/_ask-for-quote',
      summary: 'Asks the seller for a quote.',
      ids: ['QUOTE-01'],
      body: contract.quoteBody,
      answer: contract.quoteAsked,
      ofProduct: true,
      forMembers: true,
      writes: 'once',
      refusals: { 409: ['QUOTE_ALREADY_EXISTS'] },
    },
  ],
};
