import { useDestination, useOwnDestination } from '../hooks/destination.ts';
import { useCopy, usePart } from '../hooks/page.tsx';
import { PlaceComing } from '../pieces/fulfilment/PlaceComing.tsx';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/Icon.tsx';
import s from '../ui/parts.module.css';

/** The destination in the header of a wide window. [SHIP-03] */
export function SendTo() {
  const t = useCopy();
  const modal = usePart('modal');
  useOwnDestination();
  const place = useDestination();
  return (
    <button
      type="button"
      className={cx(s.sendto, s.onlyWide)}
      onClick={() => modal.send({ type: 'modal.opened', key: 'addressPicker' })}
    >
      <Icon name="map-pin" />
      <span>
        <span>{t('destination.short')}</span> <b>{place === null ? <PlaceComing /> : place.district}</b>
      </span>
    </button>
  );
}
