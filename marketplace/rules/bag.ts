import type { CartBody, QuickCheckoutBody } from '#src/services/cart/contract.ts';
import type { Fulfilment } from '#src/domain/fulfilment.ts';
import type { Vendor } from '#src/domain/vendor.ts';
import { randomUUID } from 'node:crypto';
import type { Database } from '../database/openDatabase.ts';
import { Refusal } from '../http/answers.ts';
import { bundleOf } from './bundlePrice.ts';
import type { FoundItem } from './catalogue.ts';
import type { MarketplaceDeps } from './deps.ts';
import { checkCampaign, isComingSoon, takeCampaign } from './campaigns.ts';
import { storeAt } from './groceryStores.ts';
import { checkSending, setBagDestination, tryWayOf, type SendingWish, type Way } from './lineShipping.ts';
import { promotionsOfOrder } from './orderPromotions.ts';
import { unitPriceOf } from './productViews.ts';
import { boundsOf, checkRoomFor, heldOf, methodOf, NOTHING_HELD, type Wish } from './bagRoom.ts';
import { keepsItem, takeStock } from './placeStock.ts';
import type { Visit } from './sessions.ts';
import { spendVouchers } from './vouchers.ts';

const BAG_MAXIMUM_ITEMS = 100;
const QUANTITY_MAXIMUM = 9999;

type BagDeps = MarketplaceDeps;
type Line = Pick<CartBody, 'itemSku' | 'pickupPointCode' | 'quantity' | 'fulfillment' | 'addOns'> & {
  actionType?: CartBody['actionType'] | undefined;
} & SendingWish;

/** Pieces that the visitor put into the bag; what was given to go with them is not among them. [CART-01, SHELL-07] */
export function bagCount(database: Database, owner: string | null, vendor: Vendor): number {
  if (owner === null) return 0;
  const row = database.get(
    "SELECT COALESCE(SUM(quantity), 0) AS total FROM bag_entries WHERE owner = ? AND vendor = ? AND kind IS NOT 'GIFT'",
    owner,
    vendor,
  );
  return Number(row?.['total'] ?? 0);
}

/** Skus of all that lies in a bag, however it came there. [HOST-28] */
export function bagItems(database: Database, owner: string | null, vendor: Vendor): string[] {
  if (owner === null) return [];
  return database
    .all(
      'SELECT DISTINCT item_sku FROM bag_entries WHERE owner = ? AND vendor = ? ORDER BY item_sku',
      owner,
      vendor,
    )
    .map((row) => String(row['item_sku']));
}

export function bagLines(deps: BagDeps, owner: string | null, vendor: Vendor) {
  if (owner === null) return [];
  return deps.database
    .all('SELECT * FROM bag_entries WHERE owner = ? AND vendor = ? ORDER BY added_at', owner, vendor)
    .flatMap((row) => {
      const found = deps.catalogue.tryFind(String(row['item_sku']));
      return found === null
        ? []
        : [
            {
              found,
              quantity: Number(row['quantity']),
              fulfilment: row['fulfilment'] === 'PICKUP' ? ('PICKUP' as const) : ('DELIVERY' as const),
              bundle: bundleOf(deps, found, row),
              pickupPointCode: String(row['pickup_point_code']),
              courier: row['courier'] === null ? null : String(row['courier']),
            },
          ];
    });
}

/**
 * Adds one line inside a running transaction; every refusal carries the code of its real cause. [ERR-01..20]
 *
 * @returns how the line travels now; null where the add told no destination, or it is picked up
 */
