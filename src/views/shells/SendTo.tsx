import { useDestination, useOfDefault, useOwnDestination } from '../hooks/address/destination.ts';
import { useCopy } from '../hooks/page.tsx';
import { useOpener } from '../hooks/press.ts';
import { PlaceComing } from '../pieces/fulfilment/PlaceComing.tsx';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/Icon.tsx';
import s from '../ui/parts.module.css';

/** The destination in the header of a wide window. [SHIP-03] */
export function SendTo() {
  const t = useCopy();
  const opens = useOpener();
  useOwnDestination();
  const place = useDestination();
  return (
    <button type="button" className={cx(s.sendto, s.onlyWide)} {...opens('addressPicker')}>
      <Icon name="map-pin" />
      <span>
        <span>{t('destination.short')}</span>{' '}
        <b className={cx(useOfDefault())}>{place === null ? <PlaceComing /> : place.district}</b>
      </span>
    </button>
  );
}
