import type { GroceryPlace } from '#src/domain/grocery/groceryLocation.ts';
import type { Slot, SlottedDelivery, SlottedShippingType } from '#src/domain/grocery/grocerySlots.ts';
import type { RetryEvent } from '../../protocol/retry.ts';
import type { FactsChanged, PageOutdated, PartFacts } from '../../protocol/partFacts.ts';
import type { GroceryChanged } from '../groceryFacts.ts';

/** What it is told of the page. */
export type SlotFacts = Pick<PartFacts, 'vendor' | 'item' | 'groceryPlace'>;

/** An item in the store it comes from, and where it is to go; null where the visitor told nothing of that. */
export interface StockedItem {
  itemSku: string;
  pickupPointCode: string;
  place: GroceryPlace | null;
}
/** What the visitor picked; without a slot it is delivered now by a store that has no slots for that. */
export interface SlotChoice {
  shipping: SlottedShippingType;
  slotId: string | null;
}
export interface SlottedDeliveryContext {
  item: StockedItem | null;
  delivery: SlottedDelivery;
  choice: SlotChoice | null;
  /** The slot that a login interrupted, or that the bag holds, until it is known which slots there are. */
  wanted: string | null;
  /** The slot the choice was resolved to; null before, and for a choice without one. [GROC-31] */
  slot: Slot | null;
  /** The time to order for what was chosen passed, and nothing was chosen since. [GROC-34] */
  hasPassed: boolean;
}
export type SlottedDeliveryEvent =
  | FactsChanged<keyof SlotFacts>
  | ({ type: 'slot.picked' } & SlotChoice)
  /** Of what a login interrupted: the slot as it was picked then, when it can still be had. */
  | { type: 'slot.wanted'; slotId: string }
  /** The bag refused the slot: others took its last place. */
  | { type: 'slot.refused' }
  | RetryEvent
  | PageOutdated;

export type SlottedDeliveryToPage = GroceryChanged<'isDelivering' | 'isCovered' | 'slotId' | 'isSlotPending'>;
