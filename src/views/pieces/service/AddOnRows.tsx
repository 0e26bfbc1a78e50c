import { addOnPriceOf, type AddOnType } from '#src/domain/service/addOn.ts';
import { formatPrice } from '#src/domain/shell/format.ts';
import { selectAddOns, selectChosen, selectIsBusy } from '#src/machines/service/addOns/addOnsSelectors.ts';
import { selectVendor } from '#src/machines/page/pageSelectors.ts';
import { links } from '#src/router/links.ts';
import type { Service } from '#src/services/service/addOns/contract.ts';
import { useCopy, useIsPartMissed, useLaterSelector, useNeeded, usePageSelector } from '../../hooks/page.tsx';
import { useDisplayedPrice, useSummary } from '../../hooks/product/product.ts';
import { AddOnMissed, AddOnPicks, AddOnsComing } from './AddOnPicks.tsx';
import { ComingRow } from '../../ui/ComingRow.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import s from '../../ui/parts.module.css';
import { WordsOrRoom } from '../../ui/WordsOrRoom.tsx';

const NONE: Service[] = [];

/** Services sold with the product; loaded when the section comes near. [ADDON-01, ADDON-02] */
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

/** The lowest price of an installation, or the chosen one; opens the page with all of them. [ADDON-01] */
function InstallationRow() {
  const t = useCopy();
  const { urlFriendlyName, itemSku } = useSummary();
  const services = useLaterSelector('addOns', selectAddOns('INSTALLATION'), NONE);
  const chosenId = useLaterSelector('addOns', selectChosen('INSTALLATION'), null);
  const chosen = services.find(({ id }) => id === chosenId);
  const priceOf = usePriceOf();
  if (services.length === 0) return <NoneYet type="INSTALLATION" />;
  return (
    <PageLink href={links.installation(urlFriendlyName, itemSku)}>
      <Icon name="wrench" />
      <InstallationWords
        line={
          chosen === undefined
            ? t('addOns.from', { price: formatPrice(Math.min(...services.map(priceOf))) })
            : `${chosen.name} · ${t('addOns.each', { price: formatPrice(priceOf(chosen)) })}`
        }
        isKnown
      />
      <Icon name="chevron-right" />
    </PageLink>
  );
}

/** The price of a service for one piece, in rupiah, at the shown price of the product. */
function usePriceOf(): (service: Service) => number {
  const { price } = useDisplayedPrice();
  return (service) => addOnPriceOf(service, price.offered);
}

function InstallationWords({ line, isKnown }: { line: string; isKnown: boolean }) {
  const t = useCopy();
  return (
    <span>
      <b>
        <WordsOrRoom isKnown={isKnown}>{t('addOns.INSTALLATION')}</WordsOrRoom>
      </b>
      <span className={s.sub}>
        <WordsOrRoom isKnown={isKnown}>{line}</WordsOrRoom>
      </span>
    </span>
  );
}

/** Protections to tick. [ADDON-02] */
function InsuranceRow() {
  const hasAddOns = useLaterSelector('addOns', selectAddOns('INSURANCE'), NONE).length > 0;
  if (!hasAddOns) return <NoneYet type="INSURANCE" />;
  return (
    <div className={s.serviceRow}>
      <Icon name="shield-check" />
      <AddOnPicks type="INSURANCE" />
    </div>
  );
}

/** A missed add-on, and the room of those announced with the product while they load. [SHELL-25] */
function NoneYet({ type }: { type: AddOnType }) {
  const { ahead, itemSku } = useSummary();
  const told = ahead?.addOns.filter((one) => one.type === type) ?? NONE;
  return (
    <>
      <AddOnMissed type={type} />
      {told.length > 0 && <Room key={itemSku} type={type} told={told} />}
    </>
  );
}

/** As high as the row of these services, where the part will load them: by the part's own rule. */
function Room({ type, told }: { type: AddOnType; told: Service[] }) {
  const t = useCopy();
  const canBeHad = usePageSelector(
    ({ context: { shown, fulfilment, route } }) =>
      route.vendor === 'retail' &&
      shown !== null &&
      (shown.isPurchasableByDelivery || shown.isPurchasableByPickup) &&
      (type === 'INSURANCE' || fulfilment === 'DELIVERY'),
  );
  const isBusy = useLaterSelector('addOns', selectIsBusy(type), true);
  const isMissed = useIsPartMissed('addOns');
  const priceOf = usePriceOf();
  const isComing = canBeHad && isBusy && !isMissed;
  return type === 'INSTALLATION' ? (
    <ComingRow isComing={isComing}>
      <Icon name="wrench" />
      <InstallationWords
        line={t('addOns.from', { price: formatPrice(Math.min(...told.map(priceOf))) })}
        isKnown={false}
      />
      <Icon name="chevron-right" />
    </ComingRow>
  ) : (
    <ComingRow isComing={isComing} className={s.serviceRow}>
      <Icon name="shield-check" />
      <AddOnsComing type={type} services={told} />
    </ComingRow>
  );
}
