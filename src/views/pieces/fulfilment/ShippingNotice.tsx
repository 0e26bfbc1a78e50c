import {
  shippingProblemOf,
  toShippingErrorCode,
  type ShippingProblem,
} from '#src/domain/fulfilment/shipping.ts';
import { links } from '#src/router/links.ts';
import { useAddressPicker } from '../../hooks/fulfilment/fulfilment.ts';
import { useCopy, usePart, usePartSelector } from '../../hooks/page.tsx';
import { useSummary } from '../../hooks/product/product.ts';
import { cx } from '../../ui/cx.ts';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { Note } from '../../ui/Note.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import s from '../../ui/parts.module.css';

/** The reason why no courier delivers, and the remedy: a pin, another address, a counter. [SHIP-07, SHIP-09] */
export function ShippingNotice({ problem }: { problem: ShippingProblem }) {
  const t = useCopy();
  const openPicker = useAddressPicker();
  const { fulfillmentTypes, itemSku } = useSummary();
  const hasCounter = fulfillmentTypes.pickup.status === 'AVAILABLE';
  const button = cx(s.btn, s.btnQuiet, s.btnS);
  const hasActions = problem.needsPin || problem.isAboutPlace || hasCounter;
  return (
    <Note
      tone="warn"
      live
      {...(hasActions
        ? {
            actions: (
              <>
                {problem.needsPin && (
                  <button type="button" className={button} {...openPicker(true)}>
                    {t('shipping.list.setPin')}
                  </button>
                )}
                {problem.isAboutPlace && (
                  <button type="button" className={button} {...openPicker()}>
                    {t('shipping.list.changeAddressLong')}
                  </button>
                )}
                {hasCounter && (
                  <PageLink className={button} href={links.pickupPoints(itemSku)}>
                    {t('shipping.list.pickup')}
                  </PageLink>
                )}
              </>
            ),
          }
        : {})}
    >
      <b>{t(`shipping.error.${problem.message}`, problem.params)}</b>
    </Note>
  );
}

/** A shipping summary that failed: a code of the catalogue gives the reason, anything else can be retried. */
export function FailedSummary() {
  const t = useCopy();
  const part = usePart('shippingSummary');
  const failure = usePartSelector('shippingSummary', ({ context }) => context.failure);
  if (failure !== null && toShippingErrorCode(failure.code) !== null) {
    return <ShippingNotice problem={shippingProblemOf(failure.code, failure.params)} />;
  }
  return <FailedPart title={t('shipping.failed')} onRetry={() => part.send({ type: 'retry.requested' })} />;
}
