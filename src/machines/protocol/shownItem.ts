import type { CampaignInfo } from '#src/domain/promo/campaign.ts';
import type { FulfilmentTypes } from '#src/domain/fulfilment/fulfilment.ts';
import { isGroceryPickupAvailable } from '#src/domain/grocery/groceryPickup.ts';
import type { QuantityLimits } from '#src/domain/price/quantityLimit.ts';
import { isPurchasableByDelivery, isPurchasableByPickup, stockStatusOf } from '#src/domain/product/stock.ts';
import { knownTags } from '#src/domain/product/tags.ts';
import type { ProductType } from '#src/domain/product/productType.ts';
import type { ProductSummary } from '#src/services/product/product/contract.ts';

/** The part of a summary that the page keeps for its shown item; later parts receive the same. */
export interface ShownItem {
  itemSku: string;
  name: string;
  urlFriendlyName: string;
  pickupPointCode: string;
  /** Skus of all options of the product, including the shown one. */
  optionSkus: string[];
  isPurchasableByDelivery: boolean;
  isPurchasableByPickup: boolean;
  types: FulfilmentTypes;
  campaign: CampaignInfo | null;
  categoryIds: string[];
  type: ProductType;
  /** Price of one piece, in rupiah. */
  offered: number;
  remaining: number | null;
  /** Pieces that this visitor can still add; null when the marketplace gives no limits. [CART-34] */
  limits: QuantityLimits | null;
  merchant: { code: string; commissionType: string };
  tags: string[];
  /** Name of its brand. */
  brand: string;
  /** True when the seller has an available pickup hour. */
  hasPickupHour: boolean;
}

type PurchasableWays = Pick<ShownItem, 'isPurchasableByDelivery' | 'isPurchasableByPickup'>;

/** Returns the ways in which an item can be bought, by its tags and its store. */
export function purchasableWays({ tags: given, merchant }: ProductSummary): PurchasableWays {
  const tags = knownTags(given);
  const stock = stockStatusOf(tags);
  const isOnline = !tags.includes('OFFLINE_ONLY');
  return {
    isPurchasableByDelivery:
      isOnline && stock !== 'ONLY_AVAILABLE_CNC' && isPurchasableByDelivery(stock, merchant.storeClose),
    isPurchasableByPickup: isOnline && isPurchasableByPickup(stock),
  };
}

/** Tells whether an item can be bought in any way; only then does a quantity exist. [PRICE-02] */
export const isPurchasable = (ways: PurchasableWays) =>
  ways.isPurchasableByDelivery || ways.isPurchasableByPickup;

export function shownItemOf(summary: ProductSummary): ShownItem {
  const optionSkus = summary.options.map((option) => option.itemSku);
  return {
    itemSku: summary.itemSku,
    name: summary.name,
    urlFriendlyName: summary.urlFriendlyName,
    pickupPointCode: summary.pickupPointCode,
    optionSkus: optionSkus.includes(summary.itemSku) ? optionSkus : [summary.itemSku, ...optionSkus],
    ...purchasableWays(summary),
    types: summary.fulfillmentTypes,
    campaign: summary.campaignInfo,
    categoryIds: summary.categories.map((category) => category.id),
    type: summary.type,
    offered: summary.price.offered,
    remaining: summary.stock.remaining,
    limits: summary.purchaseLimit,
    merchant: { code: summary.merchant.code, commissionType: summary.merchant.commissionType },
    tags: knownTags(summary.tags),
    brand: summary.brand.name,
    hasPickupHour: isGroceryPickupAvailable(summary.merchant.pickupHours),
  };
}
