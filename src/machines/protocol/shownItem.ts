import type { CampaignInfo } from '#src/domain/promo/campaign.ts';
import type { FulfilmentTypes } from '#src/domain/fulfilment/fulfilment.ts';
import { isGroceryPickupAvailable } from '#src/domain/grocery/groceryPickup.ts';
import type { PurchaseLimits } from '#src/domain/price/purchaseLimit.ts';
import { isPurchasableByDelivery, isPurchasableByPickup, stockStatusOf } from '#src/domain/product/stock.ts';
import { knownTags } from '#src/domain/product/tags.ts';
import type { ProductType } from '#src/domain/product/productType.ts';
import type { ProductSummary } from '#src/services/product/product/contract.ts';

/** What of a summary the page knows of the item it shows; of the parts, those that come later are told the same. */
export interface ShownItem {
  itemSku: string;
  name: string;
  urlFriendlyName: string;
  pickupPointCode: string;
  /** Skus that belong to the same product, the shown one among them. */
  optionSkus: string[];
  isPurchasableByDelivery: boolean;
  isPurchasableByPickup: boolean;
  types: FulfilmentTypes;
  campaign: CampaignInfo | null;
  categoryIds: string[];
  type: ProductType;
  /** Of one piece, in rupiah. */
  offered: number;
  remaining: number | null;
  /** What this visitor can still add of it; null where the marketplace does not tell. [CART-34] */
  limits: PurchaseLimits | null;
  merchant: { code: string; commissionType: string };
  tags: string[];
  /** Name of its brand. */
  brand: string;
  /** Some pickup hour of the seller is available. */
  hasPickupHour: boolean;
}

type PurchasableWays = Pick<ShownItem, 'isPurchasableByDelivery' | 'isPurchasableByPickup'>;

/** How an item can be bought, by its tags and its store. */
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

/** Whether anything of an item can be bought at all, which is when a quantity exists. [PRICE-02] */
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