export function addLine(
  deps: BagDeps,
  owner: string,
  vendor: Vendor,
  line: Line & { cartType: string },
): Way | null {
  const { database } = deps;
  checkQuantity(line.quantity);
  const found = deps.catalogue.find(line.itemSku);
  checkOrderable(deps, found, line, vendor);
  if (vendor === 'retail') checkMethod(database, owner, line.fulfillment);
  const held = heldQuantity(database, owner, vendor, line);
  if (line.actionType === 'CAMPAIGN') {
    const { bought } = heldOf(database, wishOf(owner, vendor, line), line.itemSku);
    checkCampaign(deps, found.product, bought + line.quantity);
  }
  checkPieces(deps, owner, vendor, found, line);
  if (held === 0) checkRoom(database, owner, vendor);
  const way =
    vendor === 'retail' ? checkSending(deps, { ...line, found, quantity: held + line.quantity }, line) : null;
  const isSendingTold = line.destination !== undefined || line.courier !== undefined;
  if (line.fulfillment === 'DELIVERY' && line.destination !== undefined) {
    setBagDestination(database, owner, line.destination);
  }
  database.run(
    `INSERT INTO bag_lines (owner, vendor, item_sku, pickup_point_code, fulfilment, quantity, cart_type, add_ons, added_at,
       courier) VALUES (?,?,?,?,?,?,?,?,?,?)
     ON CONFLICT (owner, vendor, item_sku, pickup_point_code)
     DO UPDATE SET quantity = excluded.quantity, fulfilment = excluded.fulfilment, add_ons = excluded.add_ons,
       courier = ${isSendingTold ? 'excluded.courier' : 'courier'},
       cart_type = CASE excluded.cart_type WHEN 'REGULAR' THEN cart_type ELSE excluded.cart_type END`,
    owner,
    vendor,
    line.itemSku,
    line.pickupPointCode,
    line.fulfillment,
    held + line.quantity,
    line.cartType,
    JSON.stringify(line.addOns),
    deps.now(),
    line.courier ?? null,
  );
  return way;
}

/** Refuses pieces that stock, limits or pickup do not allow beside those that the bag holds of the item. */
export function checkPieces(
  deps: BagDeps,
  owner: string,
  vendor: Vendor,
  found: FoundItem,
  line: Line,
): void {
  const wish = wishOf(owner, vendor, line);
  const held = heldOf(deps.database, wish, line.itemSku);
  checkRoomFor(boundsOf(deps, found, wish, held), line.quantity);
}

const wishOf = (owner: string, vendor: Vendor, line: Line): Wish => ({
  owner,
  vendor,
  pickupPointCode: line.pickupPointCode,
  fulfilment: line.fulfillment,
});

/** Refuses another line in a bag that holds its maximum. [ERR-07] */
export function checkRoom(database: Database, owner: string, vendor: Vendor): void {
  const lines = database.get(
    'SELECT COUNT(*) AS n FROM bag_entries WHERE owner = ? AND vendor = ?',
    owner,
    vendor,
  );
  if (Number(lines?.['n'] ?? 0) >= BAG_MAXIMUM_ITEMS) {
    throw new Refusal(400, 'MAXIMUM_NUMBER_OF_ITEMS_EXCEEDED');
  }
}

/**
 * Creates a member's checkout of just one product, inside a running transaction: takes its stock, its pieces of a campaign
 * and the vouchers that apply, at the price of this moment. [API-91]
 */
