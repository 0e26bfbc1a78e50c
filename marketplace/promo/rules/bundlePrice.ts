import type { Database, Row } from '../../core/database/openDatabase.ts';
import type { FoundItem } from '../../product/rules/catalogue.ts';
import { isOn, type OfferTimes } from '../store/offerPeriod.ts';

/** A bundle that an entry of the bag belongs to, and what it takes off each piece (rupiah). */
export interface InBundle {
  kind: 'COMBO' | 'GIFT';
  saving: number;
}

/** The part that an entry of the bag has in a bundle; null for an ordinary entry. */
export function bundleOf(
  deps: OfferTimes & { database: Database },
  found: FoundItem,
  entry: Row,
): InBundle | null {
  if (entry['kind'] === 'GIFT') return { kind: 'GIFT', saving: 0 };
  if (entry['kind'] !== 'COMBO') return null;
  const combo = deps.database.get('SELECT * FROM combos WHERE id = ?', entry['promotion_id'] ?? '');
  // A combo that is over sells nothing cheaper any more.
  if (combo === undefined || hasEnded(combo, deps)) return { kind: 'COMBO', saving: 0 };
  const complement = deps.database.get(
    'SELECT saving FROM combo_items WHERE combo_id = ? AND item_sku = ?',
    entry['promotion_id'] ?? '',
    found.item.itemSku,
  );
  return { kind: 'COMBO', saving: Number((complement ?? combo)['saving']) };
}

/** Ends are counted as those of campaigns are. */
export function hasEnded(combo: Row, deps: OfferTimes): boolean {
  const ends = combo['ends_in_minutes'];
  if (ends === null || ends === undefined) return false;
  return !isOn(deps, { startsInMinutes: 0, endsInMinutes: Number(ends) });
}
