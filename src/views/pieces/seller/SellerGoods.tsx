import { safeHref } from '#src/router/links.ts';
import type { ProductCard as Card } from '#src/services/recommendation/recommendation/contract.ts';
import { useCopy, useLaterSelector } from '../../hooks/page.tsx';
import { useSummary } from '../../hooks/product/product.ts';
import { useIsComing } from '../../hooks/standing.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ProductCard } from '../../ui/ProductCard.tsx';
import s from '../../ui/parts.module.css';
import { CardSkeletons } from '../../ui/CardSkeletons.tsx';

const NONE: Card[] = [];

/** As many cards as a phone shows at once, and a part of one. */
const FIRST_SEEN = 3;

/** Other goods of the seller; nothing without any. Most sellers have some, so the place is kept. [SHELL-25] */
export function SellerGoods() {
  const t = useCopy();
  const { merchant } = useSummary();
  const goods = useLaterSelector('sellerProfile', ({ context }) => context.goods, NONE);
  const isComing = useIsComing('sellerProfile');
  if (goods.length === 0) {
    return isComing ? (
      <div className={cx(s.stack, s.isStill)} aria-hidden="true">
        <div className={s.isUnseen}>
          <GoodsHead />
        </div>
        <div className={s.cardsScroll}>
          <CardSkeletons most={FIRST_SEEN} />
        </div>
      </div>
    ) : null;
  }
  return (
    <div className={s.stack}>
      <GoodsHead />
      <ul className={s.cardsScroll} aria-label={t('seller.goods', { name: merchant.name })}>
        {goods.map((card) => (
          <li key={card.itemSku}>
            <ProductCard card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function GoodsHead() {
  const t = useCopy();
  const { merchant } = useSummary();
  const href = safeHref(merchant.url);
  return (
    <div className={s.secHead}>
      <h3>{t('seller.goods', { name: merchant.name })}</h3>
      {href !== null && (
        <a className={s.link} href={href}>
          <span>{t('seller.goodsAll')}</span>
          <Icon name="chevron-right" />
        </a>
      )}
    </div>
  );
}
