import { BRAND_NAME } from '#src/domain/brand.ts';
import { ownSellerNames } from '#src/domain/productConfig.ts';
import { isOwnSeller } from '#src/domain/seller.ts';
import { selectConfig } from '#src/machines/page/pageSelectors.ts';
import { safeHref } from '#src/router/links.ts';
import { useCopy, usePageSelector } from '../../hooks/page.tsx';
import { useIsChatAvailable, useSummary } from '../../hooks/product.ts';
import { ChatButton } from '../../ui/ChatButton.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';

/** Who sells the product. [SECTION-06, SELLER-03..07] */
export function SellerSection() {
  const t = useCopy();
  const { merchant } = useSummary();
  const href = safeHref(merchant.url);
  const isOwn = usePageSelector((snapshot) =>
    isOwnSeller(merchant, ownSellerNames(selectConfig(snapshot) ?? {}, BRAND_NAME)),
  );
  const hasChat = useIsChatAvailable();
  return (
    <section className={s.sec} id="seller" aria-labelledby="seller-title">
      <h2 className={s.sr} id="seller-title">
        {t('seller.title')}
      </h2>
      <div className={s.seller}>
        <div className={s.sellerId}>
          <span className={cx(s.sellerLogo, s.avatar)} aria-hidden="true">
            <Icon name="store" />
          </span>
          <div className={s.stackS}>
            <p>
              <b>{href === null ? merchant.name : <a href={href}>{merchant.name}</a>}</b>
            </p>
            <p className={s.rowWrap}>
              {isOwn && (
                <span className={cx(s.badge, s.badgeAccent)}>
                  <Icon name="shield-check" size="s" />
                  {merchant.commissionType === 'TD'
                    ? t('seller.soldByBrand', { brand: BRAND_NAME })
                    : t('seller.own')}
                </span>
              )}
              {merchant.location !== '' && <span className={cx(s.small, s.soft)}>{merchant.location}</span>}
            </p>
          </div>
        </div>
        <div className={s.pairbtn}>
          {href !== null && (
            <a className={cx(s.btn, s.btnQuiet, s.btnS)} href={href}>
              {t('seller.visit')}
            </a>
          )}
          {hasChat && (
            <ChatButton className={cx(s.btn, s.btnQuiet, s.btnS)}>
              <Icon name="message-circle" size="s" />
              {t('seller.chat')}
            </ChatButton>
          )}
        </div>
      </div>
    </section>
  );
}
