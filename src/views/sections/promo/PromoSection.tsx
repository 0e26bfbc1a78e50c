import { useState } from 'react';
import { selectIsOffered } from '#src/machines/promo/promotions/promotionsSelectors.ts';
import { selectVendor } from '#src/machines/page/pageSelectors.ts';
import { links } from '#src/router/links.ts';
import { useNear } from '../../hooks/near.ts';
import { useCopy, useLaterPart, useLaterSelector, useNeeded, usePageSelector } from '../../hooks/page.tsx';
import { useSummary } from '../../hooks/product.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import s from '../../ui/parts.module.css';
import { ComboOffer, FreeGiftOffer, useIsComboOffered, useIsFreeGiftOffered } from './ComboAndGift.tsx';
import { useHasTiers } from './tiers.ts';
import { WholesaleTiers } from './WholesaleTiers.tsx';
import { RecommendedPromos } from './RecommendedPromos.tsx';
import { VoucherRow } from './VoucherRow.tsx';
import { LoginTicker } from '../../pieces/promo/vouchers/LoginTicker.tsx';
import { PromotionsFailure, usePromotionsFailure } from '../../pieces/promo/vouchers/VoucherSections.tsx';

/**
 * Everything that makes the product cheaper: wholesale tiers, vouchers, promotions and bundles; hidden
 * when nothing is offered. [SECTION-02, TAG-02, TAG-12, TAG-25]
 */
export function PromoSection({ isWithoutVouchers = false }: { isWithoutVouchers?: boolean }) {
  const t = useCopy();
  const isWholesale = useHasTiers();
  const hasCombo = useIsComboOffered();
  const hasGift = useIsFreeGiftOffered();
  const isOffered = useLaterSelector('promotions', selectIsOffered, true) && !isWithoutVouchers;
  const [isNear, setNear] = useState(false);
  const ref = useNear<HTMLElement>(() => setNear(true));
  useNeeded('promotions', isNear);
  const isPromoted = hasCombo || hasGift || isOffered;
  if (!isWholesale && !isPromoted) return null;
  return (
    <section className={s.sec} id="promo" aria-label={t('promo.title')} ref={ref}>
      <WholesaleTiers />
      {isPromoted && (
        <div className={cx(isWholesale && s.afterTiers)}>
          {!isWithoutVouchers && (
            <div className={s.secHead}>
              <h2>{t('promo.title')}</h2>
              {isOffered && <AllPromos />}
            </div>
          )}
          {isOffered && <Offered />}
          {hasCombo && <ComboOffer />}
          {hasGift && <FreeGiftOffer />}
          {isOffered && <RecommendedPromos />}
          {isOffered && <LoginTicker />}
        </div>
      )}
    </section>
  );
}

function Offered() {
  return usePromotionsFailure() ? <PromotionsFailure /> : <VoucherRow />;
}

/** The way to all of them: the list over this page, or their own page before the list can open. [MODAL-11, ROUTE-10] */
function AllPromos() {
  const t = useCopy();
  const promotions = useLaterPart('promotions');
  const vendor = usePageSelector(selectVendor);
  const { urlFriendlyName, itemSku } = useSummary();
  return (
    <PageLink
      className={s.link}
      href={links.secondary(vendor, urlFriendlyName, itemSku, 'promotions')}
      onClick={(event) => {
        if (promotions === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        promotions.send({ type: 'voucherList.requested', code: null });
      }}
    >
      <span>{t('voucher.all')}</span>
      <Icon name="chevron-right" />
    </PageLink>
  );
}
