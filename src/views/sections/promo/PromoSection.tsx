import { useState } from 'react';
import { formatPrice } from '#src/domain/format.ts';
import {
  selectPriceSummary,
  selectQuantity,
} from '#src/machines/buying/priceSummary/priceSummarySelectors.ts';
import { selectIsOffered } from '#src/machines/promo/promotions/promotionsSelectors.ts';
import { selectVendor } from '#src/machines/shell/page/pageSelectors.ts';
import { links } from '#src/router/links.ts';
import { useNear } from '../../hooks/near.ts';
import {
  useCopy,
  useLaterPart,
  useLaterSelector,
  useNeeded,
  usePageSelector,
  usePartSelector,
} from '../../hooks/page.tsx';
import { useSummary, useTags } from '../../hooks/product.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import s from '../../ui/parts.module.css';
import { RecommendedPromos } from './RecommendedPromos.tsx';
import { VoucherRow } from './VoucherRow.tsx';
import { LoginTicker } from './vouchers/LoginTicker.tsx';
import { PromotionsFailure, usePromotionsFailure } from './vouchers/VoucherSections.tsx';

/**
 * Everything that makes the product cheaper: wholesale tiers, vouchers, promotions, and what its tags promise; hidden
 * when nothing is offered. [SECTION-02, TAG-02, TAG-12, TAG-21, TAG-22, TAG-25]
 */
export function PromoSection({ isWithoutVouchers = false }: { isWithoutVouchers?: boolean }) {
  const t = useCopy();
  const tags = useTags();
  const { urlFriendlyName, itemSku } = useSummary();
  const tiers = usePartSelector('priceSummary', (snapshot) => selectPriceSummary(snapshot)?.wholesale) ?? [];
  const quantity = usePartSelector('priceSummary', selectQuantity) ?? 1;
  const isOffered = useLaterSelector('promotions', selectIsOffered, true) && !isWithoutVouchers;
  const [isNear, setNear] = useState(false);
  const ref = useNear<HTMLElement>(() => setNear(true));
  const isWanted = usePageSelector((snapshot) => snapshot.context.route.voucher !== null);
  useNeeded('promotions', isNear || isWanted);
  const offers = (['COMBO', 'FREE_GIFT'] as const).filter((tag) => tags.includes(tag));
  const isWholesale = tags.includes('WHOLESALE') && tiers.length > 0;
  const isSubscription = tags.includes('SUBSCRIPTION') || tags.includes('OTHER_PP_SUBSCRIPTION');
  const isPromoted = offers.length > 0 || isSubscription || isOffered;
  if (!isWholesale && !isPromoted) return null;
  const current = tiers.filter((tier) => tier.minQty <= quantity).at(-1);
  return (
    <section className={s.sec} id="promo" aria-label={t('promo.title')} ref={ref}>
      {isWholesale && (
        <>
          <div className={s.secHead}>
            <h2>{t('promo.wholesale')}</h2>
            <PageLink className={s.link} href={links.priceList(urlFriendlyName, itemSku)}>
              {t('promo.priceList')}
              <Icon name="chevron-right" />
            </PageLink>
          </div>
          <dl className={s.tiers}>
            {tiers.slice(0, 3).map((tier) => (
              <div key={tier.minQty} className={cx(tier === current && s.isOn)}>
                <dt>
                  {tier.maxQty === null
                    ? t('promo.tierFrom', { from: tier.minQty })
                    : t('promo.tierRange', { from: tier.minQty, to: tier.maxQty })}
                </dt>
                <dd>{formatPrice(tier.price)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {isPromoted && (
        <div className={cx(isWholesale && s.afterTiers)}>
          {!isWithoutVouchers && (
            <div className={s.secHead}>
              <h2>{t('promo.title')}</h2>
              {isOffered && <AllPromos />}
            </div>
          )}
          {isOffered && <Offered />}
          {offers.map((tag) => (
            <div className={s.offer} key={tag}>
              <Icon name={tag === 'COMBO' ? 'layers' : 'gift'} />
              <p>
                <b>{t(`tag.${tag}`)}</b>
                <br />
                <span className={cx(s.small, s.soft)}>
                  {t(tag === 'COMBO' ? 'promo.comboText' : 'promo.giftText')}
                </span>
              </p>
            </div>
          ))}
          {isOffered && <RecommendedPromos />}
          {isOffered && <LoginTicker />}
          {tags.includes('SUBSCRIPTION') && (
            <p className={cx(s.small, s.soft)}>
              {t('tag.buyOnce')} · {t('tag.SUBSCRIPTION')}
            </p>
          )}
          {tags.includes('OTHER_PP_SUBSCRIPTION') && (
            <p className={cx(s.small, s.soft)}>{t('tag.OTHER_PP_SUBSCRIPTION')}</p>
          )}
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
      {t('voucher.all')}
      <Icon name="chevron-right" />
    </PageLink>
  );
}
