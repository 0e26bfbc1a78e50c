import { MINIMUM_CART_QUANTITY } from '#src/domain/shell/limits.ts';
import { selectMaximum, selectQuantityIssue } from '#src/machines/price/priceSummary/quantitySelectors.ts';
import { useCopy, useIsLost, usePart, usePartSelector } from '../../hooks/page.tsx';
import { useQuantity } from '../../hooks/price/quantity.ts';
import { Stepper } from '../../ui/Stepper.tsx';
import s from '../../ui/parts.module.css';

/** The quantity of the shown item; `form` is set where the field belongs to the buy form. */
export function QuantityStepper({ messageId, form }: { messageId: string; form?: string }) {
  const t = useCopy();
  const part = usePart('priceSummary');
  const quantity = useQuantity();
  const maximum = usePartSelector('priceSummary', selectMaximum);
  const issue = usePartSelector('priceSummary', selectQuantityIssue);
  const isLost = useIsLost('priceSummary');
  if (quantity === null) return null;
  // The last quantity stays. [ERR-67]
  if (isLost) return <b className={s.num}>{quantity}</b>;
  return (
    <Stepper
      value={quantity}
      min={MINIMUM_CART_QUANTITY}
      max={maximum}
      labels={{
        quantity: t('quantity.label'),
        decrease: t('quantity.decrease'),
        increase: t('quantity.increase'),
      }}
      describedBy={issue === null ? null : messageId}
      {...(form === undefined ? {} : { form })}
      onStep={(by) => part.send({ type: 'quantity.stepped', by })}
      onDraft={(text) => part.send({ type: 'quantity.drafted', text })}
      onType={(text) => part.send({ type: 'quantity.typed', text })}
    />
  );
}
