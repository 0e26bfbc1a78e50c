import { selectIsPending } from '#src/machines/buying/addToCart/addToCartSelectors.ts';
import { selectPromotionInfo } from '#src/machines/promo/promotions/promotionsSelectors.ts';
import { safeHref } from '#src/router/links.ts';
import type { Promotion, PromotionItem } from '#src/services/promotions/contract.ts';
import { useCopy, useIsLost, useLaterSelector, usePart, usePartSelector } from '../../hooks/page.tsx';
import { OfferPicture } from '../../pieces/promo/OfferPicture.tsx';
import { Button } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import s from '../../ui/parts.module.css';

const NONE: Promotion[] = [];

/** The promotions recommended with this product. [PROMO-01] */
export function RecommendedPromos() {
  const promotions = useLaterSelector('promotions', selectPromotionInfo, NONE);
  return promotions.map((promotion) => <RecommendedPromo key={promotion.id} promotion={promotion} />);
}

/** One promotion: whether it applies, what is missing, and the items it can be used with. [PROMO-03, PROMO-04] */
function RecommendedPromo({ promotion }: { promotion: Promotion }) {
  const t = useCopy();
  const isAvailable = promotion.applicableStatus === 'AVAILABLE';
  return (
    <div className={s.offer}>
      <Icon name="sparkles" />
      <div>
        <p className={s.rowWrap}>
          <b>{promotion.title}</b>
          <span className={cx(s.badge, isAvailable ? s.badgeGood : s.badgePlain)}>
            {t(`promo.${promotion.applicableStatus}`)}
          </span>
        </p>
        <p className={cx(s.small, s.soft)}>
          <span>{promotion.text}</span>{' '}
          {promotion.condition !== '' && <b className={s.num}>{`${promotion.condition}.`}</b>}
        </p>
        {promotion.items.length > 0 && (
          <details className={s.promoItems}>
            <summary className={s.link}>
              <span>{t('promo.items')}</span>
              <Icon name="chevron-right" />
            </summary>
            <ul className={s.stackS}>
              {promotion.items.map((item) => (
                <PromoItem key={item.itemSku} item={item} />
              ))}
            </ul>
          </details>
        )}
      </div>
    </div>
  );
}

/** An item that can be chosen with the promotion, unless it is out of stock. [PROMO-05, PROMO-06] */
function PromoItem({ item }: { item: PromotionItem }) {
  const t = useCopy();
  const addToCart = usePart('addToCart');
  const isPending = usePartSelector('addToCart', selectIsPending);
  const isLost = useIsLost('addToCart');
  const href = safeHref(item.url);
  const isOut = item.status === 'OUT_OF_STOCK';
  return (
    <li className={s.promoItem}>
      <OfferPicture item={item} />
      <span>
        {href === null ? <span>{item.name}</span> : <PageLink href={href}>{item.name}</PageLink>}
        {item.price !== null && (
          <>
            <br />
            <Money className={cx(s.small, s.num, s.soft)} amount={item.price} />
          </>
        )}
      </span>
      <Button
        look="quiet"
        isSmall
        disabled={isOut || isPending || isLost}
        aria-label={isOut ? undefined : t('promo.itemAddNamed', { name: item.name })}
        onClick={() =>
          addToCart.send({
            type: 'add.recommendedRequested',
            item: {
              itemSku: item.itemSku,
              name: item.name,
              pickupPointCode: item.pickupPointCode,
              traceId: null,
            },
          })
        }
      >
        {t(isOut ? 'promo.itemGone' : 'promo.itemAdd')}
      </Button>
    </li>
  );
}
