import type { Vendor } from '#src/domain/vendor.ts';
import type { BagContents } from '#src/machines/buying/bag/bagMachine.ts';
import type { CartService } from '#src/services/cart/cartService.ts';

/** What the visitor's bag of a vendor holds. Rejects with a ServiceError. [API-92, API-93] */
export async function bagContents(
  cart: CartService,
  vendor: Vendor,
  signal?: AbortSignal,
): Promise<BagContents> {
  const { totalItems, subtotal, notKept } =
    vendor === 'grocery'
      ? await cart.grocerySummary(signal)
      : { ...(await cart.bag(signal)), subtotal: null };
  const lost = notKept.reduce((sum, { asked, kept }) => sum + asked - kept, 0);
  return { totalItems, subtotal, notKept: lost };
}
