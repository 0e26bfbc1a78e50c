import { BRAND_NAME } from '#src/domain/product/brand.ts';
import { isCampaignRunning } from '#src/domain/promo/campaign.ts';
import { formatDate, formatMoment, weekdayOf } from '#src/domain/shell/format.ts';
import { isStockGuaranteed, shownRemaining, stockStatusOf } from '#src/domain/product/stock.ts';
import { selectHasChoices, selectHasSoldOut } from '#src/machines/product/variant/variantSelectors.ts';
import { useCopy, useLanguage, usePartSelector } from '../../hooks/page.tsx';
import { useOpener } from '../../hooks/press.ts';
import { useStoreBreak, useSummary, useTags } from '../../hooks/product/product.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Note } from '../../ui/Note.tsx';
import s from '../../ui/parts.module.css';

/** Badges of the tags about stock and sale. [STOCK-09..14, TAG-03..04, TAG-09..16, TAG-23..24, TAG-28..29] */
export function StockBadges() {
  const t = useCopy();
  const language = useLanguage();
  const tags = useTags();
  const { stock, campaignInfo } = useSummary();
  const opens = useOpener();
  const status = stockStatusOf(tags);
  const remaining = status === 'LIMITED' ? shownRemaining(stock.remaining) : null;
  const isCampaignAhead = usePartSelector(
    'clock',
    ({ context }) =>
      campaignInfo !== null &&
      !isCampaignRunning(campaignInfo, context.serverTimeMs) &&
      context.serverTimeMs < campaignInfo.startTime,
  );
  const limitedText = tags.includes('LIMITED_ALL_LOCATION')
    ? t('stock.LIMITED_ALL_LOCATION')
    : t('stock.LIMITED');
  const storeBreak = useStoreBreak();
  const hasChoices = usePartSelector('variant', selectHasChoices);
  // One of the choices shows here that it is sold out.
  const hasSoldOut = usePartSelector('variant', selectHasSoldOut);
  return (
    <>
      <p className={cx(s.rowWrap, hasSoldOut && s.isKept)}>
        {hasChoices && status === 'OUT_OF_STOCK' && (
          <>
            <span className={cx(s.badge, s.badgePlain)}>{t('stock.OUT_OF_STOCK')}</span>
            <span className={cx(s.badge, s.badgePlain)}>{t('price.last')}</span>
          </>
        )}
        {/* The place of another option's sold-out badge: says that this one is available. */}
        {hasSoldOut && status === 'AVAILABLE' && !tags.includes('OFFLINE_ONLY') && (
          <span className={cx(s.small, s.soft)}>{t('stock.AVAILABLE')}</span>
        )}
        {status === 'COMING_SOON' && (
          <span className={cx(s.badge, s.badgeAccent)}>{t('stock.COMING_SOON')}</span>
        )}
        {status === 'COMING_SOON' && campaignInfo !== null && isCampaignAhead && (
          <span className={cx(s.small, s.soft)}>
            {t('campaign.starts', { moment: formatMoment(campaignInfo.startTime, language) })}
          </span>
        )}
        {status === 'LIMITED' && (
          <span className={cx(s.badge, s.badgeWarn)}>
            <span>{limitedText}</span>
            {remaining !== null && (
              <span className={s.dot}>{t('stock.remaining', { count: remaining })}</span>
            )}
          </span>
        )}
        {status === 'ONLY_AVAILABLE_CNC' && (
          <span className={cx(s.badge, s.badgeAccent)}>{t('stock.ONLY_AVAILABLE_CNC')}</span>
        )}
        {tags.includes('OFFLINE_ONLY') && (
          <span className={cx(s.badge, s.badgeWarn)}>{t('tag.OFFLINE_ONLY')}</span>
        )}
        {isStockGuaranteed(tags) && (
          <span className={cx(s.badge, s.badgeGood)}>{t('tag.GUARANTEED_STOCK')}</span>
        )}
        {tags.includes('FBB') && (
          <button type="button" className={cx(s.badge, s.badgeAccent)} {...opens('fbbDetail')}>
            {t('tag.FBB', { brand: BRAND_NAME })}
          </button>
        )}
        {tags.includes('OFFLINE') && !tags.includes('OFFLINE_ONLY') && (
          <span className={cx(s.small, s.soft)}>{t('tag.OFFLINE')}</span>
        )}
        {tags.includes('OFFLINE') && tags.includes('ONLINE') && (
          <span className={cx(s.small, s.soft, s.dot)}>{t('tag.ONLINE')}</span>
        )}
        {tags.includes('ALL_LOCATION_STOCK') && status !== 'OUT_OF_STOCK' && (
          <span className={cx(s.small, s.soft)}>{t('stock.allLocations')}</span>
        )}
      </p>
      {!hasChoices && status === 'OUT_OF_STOCK' && (
        <div className={s.notify}>
          <div className={s.row}>
            <Icon name="bell" />
            <p className={s.grow}>
              <b>{t('stock.OUT_OF_STOCK')}</b>
              <br />
              <span>{t('stock.notifyText')}</span>
            </p>
          </div>
        </div>
      )}
      {/* Choices show it below them. */}
      {!hasChoices && tags.includes('VARIANT_CHANGED') && <Note tone="info">{t('tag.VARIANT_CHANGED')}</Note>}
      {storeBreak !== null && (
        <Note tone="warn">
          <span>{t(storeBreak)}</span>
          <Reopening />
        </Note>
      )}
    </>
  );
}

/** The day when a store on a break opens again, where known. [STOCK-15] */
function Reopening() {
  const t = useCopy();
  const language = useLanguage();
  const reopensOn = useSummary().merchant.storeClose?.reopensOn ?? null;
  if (reopensOn === null) return null;
  return (
    <>
      <br />
      <span>
        {t('stock.reopens', { day: t(`day.${weekdayOf(reopensOn)}`), date: formatDate(reopensOn, language) })}
      </span>
    </>
  );
}
