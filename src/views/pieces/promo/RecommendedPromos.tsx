import { useRef } from 'react';
import { selectIsPending } from '#src/machines/bag/addToCart/addToCartSelectors.ts';
import { selectOfQuantity, selectPromotionInfo } from '#src/machines/promo/promotions/promotionsSelectors.ts';
import { safeHref } from '#src/router/links.ts';
import type { PromotionAhead } from '#src/services/product/product/contract.ts';
import type { PromotionItem } from '#src/services/promo/promotions/contract.ts';
import { useLeaving } from '../../hooks/leaving.ts';
import { useCopy, useIsLost, useLaterSelector, usePart, usePartSelector } from '../../hooks/page.tsx';
import { useQuantity } from '../../hooks/price/quantity.ts';
import { useSummary } from '../../hooks/product/product.ts';
import { usePromotionsFailure } from './vouchers/VoucherSections.tsx';
import { OfferPicture } from './OfferPicture.tsx';
import { Button } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import s from '../../ui/parts.module.css';
import { WordsOrRoom } from '../../ui/WordsOrRoom.tsx';

const NONE: PromotionAhead[] = [];

interface ShownPromotion extends PromotionAhead {
  items: PromotionItem[];
  /** True when `applicableStatus` is about the present order, false while that loads; null where it failed. */
  isOfOrder: boolean | null;
}

/**
 * The promotions recommended with this product. While they load, those that came with the product, for one piece, so
 * that they show from the first picture on. [PROMO-01, SHELL-25]
 */
export function RecommendedPromos() {
  const loaded = useLaterSelector('promotions', selectPromotionInfo, null);
  const ofQuantity = useLaterSelector('promotions', selectOfQuantity, null);
  const quantity = useQuantity() ?? 1;
  const hasFailed = usePromotionsFailure();
  const unknown = hasFailed ? null : false;
  const ahead = useSummary().ahead?.promotions ?? NONE;
  const told: ShownPromotion[] = ahead.map((promotion) => ({
    ...promotion,
    // Items of a failed call keep no room.
    hasItems: promotion.hasItems && !hasFailed,
    items: [],
    isOfOrder: quantity === 1 || unknown,
  }));
  const come: ShownPromotion[] | undefined = loaded?.map((promotion) => ({
    ...promotion,
    hasItems: promotion.items.length > 0,
    // While the answer for another order loads, the former one stays.
    isOfOrder: !hasFailed || quantity === ofQuantity || null,
  }));
  // Came with the product, and gone in the loaded list.
  const left = told.filter(({ id }) => come?.every((one) => one.id !== id));
  return [...(come ?? told), ...left].map((promotion) => (
    <RecommendedPromo key={promotion.id} promotion={promotion} isThere={!left.includes(promotion)} />
  ));
}

/** One promotion: whether it applies, the missing condition, and the items to use it with. [PROMO-03, PROMO-04] */
function RecommendedPromo({ promotion, isThere }: { promotion: ShownPromotion; isThere: boolean }) {
  const t = useCopy();
  const ref = useRef<HTMLDivElement>(null);
  const standing = useLeaving(isThere, ref);
  if (standing === 'gone') return null;
  const { title, text, applicableStatus, condition, hasItems, items, isOfOrder } = promotion;
  const isAvailable = isOfOrder === true && applicableStatus === 'AVAILABLE';
  return (
    <div ref={ref} className={cx(s.offer, standing === 'leaving' && s.isUnseen)}>
      <Icon name="sparkles" />
      <div>
        <p className={s.rowWrap}>
          <b>{title}</b>
          {isOfOrder !== null && (
            <span className={cx(s.badge, isAvailable ? s.badgeGood : s.badgePlain)}>
              <WordsOrRoom isKnown={isOfOrder}>{t(`promo.${applicableStatus}`)}</WordsOrRoom>
            </span>
          )}
        </p>
        <p className={cx(s.small, s.soft)}>
          <span>{text}</span>{' '}
          {condition !== '' && isOfOrder !== null && (
            <b className={s.num}>
              <WordsOrRoom isKnown={isOfOrder}>{`${condition}.`}</WordsOrRoom>
            </b>
          )}
        </p>
        {hasItems && <PromoItems items={items} />}
      </div>
    </div>
  );
}

/** The items to choose, or their place while loading. */
function PromoItems({ items }: { items: PromotionItem[] }) {
  const t = useCopy();
  const areHere = items.length > 0;
  const opener = (
    <>
      <span>
        <WordsOrRoom isKnown={areHere}>{t('promo.items')}</WordsOrRoom>
      </span>
      <Icon name="chevron-right" />
    </>
  );
  return areHere ? (
    <details className={s.promoItems}>
      <summary className={s.link}>{opener}</summary>
      <ul className={s.stackS}>
        {items.map((item) => (
          <PromoItem key={item.itemSku} item={item} />
        ))}
      </ul>
    </details>
  ) : (
    <div className={s.promoItems} aria-hidden="true">
      <span className={s.link}>{opener}</span>
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
