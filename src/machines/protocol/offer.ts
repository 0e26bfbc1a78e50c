import type { Fulfilment } from '#src/domain/fulfilment/fulfilment.ts';
import type { GroceryPlace } from '#src/domain/grocery/groceryLocation.ts';
import type { CartDestination } from '#src/services/bag/bag/contract.ts';
import type { ShownItem } from './shownItem.ts';

/** The purchase that the page offers now, kept up to date by the page. Null while nothing can be bought. */
export interface Offer extends Pick<ShownItem, 'itemSku' | 'name' | 'pickupPointCode' | 'campaign'> {
  quantity: number;
  fulfilment: Fulfilment;
  /** The slot of a grocery delivery; null when none was chosen. [GROC-31] */
  slotId: string | null;
  /** The destination of a grocery delivery; null when the visitor gave none. [GROC-07] */
  place: GroceryPlace | null;
  /** The destination of delivered goods; null for groceries, and while it is unknown. [SHIP-14, SHIP-24] */
  destination: CartDestination | null;
  /** True when `destination` is the visitor's own; false while a member's address may still come. [ADDRESS-11] */
  isDestinationSettled: boolean;
  /** Code of the chosen courier; null for the cheapest, or when no courier is involved. [SHIP-14] */
  courier: string | null;
  /** True when an order can be made: purchasable by that fulfilment, whose status is AVAILABLE. [FULFIL-09] */
  isPurchasable: boolean;
  /** True when the bag takes one more of it; an order of its own ignores this. [CART-34] */
  fitsInBag: boolean;
  /** All pieces of the sale are in the bag: more are added at the item's own price. Left out otherwise. [BAG-13] */
  isBeyondSale?: true;
  categoryId: string | null;
}

/** An item of a bundle, and the place it is sent from. */
export interface BundleItem {
  itemSku: string;
  pickupPointCode: string;
}
/** The chosen items of a combo, the primary one first. [COMBO-07] */
export interface ComboAdd {
  comboId: string;
  items: BundleItem[];
}
/** The visitor's choice of the offered gift. [GIFT-15] */
export interface GiftChoice {
  freeGiftId: string;
  /** A sample has a cart type of its own. [CART-14] */
  isSample: boolean;
  /** True when items are chosen and the purchase is large enough: the gift goes with the offer now. */
  joins: boolean;
  /** Empty when the visitor wants no gift. */
  items: BundleItem[];
}
