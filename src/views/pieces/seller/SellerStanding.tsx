import * as z from 'zod/mini';
import { formatRating } from '#src/domain/shell/format.ts';
import { useContent } from '../../hooks/content/content.ts';
import { useCopy, useLanguage } from '../../hooks/page.tsx';
import { useBadges, useMerchantRating } from '../../hooks/seller/seller.ts';
import { Icon, Star } from '../../ui/Icon.tsx';
import { ICON_NAMES } from '../../ui/iconNames.ts';
import d from '../../ui/dialogs.module.css';
import s from '../../ui/parts.module.css';

const ratingContent = z.object({ title: z.string(), description: z.string() });

/** The standing of a seller: badges, rating, or that it has none. One view for all four modals. [MODAL-24..27] */
export function SellerStanding(props: { badges?: true; rating?: true; noRating?: true }) {
  const t = useCopy();
  return (
    <div className={s.stack}>
      {props.badges && <Badges />}
      {props.rating && <Rating />}
      {props.noRating && (
        <>
          <p>
            <b>{t('seller.rating.none')}</b>
          </p>
          <p className={s.soft}>{t('seller.rating.noneWhy')}</p>
        </>
      )}
    </div>
  );
}

function Badges() {
  const badges = useBadges();
  return (
    <ul className={d.perks}>
      {badges.map(({ code, name, icon, description }) => (
        <li key={code}>
          <Icon name={ICON_NAMES.find((known) => known === icon) ?? 'shield-check'} />
          <span>
            <b>{name}</b>
            <br />
            <span className={s.soft}>{description}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Rating() {
  const t = useCopy();
  const language = useLanguage();
  const { rating } = useMerchantRating();
  const content = z.safeParse(ratingContent, useContent('sellerRating'));
  if (rating === null) return null;
  return (
    <div className={s.stackS}>
      <p className={d.standing}>
        <Star />
        <b>{formatRating(rating.rating, language)}</b>
        <span className={s.soft}>{t('seller.rating.of5')}</span>
      </p>
      <p>{t('seller.rating.made', { count: rating.count })}</p>
      {content.success && <p className={s.soft}>{content.data.description}</p>}
    </div>
  );
}
