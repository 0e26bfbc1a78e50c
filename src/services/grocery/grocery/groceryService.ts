import type { GroceryPlace } from '#src/domain/grocery/groceryLocation.ts';
import { GROCERY_RECOMMENDATION_PAGE_SIZE, RECOMMENDATION_FIRST_PAGE } from '#src/domain/shell/limits.ts';
import type { Slot, SlottedDelivery } from '#src/domain/grocery/grocerySlots.ts';
import type { RichTextNode } from '#src/domain/content/richText.ts';
import type { SellerGroup } from '#src/domain/seller/sellerGroup.ts';
import type { Backend } from '../../http/backend.ts';
import { type RecommendedCard } from '../../recommendation/recommendation/contract.ts';
import { traced } from '../../recommendation/recommendation/traced.ts';
import {
  readSlottedDelivery,
  resolveSlot,
  findNearbyStores,
  readStorePickerConfig,
  readGroceryWiki,
  recommendGroceries,
  type NearbyStore,
  type StorePickerConfig,
} from './contract.ts';

/** A grocery item in a store, with the place of delivery; null when the visitor has named none. */
export interface StockedItem {
  itemSku: string;
  pickupPointCode: string;
  place: GroceryPlace | null;
}

/** Stores, slots and content of groceries. [API-18, API-19, API-52, API-106..108] */
export function createGroceryService(backend: Backend) {
  return {
    slottedDelivery: (
      { itemSku, pickupPointCode, place }: StockedItem,
      signal?: AbortSignal,
    ): Promise<SlottedDelivery> =>
      backend.call(readSlottedDelivery, { id: itemSku, query: { pickupPointCode, ...place }, signal }),
    resolveSlot: (
      { itemSku, pickupPointCode, place }: StockedItem,
      slotId: string,
      signal?: AbortSignal,
    ): Promise<Slot> =>
      backend.call(resolveSlot, { id: itemSku, query: { slotId, pickupPointCode, ...place }, signal }),
    /** Nearest first. The location travels in headers, so that it stands in no log of addresses. */
    nearbyStores: async (
      location: GroceryPlace,
      channel: SellerGroup,
      signal?: AbortSignal,
    ): Promise<NearbyStore[]> => {
      const answer = await backend.call(findNearbyStores, {
        headers: {
          ...('latitude' in location
            ? { 'x-latitude': String(location.latitude), 'x-longitude': String(location.longitude) }
            : {
                'x-postal-code': location.postalCode,
                'x-district': encodeURIComponent(location.district),
                'x-city': encodeURIComponent(location.city),
              }),
          'x-channel': channel,
        },
        signal,
      });
      return answer.stores;
    },
    storePickerConfig: (signal?: AbortSignal): Promise<StorePickerConfig> =>
      backend.call(readStorePickerConfig, { signal }),
    wiki: (signal?: AbortSignal): Promise<{ title: string; content: RichTextNode[] }> =>
      backend.call(readGroceryWiki, { language: backend.language, signal }),
    recommendations: async (itemSku: string, signal?: AbortSignal): Promise<RecommendedCard[]> => {
      const { data, withTrace } = await traced((onHeaders) =>
        backend.call(recommendGroceries, {
          query: { itemSku, page: RECOMMENDATION_FIRST_PAGE, size: GROCERY_RECOMMENDATION_PAGE_SIZE },
          onHeaders,
          signal,
        }),
      );
      return withTrace(data);
    },
  };
}
