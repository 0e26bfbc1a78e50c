import { productCards } from '../../recommendation/recommendation/contract.ts';
import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** Groceries: stores, slots and texts. */
export const groceryCalls: CallArea = {
  tag: 'Groceries',
  contract,
  calls: [
    {
      method: 'GET',
      path: '/product-detail/products/{id}/slotted-delivery',
      summary: 'When a store could deliver an item.',
      ids: ['API-18'],
      query: contract.slottedDeliveryQuery,
      answer: contract.slottedDelivery,
      ofProduct: true,
    },
    {
      method: 'GET',
      path: '/product-detail/products/{id}/slotted-delivery/_resolve',
      summary: 'A slot as it stands now.',
      ids: ['API-19'],
      query: contract.resolveSlotQuery,
      answer: contract.slot,
      ofProduct: true,
      refusals: {
        404: ['SLOT_NOT_FOUND'],
        409: ['SLOT_NOT_AVAILABLE'],
        422: ['SHIP_NOT_COVERED'],
      },
    },
    {
      method: 'POST',
      path: '/grocery/nearby-stores',
      summary: 'Stores near a place, which is told in headers; nothing is written.',
      ids: ['API-106'],
      headers: contract.nearbyStoresHeaders,
      answer: contract.nearbyStores,
      refusals: { 422: ['LOCATION_UNKNOWN'] },
    },
    {
      method: 'GET',
      path: '/grocery/store-picker-config',
      summary: 'Which stores can be picked.',
      ids: ['API-108'],
      answer: contract.storePickerConfig,
    },
    {
      method: 'GET',
      path: '/grocery/recommendations',
      summary: 'Groceries that go with one.',
      ids: ['API-107'],
      query: contract.groceryRecommendationsQuery,
      answer: productCards,
      ofProduct: true,
      isTraced: true,
    },
    {
      method: 'GET',
      path: '/content/grocery-wiki/{language}',
      summary: 'What buying groceries is about, as HTML.',
      ids: ['API-52'],
      answer: contract.groceryWiki,
      isPublic: true,
    },
  ],
};
