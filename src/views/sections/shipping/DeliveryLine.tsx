import { selectFulfilment, selectVendor } from '#src/machines/shell/page/pageSelectors.ts';
import { useCopy, usePageSelector, usePart, usePartSelector } from '../../hooks/page.tsx';
import { useTags } from '../../hooks/product.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';
import { DeliveryWords } from './DeliveryWords.tsx';

/**
 * On a phone, right under the price: where it goes, when it comes and what that costs; opens the list of all ways. A desk
 * has it beside the buttons. Nothing while nobody can say it. [SHIP-13]
 */
export function DeliveryLine() {
  const t = useCopy();
  const modal = usePart('modal');
  const isDelivery = usePageSelector(selectFulfilment) === 'DELIVERY';
  const isRetail = usePageSelector(selectVendor) === 'retail';
  const isStoreOnly = useTags().includes('OFFLINE_ONLY');
  const summary = usePartSelector('shippingSummary', ({ context }) => context.summary);
  const isLoading = usePartSelector('shippingSummary', (snapshot) => snapshot.hasTag('busy'));
  if (!isRetail || !isDelivery || isStoreOnly || (summary === null && !isLoading)) return null;
  return (
    <button
      type="button"
      className={cx(s.voucherline, s.deliveryLine, s.onlyNarrow)}
      aria-busy={summary === null || undefined}
      onClick={() => modal.send({ type: 'modal.opened', key: 'shippingOptions' })}
    >
      <Icon name="truck" />
      <span className={s.grow}>
        {summary === null ? (
          <>
            <span className={s.sr}>{t('shipping.loading')}</span>
            <span className={cx(s.sk, s.skT1, s.sk80)} />
          </>
        ) : (
          <DeliveryWords summary={summary} />
        )}
      </span>
      <Icon name="chevron-right" size="s" />
    </button>
  );
}
