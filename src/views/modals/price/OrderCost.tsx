import { Fragment } from 'react';
import { formatPrice } from '#src/domain/shell/format.ts';
import { selectIsBuyClosed } from '#src/machines/bag/addToCart/addToCartSelectors.ts';
import { selectCost } from '#src/machines/price/orderCost/orderCostSelectors.ts';
import { selectVendor } from '#src/machines/page/pageSelectors.ts';
import { selectLightestOfAll } from '#src/machines/payment/installment/installmentSelectors.ts';
import type { CostLine, OrderCost as Cost } from '#src/services/price/orderCost/contract.ts';
import { useCopy, useLaterSelector, useNeeded, usePageSelector, usePartSelector } from '../../hooks/page.tsx';
import { useFailure } from '../../hooks/standing.ts';
import { SlotMessage } from '../../pieces/grocery/later/SlotMessage.tsx';
import { useIsSubscribing } from '../../pieces/bag/buyState.ts';
import { monthlyWords } from '../../pieces/payment/monthlyWords.ts';
import { Money, NamedMoney } from '../../ui/Money.tsx';
import { cx } from '../../ui/cx.ts';
import { FailedPart } from '../../ui/FailedPart.tsx';
import d from '../../ui/dialogs.module.css';
import s from '../../ui/parts.module.css';
import { TextSkeleton } from '../../ui/TextSkeleton.tsx';
import { ModalSheet } from '../ModalSheet.tsx';

/** The cost of the purchase as it stands, as lines that add up. [COST-04, COST-05, COST-08, COST-23] */
export function OrderCost() {
  const t = useCopy();
  useNeeded('orderCost', true);
  const cost = useLaterSelector('orderCost', selectCost, null);
  const isBusy = useLaterSelector('orderCost', (snapshot) => snapshot.hasTag('busy'), false);
  const isNone = useLaterSelector('orderCost', (snapshot) => snapshot.hasTag('empty'), false);
  const isSubscribing = useIsSubscribing();
  const isBuyClosed = usePartSelector('addToCart', selectIsBuyClosed);
  const { hasFailed, retry } = useFailure('orderCost');
  return (
    <ModalSheet title={t('price.details')}>
      {hasFailed ? (
        <FailedPart title={t('orderCost.failed')} onRetry={retry} />
      ) : isNone ? (
        <p className={s.soft}>
          {t(
            isSubscribing ? 'orderCost.noSubscription' : isBuyClosed ? 'orderCost.noRoom' : 'orderCost.none',
          )}
        </p>
      ) : cost === null ? (
        <TextSkeleton label={t('orderCost.loading')} />
      ) : (
        <Lines cost={cost} isBusy={isBusy} />
      )}
    </ModalSheet>
  );
}