export function createCheckout(
  deps: BagDeps,
  owner: string,
  vendor: Vendor,
  lines: readonly QuickCheckoutBody[],
): string {
  const priced = [];
  for (const line of lines) {
    checkQuantity(line.quantity);
    const found = deps.catalogue.find(line.itemSku);
    checkOrderable(deps, found, line, vendor);
    if (line.actionType === 'CAMPAIGN') checkCampaign(deps, found.product, line.quantity);
    // What lies in the bag is another order.
    checkRoomFor(boundsOf(deps, found, wishOf(owner, vendor, line), NOTHING_HELD), line.quantity);
    const unitPrice = unitPriceOf(deps, found, line.quantity);
    const order = { quantity: line.quantity, subtotal: unitPrice * line.quantity };
    const promotions = promotionsOfOrder(
      deps,
      [{ found, ...order, fulfilment: line.fulfillment, bundle: null }],
      owner,
    ).map(({ promotion, amount, paysFor }) => ({ id: promotion.id, amount, isShipping: paysFor.length > 0 }));
    const sent = { ...line, found, courier: line.courier ?? null };
    checkSending(deps, sent, line);
    const isPaid = promotions.some(({ isShipping }) => isShipping);
    const way =
      line.fulfillment === 'PICKUP' || line.destination === undefined
        ? null
        : tryWayOf(deps, sent, line.destination, isPaid);
    priced.push({ ...line, way, unitPrice, vouchers: spendVouchers(deps, found, owner, order), promotions });
    takeCampaign(deps, found.product, line.quantity);
    takeStock(deps.database, found.item.itemSku, line.pickupPointCode, line.quantity);
    deps.database.run(
      'INSERT INTO purchases (owner, item_sku, quantity, at) VALUES (?,?,?,?)',
      owner,
      line.itemSku,
      line.quantity,
      deps.now(),
    );
  }
  const id = `CO-${randomUUID()}`;
  deps.database.run(
    'INSERT INTO checkouts (id, owner, vendor, lines, created_at) VALUES (?,?,?,?,?)',
    id,
    owner,
    vendor,
    JSON.stringify(priced),
    deps.now(),
  );
  return id;
}

/** Refuses the checkout of a blocked account. [AUTH-10..12] */
export function checkAccount(visit: Visit, vendor: Vendor): void {
  if (visit.blocked === 'suspicious') {
    throw new Refusal(403, vendor === 'grocery' ? 'CHECKOUT_BLOCKED' : 'CREATE_CHECKOUT_BLOCKED');
  }
  if (visit.blocked === 'pendingPayments') throw new Refusal(403, 'PAYNOW_BLOCKED');
  if (visit.blocked === 'deactivated') throw new Refusal(403, 'CHECKOUT_PERMANENTLY_BLOCKED');
}

export function checkQuantity(quantity: number): void {
  if (quantity < 1) throw new Refusal(400, 'LOWER_THAN_MINIMUM');
  if (quantity > QUANTITY_MAXIMUM) throw new Refusal(400, 'INVALID_QUANTITY');
}

export function checkOrderable(deps: BagDeps, found: FoundItem, line: Line, vendor: Vendor): void {
  const { product } = found;
  const isSold =
    product.vendor === vendor &&
    product.unbuyable !== true &&
    !isComingSoon(deps, product) &&
    !product.tags.includes('OFFLINE_ONLY');
  const isFromThere =
    keepsItem(deps.database, found.item, line.pickupPointCode) ||
    (vendor === 'grocery' && storeAt(deps.database, line.pickupPointCode) !== null);
  if (!isSold || !isFromThere) throw new Refusal(400, 'UNBUYABLE_ITEM');
  const asksInstallation = line.addOns.some(({ type }) => type === 'INSTALLATION');
  if (asksInstallation && product.installation?.available !== true) {
    throw new Refusal(400, 'INSTALLATION_NOT_AVAILABLE');
  }
}

function heldQuantity(database: Database, owner: string, vendor: Vendor, line: Line): number {
  const row = database.get(
    'SELECT quantity FROM bag_lines WHERE owner = ? AND vendor = ? AND item_sku = ? AND pickup_point_code = ?',
    owner,
    vendor,
    line.itemSku,
    line.pickupPointCode,
  );
  return Number(row?.['quantity'] ?? 0);
}

/** Refuses what is had in another way than what the bag holds. [CART-25] */
export function checkMethod(database: Database, owner: string, fulfilment: Fulfilment): void {
  const method = methodOf(database, owner);
  if (method === null || method === fulfilment) return;
  throw new Refusal(409, method === 'PICKUP' ? 'CNC_ITEM_EXISTS' : 'NON_CNC_ITEM_EXISTS');
}
