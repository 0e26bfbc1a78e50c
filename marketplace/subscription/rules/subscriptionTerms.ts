import { SUBSCRIPTION_SHIPPING_MINIMUM_RUPIAH } from '#src/domain/shell/limits.ts';
import {
  isPeriodValid,
  quantityFaultOf,
  type SubscriptionBenefit,
  type SubscriptionError,
} from '#src/domain/subscription/subscription.ts';
import type { SubscriptionCartBody } from '#src/services/subscription/subscription/contract.ts';
import type { CatalogueProduct } from '../../product/catalogue/types.ts';
import type { Database } from '../../core/database/openDatabase.ts';
import { Refusal } from '../../core/http/answers.ts';
import { checkOrderable } from '../../bag/rules/lineChecks.ts';
import type { FoundItem } from '../../product/rules/catalogue.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { sellableAt } from '../../fulfilment/rules/placeStock.ts';
import { storeBreakOf } from '../../seller/rules/storeBreak.ts';

type Terms = NonNullable<CatalogueProduct['subscription']>;
export interface Subscribable extends FoundItem {
  terms: Terms;
}
/** The part of a body that names the pieces and their place. */
export type Pieces = Pick<SubscriptionCartBody, 'itemSku' | 'pickupPointCode' | 'quantity'>;

export const refuse = (
  code: SubscriptionError,
  params: Record<string, number> = {},
  status: 400 | 404 = 400,
) => new Refusal(status, code, params);

/** Returns the item of a SKU with its terms; refuses one without a subscription. [ERR-38, ERR-43] */
export function subscribable(deps: MarketplaceDeps, itemSku: string, status: 400 | 404 = 400): Subscribable {
  const found = deps.catalogue.tryFind(itemSku);
  // The catalogue may return another item of the product: that is not the requested one.
  if (found === null || found.item.itemSku !== itemSku) throw refuse('INVALID_PRODUCT', {}, status);
  const { subscription } = found.product;
  if (subscription === undefined) throw refuse('UNSUBSCRIBE_ITEM', {}, status);
  return { ...found, terms: subscription };
}

export const benefitOf = (shippingDiscount: number): SubscriptionBenefit => ({
  shippingDiscount,
  minimumPackage: SUBSCRIPTION_SHIPPING_MINIMUM_RUPIAH,
});

/** The same, and refuses a period that the item does not offer. [ERR-38, ERR-39, ERR-43] */
export function subscribableAt(
  deps: MarketplaceDeps,
  { itemSku, period, frequency }: Pick<SubscriptionCartBody, 'itemSku' | 'period' | 'frequency'>,
): Subscribable {
  const found = subscribable(deps, itemSku);
  if (!isPeriodValid(period, frequency, found.terms.periods)) throw refuse('INVALID_PERIOD');
  return found;
}

/** Refuses pieces that the place cannot sell by subscription, each with its own code. [ERR-35..41] */
export function checkPieces(deps: MarketplaceDeps, found: Subscribable, pieces: Pieces, held: number): void {
  const { product, merchant, terms } = found;
  if (storeBreakOf(deps, merchant) !== null) throw refuse('PRODUCT_ERROR');
  checkOrderable(deps, found, { ...pieces, fulfillment: 'DELIVERY', addOns: [] }, product.vendor);
  if (terms.places !== undefined && !terms.places.includes(pieces.pickupPointCode)) {
    throw refuse('UNSUBSCRIBE_ITEM');
  }
  const { minQty, maxQty } = terms;
  if (quantityFaultOf(held + pieces.quantity, terms) !== null) {
    throw refuse('INVALID_QUANTITY', { minQty, maxQty, held });
  }
  checkStock(deps.database, pieces, held);
}

function checkStock(database: Database, { itemSku, pickupPointCode, quantity }: Pieces, held: number): void {
  const left = sellableAt(database, itemSku, pickupPointCode);
  if (left === null) return;
  if (left <= 0) throw refuse('OOS');
  if (left < held + quantity) throw refuse('OutOfStock', { left });
}
