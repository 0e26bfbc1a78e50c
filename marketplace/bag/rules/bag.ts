import type { Fulfilment } from '#src/domain/fulfilment/fulfilment.ts';
import type { Vendor } from '#src/domain/product/vendor.ts';
import type { Database } from '../../core/database/openDatabase.ts';
import { Refusal } from '../../core/http/answers.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { checkCampaign } from '../../promo/rules/campaigns.ts';
import { checkSending, setBagDestination, type Way } from '../../fulfilment/rules/lineShipping.ts';
import { methodOf, shareOf } from './bagPieces.ts';
import { checkAddOns, joinAddOns, readAddOns } from '../../service/rules/addOns.ts';
import { bagLines } from './bagLines.ts';
import { checkTradeIn, keepTradeIn } from '../../payment/rules/tradeIns.ts';
import {
  checkOrderable,
  checkPieces,
  checkQuantity,
  placeOf,
  servicesOf,
  wishOf,
  type Line,
} from './lineChecks.ts';

const BAG_MAXIMUM_ITEMS = 100;

/**
 * Adds one line inside a running transaction; every refusal carries the code of its real cause. [ERR-01..20]
 *
 * @returns how the line travels now; null where the add told no destination, or it is picked up
 */
export function addLine(
  deps: MarketplaceDeps,
  owner: string,
  vendor: Vendor,
  line: Line & { cartType: string },
): Way | null {
  const { database } = deps;
  checkQuantity(line.quantity);
  const found = deps.catalogue.find(line.itemSku);
  checkOrderable(deps, found, line, vendor);
  if (vendor === 'retail') checkMethod(database, owner, line.fulfillment);
  const { quantity: held, services: heldServices } = heldLine(database, owner, vendor, line);
  if (line.actionType === 'CAMPAIGN') {
    checkCampaign(
      deps,
      found.product,
      line.quantity,
      shareOf(deps, found, wishOf(owner, vendor, line))?.left,
    );
  }
  checkPieces(deps, owner, vendor, found, line);
  const taken =
    vendor === 'retail' && line.tradeIn !== undefined ? checkTradeIn(deps, found, line.tradeIn) : null;
  if (held === 0) checkRoom(database, owner, vendor);
  const services = servicesOf(line);
  checkAddOns(deps, found, services, placeOf(line), (id) => heldJobs(deps, owner, id));
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
    JSON.stringify(joinAddOns(heldServices, services)),
    deps.now(),
    line.courier ?? null,
  );
  if (taken !== null) keepTradeIn(database, owner, line, taken);
  return way;
}

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

/** Returns the pieces and services that the bag already holds of a line. */
function heldLine(database: Database, owner: string, vendor: Vendor, line: Line) {
  const row = database.get(
    'SELECT quantity, add_ons FROM bag_lines WHERE owner = ? AND vendor = ? AND item_sku = ? AND pickup_point_code = ?',
    owner,
    vendor,
    line.itemSku,
    line.pickupPointCode,
  );
  const quantity = Number(row?.['quantity'] ?? 0);
  return { quantity, services: readAddOns(row?.['add_ons'], quantity) };
}

/** Returns the pieces in a bag with this service. */
function heldJobs(deps: MarketplaceDeps, owner: string, id: string): number {
  return bagLines(deps, owner, 'retail')
    .flatMap(({ services }) => services)
    .filter((service) => service.id === id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Refuses another method than that of the bag. [CART-25] */
export function checkMethod(database: Database, owner: string, fulfilment: Fulfilment): void {
  const method = methodOf(database, owner);
  if (method === null || method === fulfilment) return;
  throw new Refusal(409, method === 'PICKUP' ? 'CNC_ITEM_EXISTS' : 'NON_CNC_ITEM_EXISTS');
}
