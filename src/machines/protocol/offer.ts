import type { Fulfilment } from '#src/domain/fulfilment/fulfilment.ts';
import type { GroceryPlace } from '#src/domain/grocery/groceryLocation.ts';
import type { CartDestination } from '#src/services/bag/bag/contract.ts';
import type { ShownItem } from './shownItem.ts';

/** What would be bought now; the page keeps it up to date. Null while nothing can be bought. */
export interface Offer extends Pick<ShownItem, 'itemSku' | 'name' | 'pickupPointCode' | 'campaign'> {
  quantity: number;
  fulfilment: Fulfilment;
  /** The slot of a grocery delivery; null when none was chosen. [GROC-31] */
  slotId: string | null;
  /** Where a grocery delivery is to go; null where the visitor told nothing of that. [GROC-07] */
  place: GroceryPlace | null;
  /** The destination of delivered goods; null for groceries, and while it is unknown. [SHIP-14, SHIP-24] */
  destination: CartDestination | null;
  /** That is the visitor's own destination; false while a member's address may still come. [ADDRESS-11] */
  isDestinationSettled: boolean;
  /** Code of the chosen courier; null is the cheapest, or none goes. [SHIP-14] */
  courier: string | null;
  /** An order of it can be made: purchasable by that fulfilment, whose status is AVAILABLE. [FULFIL-09] */
  isPurchasable: boolean;
  /** The bag takes one more of it; an order of its own does not ask. [CART-34] */
  fitsInBag: boolean;
  /** All pieces of the sale lie in the bag: more go there at the item's own price. Left out where that is not so. [BAG-13] */
  isBeyondSale?: true;
  categoryId: string | null;
}

/** One thing of a bundle, and where it is sent from. */
export interface BundleItem {
  itemSku: string;
  pickupPointCode: string;
}
/** The chosen items of a combo, the primary one first. [COMBO-07] */
export interface ComboAdd {
  comboId: string;
  items: BundleItem[];
}
/** What was chosen of the gift that is offered. [GIFT-15] */
export interface GiftChoice {
  freeGiftId: string;
  /** A sample has a cart type of its own. [CART-14] */
  isSample: boolean;
  /** Something is chosen, and the purchase reaches it: it goes with the offer now. */
  joins: boolean;
  /** None where the visitor wants none. */
  items: BundleItem[];
}
