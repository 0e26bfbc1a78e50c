import type { ReturnReason } from '#src/domain/service/returnReason.ts';
import type { CatalogueProduct } from '../../product/catalogue/types.ts';

/** What the law and the marketplace give for every thing that can be sent back. */
const ALWAYS: readonly ReturnReason[] = ['DAMAGE', 'MISMATCH', 'MISS_ETD'];
/** Days from which a seller also takes back what is in order. */
export const GENEROUS_DAYS = 14;
const WORN = 'C-FESYEN';

/** Nothing is wrong with what is sent back for these: the buyer pays the courier. */
const OWN_CHOICE: readonly ReturnReason[] = ['CHANGE_MIND', 'NOT_SUITABLE_SIZE'];

/** For what and how long something can be sent back, and who pays for that. [API-70, RETURN-09] */
export function returnPolicyOf(product: CatalogueProduct) {
  const { tags, returnPeriodDays, categories, returnReasons } = product;
  if (!tags.includes('RETURNABLE')) return { returnable: false, days: null, reasons: [], buyerPays: null };
  const reasons = returnReasons ?? [
    ...ALWAYS,
    ...(returnPeriodDays >= GENEROUS_DAYS ? ['CHANGE_MIND' as const] : []),
    ...(categories.some(({ id }) => id === WORN) ? ['NOT_SUITABLE_SIZE' as const] : []),
  ];
  return {
    returnable: true,
    days: returnPeriodDays > 0 ? returnPeriodDays : null,
    reasons,
    buyerPays: reasons.filter((reason) => OWN_CHOICE.includes(reason)),
  };
}
