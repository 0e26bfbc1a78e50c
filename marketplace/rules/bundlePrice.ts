import type { Database, Row } from '../database/openDatabase.ts';
import { offeredNow } from './campaigns.ts';
import type { FoundItem } from './catalogue.ts';

const MINUTE_MS = 60_000;

/** How an entry of the bag belongs to a bundle, and what a piece of it costs (rupiah); null for an ordinary one. */
export function bundleOf(
  deps: { database: Database; now: () => number; dayStart: number },
  found: FoundItem,
  entry: Row,
): { kind: 'COMBO' | 'GIFT'; unitPrice: number } | null {
  if (entry['kind'] === 'GIFT') return { kind: 'GIFT', unitPrice: 0 };
  if (entry['kind'] !== 'COMBO') return null;
  const combo = deps.database.get('SELECT * FROM combos WHERE id = ?', entry['promotion_id'] ?? '');
  // A combo that is over sells nothing cheaper any more.
  const offered = offeredNow(deps, found.product, found.item);
  if (combo === undefined || hasEnded(combo, deps)) return { kind: 'COMBO', unitPrice: offered };
  const complement = deps.database.get(
    'SELECT saving FROM combo_items WHERE combo_id = ? AND item_sku = ?',
    entry['promotion_id'] ?? '',
    found.item.itemSku,
  );
  const saving = Number((complement ?? combo)['saving']);
  return { kind: 'COMBO', unitPrice: Math.max(0, offered - saving) };
}

/** Ends are counted from the server's start of day, as campaigns are. */
export function hasEnded(combo: Row, deps: { now: () => number; dayStart: number }): boolean {
  const ends = combo['ends_in_minutes'];
  return ends !== null && ends !== undefined && deps.now() >= deps.dayStart + Number(ends) * MINUTE_MS;
}
