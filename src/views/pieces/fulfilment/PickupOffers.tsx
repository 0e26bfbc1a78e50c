import { useState } from 'react';
import { FULFILMENTS, statusOf } from '#src/domain/fulfilment/fulfilment.ts';
import { formatDistance } from '#src/domain/address/distance.ts';
import { useAddressPicker } from '../../hooks/fulfilment/fulfilment.ts';
import { usePlaceLink } from '../../hooks/fulfilment/places.ts';
import { useCopy, useLanguage, useLaterSelector, useNeeded, usePartSelector } from '../../hooks/page.tsx';
import { useSummary, useTags } from '../../hooks/product/product.ts';
import { useSeen } from '../../hooks/seen.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import s from '../../ui/parts.module.css';

/** Offers that open a closed way: another address, another variant. [FULFIL-05, FULFIL-06] */
export function FulfilmentOffers() {
  const t = useCopy();
  const openPicker = useAddressPicker();
  const { fulfillmentTypes } = useSummary();
  const hasOptions = usePartSelector('variant', ({ context }) => context.options.length > 1);
  const statuses = FULFILMENTS.map((fulfilment) => statusOf(fulfillmentTypes, fulfilment));
  return (
    <p className={s.rowWrap}>
      {statuses.includes('LOCATION_UNAVAILABLE') && (
        <button type="button" className={s.link} {...openPicker()}>
          <span>{t('shipping.list.changeAddressLong')}</span>
          <Icon name="chevron-right" />
        </button>
      )}
      {statuses.includes('VARIANT_UNAVAILABLE') && hasOptions && (
        <a className={s.link} href="#variant">
          <span>{t('shipping.otherVariant')}</span>
          <Icon name="chevron-right" />
        </a>
      )}
    </p>
  );
}

/** The nearest counter for a known location, and other places when this one is sold out. [PICKUP-03, PICKUP-04] */
export function PickupOffers() {
  const t = useCopy();
  const language = useLanguage();
  const [isSeen, setSeen] = useState(false);
  const ref = useSeen<HTMLDivElement>(() => setSeen(true));
  const placeLink = usePlaceLink();
  const { fulfillmentTypes, pickupPointCode } = useSummary();
  const isSoldOut = useTags().includes('OOS');
  const hasCounter = fulfillmentTypes.pickup.status === 'AVAILABLE';
  useNeeded('pickupPoints', isSeen && (hasCounter || isSoldOut));
  const nearest = useLaterSelector('pickupPoints', ({ context }) => context.nearest, null);
  const other = useLaterSelector('pickupPoints', ({ context }) => context.other, null);
  const offers = [
    ...(hasCounter && nearest !== null && nearest.available && nearest.code !== pickupPointCode
      ? [
          {
            key: 'nearest',
            href: placeLink(nearest.code, 'PICKUP'),
            text: t('pickup.nearest', {
              name: nearest.name,
              distance: formatDistance(nearest.distance, language),
            }),
            note: t('pickup.points.choose'),
          },
        ]
      : []),
    ...FULFILMENTS.flatMap((fulfilment) => {
      const place = fulfilment === 'PICKUP' ? other?.pickup : other?.delivery;
      return !isSoldOut || place === null || place === undefined
        ? []
        : [
            {
              key: fulfilment,
              href: placeLink(place.code, fulfilment),
              text: t('pickup.available', { name: place.name }),
              note: t(fulfilment === 'PICKUP' ? 'pickup.otherPickup' : 'pickup.otherDelivery'),
            },
          ];
    }),
  ];
  return (
    <div ref={ref} className={s.offers}>
      {offers.map((offer) => (
        <PageLink key={offer.key} className={s.placeOffer} href={offer.href}>
          <Icon name={offer.key === 'DELIVERY' ? 'truck' : 'store'} />
          <span>
            <b>{offer.text}</b>
            <span className={s.sub}>{offer.note}</span>
          </span>
          <Icon name="chevron-right" />
        </PageLink>
      ))}
    </div>
  );
}
