import type { CartType } from '#src/domain/bag/cart.ts';
import type { Fulfilment } from '#src/domain/fulfilment/fulfilment.ts';
import type { Vendor } from '#src/domain/product/vendor.ts';
import type { TradeInChoice } from '#src/services/payment/tradeInDevice/contract.ts';
import type { Database, Row } from '../../core/database/openDatabase.ts';
import { Refusal } from '../../core/http/answers.ts';
import { addLine } from './bag.ts';
import { noteNotKept, type NotKept } from './bagNotices.ts';
import { heldOf, methodOf } from './bagPieces.ts';
import { boundsOf } from '../../price/rules/quantityLimits.ts';
import { addComboLine } from '../../promo/rules/combos.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { takeOverGift } from '../../promo/rules/freeGifts.ts';
import { deliveryStatusOf, pickupStatusOf } from '../../fulfilment/rules/fulfilmentStatus.ts';
import { readAddOns, refusalOfAddOn, withinPieces, type HeldAddOn } from '../../service/rules/addOns.ts';

interface Entry {
  itemSku: string;
  pickupPointCode: string;
  fulfillment: Fulfilment;
  quantity: number;
  cartType: CartType;
  promotionId: string;
  addOns: HeldAddOn[];
  /** Judged again at the destination of the bag. [SHIP-14] */
  courier?: string;
  tradeIn?: TradeInChoice;
}

/** Reads a stored line in the form of an add. */
export const entryOf = (row: Row): Entry => ({
  itemSku: String(row['item_sku']),
  pickupPointCode: String(row['pickup_point_code']),
  fulfillment: row['fulfilment'] as Fulfilment,
  quantity: Number(row['quantity']),
  cartType: row['cart_type'] as CartType,
  promotionId: String(row['promotion_id'] ?? ''),
  addOns: readAddOns(row['add_ons'], Number(row['quantity'])),
  ...(typeof row['courier'] === 'string' ? { courier: row['courier'] } : {}),
  ...(typeof row['trade_in'] === 'string' ? { tradeIn: JSON.parse(row['trade_in']) as TradeInChoice } : {}),
});

/**
 * Adds a guest's bag to a member's inside a running transaction, line by line and by the rules of every add. The bag
 * keeps its one delivery method. Lines that could not be kept are noted for the member, after the `known` ones.
 */
export function mergeBags(
  deps: MarketplaceDeps,
  guest: string,
  member: string,
  known: readonly NotKept[] = [],
): void {
  const { database } = deps;
  const notices = (['retail', 'grocery'] as const).flatMap((vendor) =>
    entriesOf(database, guest, vendor).flatMap((entry) => mergeLine(deps, member, vendor, entry)),
  );
  const bundles = bundlesOf(database, guest);
  const combos = Map.groupBy(
    bundles.filter(({ kind }) => kind === 'COMBO'),
    ({ promotionId }) => promotionId,
  );
  for (const [comboId, entries] of combos) notices.push(...mergeCombo(deps, member, comboId, entries));
  const gifts = Map.groupBy(
    bundles.filter(({ kind }) => kind === 'GIFT'),
    ({ promotionId }) => promotionId,
  );
  for (const [giftId, entries] of gifts) notices.push(...mergeGift(deps, member, giftId, entries));
  keepPlaces(database, guest, member);
  // The bag keeps the member's destination, or takes the guest's where it has none.
  database.run('UPDATE OR IGNORE bag_destinations SET owner = ? WHERE owner = ?', member, guest);
  for (const table of ['bag_lines', 'bag_bundle_lines', 'bag_destinations']) {
    database.run(`DELETE FROM ${table} WHERE owner = ?`, guest);
  }
  // A guest's expired hold must not replace the member's.
  database.run('DELETE FROM grocery_slot_holds WHERE owner = ? AND expires_at <= ?', guest, deps.now());
  database.run('UPDATE OR REPLACE grocery_slot_holds SET owner = ? WHERE owner = ?', member, guest);
  noteNotKept(deps, member, [...known, ...notices]);
}

/** Keeps the order of the lines: a merged line keeps the earlier of its two times. */
function keepPlaces(database: Database, guest: string, member: string): void {
  for (const [table, isSameKind] of [
    ['bag_lines', 'own.vendor = former.vendor'],
    ['bag_bundle_lines', 'own.kind = former.kind AND own.promotion_id = former.promotion_id'],
  ] as const) {
    database.run(
      `UPDATE ${table} AS own SET added_at = MIN(own.added_at, former.added_at) FROM ${table} AS former
       WHERE own.owner = ? AND former.owner = ? AND ${isSameKind}
         AND own.item_sku = former.item_sku AND own.pickup_point_code = former.pickup_point_code`,
      member,
      guest,
    );
  }
}

function entriesOf(database: Database, owner: string, vendor: Vendor): Entry[] {
  return database
    .all('SELECT * FROM bag_lines WHERE owner = ? AND vendor = ? ORDER BY added_at, rowid', owner, vendor)
    .map(entryOf);
}

