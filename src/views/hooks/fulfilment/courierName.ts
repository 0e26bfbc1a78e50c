import { isLogisticCode } from '#src/domain/fulfilment/shipping.ts';
import { useCopy } from '../page.tsx';
import { useSummary } from '../product/product.ts';

/** What a courier is called: by its code, else as it says itself, else the seller's own. */
export function useCourierName(): (code: string, name?: string) => string {
  const t = useCopy();
  const { merchant } = useSummary();
  return (code, name = '') => (isLogisticCode(code) ? t(`shipping.code.${code}`) : name || merchant.name);
}
