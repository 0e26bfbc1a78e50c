import { useAddressPicker } from '../../hooks/fulfilment.ts';
import { useOwnDestination } from '../../hooks/destination.ts';
import { useCopy, usePageSelector } from '../../hooks/page.tsx';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';

/** The destination of the list, and the way to another. [SHIP-03] */
export function DestinationTicker() {
  const t = useCopy();
  const openPicker = useAddressPicker();
  useOwnDestination();
  const { district, city } = usePageSelector(({ context }) => context.destination);
  return (
    <button type="button" className={s.ticker} onClick={() => openPicker()}>
      <Icon name="map-pin" />
      <span className={s.lead}>
        <span className={s.tickerTop}>{t('shipping.list.to')}</span>
        <b>{[district, city].filter((name) => name !== '').join(', ')}</b>
      </span>
      <span className={s.link}>{t('shipping.list.changeAddress')}</span>
    </button>
  );
}
