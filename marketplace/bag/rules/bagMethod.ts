import { randomUUID } from 'node:crypto';
import type { CartBody } from '#src/services/bag/bag/contract.ts';
import { mergeBags } from './bagMerge.ts';
import type { NotKept } from './bagNotices.ts';
import { methodOf } from './bagPieces.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { readAddOns, refusalOfAddOn } from '../../service/rules/addOns.ts';

type Line = Pick<CartBody, 'itemSku' | 'fulfillment' | 'replace' | 'addOns'>;

/**
 * Runs an add to a retail bag inside a running transaction. Where the visitor agreed to change the bag's method, its
 * lines are judged again by the new one, after the add: the pieces that it allows stay, and the rest is noted for the
 * visitor. [CART-25]
 */
export function inOneMethod<T>(
  deps: MarketplaceDeps,
  owner: string,
  lines: readonly Line[],
  add: () => T,
): T {
  const { database } = deps;
  const fulfilment = lines[0]?.fulfillment;
  const method = methodOf(database, owner);
  const isChanged =
    method !== null &&
    method !== fulfilment &&
    lines.every((line) => line.replace && line.fulfillment === fulfilment);
  if (!isChanged) {
    return add();
  }
  const aside = `aside-${randomUUID()}`;
  database.run("UPDATE bag_lines SET owner = ? WHERE owner = ? AND vendor = 'retail'", aside, owner);
  database.run('UPDATE bag_bundle_lines SET owner = ? WHERE owner = ?', aside, owner);
  const lost: NotKept[] = [];
  for (const line of lines) {
    const { itemSku } = line;
    // Pickup allows one piece: the one that is added. Delivery adds to what is there.
    if (fulfilment === 'PICKUP') {
      lost.push(...servicesLost(deps, aside, line));
      database.run('DELETE FROM bag_lines WHERE owner = ? AND item_sku = ?', aside, itemSku);
    } else {
      database.run(
        "UPDATE bag_lines SET owner = ?, fulfilment = 'DELIVERY' WHERE owner = ? AND item_sku = ?",
        owner,
        aside,
        itemSku,
      );
    }
  }
  const added = add();
  // Of one gift the newest choice stays.
  database.run(
    `DELETE FROM bag_bundle_lines WHERE owner = ? AND kind = 'GIFT' AND promotion_id IN
       (SELECT promotion_id FROM bag_bundle_lines WHERE owner = ? AND kind = 'GIFT')`,
    aside,
    owner,
  );
  mergeBags(deps, aside, owner, lost);
  return added;
}

/** Returns the services that an add drops with the pieces that it replaces; their product stays. [ADDON-09] */
function servicesLost({ database }: MarketplaceDeps, aside: string, { itemSku, addOns }: Line): NotKept[] {
  return database
    .all('SELECT quantity, add_ons FROM bag_lines WHERE owner = ? AND item_sku = ?', aside, itemSku)
    .flatMap((row) => {
      const pieces = Number(row['quantity']);
      const types = new Set(readAddOns(row['add_ons'], pieces).map(({ type }) => type));
      for (const { type } of addOns) types.delete(type);
      return [...types].map((type) => ({
        vendor: 'retail' as const,
        itemSku,
        asked: pieces,
        kept: pieces,
        reason: refusalOfAddOn(type),
      }));
    });
}
