import { formatPrice } from '#src/domain/format.ts';
import {
  selectPriceSummary,
  selectQuantity,
} from '#src/machines/buying/priceSummary/priceSummarySelectors.ts';
import { links } from '#src/router/links.ts';
import { useCopy, usePartSelector } from '../../hooks/page.tsx';
import { useSummary, useTags } from '../../hooks/product.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import s from '../../ui/parts.module.css';

/** Wholesale tiers and what else makes the product cheaper; hidden when nothing is offered. [SECTION-02, TAG-02, TAG-12, TAG-21, TAG-22, TAG-25] */
export function PromoSection() {
  const t = useCopy();
  const tags = useTags();
  const { urlFriendlyName, itemSku } = useSummary();
  const tiers = usePartSelector('priceSummary', (snapshot) => selectPriceSummary(snapshot)?.wholesale) ?? [];
  const quantity = usePartSelector('priceSummary', selectQuantity) ?? 1;
  const offers = (['COMBO', 'FREE_GIFT'] as const).filter((tag) => tags.includes(tag));
  const isWholesale = tags.includes('WHOLESALE') && tiers.length > 0;
  const isSubscription = tags.includes('SUBSCRIPTION') || tags.includes('OTHER_PP_SUBSCRIPTION');
  if (!isWholesale && offers.length === 0 && !isSubscription) return null;
  const current = tiers.filter((tier) => tier.minQty <= quantity).at(-1);
  return (
    <section className={s.sec} id="promo" aria-label={t('promo.title')}>
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
      {(offers.length > 0 || isSubscription) && (
        <div className={cx(isWholesale && s.afterTiers)}>
          <div className={s.secHead}>
            <h2>{t('promo.title')}</h2>
          </div>
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
