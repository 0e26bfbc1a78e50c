import { isCampaignRunning } from '#src/domain/campaign.ts';
import { useCopy, usePage, usePageSelector, usePartSelector } from '../../hooks/page.tsx';
import { useSummary } from '../../hooks/product.ts';
import { selectIsFlashSaleWarned } from '#src/machines/shell/page/pageSelectors.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Note } from '../../ui/Note.tsx';
import s from '../../ui/parts.module.css';

const two = (value: number) => String(value).padStart(2, '0');

/** The running campaign with its countdown on the marketplace's clock, and the warning that it is over. [PRODUCT-19, ERR-56] */
export function FlashSale() {
  const { campaignInfo } = useSummary();
  const t = useCopy();
  const page = usePage();
  const isWarned = usePageSelector(selectIsFlashSaleWarned);
  const secondsLeft = usePartSelector('clock', ({ context }) =>
    campaignInfo !== null && isCampaignRunning(campaignInfo, context.serverTimeMs)
      ? Math.ceil((campaignInfo.endTime - context.serverTimeMs) / 1000)
      : null,
  );
  return (
    <>
      {isWarned && (
        <Note
          tone="warn"
          live
          actions={
            <button
              type="button"
              className={cx(s.btn, s.btnQuiet, s.btnS)}
              onClick={() => page.send({ type: 'flashSale.acknowledged' })}
            >
              {t('campaign.understood')}
            </button>
          }
        >
          {t('campaign.stockGone')}
        </Note>
      )}
      {campaignInfo !== null && secondsLeft !== null && (
        <div className={cx(s.flash, s.bleed)}>
          <Icon name="zap" size="s" />
          <span>{campaignInfo.name}</span>
          <span
            className={s.clock}
            role="timer"
            aria-label={t('campaign.ends', {
              hours: Math.floor(secondsLeft / 3600),
              minutes: Math.floor(secondsLeft / 60) % 60,
            })}
          >
            <b>{two(Math.floor(secondsLeft / 3600))}</b>:<b>{two(Math.floor(secondsLeft / 60) % 60)}</b>:
            <b>{two(secondsLeft % 60)}</b>
          </span>
          {campaignInfo.quota > 0 && (
            <span className={s.left}>
              {t('campaign.left', {
                left: Math.max(0, campaignInfo.quota - campaignInfo.sold),
                quota: campaignInfo.quota,
              })}
            </span>
          )}
        </div>
      )}
    </>
  );
}