function Lines({ cost, isBusy }: { cost: Cost; isBusy: boolean }) {
  const t = useCopy();
  const isGrocery = usePageSelector(selectVendor) === 'grocery';
  const { deliveries, isShippingOpen } = cost;
  const sum = isShippingOpen ? cost.subtotal : cost.total;
  return (
    <div className={s.stack} aria-busy={isBusy || undefined}>
      <p className={cx(s.small, s.soft)}>
        {t(deliveries === null ? 'orderCost.alone' : 'orderCost.eachDelivery')}
      </p>
      <dl className={s.loanSums}>
        {cost.lines.map((line, position) => (
          // A voucher of the same title may be there twice.
          <Fragment key={position}>
            {line.kind === 'SHIPPING' && (
              <>
                <dt>{t('price.subtotal')}</dt>
                <dd>
                  <Money amount={cost.subtotal} />
                </dd>
              </>
            )}
            <Line line={line} quantity={cost.quantity} />
          </Fragment>
        ))}
      </dl>
      <div className={d.lineup}>
        <Sum
          name={
            deliveries === null
              ? t(isShippingOpen ? 'price.subtotal' : 'orderCost.total')
              : t(isShippingOpen ? 'subscription.perDelivery' : 'orderCost.totalEach')
          }
          amount={sum}
          isBusy={isBusy}
        />
        {deliveries !== null && (
          <Sum
            name={t(isShippingOpen ? 'subscription.subtotal' : 'orderCost.totalAll', {
              count: deliveries.frequency,
            })}
            amount={isShippingOpen ? deliveries.subtotal : deliveries.total}
            isBusy={isBusy}
          />
        )}
      </div>
      <p className={s.sr} role="status">
        {isBusy ? t('orderCost.renewing') : ''}
      </p>
      {isShippingOpen && <p className={s.soft}>{t('orderCost.shippingOpen')}</p>}
      {isShippingOpen && isGrocery && deliveries === null && (
        <>
          <p className={s.soft}>{t('grocery.slots.unchosen')}</p>
          <SlotMessage />
        </>
      )}
      {cost.checkout !== null && (
        <p className={s.soft}>
          {t(cost.checkout.isShippingOpen ? 'orderCost.wholeBagOpen' : 'orderCost.wholeBag', {
            count: cost.checkout.inBag,
            amount: formatPrice(cost.checkout.isShippingOpen ? cost.checkout.subtotal : cost.checkout.total),
          })}
        </p>
      )}
      {cost.cashback > 0 && (
        <p className={s.good}>{t('orderCost.cashback', { amount: formatPrice(cost.cashback) })}</p>
      )}
      {deliveries !== null && deliveries.saving > 0 && (
        <p className={s.good}>{t('orderCost.saving', { amount: formatPrice(deliveries.saving) })}</p>
      )}
      {!isGrocery && deliveries === null && <Monthly quantity={cost.quantity} sum={sum} />}
    </div>
  );
}

function Sum({ name, amount, isBusy }: { name: string; amount: number; isBusy: boolean }) {
  return (
    <p className={s.sumline}>
      <b>{name}</b>
      <Money as="b" className={cx(s.total, isBusy && s.isWait)} amount={amount} />
    </p>
  );
}

function Line({
  line: { kind, title, amount, originalAmount, vouchers = [] },
  quantity,
}: {
  line: CostLine;
  quantity: number;
}) {
  const t = useCopy();
  const isOff = amount === null || amount < 0;
  return (
    <>
      <dt>
        {kind === 'PRICE' ? (
          quantity === 1 ? (
            t('price.goodsOne')
          ) : (
            <>
              <span>{t('price.goods', { count: quantity })}</span>
              <br />
              <span className={s.small}>
                {t('orderCost.each', { count: quantity, price: formatPrice((amount ?? 0) / quantity) })}
              </span>
            </>
          )
        ) : (
          <>
            <span>{t(`orderCost.${kind}`)}</span>
            {title !== '' && (
              <>
                <br />
                <span className={s.small}>{title}</span>
              </>
            )}
            {vouchers.map(({ code, title: name }) => (
              <Fragment key={code}>
                <br />
                <span className={s.small}>{`${t('orderCost.VOUCHER')} ${name}`}</span>
              </Fragment>
            ))}
          </>
        )}
      </dt>
      <dd className={cx(isOff && s.promo)}>
        {originalAmount !== null && (
          <>
            <s className={cx(s.small, s.soft)}>
              <NamedMoney name={t('orderCost.instead')} amount={originalAmount} />
            </s>{' '}
          </>
        )}
        {amount === null || (kind === 'SHIPPING' && amount === 0) ? (
          <span>{t('orderCost.free')}</span>
        ) : (
          <Money amount={amount} />
        )}
      </dd>
    </>
  );
}

/**
 * The lowest monthly amount, as beside the price, and its base where that is not the sum above: services, shipping and
 * trade-ins are in no installment. Absent for an offer without a base. [INSTALL-19]
 */
function Monthly({ quantity, sum }: { quantity: number; sum: number }) {
  const t = useCopy();
  useNeeded('installment', true);
  const offer = useLaterSelector('installment', selectLightestOfAll, null);
  if (offer === null || offer.amount === null) return null;
  return (
    <p className={s.soft}>
      <span>{monthlyWords(t, offer, quantity).join(' ')}</span>
      {offer.amount !== sum && (
        <>
          <br />
          <span>{t('installment.countedOf', { amount: formatPrice(offer.amount) })}</span>
        </>
      )}
    </p>
  );
}
