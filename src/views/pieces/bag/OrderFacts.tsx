import { useSyncExternalStore, type ReactNode } from 'react';
import type { Translate } from '#src/copy/copyTypes.ts';
import { BRAND_NAME } from '#src/domain/product/brand.ts';
import { formatPrice } from '#src/domain/shell/format.ts';
import { COMMISSION_TYPES } from '#src/domain/seller/seller.ts';
import { selectLoanOptions } from '#src/machines/payment/loanSimulation/loanSimulationSelectors.ts';
import { selectCost } from '#src/machines/price/orderCost/orderCostSelectors.ts';
import { selectIsBuyClosed } from '#src/machines/bag/addToCart/addToCartSelectors.ts';
import { selectFulfilment, selectVendor } from '#src/machines/page/pageSelectors.ts';
import { selectLightestOfAll } from '#src/machines/payment/installment/installmentSelectors.ts';
import type { CostLine } from '#src/services/price/orderCost/contract.ts';
import { useCopy, useLaterSelector, useNeeded, usePageSelector, usePartSelector } from '../../hooks/page.tsx';
import { useQuantity } from '../../hooks/price/quantity.ts';
import { useSummary, useTags } from '../../hooks/product/product.ts';
import { useFailure, useIsComing } from '../../hooks/standing.ts';
import { useSlots, useStore } from '../grocery/later/groceryState.ts';
import { leastWords } from '../payment/later/leastWords.ts';
import { useIsOfKind } from '../payment/later/useIsOfKind.ts';
import { monthlyWords } from '../payment/monthlyWords.ts';
import { returnCost } from '../service/later/returnCost.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/iconNames.ts';
import { Money } from '../../ui/Money.tsx';
import { ModalLink } from '../../ui/ModalLink.tsx';
import { cx } from '../../ui/cx.ts';
import s from '../../ui/parts.module.css';
import { CostFailed } from '../price/CostFailed.tsx';

/** Words for the shipping in the total: free, reduced by vouchers, or included. [VOUCHER-24] */
function sentWords(t: Translate, { amount, vouchers }: CostLine): string {
  if (vouchers === undefined) return t('orderCost.withShipping');
  return amount === 0
    ? t('orderCost.freeShipping')
    : t('orderCost.reducedShipping', { amount: formatPrice(amount ?? 0) });
}

/**
 * The line below the subtotal, with a way to its parts (`details`) where one stands in it. For groceries it keeps its
 * room from the choice of a slot on.
 */
export function OrderTotal({ details }: { details?: ReactNode }) {
  const isGrocery = usePageSelector(selectVendor) === 'grocery';
  const isDelivery = usePageSelector(selectFulfilment) === 'DELIVERY';
  const { choice } = useSlots();
  const isCounted = isGrocery && (choice !== null || !isDelivery);
  const total = <TotalOrWords details={details} />;
  return isCounted ? <div className={cx(s.keptTotal, s.isLong)}>{total}</div> : total;
}

/**
 * The total with shipping, as the backend counts it, or that the shipping is open. A former total stays, marked, while
 * the next is counted. Also reports a failed count, and a bag without room. [COST-09, COST-11, BAG-14]
 */
function TotalOrWords({ details }: { details: ReactNode }) {
  const t = useCopy();
  useNeeded('orderCost', true);
  const cost = useLaterSelector('orderCost', selectCost, null);
  const isBusy = useLaterSelector('orderCost', (snapshot) => snapshot.hasTag('busy'), true);
  const { hasFailed, retry } = useFailure('orderCost');
  const isBuyClosed = usePartSelector('addToCart', selectIsBuyClosed);
  if (isBuyClosed) return <p className={cx(s.small, s.soft)}>{t('orderCost.noRoom')}</p>;
  if (hasFailed) {
    return (
      <p className={s.small}>
        <CostFailed onRetry={retry} />
      </p>
    );
  }
  if (cost === null && isBusy) {
    return (
      <p aria-busy="true">
        <span className={cx(s.sk, s.skT2, s.sk60)} />
      </p>
    );
  }
  if (cost === null) return null;
  const sent = cost.lines.find(({ kind }) => kind === 'SHIPPING');
  const { checkout } = cost;
  if (cost.isShippingOpen && checkout === null) {
    return (
      <p className={s.rowWrap}>
        <span className={cx(s.small, s.soft)}>{t('orderCost.shippingOpen')}</span>
        {details}
      </p>
    );
  }
  return (
    <div>
      {!cost.isShippingOpen && (
        <p className={s.orderTotal} aria-busy={isBusy || undefined}>
          <span className={s.strong}>{t('orderCost.total')}</span>
          {details}
          {sent !== undefined && (
            <span className={cx(s.orderSent, s.soft, s.small)}>{sentWords(t, sent)}</span>
          )}
          <Money as="b" className={cx(s.total, isBusy && s.isWait)} amount={cost.total} />
        </p>
      )}
      {checkout !== null && (
        <p className={cx(s.small, s.soft, s.num)}>
          {checkout.isShippingOpen
            ? t('orderCost.buyNowOpen', { amount: formatPrice(checkout.subtotal) })
            : t('orderCost.buyNow', { amount: formatPrice(checkout.total) })}
        </p>
      )}
    </div>
  );
}

