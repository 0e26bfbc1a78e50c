import type { ReactNode } from 'react';
import { formatPrice } from '#src/domain/format.ts';
import { optionLabel } from '#src/domain/variant.ts';
import { selectPriceSummary } from '#src/machines/buying/priceSummary/priceSummarySelectors.ts';
import { selectErrorKind, selectIsShown, selectRoute } from '#src/machines/shell/page/pageSelectors.ts';
import { links } from '#src/router/links.ts';
import { useCopy, usePageSelector, usePartSelector } from '../hooks/page.tsx';
import { useSummary } from '../hooks/product.ts';
import { ErrorPage } from '../errors/ErrorPage.tsx';
import { ProductSkeleton } from '../shells/ProductSkeleton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import s from '../ui/parts.module.css';
import { PickupSchedule } from './PickupSchedule.tsx';
import { SubPage } from './SubPage.tsx';

/** A page that stands beside both shells. [ROUTE-14, ROUTE-15, ROUTE-19..21] */
export function StandalonePage() {
  const t = useCopy();
  const route = usePageSelector(selectRoute);
  const errorKind = usePageSelector(selectErrorKind);
  const isShown = usePageSelector(selectIsShown);
  if (errorKind !== null || route.page.kind !== 'standalone') return <ErrorPage />;
  if (!isShown) return <ProductSkeleton />;
  const contents: Partial<Record<typeof route.page.name, ReactNode>> = {
    priceList: <PriceList />,
    pickupPoints: <PickupPoints />,
  };
  return (
    <SubPage title={t(`title.${route.page.name}`)}>
      {contents[route.page.name] ?? <p className={s.soft}>{t('secondary.later')}</p>}
    </SubPage>
  );
}

/** Wholesale tiers and the options of the product. [ROUTE-15] */
function PriceList() {
  const t = useCopy();
  const { price, name, itemSku } = useSummary();
  const options = usePartSelector('variant', (snapshot) => snapshot.context.options);
  const tiers = usePartSelector('priceSummary', (snapshot) => selectPriceSummary(snapshot)?.wholesale) ?? [];
  return (
    <>
      <table className={s.table}>
        <thead>
          <tr>
            <th scope="col">{t('secondary.option')}</th>
            <th scope="col">{t('secondary.price')}</th>
          </tr>
        </thead>
        <tbody>
          {tiers.length === 0 && (
            <tr>
              <th scope="row">{name}</th>
              <td>{formatPrice(price.offered)}</td>
            </tr>
          )}
          {tiers.map((tier) => (
            <tr key={tier.minQty}>
              <th scope="row">
                {tier.maxQty === null
                  ? t('promo.tierFrom', { from: tier.minQty })
                  : t('promo.tierRange', { from: tier.minQty, to: tier.maxQty })}
              </th>
              <td>{formatPrice(tier.price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {options.length > 0 && (
        <ul className={s.chips}>
          {options.map((option) => (
            <li key={option.itemSku}>
              <PageLink
                className={s.chip}
                href={links.priceList(option.urlFriendlyName, option.itemSku)}
                aria-current={option.itemSku === itemSku ? 'true' : undefined}
              >
                {optionLabel(option)}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Where the product can be picked up. [ROUTE-20] */
function PickupPoints() {
  const t = useCopy();
  const { merchant, fulfillmentTypes } = useSummary();
  if (fulfillmentTypes.pickup.status === 'UNAVAILABLE' || merchant.warehouseLocations.length === 0) {
    return <p>{t('shipping.noPoints')}</p>;
  }
  return (
    <>
      <ul className={s.rows}>
        {merchant.warehouseLocations.map((location) => (
          <li key={location.label}>
            <Icon name="store" />
            <b>{location.label}</b>
          </li>
        ))}
      </ul>
      <PickupSchedule />
    </>
  );
}
