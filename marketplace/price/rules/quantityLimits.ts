import { startOfDay, WIB_OFFSET_HOURS } from '#src/domain/shell/calendarDay.ts';
import type {
  QuantityLimit,
  QuantityLimitKind,
  QuantityLimits,
  QuantityRoom,
} from '#src/domain/price/quantityLimit.ts';
import { IN_STORE_PICKUP_MAX_QUANTITY } from '#src/domain/shell/limits.ts';
import type { BagDeps } from '../../bag/rules/bagLines.ts';
import {
  heldForAdd,
  heldOf,
  NOTHING_HELD,
  shareOf,
  type Held,
  type Wish,
} from '../../bag/rules/bagPieces.ts';
import type { Database } from '../../core/database/openDatabase.ts';
import { Refusal } from '../../core/http/answers.ts';
import { saleNow, type CampaignDeps } from '../../promo/rules/campaigns.ts';
import type { FoundItem } from '../../product/rules/catalogue.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { sellableAt } from '../../fulfilment/rules/placeStock.ts';
import { ownPricesOf } from './itemPrices.ts';

type RoomDeps = Pick<MarketplaceDeps, 'database' | 'now'>;

/** One limit of a purchase: `left` is the number that may still be added to the bag, never below 0. */
export interface Bound {
  kind: QuantityLimitKind;
  code: string;
  maximum: number;
  left: number;
}

/** Returns all limits of a purchase of an item, in the order in which they are checked. */
export function boundsOf(deps: RoomDeps, found: FoundItem, wish: Wish, held: Held): Bound[] {
  const stock = sellableAt(deps.database, found.item.itemSku, wish.pickupPointCode);
  const soldOut = wish.vendor === 'grocery' ? 'OOS' : 'OutOfStock';
  const bound = (kind: QuantityLimitKind, code: string, maximum: number | undefined, used: number) =>
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
export function quantityLimitsOf(
  deps: BagDeps & CampaignDeps,
  found: FoundItem,
  wish: Omit<Wish, 'fulfilment'>,
): QuantityLimits {
  return {
    delivery: roomFor(deps, found, { ...wish, fulfilment: 'DELIVERY' }),
    pickup: roomFor(deps, found, { ...wish, fulfilment: 'PICKUP' }),
  };
}

/** Null when only the stock on hand limits it. */
function roomFor(deps: BagDeps & CampaignDeps, found: FoundItem, wish: Wish): QuantityRoom | null {
  const { product, item } = found;
  const held = heldForAdd(deps.database, wish, item.itemSku);
  // A campaign without a price sets no limit.
  const share = saleNow(deps, product) === null ? null : shareOf(deps, found, wish);
  const quota = (left: number): QuantityLimit[] =>
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

function tightest(bounds: readonly QuantityLimit[]): QuantityLimit | null {
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
