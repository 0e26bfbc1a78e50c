import { configList, type ConfigKey } from '#src/domain/product/productConfig.ts';
import { selectConfig } from '#src/machines/page/pageSelectors.ts';
import { usePageSelector } from '../../../hooks/page.tsx';
import { useSummary } from '../../../hooks/product/product.ts';

/** True when the product is of a kind that the configuration names. [LOAN-07, TRADEIN-01] */
export function useIsOfKind(key: ConfigKey): boolean {
  const { categories } = useSummary();
  return usePageSelector((snapshot) => {
    const named = configList(selectConfig(snapshot) ?? {}, key);
    return categories.some(({ id }) => named.includes(id));
  });
}
