import { TYPED_QUANTITY_MAX } from '#src/domain/shell/limits.ts';
import { selectMaximum, selectQuantityIssue } from '#src/machines/price/priceSummary/quantitySelectors.ts';
import { useCopy, usePartSelector } from '../../hooks/page.tsx';
import { Fault } from '../../ui/Fault.tsx';

/** The fault of the quantity, beside it. [CART-16, CART-17, ERR-55] */
export function QuantityMessage({ id }: { id: string }) {
  const t = useCopy();
  const issue = usePartSelector('priceSummary', selectQuantityIssue);
  const maximum = usePartSelector('priceSummary', selectMaximum);
  return (
    <Fault
      id={id}
      role="status"
      text={issue === null ? null : t(`quantity.${issue}`, { count: maximum ?? TYPED_QUANTITY_MAX })}
    />
  );
}
