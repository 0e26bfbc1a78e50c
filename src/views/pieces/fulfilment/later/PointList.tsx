import { formatDistance } from '#src/domain/address/distance.ts';
import type { Fulfilment } from '#src/domain/fulfilment/fulfilment.ts';
import { distanceTo, sortedByDistance } from '#src/domain/fulfilment/pickup.ts';
import { selectFulfilment } from '#src/machines/page/pageSelectors.ts';
import type { PickupPoint } from '#src/services/fulfilment/pickupPoints/contract.ts';
import { useAddressPicker } from '../../../hooks/fulfilment/fulfilment.ts';
import { usePickupPoints, usePlaceLink } from '../../../hooks/fulfilment/places.ts';
import { useDestination, useOwnDestination } from '../../../hooks/address/destination.ts';
import { useCopy, useLanguage, usePageSelector, usePart } from '../../../hooks/page.tsx';
import { useSummary } from '../../../hooks/product/product.ts';
import { Money } from '../../../ui/Money.tsx';
import { cx } from '../../../ui/cx.ts';
import { FailedPart } from '../../../ui/FailedPart.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PageLink } from '../../../ui/PageLink.tsx';
import { Coming } from '../../../ui/Coming.tsx';
import s from '../../../ui/parts.module.css';
import { HoursLine } from '../PickupHours.tsx';

const PLACES = [0, 1];

/** Places to choose from, for one way to get the product. [PICKUP-01, PICKUP-02, MODAL-44] */
export function PointList({ fulfilment }: { fulfilment: Fulfilment }) {
  const t = useCopy();
  const openPicker = useAddressPicker();
  useOwnDestination();
  const { points, isReady, hasFailed, retry } = usePickupPoints();
  const place = useDestination();
  const pin = place?.geolocation ?? null;
  const isPickup = fulfilment === 'PICKUP';
  if (hasFailed) {
    return <FailedPart title={t(isPickup ? 'pickup.points.failed' : 'warehouse.failed')} onRetry={retry} />;
  }
  if (!isReady) {
    return (
      <Coming className={s.points} label={t('pickup.points.loading')}>
        {PLACES.map((place) => (
          <span key={place} className={s.point}>
            <span className={cx(s.sk, s.skT3, s.sk50)} />
            <span className={cx(s.sk, s.skT2, s.sk95)} />
            <span className={cx(s.sk, s.skT1, s.sk60)} />
          </span>
        ))}
      </Coming>
    );
  }
  const shown = sortedByDistance(
    points.filter(({ fulfilments }) => fulfilments.includes(fulfilment)),
    pin,
  );
  if (shown.length === 0) return <p>{t(isPickup ? 'shipping.noPoints' : 'warehouse.none')}</p>;
  return (
    <>
      {isPickup && place !== null && pin === null && shown.length > 1 && (
        <button type="button" className={s.link} {...openPicker(true)}>
          <Icon name="map-pin" />
          <span>{t('pickup.points.noPin')}</span>
        </button>
      )}
      <ul className={s.points}>
        {shown.map((point) => (
          <li key={point.code} className={s.point}>
            <Point point={point} fulfilment={fulfilment} distance={distanceTo(point, pin)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Point(props: { point: PickupPoint; fulfilment: Fulfilment; distance: number | null }) {
  const { point, fulfilment, distance } = props;
  const t = useCopy();
  const language = useLanguage();
  const placeLink = usePlaceLink();
  const modal = usePart('modal');
  const { pickupPointCode } = useSummary();
  const isPickup = fulfilment === 'PICKUP';
  const selected = usePageSelector(selectFulfilment);
  const isChosen = point.code === pickupPointCode && selected === fulfilment;
  return (
    <>
      <p className={s.pointName}>
        <b>{point.name}</b>
        {isChosen && <span className={cx(s.badge, s.badgeAccent)}>{t('pickup.points.chosen')}</span>}
        {distance !== null && (
          <span className={cx(s.small, s.soft)}>
            {t('pickup.distance', { distance: formatDistance(distance, language) })}
          </span>
        )}
      </p>
      {point.address !== '' && <p className={s.soft}>{point.address}</p>}
      {isPickup && (
        <p className={cx(s.small, s.soft)}>
          <HoursLine hours={point.pickupHours} />
        </p>
      )}
      <p className={s.pointEnd}>
        <Money as="b" amount={point.price} />
        {!point.available ? (
          <span className={cx(s.badge, s.badgePlain)}>{t('pickup.points.soldOut')}</span>
        ) : (
          !isChosen && (
            <PageLink
              className={cx(s.btn, s.btnLine, s.btnS)}
              href={placeLink(point.code, fulfilment)}
              onClick={() => modal.send({ type: 'modal.closed' })}
              aria-label={`${t(isPickup ? 'pickup.points.choose' : 'warehouse.choose')}, ${point.name}`}
            >
              {t(isPickup ? 'pickup.points.choose' : 'warehouse.choose')}
            </PageLink>
          )
        )}
      </p>
    </>
  );
}
