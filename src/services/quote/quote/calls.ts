import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** Quantities of businesses. */
export const quoteCalls = {
  tag: 'Questions',
  contract,
  calls: {
    askForQuote: {
      ...contract.askForQuote,
      summary: 'Asks the seller for a quote.',
      ids: ['QUOTE-01'],
      body: contract.quoteBody,
      ofProduct: true,
      forMembers: true,
      refusals: { 409: ['QUOTE_ALREADY_EXISTS'] },
    },
  },
} satisfies CallArea;
