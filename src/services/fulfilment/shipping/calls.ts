import type { CallArea } from '../../http/call.ts';
import { shippingQuery } from '../fulfilment/contract.ts';
import * as contract from './contract.ts';

/** All ways to a destination. */
export const shippingCalls: CallArea = {
  tag: 'Delivery',
  contract,
  calls: [
    {
      method: 'GET',
      path: '/product-detail/products/{id}/shipping',
      summary: 'Every way to a destination, or the code why there is none.',
      ids: ['API-13'],
      query: shippingQuery,
      answer: contract.shippingAnswer,
      ofProduct: true,
    },
  ],
};
