import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** Groceries: stores, slots and texts. */
export const groceryCalls = {
  tag: 'Groceries',
  contract,
  calls: {
    readSlottedDelivery: {
      ...contract.readSlottedDelivery,
      summary: 'When a store could deliver an item.',
      ids: ['API-18'],
      query: contract.slottedDeliveryQuery,
      ofProduct: true,
    },
    resolveSlot: {
      ...contract.resolveSlot,
      summary: 'A slot as it stands now.',
      ids: ['API-19'],
      query: contract.resolveSlotQuery,
      ofProduct: true,
      refusals: {
        404: ['SLOT_NOT_FOUND'],
        409: ['SLOT_NOT_AVAILABLE'],
        422: ['SHIP_NOT_COVERED'],
      },
    },
    findNearbyStores: {
      ...contract.findNearbyStores,
      summary: 'Stores near a place, which is told in headers; nothing is written.',
      ids: ['API-106'],
      headers: contract.nearbyStoresHeaders,
      refusals: { 422: ['LOCATION_UNKNOWN'] },
      isSearch: true,
    },
    readStorePickerConfig: {
      ...contract.readStorePickerConfig,
      summary: 'Which stores can be picked.',
      ids: ['API-108'],
    },
    recommendGroceries: {
      ...contract.recommendGroceries,
      summary: 'Groceries that go with one.',
      ids: ['API-107'],
      query: contract.groceryRecommendationsQuery,
      ofProduct: true,
      isTraced: true,
    },
    readGroceryWiki: {
      ...contract.readGroceryWiki,
      summary: 'What buying groceries is about, as HTML.',
      ids: ['API-52'],
      isPublic: true,
    },
  },
} satisfies CallArea;