export { CostLines } from '../price/CostLines.tsx';

/**
 * Seller and sender, returns and who pays for them, and ways to pay, unless the price has named them; each where it is
 * known. [COST-10]
 */
export function OrderRows({ withPaying = true }: { withPaying?: boolean }) {
  return (
    <ul className={s.orderRows}>
      <Seller />
      <Returns />
      {withPaying && <Paying />}
      <Alone />
    </ul>
  );
}

function Row({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} size="s" />
      {children}
    </li>
  );
}

/**
 * Retail buys this item alone; says so where the bag holds others. Groceries are bought with the bag, which stands
 * beside their total. The server's document says nothing of it: many visitors get the same one. [COST-13]
 */
function Alone() {
  const t = useCopy();
  const isGrocery = usePageSelector(selectVendor) === 'grocery';
  const hasMore = usePartSelector('bag', ({ context }) => context.totalItems > 0);
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  if (isGrocery || !hasMore || !isHydrated) return null;
  return (
    <Row icon="shopping-bag">
      <span>{t('orderCost.withoutBag')}</span>
    </Row>
  );
}

/**
 * The sender is known for goods that the marketplace fulfils, and for sellers of a known kind. The store that the page
 * names sells and delivers groceries. [SELLER-01, SELLER-03, COST-10, GROC-35]
 */
function Seller() {
  const t = useCopy();
  const isFulfilled = useTags().includes('FBB');
  const { merchant } = useSummary();
  const isDelivery = usePageSelector(selectFulfilment) === 'DELIVERY';
  const isGrocery = usePageSelector(selectVendor) === 'grocery';
  const { warehouse } = useStore();
  const seller = (isGrocery ? warehouse?.pickupPoint.name : undefined) ?? merchant.name;
  const isKnown = isGrocery || COMMISSION_TYPES.some((type) => type === merchant.commissionType);
  if (seller === '') return null;
  return (
    <Row icon="store">
      <span>
        {merchant.commissionType === 'TD' && !isGrocery
          ? t('seller.soldByBrand', { brand: BRAND_NAME })
          : isFulfilled && isDelivery
            ? t('order.soldAndSentBy', { seller, brand: BRAND_NAME })
            : isKnown && isDelivery
              ? t('seller.soldByBrand', { brand: seller })
              : t('order.soldBy', { seller })}
      </span>
    </Row>
  );
}

/** Room for a line that is on its way. */
function Room() {
  return (
    <span className={s.sub} aria-hidden="true">
      {'\u00a0'}
    </span>
  );
}

function Returns() {
  const t = useCopy();
  const tags = useTags();
  const { returnPeriodDays } = useSummary();
  const isReturnable = tags.includes('RETURNABLE');
  useNeeded('returnPolicy', isReturnable);
  const policy = useLaterSelector('returnPolicy', ({ context }) => context.loaded, null);
  const isComing = useIsComing('returnPolicy');
  // A product without any tag tells nothing about returns.
  if (tags.length === 0) return null;
  if (!isReturnable) {
    return (
      <Row icon="undo-2">
        <span>{t('service.notReturnable')}</span>
      </Row>
    );
  }
  const days = returnPeriodDays ?? 0;
  const cost = policy === null ? null : returnCost(t, policy);
  return (
    <Row icon="undo-2">
      <span>
        <ModalLink opens="returnPolicy">
          {days > 0 ? t('service.returnableIn', { days }) : t('service.returnable')}
        </ModalLink>
        {cost === null && isComing && <Room />}
        {cost !== null && <span className={s.sub}>{cost}</span>}
      </span>
    </Row>
  );
}

/** The lowest monthly installment, else the offered loan, else payment on delivery. */
function Paying() {
  const t = useCopy();
  const tags = useTags();
  const isOffered = tags.includes('INSTALLMENT') || tags.includes('INSTALLMENT_NON_CC');
  useNeeded('installment', isOffered);
  // Only vehicles have a loan.
  useNeeded('loanSimulation', useIsOfKind('pdp.loan.categories'));
  const loan = useLaterSelector('loanSimulation', selectLoanOptions, null);
  const offer = useLaterSelector('installment', selectLightestOfAll, null);
  const quantity = useQuantity() ?? 1;
  const isComing = useIsComing('installment') && isOffered;
  if (offer !== null) {
    const [monthly, ...terms] = monthlyWords(t, offer, quantity);
    return (
      <Row icon="credit-card">
        <span>
          <ModalLink opens="installmentList">{monthly}</ModalLink>
          {terms.length > 0 && <span className={s.sub}>{terms.join(' ')}</span>}
        </span>
      </Row>
    );
  }
  if (isComing) {
    return (
      <Row icon="credit-card">
        <span>
          <span className={s.link} />
          <Room />
        </span>
      </Row>
    );
  }
  if (loan !== null) {
    return (
      <Row icon="wallet">
        <span>
          <ModalLink opens="loanSimulation">{t('loanSimulation.offer')}</ModalLink>
          <span className={s.sub}>{leastWords(t, loan.downPayment)}</span>
        </span>
      </Row>
    );
  }
  if (!tags.includes('COD')) return null;
  return (
    <Row icon="banknote">
      <span>{t('service.cod')}</span>
    </Row>
  );
}
