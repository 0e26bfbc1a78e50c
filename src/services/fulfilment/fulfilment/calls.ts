import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** The cheapest way to a destination. */
export const fulfilmentCalls = {
  tag: 'Delivery',
  contract,
  calls: {
    readShippingSummary: {
      ...contract.readShippingSummary,
      summary: 'The cheapest way to a destination, or the code why nobody goes there.',
      ids: ['API-14'],
      query: contract.shippingQuery,
      ofProduct: true,
    },
  },
} satisfies CallArea;
