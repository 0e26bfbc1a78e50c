import { priceFor, tiersFor, unitPriceFor, type PriceTerms } from '#src/domain/price/itemPrice.ts';
import type { Price } from '#src/domain/price/price.ts';
import type { WholesaleTier } from '#src/domain/price/wholesale.ts';
import type { CatalogueItem, CatalogueProduct } from '../../product/catalogue/types.ts';
import type { InBundle } from '../../promo/rules/bundlePrice.ts';
import { campaignNow, saleNow, type CampaignDeps } from '../../promo/rules/campaigns.ts';

const LOWEST_PRICE_MINUTES = 30 * 24 * 60;

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
 * Returns the lines of one order with the price of a piece. Lines share the remaining pieces of a campaign: one that is
 * bought at its price leaves fewer to the next, and one that wants more than are left gets none. [PROMO-09]
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
    // A combo gets no wholesale price.
    const offered = unitPriceFor(isOnSale ? terms : { ...terms, sale: null }, bundle === null ? quantity : 1);
    return { ...line, unitPrice: Math.max(0, offered - (bundle?.saving ?? 0)) };
  });
}

/** The room of a line of a bag for more pieces at the price of its campaign. */
export interface SaleShare {
  /** The remaining pieces of the campaign, for all lines. */
  remaining: number;
  /** More pieces at the campaign's price that take none from another line; never below 0. */
  left: number;
  /** True where one piece more, or already this line, has the item's own price; other lines keep theirs. */
  isUsedUp: boolean;
}

/**
 * Returns the share of a line in the pieces of its campaign, as `pricedTogether` shares them; the line may be new. Null
 * while the campaign offers none. [BAG-06, BAG-13]
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

/** The prices of one piece of an item outside of a sale, by the quantity from 1 on. [BAG-13] */
export function ownPricesOf(deps: CampaignDeps, priced: Priced): WholesaleTier[] {
  const terms = { ...termsOf(deps, priced), sale: null };
  const tiers = tiersFor(terms);
  return tiers.length > 0 ? tiers : [{ minQty: 1, maxQty: null, price: unitPriceFor(terms, 1) }];
}

/** The present price of one piece, with the listed price, the percentage and the cashback. */
export function priceOf(deps: CampaignDeps, priced: Priced, quantity = 1): Price {
  return priceFor(termsOf(deps, priced), quantity);
}

/**
 * The lowest own price of one piece in the 30 days before the present reduction began. Null without a reduction, its
 * start or former prices. The prices of a campaign are not kept: with one it is null. [PRICE-20]
 */
export function lowestPriceOf({ product, item }: Priced): number | null {
  const { offered, listed = 0, formerPrices = [], reducedSinceMinutes: end } = item;
  if (listed <= offered || end === undefined || product.campaign?.price !== undefined) return null;
  const held = formerPrices.filter(({ sinceMinutes }, position) => {
    const until = formerPrices[position + 1]?.sinceMinutes ?? end;
    return sinceMinutes < end && until > end - LOWEST_PRICE_MINUTES;
  });
  return held.length === 0 ? null : Math.min(...held.map((former) => former.offered));
}

/** The present prices of one piece by quantity; empty without wholesale prices. [WHOLESALE-06] */
export function tiersOf(deps: CampaignDeps, priced: Priced): WholesaleTier[] {
  return tiersFor(termsOf(deps, priced));
}
