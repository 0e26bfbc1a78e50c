import type { Database, Row } from '../../core/database/openDatabase.ts';
import type { FoundItem } from '../../product/rules/catalogue.ts';
import { isOn, type OfferTimes } from '../store/offerPeriod.ts';

/** The bundle of an entry of the bag, and its reduction of each piece in rupiah. */
export interface InBundle {
  kind: 'COMBO' | 'GIFT';
  saving: number;
}

/** Returns the bundle of an entry of the bag; null for an ordinary entry. */
export function bundleOf(
  deps: OfferTimes & { database: Database },
  found: FoundItem,
  entry: Row,
): InBundle | null {
  if (entry['kind'] === 'GIFT') return { kind: 'GIFT', saving: 0 };
  if (entry['kind'] !== 'COMBO') return null;
  const combo = deps.database.get('SELECT * FROM combos WHERE id = ?', entry['promotion_id'] ?? '');
  // A combo that has ended reduces no price.
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
