import { useAddressPicker } from '../../hooks/fulfilment/fulfilment.ts';
import { useDestination, useOwnDestination } from '../../hooks/address/destination.ts';
import { useCopy } from '../../hooks/page.tsx';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';
import { PlaceComing } from '../fulfilment/PlaceComing.tsx';
import { placeName } from '../fulfilment/placeName.ts';

/** The destination of the list, and a link to change it. [SHIP-03] */
export function DestinationTicker() {
  const t = useCopy();
  const openPicker = useAddressPicker();
  useOwnDestination();
  const place = useDestination();
  return (
    <button type="button" className={s.ticker} {...openPicker()}>
      <Icon name="map-pin" />
      <span className={s.lead}>
        <span className={s.tickerTop}>{t('shipping.list.to')}</span>
        <b>{place === null ? <PlaceComing /> : placeName(place)}</b>
      </span>
      <span className={s.link}>{t('shipping.list.changeAddress')}</span>
    </button>
  );
}
