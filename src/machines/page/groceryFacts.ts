import type { Geolocation } from '#src/domain/destination.ts';
import type { Fulfilment } from '#src/domain/fulfilment.ts';
import type { GroceryStoreToPage } from '../grocery/groceryStore/groceryStoreTypes.ts';
import type { SlottedDeliveryToPage } from '../grocery/slottedDelivery/slottedDeliveryTypes.ts';

/** What the grocery parts told the page. Null is not known: then the product summary alone decides. */
export interface GroceryFacts {
  /** Where the device is, when it was asked for this address. */
  device: Geolocation | null;
  isServiceable: boolean | null;
  /** Of the selected store. */
  pickupPointCode: string | null;
  canPickUp: boolean | null;
  isDelivering: boolean | null;
  /** Whether the store of the slots reaches the address. */
  isCovered: boolean | null;
  slotId: string | null;
  isSlotPending: boolean;
}

export const UNKNOWN_GROCERY: GroceryFacts = {
  device: null,
  isServiceable: null,
  pickupPointCode: null,
  canPickUp: null,
  isDelivering: null,
  isCovered: null,
  slotId: null,
  isSlotPending: false,
};

/** The store outlives the product, its slots do not. */
export function withoutSlots(facts: GroceryFacts): GroceryFacts {
  return { ...facts, isDelivering: null, isCovered: null, slotId: null, isSlotPending: false };
}

/** The facts after a grocery part told its news. */
export function toldByGrocery(
  facts: GroceryFacts,
  news: GroceryStoreToPage | SlottedDeliveryToPage,
): GroceryFacts {
  switch (news.type) {
    case 'groceryStore.settled': {
      const { device, isServiceable, pickupPointCode, canPickUp } = news;
      return { ...facts, device, isServiceable, pickupPointCode, canPickUp };
    }
    case 'slottedDelivery.settled':
      return { ...facts, isDelivering: news.isAvailable, isCovered: news.isCovered };
    case 'slot.changed':
      return { ...facts, slotId: news.slotId, isSlotPending: news.isPending };
  }
}

/**
 * Whether groceries can be had that way: delivered when the address is served and the store delivers, and not while a
 * slot is being asked for; picked up when the store has an hour for it. [GROC-07, GROC-24, GROC-25]
 */
export function canGetGroceries(
  facts: GroceryFacts,
  fulfilment: Fulfilment,
  hasPickupHour: boolean,
): boolean {
  if (fulfilment === 'PICKUP') return facts.canPickUp ?? hasPickupHour;
  return isAddressServed(facts) !== false && facts.isDelivering !== false && !facts.isSlotPending;
}

/** By the stores that are near and by the one whose slots are shown; null while neither is known. [GROC-07] */
export function isAddressServed({ isServiceable, isCovered }: GroceryFacts): boolean | null {
  return isServiceable === false || isCovered === false ? false : isServiceable;
}
