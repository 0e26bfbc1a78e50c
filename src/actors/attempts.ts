import type { AddOutcome, AttemptRequest } from '#src/machines/buying/addToCart/addToCartTypes.ts';
import type { CartService } from '#src/services/cart/cartService.ts';

/** Carries out an add; the number of items in the bag afterwards. Rejects with a ServiceError. [API-92..95] */
export function addToBag(cart: CartService, { vendor, call }: AttemptRequest): Promise<AddOutcome> {
  if (call === null || call.to === 'checkout') throw new Error('This attempt adds nothing');
  if (call.to === 'bulkCart') return cart.addBulk(call.body);
  if (call.to === 'giftCart') return cart.addWithGift(call.body);
  if (vendor === 'retail') return cart.add(call.body);
  const { itemSku, pickupPointCode, quantity, fulfillment, slotId, place } = call.body;
  const slot = slotId === undefined ? {} : { slotId };
  const to = place === undefined ? {} : { place };
  return cart.addGrocery({ itemSku, pickupPointCode, quantity, fulfillment, ...slot, ...to }, 'add');
}

/** Creates the checkout of one purchase; the address it lies at. Rejects with a ServiceError. [API-91, API-95] */
export async function createCheckout(
  cart: CartService,
  { vendor, call }: AttemptRequest,
): Promise<{ url: string }> {
  if (call?.to !== 'checkout') throw new Error('This attempt buys nothing');
  if (vendor === 'grocery') {
    const { addOns: _, ...body } = call.body;
    const { id } = await cart.addGrocery(body, 'checkout');
    return { url: `/grocery/checkout/${encodeURIComponent(id)}` };
  }
  const { id } = await cart.quickCheckout(call.body);
  return { url: `/retail/checkout/${encodeURIComponent(id)}` };
}
