import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** Places that have a product. */
export const pickupPointCalls = {
  tag: 'Pickup',
  contract,
  calls: {
    listPickupPoints: {
      ...contract.listPickupPoints,
      summary: 'Every place that has a product.',
      ids: ['API-25'],
      ofProduct: true,
    },
    findNearestPickupPoint: {
      ...contract.findNearestPickupPoint,
      summary: 'The counter nearest to a place; null where the product is at none.',
      ids: ['API-16'],
      query: contract.nearestQuery,
      ofProduct: true,
    },
    findOtherPickupPoint: {
      ...contract.findOtherPickupPoint,
      summary: 'Another place that has what one is out of, for each way of having it.',
      ids: ['API-31'],
      query: contract.otherPickupPointQuery,
      ofProduct: true,
    },
    listOfflineMerchants: {
      ...contract.listOfflineMerchants,
      summary: 'Shops on a street that sell a product.',
      ids: ['API-26'],
      query: contract.offlineMerchantsQuery,
      ofProduct: true,
    },
  },
} satisfies CallArea;