function bundlesOf(database: Database, owner: string) {
  return database
    .all('SELECT * FROM bag_bundle_lines WHERE owner = ? ORDER BY added_at, rowid', owner)
    .map((row) => ({ ...entryOf(row), kind: String(row['kind']) }));
}

/** Runs work, and undoes it when it is refused; returns the refusal. */
export function attempt(database: Database, work: () => void): Refusal | null {
  database.run('SAVEPOINT merging');
  try {
    work();
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    database.run('ROLLBACK TO merging');
    return error;
  } finally {
    database.run('RELEASE merging');
  }
}

/** Returns the entry in the method of the member's bag; refused where it is not sold that way. */
function inMethodOf(deps: MarketplaceDeps, member: string, vendor: Vendor, entry: Entry): Entry {
  const { database } = deps;
  const method = vendor === 'retail' ? methodOf(database, member) : null;
  if (method === null || method === entry.fulfillment) return entry;
  const found = deps.catalogue.find(entry.itemSku);
  const status =
    method === 'PICKUP'
      ? pickupStatusOf(database, found, null)
      : deliveryStatusOf(database, found, null, deps.now());
  if (status !== 'AVAILABLE') {
    throw new Refusal(409, method === 'PICKUP' ? 'CNC_ITEM_EXISTS' : 'NON_CNC_ITEM_EXISTS');
  }
  return { ...entry, fulfillment: method };
}

/** Merges a line. A service that is not available is dropped alone and noted; its pieces stay. [ADDON-09] */
function mergeLine(deps: MarketplaceDeps, member: string, vendor: Vendor, entry: Entry): NotKept[] {
  const refused = attempt(deps.database, () =>
    addLine(deps, member, vendor, inMethodOf(deps, member, vendor, entry)),
  );
  if (refused === null) return [];
  const addOns = entry.addOns.filter(({ type }) => refused.code !== refusalOfAddOn(type));
  const { itemSku, quantity } = entry;
  if (addOns.length === entry.addOns.length) return mergePieces(deps, member, vendor, entry, refused.code);
  return [
    { vendor, itemSku, asked: quantity, kept: quantity, reason: refused.code },
    ...mergeLine(deps, member, vendor, { ...entry, addOns }),
  ];
}

/** As many pieces as there is room for, where all of them were refused. */
function mergePieces(
  deps: MarketplaceDeps,
  member: string,
  vendor: Vendor,
  entry: Entry,
  reason: string,
): NotKept[] {
  const { itemSku, quantity: asked } = entry;
  const room = roomFor(deps, member, vendor, entry);
  if (room < 1 || room >= asked) return [{ vendor, itemSku, asked, kept: 0, reason }];
  const others = mergeLine(deps, member, vendor, {
    ...entry,
    quantity: room,
    addOns: withinPieces(entry.addOns, room),
  });
  const lost = others.find(({ kept }) => kept < room);
  return lost === undefined
    ? [{ vendor, itemSku, asked, kept: room, reason }, ...others]
    : [{ vendor, itemSku, asked, kept: 0, reason: lost.reason }];
}

function roomFor(deps: MarketplaceDeps, member: string, vendor: Vendor, entry: Entry): number {
  const found = deps.catalogue.tryFind(entry.itemSku);
  if (found === null) return 0;
  const fulfilment = (vendor === 'retail' ? methodOf(deps.database, member) : null) ?? entry.fulfillment;
  const wish = { owner: member, vendor, pickupPointCode: entry.pickupPointCode, fulfilment };
  const bounds = boundsOf(deps, found, wish, heldOf(deps.database, wish, entry.itemSku));
  return Math.min(...bounds.map(({ left }) => left));
}

/** Merges a combo as a whole or not at all, because its price is that of the whole. */
function mergeCombo(
  deps: MarketplaceDeps,
  member: string,
  comboId: string,
  entries: readonly Entry[],
): NotKept[] {
  let failing: Entry | null = null;
  const refused = attempt(deps.database, () => {
    for (const entry of entries) {
      failing = entry;
      const line = {
        ...inMethodOf(deps, member, 'retail', entry),
        actionType: 'COMBO' as const,
      };
      addComboLine(deps, member, comboId, line, entry.cartType);
    }
  });
  if (refused === null) return [];
  return entries.map((entry) => lost(entry, entry === failing ? refused.code : 'COMBO_RULE_NOT_FOUND'));
}

/** Merges a gift while its purchase is in the bag, and once for a bag. [GIFT-15] */
function mergeGift(
  deps: MarketplaceDeps,
  member: string,
  giftId: string,
  entries: readonly Entry[],
): NotKept[] {
  const refused = attempt(deps.database, () => {
    const method = methodOf(deps.database, member) ?? 'DELIVERY';
    takeOverGift(
      deps,
      member,
      giftId,
      entries.map((entry) => ({ ...entry, fulfillment: method })),
    );
  });
  return refused === null ? [] : entries.map((entry) => lost(entry, refused.code));
}

const lost = ({ itemSku, quantity }: Entry, reason: string): NotKept => ({
  vendor: 'retail',
  itemSku,
  asked: quantity,
  kept: 0,
  reason,
});
