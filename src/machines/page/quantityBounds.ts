import { maximumQuantity, type QuantityBounds } from '#src/domain/price/quantity.ts';
import { roomOf } from '#src/domain/price/quantityLimit.ts';
import type { PageContext } from './pageTypes.ts';

/** The bounds of the quantity by the shown item and the fulfilment. [CART-17, CART-34, FULFIL-11] */
export function quantityBounds(context: PageContext): QuantityBounds {
  return {
    maximum: maximumQuantity(
      context.fulfilment,
      context.shown?.remaining ?? null,
      roomOf(context.shown?.limits ?? null, context.fulfilment)?.toBag?.left ?? null,
    ),
    isPickup: context.fulfilment === 'PICKUP',
  };
}
