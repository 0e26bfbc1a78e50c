import type { Vendor } from '#src/domain/product/vendor.ts';
import type { Database, Row } from '../../core/database/openDatabase.ts';
import { Refusal } from '../../core/http/answers.ts';
import { withinPieces } from '../../service/rules/addOns.ts';
import { addLine } from './bag.ts';
import { attempt, entryOf } from './bagMerge.ts';
import { heldOf, NOTHING_HELD } from './bagPieces.ts';
import { boundsOf } from '../../price/rules/quantityLimits.ts';
import type { FoundItem } from '../../product/rules/catalogue.ts';
import { addComboLine } from '../../promo/rules/combos.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { dropUnreached, takeOverGift } from '../../promo/rules/freeGifts.ts';
import { checkOrderable, checkPieces, checkQuantity, wishOf } from './lineChecks.ts';

/** The part of a bag that changes as a whole: a line, or all lines of a combo or a gift. */
export type BagPart =
  | { kind: 'LINE'; itemSku: string; pickupPointCode: string }
  | { kind: 'COMBO' | 'GIFT'; promotionId: string };

/** The rows that a change removed from the bag, as they were. */
export interface TakenOut {
  rows: Row[];
  /** Names of the gifts that were removed with their purchase. */
  gifts: string[];
}

/** Writes a part as a value of a form, and reads it; null for any other text. */
export const writePart = (part: BagPart): string =>
  part.kind === 'LINE' ? `LINE ${part.itemSku} ${part.pickupPointCode}` : `${part.kind} ${part.promotionId}`;
export function readPart(text: string): BagPart | null {
  const [kind, first = '', second = ''] = text.slice(0, 200).split(' ');
  if (kind === 'LINE') return { kind, itemSku: first, pickupPointCode: second };
  return kind === 'COMBO' || kind === 'GIFT' ? { kind, promotionId: first } : null;
}

function rowsOf(database: Database, owner: string, vendor: Vendor, part: BagPart): Row[] {
  if (part.kind === 'LINE') {
    return database.all(
      'SELECT * FROM bag_lines WHERE owner = ? AND vendor = ? AND item_sku = ? AND pickup_point_code = ?',
      owner,
      vendor,
      part.itemSku,
      part.pickupPointCode,
    );
  }
  if (vendor === 'grocery') return [];
  return database.all(
    'SELECT * FROM bag_bundle_lines WHERE owner = ? AND kind = ? AND promotion_id = ? ORDER BY added_at, rowid',
    owner,
    part.kind,
    part.promotionId,
  );
}

/**
 * Sets the quantity of a part of the bag, inside a running transaction; that of a combo is of each product. More pieces
 * are judged as an add, fewer are always allowed. Refuses a part that is gone, and a gift, which is given once.
 * [BAG-01]
 */
export function setQuantity(
  deps: MarketplaceDeps,
  owner: string,
  vendor: Vendor,
  part: BagPart,
  quantity: number,
): TakenOut {
  const { database } = deps;
  checkQuantity(quantity);
  const rows = rowsOf(database, owner, vendor, part);
  if (rows.length === 0) throw new Refusal(409, 'LINE_GONE');
  if (part.kind === 'GIFT') throw new Refusal(400, 'INVALID_QUANTITY');
  for (const row of rows) {
    const entry = entryOf(row);
    const more = quantity - entry.quantity;
    if (more > 0) {
      const found = itemOf(deps, entry.itemSku);
      if (found === null) throw new Refusal(400, 'UNBUYABLE_ITEM');
      checkOrderable(deps, found, entry, vendor);
      checkPieces(deps, owner, vendor, found, { ...entry, quantity: more });
    }
    if (part.kind === 'LINE') {
      database.run(
        'UPDATE bag_lines SET quantity = ?, add_ons = ? WHERE owner = ? AND vendor = ? AND item_sku = ? AND pickup_point_code = ?',
        quantity,
        JSON.stringify(withinPieces(entry.addOns, quantity)),
        owner,
        vendor,
        entry.itemSku,
        entry.pickupPointCode,
      );
    } else {
      database.run(
        `UPDATE bag_bundle_lines SET quantity = ? WHERE owner = ? AND kind = 'COMBO' AND promotion_id = ?
         AND item_sku = ? AND pickup_point_code = ?`,
        quantity,
        owner,
        part.promotionId,
        entry.itemSku,
        entry.pickupPointCode,
      );
    }
  }
  return unreached(deps, owner, vendor, []);
}

/** Removes a part of the bag with its gifts, inside a running transaction; nothing where it is gone. [BAG-02] */
export function removePart(deps: MarketplaceDeps, owner: string, vendor: Vendor, part: BagPart): TakenOut {
  const { database } = deps;
  const rows = rowsOf(database, owner, vendor, part);
  if (part.kind === 'LINE') {
    database.run(
      'DELETE FROM bag_lines WHERE owner = ? AND vendor = ? AND item_sku = ? AND pickup_point_code = ?',
      owner,
      vendor,
      part.itemSku,
      part.pickupPointCode,
    );
  } else {
    database.run(
      'DELETE FROM bag_bundle_lines WHERE owner = ? AND kind = ? AND promotion_id = ?',
      owner,
      part.kind,
      part.promotionId,
    );
  }
  return unreached(deps, owner, vendor, rows);
}

function unreached(deps: MarketplaceDeps, owner: string, vendor: Vendor, rows: Row[]): TakenOut {
  const gifts = vendor === 'retail' ? dropUnreached(deps, owner) : [];
  const names = gifts.map((row) => itemOf(deps, String(row['item_sku']))?.product.name ?? '');
  return { rows: [...rows, ...gifts], gifts: names.filter((name) => name !== '') };
}

