import { shippingQuery } from '../shipping/contract.ts';
import type { CallArea } from '../calls/call.ts';
import * as contract from './contract.ts';

/** The cheapest way to a destination. */
export const fulfilmentCalls: CallArea = {
  tag: 'Delivery',
  contract,
  calls: [
    {
      method: 'GET',
      path: '/product-detail/products/{id}/shipping-summary',
      summary: 'The cheapest way to a destination, or the code why nobody goes there.',
      ids: ['API-14'],
      query: shippingQuery,
      answer: contract.shippingSummaryAnswer,
      ofProduct: true,
    },
  ],
};
