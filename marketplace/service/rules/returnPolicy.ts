import type { ReturnReason } from '#src/domain/service/returnReason.ts';
import type { CatalogueProduct } from '../../product/catalogue/types.ts';

/** Reasons from the law and the marketplace, which hold for every returnable product. */
const ALWAYS: readonly ReturnReason[] = ['DAMAGE', 'MISMATCH', 'MISS_ETD'];
/** Days from which a seller also takes back goods without a fault. */
export const GENEROUS_DAYS = 14;
const WORN = 'C-FESYEN';

/** Reasons without a fault of the goods: the buyer pays the courier. */
const OWN_CHOICE: readonly ReturnReason[] = ['CHANGE_MIND', 'NOT_SUITABLE_SIZE'];

/** Returns the reasons and the days for a return, and who pays the courier. [API-70, RETURN-09] */
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
