import type { AddOutcome, AttemptRequest } from '#src/machines/bag/addToCart/addToCartTypes.ts';
import type { GroceryAddBody } from '#src/services/bag/bag/contract.ts';
import type { CartService } from '#src/services/bag/bag/cartService.ts';

/** Carries out an add and returns its outcome. Rejects with a ServiceError. [API-92..95] */
export function addToBag(cart: CartService, { vendor, call }: AttemptRequest): Promise<AddOutcome> {
  if (call === null || call.to === 'checkout') throw new Error('This attempt adds nothing');
  if (call.to === 'bulkCart') return cart.addBulk(call.body);
  if (call.to === 'giftCart') return cart.addWithGift(call.body);
  if (vendor === 'retail') return cart.add(call.body);
  return cart.addGrocery(groceryBodyOf(call.body), 'add');
}

/** The body of a grocery add. [API-95] */
export function groceryBodyOf(purchase: GroceryAddBody): GroceryAddBody {
  const { itemSku, pickupPointCode, quantity, fulfillment, slotId, place } = purchase;
  const slot = slotId === undefined ? {} : { slotId };
  const to = place === undefined ? {} : { place };
  return { itemSku, pickupPointCode, quantity, fulfillment, ...slot, ...to };
}

/** Creates the checkout of one purchase and returns its address. Rejects with a ServiceError. [API-91, API-95] */
export async function createCheckout(
  cart: CartService,
  { vendor, call }: AttemptRequest,
): Promise<{ url: string }> {
  if (call?.to !== 'checkout') throw new Error('This attempt buys nothing');
  if (vendor === 'grocery') {
    const { id } = await cart.addGrocery(groceryBodyOf(call.body), 'checkout');
    return { url: `/grocery/checkout/${encodeURIComponent(id)}` };
  }
  const { id } = await cart.quickCheckout(call.body);
  return { url: `/retail/checkout/${encodeURIComponent(id)}` };
}
