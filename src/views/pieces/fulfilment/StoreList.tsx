import { useState } from 'react';
import type { OfflineMerchant } from '#src/services/fulfilment/pickupPoints/contract.ts';
import { useCopy, useLaterSelector, useNeeded } from '../../hooks/page.tsx';
import { useFailure } from '../../hooks/standing.ts';
import { useSummary } from '../../hooks/product/product.ts';
import { useSeen } from '../../hooks/seen.ts';
import { HoursLine } from './PickupHours.tsx';
import { cx } from '../../ui/cx.ts';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';

const NONE: OfflineMerchant[] = [];

/** Physical stores that sell the product, beside the online sale or instead of it. [TAG-29, PICKUP-05] */
export function StoreList() {
  const t = useCopy();
  const [isSeen, setSeen] = useState(false);
  const ref = useSeen<HTMLElement>(() => setSeen(true));
  useNeeded('pickupPoints', isSeen);
  const stores = useLaterSelector('pickupPoints', ({ context }) => context.stores, NONE);
  const { hasFailed, retry } = useFailure('pickupPoints', 'storesFailed');
  const isReady = useLaterSelector(
    'pickupPoints',
    (snapshot) => snapshot.matches({ stores: 'ready' }) || snapshot.matches({ stores: 'refreshing' }),
    false,
  );
  return (
    <section className={s.sec} id="stores" aria-labelledby="stores-title" ref={ref}>
      <div className={s.secHead}>
        <h2 id="stores-title">{t('tag.stores')}</h2>
      </div>
      {hasFailed ? (
        <FailedPart title={t('stores.failed')} onRetry={retry} />
      ) : isReady ? (
        <StoreRows stores={stores} />
      ) : (
        <ExpectedStores />
      )}
    </section>
  );
}

function StoreRows({ stores }: { stores: OfflineMerchant[] }) {
  const t = useCopy();
  if (stores.length === 0) return <p className={s.soft}>{t('stores.none')}</p>;
  return (
    <ul className={s.rows}>
      {stores.map((store) => (
        <li key={store.code}>
          <Icon name="store" />
          <span>
            <b>{store.name}</b>
            {store.address !== '' && <span className={s.sub}>{store.address}</span>}
            <span className={s.sub}>
              <HoursLine hours={store.hours} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The known cities, while the stores load. */
function ExpectedStores() {
  const t = useCopy();
  const { merchant } = useSummary();
  return (
    <>
      <p className={s.sr} role="status">
        {t('stores.loading')}
      </p>
      <ul className={s.rows} aria-busy="true">
        {merchant.warehouseLocations.map((location) => (
          <li key={location.label}>
            <Icon name="store" />
            <span>
              <b>{location.label}</b>
              <span className={cx(s.sk, s.skT1, s.sk80)} />
              <span className={cx(s.sk, s.skT1, s.sk50)} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
