import { useCopy } from '../../hooks/page.tsx';
import { useTags } from '../../hooks/product.ts';
import { cx } from '../../ui/cx.ts';
import s from '../../ui/parts.module.css';
import { ComboOffer, GiftOffer, useIsComboOffered, useIsGiftOffered } from './BundleOffers.tsx';
import { useTiers } from './tiers.ts';
import { WholesaleTiers } from './WholesaleTiers.tsx';

/** Wholesale tiers and what else makes the product cheaper; hidden when nothing is offered. [SECTION-02, TAG-02, TAG-12, TAG-21, TAG-22, TAG-25] */
export function PromoSection() {
  const t = useCopy();
  const tags = useTags();
  const isWholesale = useTiers().tiers.length > 0;
  const hasCombo = useIsComboOffered();
  const hasGift = useIsGiftOffered();
  const isSubscription = tags.includes('SUBSCRIPTION') || tags.includes('OTHER_PP_SUBSCRIPTION');
  if (!isWholesale && !hasCombo && !hasGift && !isSubscription) return null;
  return (
    <section className={s.sec} id="promo" aria-label={t('promo.title')}>
      <WholesaleTiers />
      {(hasCombo || hasGift || isSubscription) && (
        <div className={cx(isWholesale && s.afterTiers)}>
          <div className={s.secHead}>
            <h2>{t('promo.title')}</h2>
          </div>
          {hasCombo && <ComboOffer />}
          {hasGift && <GiftOffer />}
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
