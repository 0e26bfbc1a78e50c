import type { Geolocation } from '#src/domain/address/destination.ts';
import type { Fulfilment } from '#src/domain/fulfilment/fulfilment.ts';

/** What the grocery parts told the page. Null is not known: then the product summary alone decides. */
export interface GroceryFacts {
  /** Where the device is, when it was asked for this address. */
  device: Geolocation | null;
  /** Which stores are near the destination has been answered, or nobody knows; false since it became another one. */
  isStoreSettled: boolean;
  /** Whether the address is served, and by which store. */
  isServiceable: boolean | null;
  /** Of the selected store. */
  pickupPointCode: string | null;
  /** By the pickup hours of the store. [GROC-25] */
  canPickUp: boolean | null;
  /** Whether the store has slots for it. [GROC-24] */
  isDelivering: boolean | null;
  /** Whether the store of the slots reaches the address. [GROC-07] */
  isCovered: boolean | null;
  slotId: string | null;
  /** Between the visitor's choice and its answer: nothing is added then. */
  isSlotPending: boolean;
}

/** What a grocery part tells the page: the facts that it knows anew. */
export type GroceryChanged<TFact extends keyof GroceryFacts = keyof GroceryFacts> = {
  type: 'grocery.changed';
  facts: Partial<Pick<GroceryFacts, TFact>>;
};

export const UNKNOWN_GROCERY: GroceryFacts = {
  device: null,
  isStoreSettled: false,
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

/** What is known after what a part told; slots belong to their store, and those of another one are not known yet. */
export function withChanged(facts: GroceryFacts, changed: GroceryChanged['facts']): GroceryFacts {
  const isOtherStore =
    changed.pickupPointCode !== undefined && changed.pickupPointCode !== facts.pickupPointCode;
  return { ...(isOtherStore ? withoutSlots(facts) : facts), ...changed };
}

/** Whether a delivery to the destination has been judged: by the stores near it and by the slots of its own. [ADDRESS-11] */
export function isDeliveryJudged(facts: GroceryFacts): boolean {
  return facts.isStoreSettled && (isAddressServed(facts) === false || facts.isDelivering !== null);
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
