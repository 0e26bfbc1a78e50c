import { priceFor, tiersFor, unitPriceFor, type PriceTerms } from '#src/domain/price/itemPrice.ts';
import type { Price } from '#src/domain/price/price.ts';
import type { WholesaleTier } from '#src/domain/price/wholesale.ts';
import type { CatalogueItem, CatalogueProduct } from '../../product/catalogue/types.ts';
import type { InBundle } from '../../promo/rules/bundlePrice.ts';
import { campaignNow, saleNow, type CampaignDeps } from '../../promo/rules/campaigns.ts';

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

/**
 * The lines of one order, each with the price of one of its pieces. The pieces that a campaign has left are shared: a line
 * that is bought at its price leaves fewer to the lines after it, and one that wants more than are left gets none.
 * [PROMO-09]
 */
export function pricedTogether<T extends { found: Priced; quantity: number; bundle: InBundle | null }>(
  deps: CampaignDeps,
  lines: readonly T[],
): (T & { unitPrice: number })[] {
  const taken = new Map<string, number>();
  return lines.map((line) => {
    const { found, quantity, bundle } = line;
    if (bundle?.kind === 'GIFT') return { ...line, unitPrice: 0 };
    const terms = termsOf(deps, found);
    const id = found.product.campaign?.id ?? '';
    const withThis = (taken.get(id) ?? 0) + quantity;
    const isOnSale = terms.sale !== null && withThis <= terms.sale.pieces;
    if (isOnSale) taken.set(id, withThis);
    // Many of a combo cost no less a piece than one.
    const offered = unitPriceFor(isOnSale ? terms : { ...terms, sale: null }, bundle === null ? quantity : 1);
    return { ...line, unitPrice: Math.max(0, offered - (bundle?.saving ?? 0)) };
  });
}

/** The room of a line of a bag for more pieces at the price of its campaign. */
export interface SaleShare {
  /** Pieces that the campaign has left, for all. */
  remaining: number;
  /** More pieces that the line can have at its price, without one of another line losing it; never below 0. */
  left: number;
  /** The line has, or gets with one piece more, the item's own price, and no other line a higher one. */
  isUsedUp: boolean;
}

/**
 * The share of one line, which may not be there yet, in the pieces that are shared as `pricedTogether` shares them. Null
 * while the campaign of its product offers none. [BAG-06, BAG-13]
 */
export function saleShareOf<T extends { found: Priced; quantity: number; bundle: InBundle | null }>(
  deps: CampaignDeps,
  product: CatalogueProduct,
  lines: readonly T[],
  isLine: (line: T) => boolean,
): SaleShare | null {
  const campaign = campaignNow(deps, product);
  if (campaign?.isOffered !== true) return null;
  const { remaining } = campaign;
  let taken = 0;
  let own: { before: number; held: number } | null = null;
  for (const line of lines) {
    if (line.bundle?.kind === 'GIFT' || line.found.product.campaign?.id !== campaign.info.id) continue;
    if (isLine(line)) own = { before: taken, held: line.quantity };
    if (taken + line.quantity <= remaining) taken += line.quantity;
  }
  const { before, held } = own ?? { before: taken, held: 0 };
  const room = remaining - before - held;
  return { remaining, left: Math.max(0, Math.min(room, remaining - taken)), isUsedUp: room <= 0 };
}

/** The prices of one piece of an item where no sale holds for it, by the quantity, from 1 on. [BAG-13] */
export function ownPricesOf(deps: CampaignDeps, priced: Priced): WholesaleTier[] {
  const terms = { ...termsOf(deps, priced), sale: null };
  const tiers = tiersFor(terms);
  return tiers.length > 0 ? tiers : [{ minQty: 1, maxQty: null, price: unitPriceFor(terms, 1) }];
}

/** The same with the listed price, the percentage and the cashback. */
export function priceOf(deps: CampaignDeps, priced: Priced, quantity = 1): Price {
  return priceFor(termsOf(deps, priced), quantity);
}

/** The prices of one piece of an item now, by the quantity bought; empty where many cost no less. [WHOLESALE-06] */
export function tiersOf(deps: CampaignDeps, priced: Priced): WholesaleTier[] {
  return tiersFor(termsOf(deps, priced));
}
