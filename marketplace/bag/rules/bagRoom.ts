import { startOfDay, WIB_OFFSET_HOURS } from '#src/domain/shell/calendarDay.ts';
import type { Fulfilment } from '#src/domain/fulfilment/fulfilment.ts';
import type {
  PurchaseLimit,
  PurchaseLimitKind,
  PurchaseLimits,
  PurchaseRoom,
} from '#src/domain/price/purchaseLimit.ts';
import { IN_STORE_PICKUP_MAX_QUANTITY } from '#src/domain/shell/limits.ts';
import type { Vendor } from '#src/domain/product/vendor.ts';
import type { Database } from '../../core/database/openDatabase.ts';
import { Refusal } from '../../core/http/answers.ts';
import { bagLines, type BagDeps } from './bagLines.ts';
import { saleNow, type CampaignDeps } from '../../promo/rules/campaigns.ts';
import type { FoundItem } from '../../product/rules/catalogue.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { ownPricesOf, saleShareOf, type SaleShare } from '../../price/rules/itemPrices.ts';
import { sellableAt } from '../../fulfilment/rules/placeStock.ts';

type RoomDeps = Pick<MarketplaceDeps, 'database' | 'now'>;

/** The bag, the place and the method of a purchase that is judged. */
export interface Wish {
  owner: string | null;
  vendor: Vendor;
  pickupPointCode: string;
  fulfilment: Fulfilment;
}
/** One limit of a purchase: `left` is the number that may still be added to the bag, never below 0. */
export interface Bound {
  kind: PurchaseLimitKind;
  code: string;
  maximum: number;
  left: number;
}

/** Pieces of an item in a bag: those that take from the stock of a place, and those that are bought. */
export interface Held {
  /** Includes gifts, which take stock but are not bought. */
  inStock: number;
  bought: number;
}
export const NOTHING_HELD: Held = { inStock: 0, bought: 0 };

/** The pieces of an item in the bag: anyhow, alone, or in one line (from the wish's place). */
export function heldOf(
  database: Database,
  wish: Wish,
  itemSku: string,
  how: 'anyhow' | 'alone' | 'line' = 'anyhow',
): Held {
  if (wish.owner === null) return NOTHING_HELD;
  // A place without stock of its own sells from the item's.
  const row = database.get(
    `SELECT COALESCE(SUM(quantity) FILTER (WHERE COALESCE(s.pickup_point_code, '') =
         COALESCE((SELECT pickup_point_code FROM pickup_stock WHERE item_sku = ?1 AND pickup_point_code = ?4), '')), 0)
         AS in_stock,
       COALESCE(SUM(quantity) FILTER (WHERE kind IS NOT 'GIFT'), 0) AS bought
     FROM bag_entries b LEFT JOIN pickup_stock s
       ON s.item_sku = b.item_sku AND s.pickup_point_code = b.pickup_point_code
     WHERE b.owner = ?2 AND b.vendor = ?3 AND b.item_sku = ?1 AND (?5 = 'anyhow' OR kind IS NULL)
       AND (?5 <> 'line' OR b.pickup_point_code = ?4)`,
    itemSku,
    wish.owner,
    wish.vendor,
    wish.pickupPointCode,
    how,
  );
  return { inStock: Number(row?.['in_stock'] ?? 0), bought: Number(row?.['bought'] ?? 0) };
}

/** The one delivery method of a retail bag, null while it is empty. */
export function methodOf(database: Database, owner: string | null): Fulfilment | null {
  if (owner === null) return null;
  const row = database.get(
    "SELECT fulfilment FROM bag_entries WHERE owner = ? AND vendor = 'retail' LIMIT 1",
    owner,
  );
  return row === undefined ? null : (row['fulfilment'] as Fulfilment);
}

/** Returns the pieces that limit an add; one that changes the bag's method comes before its lines. [CART-25] */
function heldForAdd(database: Database, wish: Wish, itemSku: string): Held {
  const method = wish.vendor === 'retail' ? methodOf(database, wish.owner) : null;
  if (method === null || method === wish.fulfilment) return heldOf(database, wish, itemSku);
  return wish.fulfilment === 'PICKUP' ? NOTHING_HELD : heldOf(database, wish, itemSku, 'alone');
}

/**
 * Returns the share of a line in the rest of its campaign, beside the lines that stay in the bag; null while nothing is
 * left. [BAG-13]
 */
export function shareOf(
  deps: BagDeps & CampaignDeps,
  { product, item }: FoundItem,
  wish: Wish,
): SaleShare | null {
  if (wish.vendor !== 'retail') return null;
  const method = methodOf(deps.database, wish.owner);
  const lines = bagLines(deps, wish.owner, 'retail').filter(
    ({ bundle }) => method === wish.fulfilment || (wish.fulfilment === 'DELIVERY' && bundle === null),
  );
  return saleShareOf(
    deps,
    product,
    lines,
    ({ found, bundle, pickupPointCode }) =>
      bundle === null && found.item.itemSku === item.itemSku && pickupPointCode === wish.pickupPointCode,
  );
}

