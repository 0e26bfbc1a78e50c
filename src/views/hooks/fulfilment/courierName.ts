import { isLogisticCode } from '#src/domain/fulfilment/shipping.ts';
import { useCopy } from '../page.tsx';
import { useSummary } from '../product/product.ts';

/** Names a courier: by its code, else by its own name, else by the seller's name. */
export function useCourierName(): (code: string, name?: string) => string {
  const t = useCopy();
  const { merchant } = useSummary();
  return (code, name = '') => (isLogisticCode(code) ? t(`shipping.code.${code}`) : name || merchant.name);
}
