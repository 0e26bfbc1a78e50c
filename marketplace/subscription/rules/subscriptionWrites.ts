import { randomUUID } from 'node:crypto';
import { deliveryDates, firstDeliveryAt } from '#src/domain/subscription/subscription.ts';
import type {
  SubscriptionCartBody,
  SubscriptionTaken,
} from '#src/services/subscription/subscription/contract.ts';
import type { Database } from '../../core/database/openDatabase.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { setBagDestination } from '../../fulfilment/rules/lineShipping.ts';
import { bagOf, bundlesOf, packagesOf, type SubscribedItem } from './subscriptionPackages.ts';
import { checkPieces, refuse, subscribable, subscribableAt, type Pieces } from './subscriptionTerms.ts';

/** The most lines of one member's subscription bag. */
const BAG_MAXIMUM_LINES = 50;

/**
 * Puts pieces into the member's subscription bag, inside a running transaction; they join a line of the same period.
 * [API-38, ERR-35..43]
 */
export function addToBag(
  deps: MarketplaceDeps,
  memberId: string,
  body: SubscriptionCartBody,
): SubscriptionTaken {
  const { database } = deps;
  const found = subscribableAt(deps, body);
  const { itemSku, pickupPointCode, quantity, period, frequency, destination } = body;
  const key = [memberId, itemSku, pickupPointCode, period.unit, period.every, frequency] as const;
  const row = database.get(
    `SELECT id, quantity FROM subscription_lines WHERE member_id = ? AND item_sku = ? AND pickup_point_code = ?
     AND unit = ? AND every = ? AND frequency = ?`,
    ...key,
  );
  const held = Number(row?.['quantity'] ?? 0);
  checkPieces(deps, found, body, held);
  if (row === undefined && bagOf(deps, memberId).length >= BAG_MAXIMUM_LINES) throw refuse('GENERAL_ERROR');
  const id = row === undefined ? `SUB-${randomUUID()}` : String(row['id']);
  const price = found.item.offered;
  database.run(
    `INSERT INTO subscription_lines (id, member_id, item_sku, pickup_point_code, unit, every, frequency, quantity, price,
     shipping_discount, added_at) VALUES (?,?,?,?,?,?,?,?,?,?,?)
     ON CONFLICT (id) DO UPDATE SET quantity = excluded.quantity, price = excluded.price,
       shipping_discount = excluded.shipping_discount, added_at = excluded.added_at`,
    id,
    ...key,
    held + quantity,
    price,
    found.terms.shippingDiscount,
    deps.now(),
  );
  if (destination !== undefined) setBagDestination(database, memberId, destination, 'subscription');
  return { id, firstDelivery: firstDeliveryAt(deps.now()), quantity: held + quantity, price };
}

/**
 * Adds pieces to a running subscription of the member from its next delivery on, inside a running transaction. [API-39]
 */
export function joinBundle(
  deps: MarketplaceDeps,
  memberId: string,
  bundleId: string,
  pieces: Pieces,
): SubscriptionTaken {
  const { database } = deps;
  const found = subscribable(deps, pieces.itemSku);
  const bundle = bundlesOf(deps, memberId).find(({ id }) => id === bundleId);
  // Another member's bundle, or one that has ended.
  if (bundle === undefined || bundle.passed >= bundle.frequency) throw refuse('GENERAL_ERROR');
  const { itemSku, pickupPointCode, quantity } = pieces;
  const held = database
    .all(
      'SELECT quantity FROM subscription_bundle_items WHERE bundle_id = ? AND item_sku = ? AND pickup_point_code = ?',
      bundleId,
      itemSku,
      pickupPointCode,
    )
    .reduce((sum, row) => sum + Number(row['quantity']), 0);
  checkPieces(deps, found, pieces, held);
  const price = found.item.offered;
  addItem(database, bundleId, {
    ...pieces,
    price,
    joined: bundle.passed,
    shippingDiscount: found.terms.shippingDiscount,
  });
  const dates = deliveryDates(bundle.firstDelivery, bundle.period, bundle.frequency);
  return {
    id: bundleId,
    firstDelivery: dates[bundle.passed] ?? bundle.firstDelivery,
    quantity: held + quantity,
    price,
  };
}

/** Adds pieces to a bundle. Pieces at another price get a row of their own, so that no price changes. [SUBS-14] */
function addItem(database: Database, bundleId: string, item: SubscribedItem): void {
  database.run(
    `INSERT INTO subscription_bundle_items (bundle_id, item_sku, pickup_point_code, joined, quantity, price,
     shipping_discount) VALUES (?,?,?,?,?,?,?)
     ON CONFLICT (bundle_id, item_sku, pickup_point_code, joined, price, shipping_discount)
     DO UPDATE SET quantity = quantity + excluded.quantity`,
    bundleId,
    item.itemSku,
    item.pickupPointCode,
    item.joined,
    item.quantity,
    item.price,
    item.shippingDiscount,
  );
}

/** Starts the subscriptions of the member's bag and empties it; inside a running transaction. */
export function startSubscriptions(deps: MarketplaceDeps, memberId: string): void {
  const { database } = deps;
  for (const bundle of packagesOf(deps, bagOf(deps, memberId))) {
    const id = `SUB-${randomUUID()}`;
    database.run(
      `INSERT INTO subscription_bundles (id, member_id, unit, every, frequency, first_delivery, started_at)
       VALUES (?,?,?,?,?,?,?)`,
      id,
      memberId,
      bundle.period.unit,
      bundle.period.every,
      bundle.frequency,
      bundle.firstDelivery,
      deps.now(),
    );
    for (const item of bundle.items) addItem(database, id, item);
  }
  database.run('DELETE FROM subscription_lines WHERE member_id = ?', memberId);
}

/** Takes one line out of the member's bag. */
export function dropLine({ database }: MarketplaceDeps, memberId: string, id: string): void {
  database.run('DELETE FROM subscription_lines WHERE member_id = ? AND id = ?', memberId, id);
}
