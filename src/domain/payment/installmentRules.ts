import { NON_CARD_MAX_RUPIAH, NON_CARD_MIN_RUPIAH } from '../shell/limits.ts';
import type { ConfigMap } from '../product/productConfig.ts';
import type { ProductType } from '../product/productType.ts';

/** Keys of the product config that bound installments without credit card. [INSTALL-09, INSTALL-10] */
export const NON_CARD_KEYS = {
  minimum: 'pdp.installment.non-cc.min-price',
  maximum: 'pdp.installment.non-cc.max-price',
  categories: 'pdp.installment.non-cc.categories',
  types: 'pdp.installment.non-cc.types',
} as const;

/** Products sold only in shops are not paid for here. */
const NEVER: ProductType = 'BOPIS';

function bound(config: ConfigMap, key: string, otherwise: number): number {
  const text = (config[key] ?? '').trim();
  // Up to twelve digits: all of them are counted exactly.
  return /^\d{1,12}$/.test(text) ? Number(text) : otherwise;
}
const listOf = (config: ConfigMap, key: string) =>
  (config[key] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Facts of a purchase that decide about installments. */
export interface BoughtByMonth {
  /** Rupiah; null where it is not told, and then no bound is judged. */
  amount: number | null;
  categoryIds: readonly string[];
  type: ProductType;
}

/**
 * Tells whether a purchase can be paid off without a credit card: its price within both bounds, one of its categories
 * and its type among those allowed, where any are named. [INSTALL-09, INSTALL-10]
 */
export function isOfferedWithoutCard(
  { amount, categoryIds, type }: BoughtByMonth,
  config: ConfigMap,
): boolean {
  const categories = listOf(config, NON_CARD_KEYS.categories);
  const types = listOf(config, NON_CARD_KEYS.types);
  return (
    type !== NEVER &&
    (types.length === 0 || types.includes(type)) &&
    (categories.length === 0 || categoryIds.some((id) => categories.includes(id))) &&
    (amount === null ||
      (amount >= bound(config, NON_CARD_KEYS.minimum, NON_CARD_MIN_RUPIAH) &&
        amount <= bound(config, NON_CARD_KEYS.maximum, NON_CARD_MAX_RUPIAH)))
  );
}
