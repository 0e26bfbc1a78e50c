import type { AddOn, CartBody } from '#src/services/bag/bag/contract.ts';
import type { Vendor } from '#src/domain/product/vendor.ts';
import { Refusal } from '../../core/http/answers.ts';
import type { FoundItem } from '../../product/rules/catalogue.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { isComingSoon } from '../../promo/rules/campaigns.ts';
import { storeAt } from '../../grocery/rules/groceryStores.ts';
import type { SendingWish } from '../../fulfilment/rules/lineShipping.ts';
import { heldOf, type Wish } from './bagPieces.ts';
import { boundsOf, checkRoomFor } from '../../price/rules/quantityLimits.ts';
import { keepsItem } from '../../fulfilment/rules/placeStock.ts';
import type { HeldAddOn } from '../../service/rules/addOns.ts';

const QUANTITY_MAXIMUM = 9999;

/** A requested line, with the facts that both a bag and an order of its own need. */
export type Line = Pick<CartBody, 'itemSku' | 'pickupPointCode' | 'quantity' | 'fulfillment' | 'tradeIn'> & {
  /** For `quantity` of its pieces, or for all. */
  addOns: readonly (AddOn & { quantity?: number })[];
  actionType?: CartBody['actionType'] | undefined;
} & SendingWish;

export function checkQuantity(quantity: number): void {
  if (quantity < 1) throw new Refusal(400, 'LOWER_THAN_MINIMUM');
  if (quantity > QUANTITY_MAXIMUM) throw new Refusal(400, 'INVALID_QUANTITY');
}

export function checkOrderable(deps: MarketplaceDeps, found: FoundItem, line: Line, vendor: Vendor): void {
  const { product } = found;
  const isSold =
    product.vendor === vendor &&
    product.unbuyable !== true &&
    !isComingSoon(deps, product) &&
    !product.tags.includes('OFFLINE_ONLY');
  const isFromThere =
    keepsItem(deps.database, found.item, line.pickupPointCode) ||
    (vendor === 'grocery' && storeAt(deps.database, line.pickupPointCode) !== null);
  if (!isSold || !isFromThere) throw new Refusal(400, 'UNBUYABLE_ITEM');
}

/** Refuses pieces beyond stock, limits or the rule of pickup, counted with those in the bag. */
export function checkPieces(
  deps: MarketplaceDeps,
  owner: string,
  vendor: Vendor,
  found: FoundItem,
  line: Line,
): void {
  const wish = wishOf(owner, vendor, line);
  const held = heldOf(deps.database, wish, line.itemSku);
  checkRoomFor(boundsOf(deps, found, wish, held), line.quantity);
}

export const wishOf = (owner: string, vendor: Vendor, line: Line): Wish => ({
  owner,
  vendor,
  pickupPointCode: line.pickupPointCode,
  fulfilment: line.fulfillment,
});

/** The services of a line, each with the number of its pieces. */
export const servicesOf = ({ addOns, quantity }: Line): HeldAddOn[] =>
  addOns.map(({ type, id, quantity: pieces = quantity }) => ({
    type,
    id,
    quantity: Math.min(pieces, quantity),
  }));
/** Returns the method and the destination of a line, as far as they are known. */
export const placeOf = ({ quantity, fulfillment, destination }: Line) => ({
  pieces: quantity,
  fulfilment: fulfillment,
  postalCode: destination?.postalCode ?? null,
});
