import { safeHref } from '#src/router/links.ts';
import type { ProductCard as Card } from '#src/services/recommendation/contract.ts';
import { useCopy, useLaterSelector } from '../../hooks/page.tsx';
import { useSummary } from '../../hooks/product.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ProductCard } from '../../ui/ProductCard.tsx';
import s from '../../ui/parts.module.css';

const NONE: Card[] = [];

/** What else the seller sells; nothing where there is nothing. */
export function SellerGoods() {
  const t = useCopy();
  const { merchant } = useSummary();
  const goods = useLaterSelector('sellerProfile', ({ context }) => context.goods, NONE);
  const href = safeHref(merchant.url);
  if (goods.length === 0) return null;
  return (
    <div className={s.stack}>
      <div className={s.secHead}>
        <h3>{t('seller.goods', { name: merchant.name })}</h3>
        {href !== null && (
          <a className={s.link} href={href}>
            <span>{t('seller.goodsAll')}</span>
            <Icon name="chevron-right" />
          </a>
        )}
      </div>
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
