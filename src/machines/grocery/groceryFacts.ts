import type { Geolocation } from '#src/domain/address/destination.ts';
import type { Fulfilment } from '#src/domain/fulfilment/fulfilment.ts';

/** The facts that the grocery parts have reported. Null is unknown: the product summary alone decides then. */
export interface GroceryFacts {
  /** The device's location, if it was asked for this address. */
  device: Geolocation | null;
  /** The stores near the destination are known, or failed to load; false once the destination changes. */
  isStoreSettled: boolean;
  /** True when a store serves the address. */
  isServiceable: boolean | null;
  /** Pickup point of the selected store. */
  pickupPointCode: string | null;
  /** True when the store's pickup hours allow it. [GROC-25] */
  canPickUp: boolean | null;
  /** True when the store has slots for it. [GROC-24] */
  isDelivering: boolean | null;
  /** True when the store of the slots reaches the address. [GROC-07] */
  isCovered: boolean | null;
  slotId: string | null;
  /** True between the visitor's choice and its answer: no add is possible then. */
  isSlotPending: boolean;
}

/** New facts that a grocery part reports to the page. */
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

/** Clears the facts of the slots: the store stays with the next product, its slots do not. */
export function withoutSlots(facts: GroceryFacts): GroceryFacts {
  return { ...facts, isDelivering: null, isCovered: null, slotId: null, isSlotPending: false };
}

/** Merges reported facts; another store makes the facts of the slots unknown. */
export function withChanged(facts: GroceryFacts, changed: GroceryChanged['facts']): GroceryFacts {
  const isOtherStore =
    changed.pickupPointCode !== undefined && changed.pickupPointCode !== facts.pickupPointCode;
  return { ...(isOtherStore ? withoutSlots(facts) : facts), ...changed };
}

/** Tells whether the delivery to the destination is decided by the stores nearby and the slots. [ADDRESS-11] */
export function isDeliveryJudged(facts: GroceryFacts): boolean {
  return facts.isStoreSettled && (isAddressServed(facts) === false || facts.isDelivering !== null);
}

/**
 * Tells whether groceries are available by a fulfilment: delivered when the address is served and the store delivers,
 * unless a slot is pending; picked up when the store has an hour for it. [GROC-07, GROC-24, GROC-25]
 */
export function canGetGroceries(
  facts: GroceryFacts,
  fulfilment: Fulfilment,
  hasPickupHour: boolean,
): boolean {
  if (fulfilment === 'PICKUP') return facts.canPickUp ?? hasPickupHour;
  return isAddressServed(facts) !== false && facts.isDelivering !== false && !facts.isSlotPending;
}

/** Decided by the stores nearby and by the store of the slots; null while neither is known. [GROC-07] */
export function isAddressServed({ isServiceable, isCovered }: GroceryFacts): boolean | null {
  return isServiceable === false || isCovered === false ? false : isServiceable;
}
