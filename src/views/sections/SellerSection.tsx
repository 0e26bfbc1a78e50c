import { useState } from 'react';
import { BRAND_NAME } from '#src/domain/product/brand.ts';
import { isOwnSeller, ownSellerNames } from '#src/domain/seller/ownSeller.ts';
import { selectConfig } from '#src/machines/page/pageSelectors.ts';
import { safeHref } from '#src/router/links.ts';
import { useNear } from '../hooks/near.ts';
import { useCopy, usePageSelector } from '../hooks/page.tsx';
import { useOpener } from '../hooks/press.ts';
import { useIsChatAvailable, useSummary } from '../hooks/product/product.ts';
import {
  useAskStanding,
  useBadges,
  useBadgesComing,
  useFollow,
  useSellerNeeded,
} from '../hooks/seller/seller.ts';
import { ChatButton } from '../ui/ChatButton.tsx';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/Icon.tsx';
import { ICON_NAMES } from '../ui/iconNames.ts';
import { Picture } from '../ui/Picture.tsx';
import s from '../ui/parts.module.css';
import { SellerLine, SellerStats } from '../pieces/seller/SellerFacts.tsx';
import { SellerGoods } from '../pieces/seller/SellerGoods.tsx';

/** The seller, its standing, and its other products. [SECTION-06, SELLER-03..11] */
export function SellerSection() {
  const t = useCopy();
  const { merchant } = useSummary();
  const opens = useOpener();
  const href = safeHref(merchant.url);
  const hasChat = useIsChatAvailable();
  const [isNear, setNear] = useState(false);
  const ref = useNear<HTMLElement>(() => setNear(true));
  useSellerNeeded(isNear);
  return (
    <section className={cx(s.sec, s.stack)} id="seller" aria-labelledby="seller-title" ref={ref}>
      <h2 className={s.sr} id="seller-title">
        {t('seller.title')}
      </h2>
      <div className={s.seller}>
        <div className={s.sellerId}>
          <Logo />
          <div className={s.stackS}>
            <p>
              <b>{href === null ? merchant.name : <a href={href}>{merchant.name}</a>}</b>
            </p>
            <Standing />
            <SellerLine />
          </div>
        </div>
        <SellerStats />
        <div className={s.pairbtn}>
          <FollowButton />
          {hasChat && (
            <ChatButton className={cx(s.btn, s.btnQuiet, s.btnS)}>
              <Icon name="message-circle" size="s" />
              <span>{t('seller.chat')}</span>
            </ChatButton>
          )}
          {href !== null && (
            <a className={cx(s.btn, s.btnQuiet, s.btnS)} href={href}>
              {t('seller.visit')}
            </a>
          )}
          <Button look="quiet" isSmall aria-haspopup="dialog" {...opens('sellerReview')}>
            {t('seller.reviews')}
          </Button>
        </div>
      </div>
      <SellerGoods />
    </section>
  );
}

function Logo() {
  const { logo } = useSummary().merchant;
  const href = safeHref(logo);
  return href === null ? (
    <span className={cx(s.sellerLogo, s.avatar)} aria-hidden="true">
      <Icon name="store" />
    </span>
  ) : (
    <Picture image={{ full: href, picture: null }} alt="" name="" sizes="3rem" className={s.sellerLogo} />
  );
}

/** The marketplace's own seller marked as such, the badges, and the location. */
function Standing() {
  const t = useCopy();
  const { merchant } = useSummary();
  const isOwn = usePageSelector((snapshot) =>
    isOwnSeller(merchant, ownSellerNames(selectConfig(snapshot) ?? {}, BRAND_NAME)),
  );
  return (
    <p className={s.rowWrap}>
      {isOwn && (
        <span className={cx(s.badge, s.badgeAccent)}>
          <Icon name="shield-check" size="s" />
          <span>
            {merchant.commissionType === 'TD'
              ? t('seller.soldByBrand', { brand: BRAND_NAME })
              : t('seller.own')}
          </span>
        </span>
      )}
      <Badges />
      <BadgesComing />
      {merchant.location !== '' && <span className={cx(s.small, s.soft)}>{merchant.location}</span>}
    </p>
  );
}

/** Each badge shows its name, and opens its meaning. [SELLER-08, SELLER-09] */
function Badges() {
  const t = useCopy();
  const ask = useAskStanding();
  return useBadges().map(({ code, name, icon }) => (
    <button
      key={code}
      type="button"
      className={s.badge}
      aria-haspopup="dialog"
      aria-label={t('seller.badgeAbout', { name })}
      {...ask('badge')}
    >
      <Icon name={ICON_NAMES.find((known) => known === icon) ?? 'shield-check'} size="s" />
      <span>{name}</span>
    </button>
  ));
}

/** As long as most badges are, for their lines to have their height. */
const USUAL_BADGE = 'Official store';

function BadgesComing() {
  return Array.from({ length: useBadgesComing() }, (_, place) => (
    <span key={place} className={cx(s.badge, s.isUnseen)} aria-hidden="true">
      <Icon name="shield-check" size="s" />
      <span className={s.skWords} data-words={USUAL_BADGE} />
    </span>
  ));
}

/** Shown once the follow state is known. [FOLLOW-01] */
function FollowButton() {
  const t = useCopy();
  const { shown, press } = useFollow();
  return (
    <Button
      look={shown?.followed === true ? 'line' : 'quiet'}
      isSmall
      disabled={shown === null}
      aria-pressed={shown?.followed ?? false}
      data-wish="follow"
      onClick={press}
    >
      <Icon name={shown?.followed === true ? 'check' : 'plus'} size="s" />
      <span>{t(shown?.followed === true ? 'seller.following' : 'seller.follow')}</span>
    </Button>
  );
}