/**
 * Puts removed lines back, inside a running transaction, with services, courier, trade-in and place in the bag. They
 * are judged as an add, for much may have changed since. Lines that are in the bag again stay as they are. A gift that
 * is refused stays out alone; the whole is refused where nothing else comes back. [BAG-02]
 *
 * @returns the number of rows that came back, and those of refused gifts with their codes
 */
export function putBack(
  deps: MarketplaceDeps,
  owner: string,
  vendor: Vendor,
  { rows }: TakenOut,
): { restored: number; missed: Row[]; code: string } {
  const { database } = deps;
  const lines = rows.filter((row) => row['kind'] === undefined);
  const bundles = Map.groupBy(
    rows.filter((row) => row['kind'] !== undefined),
    (row) => `${row['kind']} ${row['promotion_id']}`,
  );
  const missed: Row[] = [];
  let refused: Refusal | null = null;
  let restored = 0;
  for (const row of lines) {
    const { itemSku, pickupPointCode } = entryOf(row);
    if (rowsOf(database, owner, vendor, { kind: 'LINE', itemSku, pickupPointCode }).length > 0) continue;
    addLine(deps, owner, vendor, entryOf(row));
    database.run(
      'UPDATE bag_lines SET added_at = ? WHERE owner = ? AND vendor = ? AND item_sku = ? AND pickup_point_code = ?',
      row['added_at'] ?? 0,
      owner,
      vendor,
      itemSku,
      pickupPointCode,
    );
    restored += 1;
  }
  for (const [name, entries] of [...bundles].toSorted(([one], [other]) => one.localeCompare(other))) {
    const part = readPart(name);
    if (part === null || part.kind === 'LINE' || rowsOf(database, owner, vendor, part).length > 0) continue;
    if (part.kind === 'GIFT') {
      const failure = attempt(database, () =>
        takeOverGift(deps, owner, part.promotionId, entries.map(entryOf)),
      );
      if (failure !== null) {
        refused = failure;
        missed.push(...entries);
        continue;
      }
    } else {
      for (const row of entries) {
        addComboLine(
          deps,
          owner,
          part.promotionId,
          { ...entryOf(row), actionType: 'COMBO' },
          entryOf(row).cartType,
        );
      }
    }
    for (const row of entries) {
      database.run(
        'UPDATE bag_bundle_lines SET added_at = ? WHERE owner = ? AND kind = ? AND promotion_id = ? AND item_sku = ?',
        row['added_at'] ?? 0,
        owner,
        part.kind,
        part.promotionId,
        row['item_sku'] ?? '',
      );
    }
    restored += entries.length;
  }
  if (refused !== null && restored === 0) throw refused;
  return { restored, missed, code: refused?.code ?? '' };
}

/** Returns the item of exactly this SKU; null where it is no longer sold. */
function itemOf(deps: MarketplaceDeps, itemSku: string): FoundItem | null {
  const found = deps.catalogue.tryFind(itemSku);
  return found?.item.itemSku === itemSku ? found : null;
}

/** A line of the bag that cannot be ordered as it is. */
export interface BagProblem {
  part: BagPart;
  itemSku: string;
  code: string;
  /** The most pieces that can be ordered, where only their number is wrong. */
  most: number | null;
}

/** Returns each line of a bag that an order would refuse, with its code. [BAG-03] */
export function problemsOf(deps: MarketplaceDeps, owner: string | null, vendor: Vendor): BagProblem[] {
  if (owner === null) return [];
  return deps.database
    .all('SELECT * FROM bag_entries WHERE owner = ? AND vendor = ? ORDER BY added_at', owner, vendor)
    .flatMap((row): BagProblem[] => {
      const entry = entryOf({ ...row, trade_in: null });
      const { itemSku, pickupPointCode } = entry;
      const part: BagPart =
        row['kind'] === null
          ? { kind: 'LINE', itemSku, pickupPointCode }
          : { kind: row['kind'] === 'GIFT' ? 'GIFT' : 'COMBO', promotionId: entry.promotionId };
      const found = itemOf(deps, itemSku);
      if (found === null) return [{ part, itemSku, code: 'UNBUYABLE_ITEM', most: null }];
      try {
        checkOrderable(deps, found, entry, vendor);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return [{ part, itemSku, code: error.code, most: null }];
      }
      const wish = wishOf(owner, vendor, entry);
      const held = heldOf(deps.database, wish, itemSku);
      const passed = boundsOf(deps, found, wish, NOTHING_HELD).find(
        ({ kind, left }) => (kind === 'STOCK' ? held.inStock : part.kind === 'GIFT' ? 0 : held.bought) > left,
      );
      return passed === undefined ? [] : [{ part, itemSku, code: passed.code, most: passed.left }];
    });
}

/** Returns the most pieces of a part beside the rest of the bag; null without a limit. [BAG-01] */
export function mostOf(deps: MarketplaceDeps, owner: string, vendor: Vendor, part: BagPart): number | null {
  const mosts = rowsOf(deps.database, owner, vendor, part).flatMap((row) => {
    const entry = entryOf(row);
    const found = itemOf(deps, entry.itemSku);
    if (found === null) return [];
    const wish = wishOf(owner, vendor, entry);
    const held = heldOf(deps.database, wish, entry.itemSku);
    return boundsOf(deps, found, wish, held).map(({ left }) => entry.quantity + left);
  });
  return mosts.length === 0 ? null : Math.min(...mosts);
}
