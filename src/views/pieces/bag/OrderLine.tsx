import { selectIsBuyClosed } from '#src/machines/bag/addToCart/addToCartSelectors.ts';
import { selectCost } from '#src/machines/price/orderCost/orderCostSelectors.ts';
import { selectChosenOption } from '#src/machines/fulfilment/shipping/shippingSelectors.ts';
import { selectFulfilment, selectVendor } from '#src/machines/page/pageSelectors.ts';
import {
  useIsArrivalPromised,
  useOrderBefore,
  useShippingSummary,
  useToday,
} from '../../hooks/fulfilment/fulfilment.ts';
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
import d from '../../ui/dialogs.module.css';
import s from '../../ui/parts.module.css';
import { useSlotOrderBefore } from '../grocery/later/slotOrderBefore.ts';
import { CostFailed } from '../price/CostFailed.tsx';
import { useAddBeyondSale, useWholeBag } from '../price/FootSum.tsx';
import { estimateText } from '../fulfilment/estimateText.ts';

/**
 * Above the sum at the foot of the phone's sheet: the subtotal, the arrival, and the time to order before; each where
 * known. A failed count takes the place of the subtotal. [COST-09, COST-11, COST-14]
 */
export function OrderLine() {
  useNeeded('orderCost', true);
  const cost = useLaterSelector('orderCost', selectCost, null);
  const isBusy = useLaterSelector('orderCost', (snapshot) => snapshot.hasTag('busy'), true);
  const { hasFailed, retry } = useFailure('orderCost');
  const isGrocery = usePageSelector(selectVendor) === 'grocery';
  const arrival = useParcelArrival();
  const slotOrderBefore = useSlotOrderBefore();
  const shipping = cost?.lines.find(({ kind }) => kind === 'SHIPPING');
  // Groceries arrive in their slot, which names their shipping.
  const words = isGrocery ? [shipping?.title ?? '', slotOrderBefore ?? ''] : arrival;
  return (
    <p className={cx(d.orderLine, s.small)} aria-busy={isBusy || undefined}>
      <span className={d.orderMade}>{hasFailed ? <CostFailed onRetry={retry} /> : <MadeOf />}</span>
      {words.map((text) => text !== '' && <span key={text}>{text}</span>)}
    </p>
  );
}

/** The subtotal where the total leads, or that the bag is paid for too; else that the shipping is open. */
function MadeOf() {
  const t = useCopy();
  const cost = useLaterSelector('orderCost', selectCost, null);
  const isBusy = useLaterSelector('orderCost', (snapshot) => snapshot.hasTag('busy'), true);
  const checkout = useWholeBag();
  const beyond = useAddBeyondSale();
  const isBuyClosed = usePartSelector('addToCart', selectIsBuyClosed);
  if (isBuyClosed) return <span className={s.soft}>{t('orderCost.noRoom')}</span>;
  if (cost === null || beyond !== null) return null;
  if (checkout !== null) {
    return (
      <span>
        {t(checkout.isShippingOpen ? 'orderCost.withBagOpen' : 'orderCost.withBag', {
          count: checkout.inBag,
        })}
      </span>
    );
  }
  if (cost.isShippingOpen) return <span className={s.soft}>{t('orderCost.shippingOpen')}</span>;
  return (
    <>
      <span className={s.soft}>{t('price.subtotal')}</span>{' '}
      <Money className={cx(s.num, isBusy && s.isWait)} amount={cost.subtotal} />
    </>
  );
}

/** The arrival of a parcel and the time to order before; leaves out unpromised ones. */
function useParcelArrival(): string[] {
  const t = useCopy();
  const language = useLanguage();
  const today = useToday();
  const orderBefore = useOrderBefore();
  const isDelivery = usePageSelector(selectFulfilment) === 'DELIVERY';
  const isPromised = useIsArrivalPromised();
  const summary = useShippingSummary();
  const chosen = useLaterSelector('shipping', selectChosenOption, null);
  const told = chosen === null ? summary : chosen;
  if (!isDelivery || !isPromised || told === null || told.etd === null) return [];
  return [
    estimateText(t, told.etd, today, language),
    ...(orderBefore === null ? [] : [t('shipping.orderBefore', { time: orderBefore })]),
  ];
}
