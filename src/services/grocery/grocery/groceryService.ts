import type { GroceryPlace } from '#src/domain/grocery/groceryLocation.ts';
import { GROCERY_RECOMMENDATION_PAGE_SIZE, RECOMMENDATION_FIRST_PAGE } from '#src/domain/shell/limits.ts';
import type { Slot, SlottedDelivery } from '#src/domain/grocery/grocerySlots.ts';
import type { RichTextNode } from '#src/domain/content/richText.ts';
import type { SellerGroup } from '#src/domain/seller/sellerGroup.ts';
import type { Backend } from '../../http/backend.ts';
import { productCards, type RecommendedCard } from '../../recommendation/recommendation/contract.ts';
import { traced } from '../../recommendation/recommendation/traced.ts';
import {
  groceryWiki,
  nearbyStores,
  slot,
  slottedDelivery,
  storePickerConfig,
  type NearbyStore,
  type StorePickerConfig,
} from './contract.ts';

/** A grocery item in a store, and where it is to go; null where nobody told. */
export interface StockedItem {
  itemSku: string;
  pickupPointCode: string;
  place: GroceryPlace | null;
}

/** Stores, slots and content of groceries. [API-18, API-19, API-52, API-106..108] */
export function createGroceryService(backend: Backend) {
  const slotsOf = (itemSku: string) =>
    `/product-detail/products/${encodeURIComponent(itemSku)}/slotted-delivery`;
  return {
    slottedDelivery: (
      { itemSku, pickupPointCode, place }: StockedItem,
      signal?: AbortSignal,
    ): Promise<SlottedDelivery> =>
      backend.read(slotsOf(itemSku), slottedDelivery, { query: { pickupPointCode, ...place }, signal }),
    resolveSlot: (
      { itemSku, pickupPointCode, place }: StockedItem,
      slotId: string,
      signal?: AbortSignal,
    ): Promise<Slot> =>
      backend.read(`${slotsOf(itemSku)}/_resolve`, slot, {
        query: { slotId, pickupPointCode, ...place },
        signal,
      }),
    /** Nearest first. The location travels in headers, so that it stands in no log of addresses. */
    nearbyStores: async (
      location: GroceryPlace,
      channel: SellerGroup,
      signal?: AbortSignal,
    ): Promise<NearbyStore[]> => {
      const answer = await backend.write('POST', '/grocery/nearby-stores', nearbyStores, {
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
      backend.read('/grocery/store-picker-config', storePickerConfig, { signal }),
    wiki: (signal?: AbortSignal): Promise<{ title: string; content: RichTextNode[] }> =>
      backend.read(`/content/grocery-wiki/${backend.language}`, groceryWiki, { signal }),
    recommendations: async (itemSku: string, signal?: AbortSignal): Promise<RecommendedCard[]> => {
      const { data, withTrace } = await traced((onHeaders) =>
        backend.read('/grocery/recommendations', productCards, {
          query: { itemSku, page: RECOMMENDATION_FIRST_PAGE, size: GROCERY_RECOMMENDATION_PAGE_SIZE },
          onHeaders,
          signal,
        }),
      );
      return withTrace(data);
    },
  };
}
