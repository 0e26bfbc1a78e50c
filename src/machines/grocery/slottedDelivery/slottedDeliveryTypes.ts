import type { GroceryPlace } from '#src/domain/grocery/groceryLocation.ts';
import type { Slot, SlottedDelivery, SlottedShippingType } from '#src/domain/grocery/grocerySlots.ts';
import type { RetryEvent } from '../../protocol/retry.ts';
import type { FactsChanged, PageOutdated, PartFacts } from '../../protocol/partFacts.ts';
import type { GroceryChanged } from '../groceryFacts.ts';

/** The page's facts that it receives. */
export type SlotFacts = Pick<PartFacts, 'vendor' | 'item' | 'groceryPlace'>;

/** An item in its store, and its destination; null when the visitor gave none. */
export interface StockedItem {
  itemSku: string;
  pickupPointCode: string;
  place: GroceryPlace | null;
}
/** The visitor's choice; without a slot it is delivery now by a store that has no slots for it. */
export interface SlotChoice {
  shipping: SlottedShippingType;
  slotId: string | null;
}
export interface SlottedDeliveryContext {
  item: StockedItem | null;
  delivery: SlottedDelivery;
  choice: SlotChoice | null;
  /** The slot of an interrupted purchase, or of the bag, until the slots are known. */
  wanted: string | null;
  /** The slot that the choice was resolved to; null before, and for a choice without one. [GROC-31] */
  slot: Slot | null;
  /** The order time of the chosen slot passed, and no other was chosen since. [GROC-34] */
  hasPassed: boolean;
}
export type SlottedDeliveryEvent =
  | FactsChanged<keyof SlotFacts>
  | ({ type: 'slot.picked' } & SlotChoice)
  /** Restores the slot of an interrupted purchase, if it is still available. */
  | { type: 'slot.wanted'; slotId: string }
  /** The bag refused the slot: another buyer took its last place. */
  | { type: 'slot.refused' }
  | RetryEvent
  | PageOutdated;

export type SlottedDeliveryToPage = GroceryChanged<'isDelivering' | 'isCovered' | 'slotId' | 'isSlotPending'>;
