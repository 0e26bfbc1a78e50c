import { useRef } from 'react';
import { isCampaignRunning, isCampaignSoldOut } from '#src/domain/promo/campaign.ts';
import { useIsInWindow } from '../../hooks/inWindow.ts';
import { useCopy, useNeeded, usePartSelector } from '../../hooks/page.tsx';
import { useSummary } from '../../hooks/product/product.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';

const two = (value: number) => String(value).padStart(2, '0');

/** The campaign's countdown on the marketplace's clock, or its stock gone. [PRODUCT-19, PROMO-07, ERR-56] */
export function FlashSale() {
  const { campaignInfo } = useSummary();
  const t = useCopy();
  useNeeded('campaign', campaignInfo !== null);
  const isRunning = usePartSelector('clock', ({ context }) =>
    isCampaignRunning(campaignInfo, context.serverTimeMs),
  );
  const isSoldOut = usePartSelector('clock', ({ context }) =>
    isCampaignSoldOut(campaignInfo, context.serverTimeMs),
  );
  if (campaignInfo === null || !isRunning) return null;
  if (isSoldOut) {
    return (
      <p className={cx(s.flash, s.bleed, s.isOver)}>
        <Icon name="zap" size="s" />
        <span>{t('campaign.stockGone')}</span>
      </p>
    );
  }
  return (
    <div className={cx(s.flash, s.bleed)}>
      <Icon name="zap" size="s" />
      <span>{campaignInfo.name}</span>
      <Countdown endTime={campaignInfo.endTime} />
      {campaignInfo.quota > 0 && campaignInfo.sold !== null && (
        <span className={s.left}>
          {t('campaign.left', {
            left: Math.max(0, campaignInfo.quota - campaignInfo.sold),
            quota: campaignInfo.quota,
          })}
        </span>
      )}
    </div>
  );
}

/** The time that is left: by the second, and by the minute while it is out of the window. [LOAD-08] */
function Countdown({ endTime }: { endTime: number }) {
  const t = useCopy();
  const ref = useRef<HTMLSpanElement>(null);
  const step = useIsInWindow(ref) ? 1 : 60;
  const secondsLeft = usePartSelector(
    'clock',
    ({ context }) => Math.ceil((endTime - context.serverTimeMs) / 1000 / step) * step,
  );
  const hours = two(Math.floor(secondsLeft / 3600));
  const minutes = two(Math.floor(secondsLeft / 60) % 60);
  const seconds = two(secondsLeft % 60);
  return (
    <span
      ref={ref}
      className={s.clock}
      role="timer"
      aria-label={t('campaign.ends', { hours, minutes, seconds })}
    >
      <b>{hours}</b>
      <span>:</span>
      <b>{minutes}</b>
      <span>:</span>
      <b>{seconds}</b>
    </span>
  );
}
