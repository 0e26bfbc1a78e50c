import { formatPrice } from '#src/domain/shell/format.ts';
import { optionLabel } from '#src/domain/product/variant.ts';
import { useCopy, useLaterPart, useLaterSelector, useNeeded } from '../../hooks/page.tsx';
import { useFailure } from '../../hooks/standing.ts';
import { useDisplayedPrice, useSummary } from '../../hooks/product/product.ts';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { Money } from '../../ui/Money.tsx';
import s from '../../ui/parts.module.css';
import { TextSkeleton } from '../../ui/TextSkeleton.tsx';
import { DeviceForm } from './tradeIn/DeviceForm.tsx';
import { DeviceWorth } from './tradeIn/DeviceWorth.tsx';

/** The steps of a trade-in, the form for the device, and its worth. [ROUTE-19, TRADEIN-03] */
export function TradeIn() {
  const t = useCopy();
  const { options } = useSummary();
  const { price } = useDisplayedPrice();
  const chosen = options.find((option) => option.selected);
  useNeeded('tradeIn', true);
  useNeeded('tradeInDevice', true);
  const part = useLaterPart('tradeInDevice');
  const isOffered = useLaterSelector('tradeInDevice', (snapshot) => snapshot.hasTag('offered'), false);
  const { hasFailed, retry } = useFailure('tradeInDevice');
  const isEmpty = useLaterSelector('tradeInDevice', (snapshot) => snapshot.hasTag('empty'), false);
  const maxPrice = useLaterSelector('tradeIn', ({ context }) => context.loaded?.maxPrice ?? null, null);
  return (
    <div className={s.tradeIn}>
      <p className={s.soft} dir="auto">
        {chosen !== undefined && <span>{`${optionLabel(chosen)} · `}</span>}
        <Money amount={price.offered} />
      </p>
      {hasFailed && <FailedPart title={t('tradeIn.failed')} onRetry={retry} />}
      {isEmpty && !hasFailed && <p>{t('tradeIn.none')}</p>}
      {!isOffered && !isEmpty && !hasFailed && <TextSkeleton label={t('tradeIn.loading')} />}
      {isOffered && part !== null && (
        <>
          <section className={s.stackS} aria-labelledby="steps-title">
            {maxPrice !== null && <p>{t('tradeIn.lead', { amount: formatPrice(maxPrice) })}</p>}
            <h2 className={s.strong} id="steps-title">
              {t('tradeIn.steps')}
            </h2>
            <ol className={s.steps}>
              <li>{t('tradeIn.step1')}</li>
              <li>{t('tradeIn.step2')}</li>
              <li>{t('tradeIn.step3')}</li>
            </ol>
          </section>
          <DeviceForm part={part} />
          <DeviceWorth part={part} />
        </>
      )}
    </div>
  );
}
