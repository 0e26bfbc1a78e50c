import { randomUUID } from 'node:crypto';
import type { Vendor } from '#src/domain/product/vendor.ts';
import type { Database, Row } from '../../core/database/openDatabase.ts';
import { storeBought } from '../../recommendation/seed/seedPurchases.ts';
import { Refusal } from '../../core/http/answers.ts';
import { orderedAddOns, takeJobs } from '../../service/rules/addOns.ts';
import { bagLines } from './bagLines.ts';
import { problemsOf } from './bagChanges.ts';
import { takeCampaign } from '../../promo/rules/campaigns.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { keepSlot } from '../../grocery/rules/grocerySlots.ts';
import { heldDeliveriesOf } from '../../grocery/rules/heldSlots.ts';
import { bagDestinationOf } from '../../fulfilment/rules/lineShipping.ts';
import { takeStock } from '../../fulfilment/rules/placeStock.ts';
import { spendVoucher } from '../../promo/rules/voucherWrites.ts';

/** A member's checkout; that of the bag changes with the bag until it is ordered. */
export interface StoredCheckout {
  id: string;
  vendor: Vendor;
  lines: string;
  isOfBag: boolean;
  /** The content of the bag that was ordered, as the page showed it; null for other checkouts. */
  shown: string | null;
  createdAt: number;
  orderedAt: number | null;
}

const read = (row: Row): StoredCheckout => ({
  id: String(row['id']),
  vendor: row['vendor'] === 'grocery' ? 'grocery' : 'retail',
  lines: String(row['lines']),
  isOfBag: row['of_bag'] === 1,
  shown: row['shown'] === null ? null : String(row['shown']),
  createdAt: Number(row['created_at']),
  orderedAt: row['ordered_at'] === null ? null : Number(row['ordered_at']),
});

/** Returns a checkout; null without one, or for another owner's. */
export function checkoutOf(
  database: Database,
  owner: string | null,
  vendor: Vendor,
  id: string,
): StoredCheckout | null {
  const row = database.get(
    'SELECT * FROM checkouts WHERE id = ? AND owner = ? AND vendor = ?',
    id.slice(0, 64),
    owner ?? '',
    vendor,
  );
  return row === undefined ? null : read(row);
}

/** Returns the newest checkouts of a member, without the open one of the bag. */
export function checkoutsOf(database: Database, owner: string): StoredCheckout[] {
  return database
    .all(
      `SELECT * FROM checkouts WHERE owner = ? AND (of_bag = 0 OR ordered_at IS NOT NULL)
       ORDER BY COALESCE(ordered_at, created_at) DESC, rowid DESC LIMIT 50`,
      owner,
    )
    .map(read);
}

/** Returns the open checkout of the bag, one for a vendor, inside a running transaction. Refused while a line is. */
export function checkoutOfBag(deps: MarketplaceDeps, owner: string, vendor: Vendor): string {
  const { database } = deps;
  checkBag(deps, owner, vendor);
  const open = database.get(
    'SELECT id FROM checkouts WHERE owner = ? AND vendor = ? AND of_bag = 1 AND ordered_at IS NULL',
    owner,
    vendor,
  );
  if (open !== undefined) return String(open['id']);
  const id = `CO-${randomUUID()}`;
  database.run(
    "INSERT INTO checkouts (id, owner, vendor, lines, created_at, of_bag) VALUES (?,?,?,'[]',?,1)",
    id,
    owner,
    vendor,
    deps.now(),
  );
  return id;
}

function checkBag(deps: MarketplaceDeps, owner: string, vendor: Vendor): void {
  if (problemsOf(deps, owner, vendor).length > 0) throw new Refusal(409, 'BAG_NOT_ORDERABLE');
  if (bagLines(deps, owner, vendor).length === 0) throw new Refusal(409, 'BAG_EMPTY');
}

/**
 * Orders the bag inside a running transaction: takes stock, pieces of campaigns, the time of technicians and the
 * vouchers, keeps the slots, empties the bag, and stores the order as it was shown. [BAG-03]
 */
export function orderBag(
  deps: MarketplaceDeps,
  owner: string,
  { id, vendor }: Pick<StoredCheckout, 'id' | 'vendor'>,
  { shown, voucherCodes }: { shown: string; voucherCodes: readonly string[] },
): void {
  const { database, now } = deps;
  checkBag(deps, owner, vendor);
  const postalCode = vendor === 'retail' ? (bagDestinationOf(database, owner)?.postalCode ?? null) : null;
  for (const line of bagLines(deps, owner, vendor)) {
    const { found, quantity, bundle, pickupPointCode, fulfilment } = line;
    const done = orderedAddOns(deps, line.services, { found, unitPrice: 0, fulfilment, postalCode });
    const missed = new Set(done.filter(({ isMissed }) => isMissed).map(({ service }) => service.id));
    takeJobs(
      deps,
      line.services.filter((service) => !missed.has(service.id)),
    );
    takeStock(database, found.item.itemSku, pickupPointCode, quantity);
    if (bundle?.kind === 'GIFT') continue;
    // In the order in which the lines are priced.
    takeCampaign(deps, found.product, quantity);
    database.run(
      'INSERT INTO purchases (owner, item_sku, quantity, at) VALUES (?,?,?,?)',
      owner,
      found.item.itemSku,
      quantity,
      now(),
    );
    storeBought(database, owner, found.product.productSku, now());
  }
  const lines = vendor === 'grocery' ? bagLines(deps, owner, vendor) : [];
  for (const { store, slot } of heldDeliveriesOf(deps, owner, lines)) {
    if (slot !== null) keepSlot(deps, owner, id, { store, slot });
  }
  for (const code of voucherCodes) spendVoucher(deps, owner, code);
  database.run('DELETE FROM bag_lines WHERE owner = ? AND vendor = ?', owner, vendor);
  if (vendor === 'retail') database.run('DELETE FROM bag_bundle_lines WHERE owner = ?', owner);
  database.run('UPDATE checkouts SET shown = ?, ordered_at = ? WHERE id = ?', shown, now(), id);
}

/** Orders a checkout of its own, whose stock was taken when it was made; inside a running transaction. */
export function orderCheckout({ database, now }: MarketplaceDeps, id: string): void {
  database.run('UPDATE checkouts SET ordered_at = ? WHERE id = ? AND ordered_at IS NULL', now(), id);
}