/** Returns all limits of a purchase of an item, in the order in which they are checked. */
export function boundsOf(deps: RoomDeps, found: FoundItem, wish: Wish, held: Held): Bound[] {
  const stock = sellableAt(deps.database, found.item.itemSku, wish.pickupPointCode);
  const soldOut = wish.vendor === 'grocery' ? 'OOS' : 'OutOfStock';
  const bound = (kind: PurchaseLimitKind, code: string, maximum: number | undefined, used: number) =>
    maximum === undefined ? [] : [{ kind, code, maximum, left: Math.max(0, maximum - used) }];
  return [
    ...(stock === null
      ? []
      : bound('STOCK', stock === 0 ? soldOut : 'OOS_MAX_QTY_VISIBLE_LIMIT', stock, held.inStock)),
    ...limitsOf(deps, found, wish.owner).flatMap(({ kind, code, maximum, past }) =>
      bound(kind, code, maximum, past + held.bought),
    ),
    ...(wish.fulfilment === 'PICKUP'
      ? bound('PICKUP', 'CO_EXCEEDED_QUANTITY_CART', IN_STORE_PICKUP_MAX_QUANTITY, held.bought)
      : []),
  ];
}

/** Returns the limits of an item; `past` are the pieces bought before that count towards one. */
function limitsOf({ database, now }: RoomDeps, { product, item }: FoundItem, owner: string | null) {
  const { limits = {} } = product;
  const bought = (since: number) => boughtSince(database, owner, item.itemSku, since);
  const ever = limits.event === undefined ? 0 : bought(0);
  const today = limits.daily === undefined ? 0 : bought(startOfDay(now(), WIB_OFFSET_HOURS));
  return [
    // A strict limit of one bag or order, at any price.
    {
      kind: 'BAG',
      code: 'PRM_INSUFFICIENT_ADJUSTMENT_PRODUCT_QUOTA',
      maximum: limits.promotionQuota,
      past: 0,
    },
    { kind: 'BAG', code: 'CO_EXCEEDED_QUANTITY_CART', maximum: limits.cart, past: 0 },
    {
      kind: 'EVENT',
      code: 'CO_EXCEEDED_QUANTITY_CART_ITEM_EVENT',
      maximum: limits.cartItemEvent,
      past: 0,
    },
    { kind: 'DAY', code: 'CO_EXCEEDED_QUANTITY_CART_ITEM_DAILY', maximum: limits.cartItemDaily, past: 0 },
    {
      kind: 'EVENT',
      code: ever > 0 ? 'CO_EXCEEDED_QUANTITY_EVENT' : 'CO_EXCEEDED_QUANTITY',
      maximum: limits.event,
      past: ever,
    },
    { kind: 'DAY', code: 'CO_EXCEEDED_QUANTITY_DAILY', maximum: limits.daily, past: today },
  ] as const;
}

function boughtSince(database: Database, owner: string | null, itemSku: string, since: number): number {
  const row = database.get(
    'SELECT COALESCE(SUM(quantity), 0) AS n FROM purchases WHERE owner = ? AND item_sku = ? AND at >= ?',
    owner ?? '',
    itemSku,
    since,
  );
  return Number(row?.['n'] ?? 0);
}

/** Returns the tightest limit of an item for a visitor, by each method; shown before it applies. [CART-34] */
export function purchaseLimitsOf(
  deps: BagDeps & CampaignDeps,
  found: FoundItem,
  wish: Omit<Wish, 'fulfilment'>,
): PurchaseLimits {
  return {
    delivery: roomFor(deps, found, { ...wish, fulfilment: 'DELIVERY' }),
    pickup: roomFor(deps, found, { ...wish, fulfilment: 'PICKUP' }),
  };
}

/** Null when only the stock on hand limits it. */
function roomFor(deps: BagDeps & CampaignDeps, found: FoundItem, wish: Wish): PurchaseRoom | null {
  const { product, item } = found;
  const held = heldForAdd(deps.database, wish, item.itemSku);
  // A campaign without a price sets no limit.
  const share = saleNow(deps, product) === null ? null : shareOf(deps, found, wish);
  const quota = (left: number): PurchaseLimit[] =>
    share === null ? [] : [{ kind: 'QUOTA', maximum: share.remaining, left }];
  // The quota is last: an equal limit is stricter and shown, for beyond the quota another price applies.
  const toOrder = tightest([...boundsOf(deps, found, wish, NOTHING_HELD), ...quota(share?.remaining ?? 0)]);
  const toBag = tightest([
    // The page shows the stock, but not the part of it in the bag.
    ...boundsOf(deps, found, wish, held).filter(({ kind }) => kind !== 'STOCK' || held.inStock > 0),
    ...(share?.isUsedUp === true ? [] : quota(share?.left ?? 0)),
  ]);
  const beyondSale =
    share?.isUsedUp === true && toBag?.left !== 0
      ? { inBag: heldOf(deps.database, wish, item.itemSku, 'line').bought, prices: ownPricesOf(deps, found) }
      : null;
  if (toOrder === null || (toBag === null && beyondSale === null)) return null;
  return { toBag, toOrder, beyondSale };
}

function tightest(bounds: readonly PurchaseLimit[]): PurchaseLimit | null {
  const first = bounds.toSorted((one, other) => one.left - other.left)[0];
  return first === undefined ? null : { kind: first.kind, maximum: first.maximum, left: first.left };
}

/** Refuses more pieces than the limits allow, with the code of the first that they pass. [ERR-01..11, ERR-16] */
export function checkRoomFor(bounds: readonly Bound[], quantity: number): void {
  const passed = bounds.find(({ left }) => quantity > left);
  if (passed === undefined) return;
  const { kind, code, maximum, left } = passed;
  if (kind !== 'STOCK') throw new Refusal(400, code, { maxQty: left });
  throw maximum === 0 ? new Refusal(400, code) : new Refusal(400, code, { maxQty: maximum });
}
