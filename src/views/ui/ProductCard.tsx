import { formatCompact, formatRating } from '#src/domain/shell/format.ts';
import { struckPrice } from '#src/domain/price/price.ts';
import { safeHref } from '#src/router/links.ts';
import type { ProductCard as Card } from '#src/services/recommendation/recommendation/contract.ts';
import { useCopy, useLanguage } from '../hooks/page.tsx';
import { Star } from './Icon.tsx';
import { Money, NamedMoney } from './Money.tsx';
import { PageLink } from './PageLink.tsx';
import { Picture } from './Picture.tsx';
import s from './parts.module.css';

/** A product that leads to its page. */
export function ProductCard({ card, onFollow }: { card: Card; onFollow?: () => void }) {
  const t = useCopy();
  const language = useLanguage();
  const href = safeHref(card.url);
  const struck = struckPrice(card.price);
  if (href === null) return null;
  return (
    <PageLink className={s.card} href={href} onClick={onFollow}>
      <span className={s.cardPic}>
        <Picture
          image={card.imageUrl === '' ? null : { full: card.imageUrl, picture: card.picture }}
          alt=""
          name={card.name}
          sizes="(min-width: 48rem) 12rem, 44vw"
          className={s.pic}
        />
        {card.sponsored && <span className={`${s.badge} ${s.badgePlain}`}>{t('recommendation.ad')}</span>}
      </span>
      <span className={s.cardBody}>
        <span className={s.cardName}>{card.name}</span>
        <Money className={s.cardPrice} amount={card.price.offered} />
        {struck !== null && (
          <span className={s.cardWas}>
            <b className={s.promo}>{`-${card.price.discount}%`}</b>
            <s>
              <NamedMoney name={t('price.old')} amount={struck} />
            </s>
          </span>
        )}
        <span className={s.cardMeta}>
          {card.rating === null && <span>{t('reviews.none')}</span>}
          {typeof card.rating === 'number' && (
            <span className={s.row}>
              <Star />
              <span>{formatRating(card.rating, language)}</span>
              {card.reviewCount !== null && <span>{`(${formatCompact(card.reviewCount, language)})`}</span>}
            </span>
          )}
          {card.sold !== null && card.sold > 0 && <span>{t('statistics.sold', { count: card.sold })}</span>}
        </span>
      </span>
    </PageLink>
  );
}
