import { selectCost } from '#src/machines/buying/orderCost/orderCostSelectors.ts';
import { selectChosenOption } from '#src/machines/fulfilment/shipping/shippingSelectors.ts';
import { selectFulfilment, selectVendor } from '#src/machines/page/pageSelectors.ts';
import { useIsArrivalPromised, useOrderBefore, useToday } from '../../hooks/fulfilment.ts';
import {
  useCopy,
  useLanguage,
  useLaterSelector,
  useNeeded,
  usePageSelector,
  usePartSelector,
} from '../../hooks/page.tsx';
import { useFailure } from '../../hooks/standing.ts';
import { Money } from '../../ui/Money.tsx';
import { cx } from '../../ui/cx.ts';
import s from '../../ui/parts.module.css';
import { useSlotOrderBefore } from '../grocery/slotOrderBefore.ts';
import { CostFailed } from './CostFailed.tsx';
import { estimateText } from '../fulfilment/estimateText.ts';

/**
 * At the foot of the phone's sheet, above the confirmation: the total with shipping, when it arrives, and until when to order
 * for that; each where it is known. A count that failed is said. [COST-09, COST-11]
 */
export function OrderLine() {
  const t = useCopy();
  useNeeded('orderCost', true);
  const cost = useLaterSelector('orderCost', selectCost, null);
  const isBusy = useLaterSelector('orderCost', (snapshot) => snapshot.hasTag('busy'), true);
  const { hasFailed, retry } = useFailure('orderCost');
  const isGrocery = usePageSelector(selectVendor) === 'grocery';
  const arrival = useParcelArrival();
  const slotOrderBefore = useSlotOrderBefore();
  const shipping = cost?.lines.find(({ kind }) => kind === 'SHIPPING');
  // Groceries come in their slot, which is what their shipping is called.
  const words = isGrocery ? [shipping?.title ?? '', slotOrderBefore ?? ''] : arrival;
  return (
    <p className={cx(s.orderLine, s.small)} aria-busy={isBusy || undefined}>
      {hasFailed && <CostFailed onRetry={retry} />}
      {cost !== null && !cost.isShippingOpen && (
        <span>
          <span className={s.soft}>{t('orderCost.total')}</span>{' '}
          <Money as="b" className={cx(s.num, isBusy && s.isWait)} amount={cost.total} />
          {shipping !== undefined && <span className={s.soft}>{` ${t('orderCost.withShipping')}`}</span>}
        </span>
      )}
      {words.map((text) => text !== '' && <span key={text}>{text}</span>)}
    </p>
  );
}

/** When a parcel arrives, and until when to order for that; what nobody promises is left out. */
function useParcelArrival(): string[] {
  const t = useCopy();
  const language = useLanguage();
  const today = useToday();
  const orderBefore = useOrderBefore();
  const isDelivery = usePageSelector(selectFulfilment) === 'DELIVERY';
  const isPromised = useIsArrivalPromised();
  const summary = usePartSelector('shippingSummary', ({ context }) => context.summary);
  const chosen = useLaterSelector('shipping', selectChosenOption, null);
  const told = chosen === null ? summary : chosen;
  if (!isDelivery || !isPromised || told === null || told.etd === null) return [];
  return [
    estimateText(t, told.etd, today, language),
    ...(orderBefore === null ? [] : [t('shipping.orderBefore', { time: orderBefore })]),
  ];
}
