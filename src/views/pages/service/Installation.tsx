import { addOnPriceOf } from '#src/domain/service/addOn.ts';
import { formatPrice } from '#src/domain/shell/format.ts';
import {
  selectChosen,
  selectHasFailed,
  selectIsBusy,
  selectAddOns,
} from '#src/machines/service/addOns/addOnsSelectors.ts';
import {
  selectFulfilment,
  selectVendor,
  selectIsDestinationFailed,
} from '#src/machines/page/pageSelectors.ts';
import { links } from '#src/router/links.ts';
import type { Service } from '#src/services/service/addOns/contract.ts';
import { useDestination } from '../../hooks/address/destination.ts';
import {
  useCopy,
  useIsPartMissed,
  useLaterPart,
  useLaterSelector,
  useNeeded,
  usePageSelector,
} from '../../hooks/page.tsx';
import { useDisplayedPrice, useSummary } from '../../hooks/product/product.ts';
import { useRetry } from '../../hooks/standing.ts';
import { AddOnMissed } from '../../pieces/service/AddOnPicks.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { TextSkeleton } from '../../ui/TextSkeleton.tsx';
import s from '../../ui/parts.module.css';

const NONE: Service[] = [];

/** The installations of a product; choosing one goes back to the product with it. [ROUTE-21, ADDON-05] */
export function Installation() {
  const t = useCopy();
  useNeeded('addOns', true);
  const isMissed = useIsPartMissed('addOns');
  const retry = useRetry('addOns');
  const services = useLaterSelector('addOns', selectAddOns('INSTALLATION'), NONE);
  const isBusy = useLaterSelector('addOns', selectIsBusy('INSTALLATION'), true) && !isMissed;
  const hasFailed = useLaterSelector('addOns', selectHasFailed('INSTALLATION'), false) || isMissed;
  const place = useDestination();
  const isPlaceFailed = usePageSelector(selectIsDestinationFailed);
  const retryPlace = useRetry('address');
  const isPickup = usePageSelector(selectFulfilment) === 'PICKUP';
  if (hasFailed) return <FailedPart title={t('addOns.failed')} onRetry={retry} />;
  // Nothing is known of a place that could not be loaded. [ADDRESS-14]
  if (isPlaceFailed) return <FailedPart title={t('destination.failed')} onRetry={retryPlace} />;
  if (place === null || (isBusy && services.length === 0))
    return <TextSkeleton label={t('addOns.loading')} />;
  const { district } = place;
  return (
    <div className={s.stack}>
      <AddOnMissed type="INSTALLATION" />
      {services.length === 0 ? (
        <p>{isPickup ? t('addOns.noneForPickup') : t('addOns.none', { district })}</p>
      ) : (
        <>
          <p className={s.soft}>{t('addOns.intro', { district })}</p>
          <ul className={s.points}>
            {services.map((service) => (
              <li key={service.id} className={s.point}>
                <OneInstallation service={service} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function OneInstallation({ service }: { service: Service }) {
  const t = useCopy();
  const part = useLaterPart('addOns');
  const { urlFriendlyName, itemSku } = useSummary();
  const vendor = usePageSelector(selectVendor);
  const { price } = useDisplayedPrice();
  const isChosen = useLaterSelector('addOns', selectChosen('INSTALLATION'), null) === service.id;
  const toggle = () => part?.send({ type: 'addOn.toggled', addOnType: 'INSTALLATION', id: service.id });
  return (
    <>
      <p className={s.pointName}>
        <b>{service.name}</b>
        {isChosen && <span className={cx(s.badge, s.badgeAccent)}>{t('addOns.chosen')}</span>}
      </p>
      {service.description !== '' && <p className={s.soft}>{service.description}</p>}
      {service.includes.length > 0 && (
        <ul className={s.serviceIncludes} aria-label={t('addOns.includes')}>
          {service.includes.map((one) => (
            <li key={one}>
              <Icon name="check" size="s" />
              <span>{one}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={s.pointEnd}>
        <b className={s.num}>
          {t('addOns.each', { price: formatPrice(addOnPriceOf(service, price.offered)) })}
        </b>
        {isChosen ? (
          <Button look="quiet" isSmall aria-label={`${t('addOns.remove')}, ${service.name}`} onClick={toggle}>
            {t('addOns.remove')}
          </Button>
        ) : (
          <PageLink
            className={cx(s.btn, s.btnLine, s.btnS)}
            href={links.product(vendor, urlFriendlyName, itemSku)}
            aria-label={`${t('addOns.choose')}, ${service.name}`}
            onClick={toggle}
          >
            {t('addOns.choose')}
          </PageLink>
        )}
      </p>
    </>
  );
}
