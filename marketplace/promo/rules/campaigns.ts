import type { CampaignInfo } from '#src/domain/promo/campaign.ts';
import type { PriceTerms } from '#src/domain/price/itemPrice.ts';
import type { CatalogueItem, CatalogueProduct } from '../../product/catalogue/types.ts';
import type { Database } from '../../core/database/openDatabase.ts';
import { Refusal } from '../../core/http/answers.ts';
import { periodNow, type OfferTimes } from '../store/offerPeriod.ts';

export interface CampaignDeps extends OfferTimes {
  database: Database;
}
export interface CampaignNow {
  info: Omit<CampaignInfo, 'name'>;
  /** Rupiah; null when the campaign changes no price. */
  price: number | null;
  isAhead: boolean;
  /** True while it runs and has pieces left at its price. */
  isOffered: boolean;
  remaining: number;
  /** 0 for the first; each has its whole quota. */
  round: number;
}

/** Returns the current state of a product's campaign; null without one, and once it is over. [PRODUCT-19] */
export function campaignNow(deps: CampaignDeps, product: CatalogueProduct): CampaignNow | null {
  const { campaign } = product;
  if (campaign === undefined) return null;
  const now = deps.now();
  const { startTime, endTime, round } = periodNow(deps, campaign);
  if (now >= endTime) return null;
  const { id, quota } = campaign;
  const sold = Math.min(quota, campaign.sold + soldOf(deps.database, salesKey(id, round)));
  return {
    info: { id, startTime, endTime, quota, sold },
    price: campaign.price ?? null,
    isAhead: now < startTime,
    isOffered: startTime <= now && sold < quota,
    remaining: quota - sold,
    round,
  };
}

/** Tells whether an announced product is not yet for sale: its campaign has not begun. [TAG-09] */
export function isComingSoon(deps: CampaignDeps, product: CatalogueProduct): boolean {
  if (!product.tags.includes('COMING_SOON')) return false;
  return product.campaign === undefined || campaignNow(deps, product)?.isAhead === true;
}

const salesKey = (campaignId: string, round: number) => (round === 0 ? campaignId : `${campaignId}/${round}`);

function soldOf(database: Database, campaignId: string): number {
  return Number(
    database.get('SELECT sold FROM campaign_sales WHERE campaign_id = ?', campaignId)?.['sold'] ?? 0,
  );
}

/** Returns the price of a running campaign and its remaining pieces; null while none applies. */
export function saleNow(deps: CampaignDeps, product: CatalogueProduct): PriceTerms['sale'] {
  const campaign = campaignNow(deps, product);
  if (campaign?.isOffered !== true || campaign.price === null) return null;
  return { price: campaign.price, pieces: campaign.remaining };
}

/**
 * Refuses a purchase at the campaign's price when that has ended, or when fewer pieces are left: of all, or beside
 * those in a bag (`left`). [PROMO-09, ERR-11]
 */
export function checkCampaign(
  deps: CampaignDeps,
  product: CatalogueProduct,
  wanted: number,
  left?: number,
): void {
  const campaign = campaignNow(deps, product);
  if (campaign?.isOffered !== true || left === 0) throw new Refusal(409, 'FLASH_SALE_OOS');
  const maxQty = left ?? campaign.remaining;
  if (wanted > maxQty) throw new Refusal(400, 'PRM_INSUFFICIENT_ADJUSTMENT_PRODUCT_QUOTA', { maxQty });
}

/** Takes pieces off a campaign's quota when they were bought at its price, inside a running transaction. */
export function takeCampaign(deps: CampaignDeps, product: CatalogueProduct, quantity: number): void {
  const campaign = campaignNow(deps, product);
  if (campaign === null || !campaign.isOffered || quantity > campaign.remaining) return;
  deps.database.run(
    `INSERT INTO campaign_sales (campaign_id, sold) VALUES (?,?)
     ON CONFLICT (campaign_id) DO UPDATE SET sold = sold + excluded.sold`,
    salesKey(campaign.info.id, campaign.round),
    quantity,
  );
}

/** Stores a member's reminder of a campaign that has not begun, once. [API-20, PROMO-08] */
export function subscribeToCampaign(
  deps: CampaignDeps,
  memberId: string,
  product: CatalogueProduct,
  item: CatalogueItem,
  campaignId: string,
): true {
  if (product.campaign?.id !== campaignId) throw new Refusal(404, 'CAMPAIGN_NOT_FOUND');
  if (campaignNow(deps, product)?.isAhead !== true) throw new Refusal(409, 'CAMPAIGN_NOT_COMING');
  deps.database.run(
    'INSERT OR IGNORE INTO campaign_subscriptions (member_id, campaign_id, item_sku, at) VALUES (?,?,?,?)',
    memberId,
    campaignId,
    item.itemSku,
    deps.now(),
  );
  return true;
}

/** Tells whether a member asked for a reminder of the present campaign of an item's product. */
export function isSubscribed(
  deps: CampaignDeps,
  memberId: string,
  { campaign }: CatalogueProduct,
  itemSku: string,
): boolean {
  if (campaign === undefined) return false;
  const row = deps.database.get(
    'SELECT 1 AS found FROM campaign_subscriptions WHERE member_id = ? AND campaign_id = ? AND item_sku = ?',
    memberId,
    campaign.id,
    itemSku,
  );
  return row !== undefined;
}
