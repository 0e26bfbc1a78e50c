import type { CallArea } from '../../http/call.ts';
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
      query: contract.shippingQuery,
      answer: contract.shippingSummaryAnswer,
      ofProduct: true,
    },
  ],
};
