import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { selectVendor } from '#src/machines/page/pageSelectors.ts';
import type { LaterParts } from '#src/machines/page/pageParts.ts';
import { links } from '#src/router/links.ts';
import type { TradeInEstimate } from '#src/services/payment/tradeIn/contract.ts';
import { useCopy, usePageSelector, usePart, usePartSelector } from '../../../hooks/page.tsx';
import { useOpener, usePress } from '../../../hooks/press.ts';
import { useSummary } from '../../../hooks/product/product.ts';
import { Button } from '../../../ui/Button.tsx';
import { Money } from '../../../ui/Money.tsx';
import { cx } from '../../../ui/cx.ts';
import { FailedPart } from '../../../ui/FailedPart.tsx';
import { Note } from '../../../ui/Note.tsx';
import { PageLink } from '../../../ui/PageLink.tsx';
import { Refusal } from '../../../ui/Refusal.tsx';
import { Coming } from '../../../ui/Coming.tsx';
import s from '../../../ui/parts.module.css';

type DevicePart = LaterParts['tradeInDevice'];

/** The device's worth and the sum left to pay; else what is missing, or why there is none. [TRADEIN-05, TRADEIN-06] */
export function DeviceWorth({ part }: { part: DevicePart }) {
  const t = useCopy();
  const estimate = useSelector(part, ({ context }) => context.estimate);
  const isPending = useSelector(part, (snapshot) => snapshot.hasTag('pending'));
  const isRefused = useSelector(part, (snapshot) => snapshot.hasTag('refused'));
  const hasFailed = useSelector(part, (snapshot) => snapshot.hasTag('estimateFailed'));
  if (hasFailed) {
    return (
      <FailedPart
        isAnswer
        title={t('tradeIn.notEstimated')}
        onRetry={() => part.send({ type: 'retry.requested' })}
      />
    );
  }
  if (isRefused) {
    return <Refusal tone="warn">{t('tradeIn.notAccepted')}</Refusal>;
  }
  if (estimate !== null) return <Worth part={part} estimate={estimate} />;
  if (!isPending) return <p className={s.soft}>{t('tradeIn.hint')}</p>;
  return (
    <Coming className={s.stack} label={t('tradeIn.estimating')}>
      <span className={cx(s.sk, s.skT3, s.sk60)} />
      <span className={cx(s.sk, s.skT2, s.sk80)} />
      <span className={cx(s.sk, s.skT2, s.sk80)} />
    </Coming>
  );
}

function Worth({ part, estimate }: { part: DevicePart; estimate: TradeInEstimate }) {
  const t = useCopy();
  const id = useId();
  const opens = useOpener();
  const addToCart = usePart('addToCart');
  const press = usePress('addToCart');
  const vendor = usePageSelector(selectVendor);
  const { urlFriendlyName, itemSku } = useSummary();
  const isTaken = usePartSelector(
    'addToCart',
    ({ context: { tradeIn } }) =>
      tradeIn !== null && tradeIn.name === estimate.name && tradeIn.choice.amount === estimate.amount,
  );
  return (
    <section className={cx(s.stackL, s.tradeInWorth)} aria-labelledby={id}>
      <div className={s.stackS} role="status">
        <h2 className={s.strong} id={id}>
          {t('tradeIn.estimate', { name: estimate.name })}
        </h2>
        <dl className={s.loanSums}>
          <dt>{t('tradeIn.price')}</dt>
          <Money as="dd" amount={estimate.price} />
          <dt>{t('tradeIn.minus')}</dt>
          <Money as="dd" amount={-estimate.amount} />
          <dt>{t('tradeIn.after')}</dt>
          <dd>
            <Money as="b" amount={estimate.priceAfter} />
          </dd>
        </dl>
      </div>
      <div className={s.stackS}>
        <h3 className={s.strong}>{t('tradeIn.conditions')}</h3>
        <ul className={s.bullets}>
          {estimate.conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      </div>
      {isTaken && (
        <Note tone="info" live>
          {t('tradeIn.isTaken')}
        </Note>
      )}
      <div className={s.rowWrap}>
        {isTaken && (
          <PageLink className={cx(s.btn, s.btnMain)} href={links.product(vendor, urlFriendlyName, itemSku)}>
            {t('tradeIn.back')}
          </PageLink>
        )}
        <Button
          look={isTaken ? 'line' : 'main'}
          {...press(() =>
            isTaken
              ? addToCart.send({ type: 'tradeIn.changed', tradeIn: null })
              : part.send({ type: 'estimate.taken' }),
          )}
        >
          {t(isTaken ? 'tradeIn.drop' : 'tradeIn.take')}
        </Button>
        <Button look="line" {...opens('tradeInAppDownload')}>
          {t('tradeIn.app')}
        </Button>
      </div>
    </section>
  );
}
