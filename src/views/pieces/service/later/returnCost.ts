import type { Translate } from '#src/copy/copyTypes.ts';
import type { ReturnPolicy } from '#src/services/service/returnPolicy/contract.ts';

/** Says who pays for a return; null where the policy does not tell. [RETURN-09] */
export function returnCost(
  t: Translate,
  { reasons, buyerPays }: Pick<ReturnPolicy, 'reasons' | 'buyerPays'>,
): string | null {
  if (buyerPays === null) return null;
  const paid = reasons.filter((reason) => buyerPays.includes(reason));
  if (paid.length === 0) return t('returnPolicy.free');
  if (paid.length === reasons.length) return t('returnPolicy.buyerPays');
  return t('returnPolicy.freeBut', {
    reason: paid.map((reason) => t(`return.${reason}`).toLowerCase()).join(', '),
  });
}
