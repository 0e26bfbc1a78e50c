import { addOnPriceOf } from '#src/domain/addOn.ts';
import { formatPrice } from '#src/domain/format.ts';
import { selectChosen, selectAddOns } from '#src/machines/buying/addOns/addOnsSelectors.ts';
import { selectVendor } from '#src/machines/page/pageSelectors.ts';
import { links } from '#src/router/links.ts';
import type { Service } from '#src/services/addOns/contract.ts';
import { useCopy, useLaterSelector, useNeeded, usePageSelector } from '../../hooks/page.tsx';
import { useDisplayedPrice, useSummary } from '../../hooks/product.ts';
import { AddOnMissed, AddOnPicks } from '../../pieces/buying/AddOnPicks.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import s from '../../ui/parts.module.css';

const NONE: Service[] = [];

/** What can be bought with the product: asked for when the section comes near. [ADDON-01, ADDON-02] */
export function AddOnRows({ isNear }: { isNear: boolean }) {
  const isRetail = usePageSelector(selectVendor) === 'retail';
  useNeeded('addOns', isNear && isRetail);
  return (
    <>
      <InstallationRow />
      <InsuranceRow />
    </>
  );
}

/** What an installation costs at least, or the chosen one; the page with all of them is behind it. [ADDON-01] */
function InstallationRow() {
  const t = useCopy();
  const { urlFriendlyName, itemSku } = useSummary();
  const { price } = useDisplayedPrice();
  const services = useLaterSelector('addOns', selectAddOns('INSTALLATION'), NONE);
  const chosenId = useLaterSelector('addOns', selectChosen('INSTALLATION'), null);
  const chosen = services.find(({ id }) => id === chosenId);
  if (services.length === 0) return <AddOnMissed type="INSTALLATION" />;
  const priceOf = (service: Service) => addOnPriceOf(service, price.offered);
  return (
    <PageLink href={links.installation(urlFriendlyName, itemSku)}>
      <Icon name="wrench" />
      <span>
        <b>{t('addOns.INSTALLATION')}</b>
        <span className={s.sub}>
          {chosen === undefined
            ? t('addOns.from', { price: formatPrice(Math.min(...services.map(priceOf))) })
            : `${chosen.name} · ${t('addOns.each', { price: formatPrice(priceOf(chosen)) })}`}
        </span>
      </span>
      <Icon name="chevron-right" />
    </PageLink>
  );
}

/** Protections to tick. [ADDON-02] */
function InsuranceRow() {
  const hasAddOns = useLaterSelector('addOns', selectAddOns('INSURANCE'), NONE).length > 0;
  if (!hasAddOns) return <AddOnMissed type="INSURANCE" />;
  return (
    <div className={s.serviceRow}>
      <Icon name="shield-check" />
      <AddOnPicks type="INSURANCE" />
    </div>
  );
}
