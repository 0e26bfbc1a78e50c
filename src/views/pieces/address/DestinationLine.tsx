import { selectIsDestinationFailed } from '#src/machines/page/pageSelectors.ts';
import { useDestination } from '../../hooks/address/destination.ts';
import { useCopy, usePageSelector } from '../../hooks/page.tsx';
import { useOpener } from '../../hooks/press.ts';
import { useRetry } from '../../hooks/standing.ts';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { cx } from '../../ui/cx.ts';
import { PlaceComing } from '../fulfilment/PlaceComing.tsx';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';

/** The destination of the product, and a link to change it. [SHIP-03] */
export function DestinationLine() {
  const t = useCopy();
  const opens = useOpener();
  const place = useDestination();
  const isFailed = usePageSelector(selectIsDestinationFailed);
  const retry = useRetry('address');
  return (
    <>
      <p className={cx(s.row, s.destination)}>
        <Icon name="map-pin" size="s" />
        {place === null ? (
          <PlaceComing className={s.grow} />
        ) : (
          <span className={s.grow}>
            {t('destination.to', { district: place.district, city: place.city })}
          </span>
        )}
        <button
          type="button"
          className={s.link}
          aria-label={t('destination.changeLabel')}
          {...opens('addressPicker')}
        >
          {t('destination.change')}
        </button>
      </p>
      {isFailed && <FailedPart title={t('destination.failed')} onRetry={retry} />}
    </>
  );
}
