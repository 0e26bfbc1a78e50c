import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { selectIsOffered } from '#src/machines/promo/promotions/promotionsSelectors.ts';
import { selectVendor } from '#src/machines/page/pageSelectors.ts';
import { links } from '#src/router/links.ts';
import { useLeaving } from '../hooks/leaving.ts';
import { useNear } from '../hooks/near.ts';
import { useCopy, useLaterPart, useLaterSelector, useNeeded, usePageSelector } from '../hooks/page.tsx';
import { useSummary } from '../hooks/product/product.ts';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import s from '../ui/parts.module.css';
import {
  ComboOffer,
  FreeGiftOffer,
  useIsComboOffered,
  useIsFreeGiftOffered,
} from '../pieces/promo/ComboAndGift.tsx';
import { useHasTiers } from '../pieces/price/tiers.ts';
import { WholesaleTiers } from '../pieces/price/WholesaleTiers.tsx';
import { RecommendedPromos } from '../pieces/promo/RecommendedPromos.tsx';
import { VoucherRow } from '../pieces/promo/VoucherRow.tsx';
import { LoginTicker } from '../pieces/promo/vouchers/LoginTicker.tsx';
import { PromotionsFailure, usePromotionsFailure } from '../pieces/promo/vouchers/VoucherSections.tsx';

/**
 * Everything that makes the product cheaper: wholesale tiers, vouchers, promotions and bundles; hidden
 * when nothing is offered. [SECTION-02, TAG-02, TAG-12, TAG-25]
 */
export function PromoSection({ isWithoutVouchers = false }: { isWithoutVouchers?: boolean }) {
  const t = useCopy();
  const isWholesale = useHasTiers();
  const hasCombo = useIsComboOffered();
  const hasGift = useIsFreeGiftOffered();
  const isOffered = useAreOffered() && !isWithoutVouchers;
  const ref = useRef<HTMLElement>(null);
  const isPromoted = hasCombo || hasGift || isOffered;
  const standing = useLeaving(isWholesale || isPromoted, ref);
  if (standing === 'gone') return null;
  const isLeaving = standing === 'leaving';
  return (
    <section
      className={cx(s.sec, isLeaving && s.isUnseen)}
      id="promo"
      aria-label={t('promo.title')}
      ref={ref}
    >
      <WholesaleTiers />
      {(isPromoted || isLeaving) && (
        <Promoted
          section={ref}
          isAfterTiers={isWholesale}
          isWithoutVouchers={isWithoutVouchers}
          isOffered={isOffered || isLeaving}
          bundles={
            <>
              {hasCombo && <ComboOffer />}
              {hasGift && <FreeGiftOffer />}
            </>
          }
        />
      )}
    </section>
  );
}

/** Loads vouchers and promotions when their section comes near. */
function Promoted(props: {
  section: RefObject<HTMLElement | null>;
  isAfterTiers: boolean;
  isWithoutVouchers: boolean;
  isOffered: boolean;
  bundles: ReactNode;
}) {
  const t = useCopy();
  const [isNear, setNear] = useState(false);
  useNear(() => setNear(true), props.section);
  useNeeded('promotions', isNear);
  const { isAfterTiers, isWithoutVouchers, isOffered, bundles } = props;
  if (isWithoutVouchers) {
    return <div className={cx(isAfterTiers && s.afterTiers)}>{bundles}</div>;
  }
  return (
    <div className={cx(isAfterTiers && s.afterTiers)}>
      <div className={s.secHead}>
        <h2>{t('promo.title')}</h2>
        {isOffered && <AllPromos />}
      </div>
      <Offered />
      {bundles}
      <RecommendedPromos />
      {isOffered && <LoginTicker />}
    </div>
  );
}

/** True with vouchers or promotions; until their call has answered, the product's word counts. [SHELL-25] */
function useAreOffered(): boolean {
  const { ahead } = useSummary();
  const areToldOf = ahead === null || ahead.vouchers.count > 0 || ahead.promotions.length > 0;
  return useLaterSelector('promotions', selectIsOffered, null) ?? areToldOf;
}

function Offered() {
  return usePromotionsFailure() ? <PromotionsFailure /> : <VoucherRow />;
}

/** A link to all of them: the list over this page, or their own page before the list can open. [MODAL-11, ROUTE-10] */
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
