import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** Places that have a product. */
export const pickupPointCalls: CallArea = {
  tag: 'Pickup',
  contract,
  calls: [
    {
      method: 'GET',
      path: '/product/products/{id}/pickup-points',
      summary: 'Every place that has a product.',
      ids: ['API-25'],
      answer: contract.pickupPoints,
      ofProduct: true,
    },
    {
      method: 'GET',
      path: '/product-detail/products/{id}/nearest-pickup-point',
      summary: 'The counter nearest to a place; null where the product is at none.',
      ids: ['API-16'],
      query: contract.nearestQuery,
      answer: contract.nearestPickupPoint,
      ofProduct: true,
    },
    {
      method: 'GET',
      path: '/product-pickup-point/{id}/other-pickup-point',
      summary: 'Another place that has what one is out of, for each way of having it.',
      ids: ['API-31'],
      query: contract.otherPickupPointQuery,
      answer: contract.otherPickupPoint,
      ofProduct: true,
    },
    {
      method: 'GET',
      path: '/product/products/{id}/offline-merchants',
      summary: 'Shops on a street that sell a product.',
      ids: ['API-26'],
      query: contract.offlineMerchantsQuery,
      answer: contract.offlineMerchants,
      ofProduct: true,
    },
  ],
};
