import type { CallArea } from '../../http/call.ts';
import { shippingQuery } from '../fulfilment/contract.ts';
import * as contract from './contract.ts';

/** All ways to a destination. */
export const shippingCalls = {
  tag: 'Delivery',
  contract,
  calls: {
    listShippingOptions: {
      ...contract.listShippingOptions,
      summary: 'Every way to a destination, or the code why there is none.',
      ids: ['API-13'],
      query: shippingQuery,
      ofProduct: true,
    },
  },
} satisfies CallArea;
