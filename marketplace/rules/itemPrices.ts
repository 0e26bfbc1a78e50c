import { priceFor, tiersFor, unitPriceFor, type PriceTerms } from '#src/domain/itemPrice.ts';
import type { Price } from '#src/domain/price.ts';
import type { WholesaleTier } from '#src/domain/wholesale.ts';
import type { CatalogueItem, CatalogueProduct } from '../catalogue/types.ts';
import { saleNow, type CampaignDeps } from './campaigns.ts';

interface Priced {
  product: CatalogueProduct;
  item: CatalogueItem;
}

function termsOf(deps: CampaignDeps, { product, item }: Priced): PriceTerms {
  return {
    own: item.offered,
    listed: item.listed ?? null,
    cashback: item.cashback ?? null,
    sale: saleNow(deps, product),
    tiers: product.wholesale ?? [],
  };
}

/** The price of one piece of an item now, at the quantity bought, in rupiah and before vouchers. [PRICE-17] */
export function unitPriceOf(deps: CampaignDeps, priced: Priced, quantity = 1): number {
  return unitPriceFor(termsOf(deps, priced), quantity);
}

/** The same with the listed price, the percentage and the cashback. */
export function priceOf(deps: CampaignDeps, priced: Priced, quantity = 1): Price {
  return priceFor(termsOf(deps, priced), quantity);
}

/** The prices of one piece of an item now, by the quantity bought; empty where many cost no less. [WHOLESALE-06] */
export function tiersOf(deps: CampaignDeps, priced: Priced): WholesaleTier[] {
  return tiersFor(termsOf(deps, priced));
}
