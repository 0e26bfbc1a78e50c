import { useDestination } from '../../hooks/destination.ts';
import { useCopy, usePart } from '../../hooks/page.tsx';
import { cx } from '../../ui/cx.ts';
import { PlaceComing } from '../../pieces/fulfilment/PlaceComing.tsx';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';

/** Where the product goes, and the way to change it. [SHIP-03] */
export function DestinationLine() {
  const t = useCopy();
  const modal = usePart('modal');
  const place = useDestination();
  return (
    <p className={cx(s.row, s.destination)}>
      <Icon name="map-pin" size="s" />
      {place === null ? (
        <PlaceComing className={s.grow} />
      ) : (
        <span className={s.grow}>{t('destination.to', { district: place.district, city: place.city })}</span>
      )}
      <button
        type="button"
        className={s.link}
        aria-label={t('destination.changeLabel')}
        onClick={() => modal.send({ type: 'modal.opened', key: 'addressPicker' })}
      >
        {t('destination.change')}
      </button>
    </p>
  );
}
