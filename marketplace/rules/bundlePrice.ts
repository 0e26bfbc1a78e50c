import type { Database, Row } from '../database/openDatabase.ts';
import type { FoundItem } from './catalogue.ts';
import { unitPriceOf } from './itemPrices.ts';
import { isOn, type OfferTimes } from './offerPeriod.ts';

/** How an entry of the bag belongs to a bundle, and what a piece of it costs (rupiah); null for an ordinary one. */
export function bundleOf(
  deps: OfferTimes & { database: Database },
  found: FoundItem,
  entry: Row,
): { kind: 'COMBO' | 'GIFT'; unitPrice: number } | null {
  if (entry['kind'] === 'GIFT') return { kind: 'GIFT', unitPrice: 0 };
  if (entry['kind'] !== 'COMBO') return null;
  const combo = deps.database.get('SELECT * FROM combos WHERE id = ?', entry['promotion_id'] ?? '');
  // A combo that is over sells nothing cheaper any more.
  const offered = unitPriceOf(deps, found);
  if (combo === undefined || hasEnded(combo, deps)) return { kind: 'COMBO', unitPrice: offered };
  const complement = deps.database.get(
    'SELECT saving FROM combo_items WHERE combo_id = ? AND item_sku = ?',
    entry['promotion_id'] ?? '',
    found.item.itemSku,
  );
  const saving = Number((complement ?? combo)['saving']);
  return { kind: 'COMBO', unitPrice: Math.max(0, offered - saving) };
}

/** Ends are counted as those of campaigns are. */
export function hasEnded(combo: Row, deps: OfferTimes): boolean {
  const ends = combo['ends_in_minutes'];
  if (ends === null || ends === undefined) return false;
  return !isOn(deps, { startsInMinutes: 0, endsInMinutes: Number(ends) });
}
