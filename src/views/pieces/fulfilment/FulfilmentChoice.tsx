import { useId } from 'react';
import { FULFILMENTS, statusOf } from '#src/domain/fulfilment/fulfilment.ts';
import { selectVendor } from '#src/machines/page/pageSelectors.ts';
import { useCopy, useIsLost, usePageSelector, usePart, usePartSelector } from '../../hooks/page.tsx';
import { cx } from '../../ui/cx.ts';
import s from '../../ui/parts.module.css';

/**
 * Delivery or pickup; an unavailable choice stays visible with its reason. `form` is set where it belongs to the buy
 * form.
 */
export function FulfilmentChoice({ form }: { form?: string }) {
  const t = useCopy();
  const groupName = useId();
  const isGrocery = usePageSelector(selectVendor) === 'grocery';
  const fulfilment = usePart('fulfilment');
  const { types, selected, isDeliveryClosed } = usePartSelector('fulfilment', (snapshot) => snapshot.context);
  const isLost = useIsLost('fulfilment');
  if (types === null) return null;
  return (
    <div className={s.seg} role="radiogroup" aria-label={t('shipping.fulfilment')}>
      {FULFILMENTS.map((choice) => {
        const status = statusOf(types, choice);
        const isClosed = choice === 'DELIVERY' && isDeliveryClosed;
        const isAvailable = status === 'AVAILABLE' && !isClosed;
        return (
          <label key={choice} className={cx(!isAvailable && s.isOff)}>
            <input
              type="radio"
              {...(form === undefined ? { name: groupName } : { name: 'chosenFulfillment', form })}
              value={choice}
              checked={selected === choice}
              disabled={!isAvailable || isLost}
              onChange={() => fulfilment.send({ type: 'fulfilment.chosen', fulfilment: choice })}
            />
            <span>
              <b>{t(isGrocery && choice === 'DELIVERY' ? 'grocery.delivered' : `shipping.${choice}`)}</b>
              {isClosed && <span className={s.sub}>{t('stock.storeClosed')}</span>}
              {status !== 'AVAILABLE' && <span className={s.sub}>{t(`shipping.${status}`)}</span>}
            </span>
          </label>
        );
      })}
    </div>
  );
}
