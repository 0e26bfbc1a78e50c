import { useActorSelector, useRunningSelector } from '../../../hooks/actorSelector.ts';
import type { ReactNode, RefObject } from 'react';
import { formatPrice } from '#src/domain/shell/format.ts';
import { monthsOf } from '#src/domain/payment/installmentPlan.ts';
import { MAX_COMPARED_INSTALLMENTS } from '#src/domain/shell/limits.ts';
import type { InstallmentRef } from '#src/machines/payment/installment/installmentMachine.ts';
import type { InstallmentPick } from '#src/machines/payment/installment/installmentTypes.ts';
import type { InstallmentMethodRef } from '#src/machines/payment/installmentMethod/installmentMethodMachine.ts';
import type { InstallmentCost, InstallmentOffer } from '#src/services/payment/installment/contract.ts';
import { useCopy } from '../../../hooks/page.tsx';
import { Money, NamedMoney } from '../../../ui/Money.tsx';
import { cx } from '../../../ui/cx.ts';
import { FailedPart } from '../../../ui/FailedPart.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import s from '../../../ui/parts.module.css';
import { IconButton } from '../../../ui/IconButton.tsx';
import { FeeBadge } from './InstallmentOffers.tsx';
import { useMethod } from './useInstallments.ts';

/** A compared installment, with its known facts. */
interface Column extends InstallmentPick {
  name: string;
  method: InstallmentMethodRef | undefined;
  isComing: boolean;
  hasFailed: boolean;
  /** The financed amount; null where the backend names none. */
  amount: number | null;
  /** Null while loading, and where the backend gives none. */
  cost: InstallmentCost | null;
}

function useColumn(part: InstallmentRef, offers: InstallmentOffer[], position: number): Column | null {
  const pick = useActorSelector(part, ({ context }) => context.picks[position] ?? null);
  const method = useMethod(part, pick?.paymentMethod ?? null);
  const detail = useRunningSelector(method ?? null, ({ context }) => context.detail, null);
  const hasFailed = useRunningSelector(method ?? null, (snapshot) => snapshot.hasTag('detailFailed'), false);
  if (pick === null) return null;
  return {
    ...pick,
    name: offers.find(({ paymentMethod }) => paymentMethod === pick.paymentMethod)?.provider ?? '',
    method,
    isComing: detail === null && !hasFailed,
    hasFailed,
    amount: detail?.amount ?? null,
    cost: detail?.tenors.find(({ tenor }) => tenor === pick.tenor) ?? null,
  };
}

/** The column with the least of something; null when all are equal, or there is nothing to compare. */
function leastOf(columns: Column[], of: (cost: InstallmentCost) => number | null): Column | null {
  const known = columns.flatMap((column) => {
    const value = column.cost === null ? null : of(column.cost);
    return value === null ? [] : [{ column, value }];
  });
  const [first, second] = [...known].sort((one, other) => one.value - other.value);
  return first === undefined || second === undefined || first.value === second.value ? null : first.column;
}

/** Monthly payment, total, interest and fee of up to three installments side by side. [INSTALL-14] */
export function InstallmentCalculator(props: {
  part: InstallmentRef;
  offers: InstallmentOffer[];
  titleRef?: RefObject<HTMLHeadingElement | null>;
}) {
  const { part, offers, titleRef } = props;
  const t = useCopy();
  const all = [useColumn(part, offers, 0), useColumn(part, offers, 1), useColumn(part, offers, 2)];
  const columns = all.filter((column) => column !== null);
  const max = MAX_COMPARED_INSTALLMENTS;
  return (
    <section className={cx(s.stack, s.calculator)} aria-label={t('calculator.title')}>
      <h2 ref={titleRef} tabIndex={-1}>
        {t('calculator.title')}
      </h2>
      <p className={cx(s.small, s.soft)} role="status">
        {columns.length === 0
          ? t('calculator.empty', { max })
          : t('calculator.count', { count: columns.length, max })}
      </p>
      {columns.length > 0 && <Comparison part={part} columns={columns} />}
      {columns
        .filter(({ hasFailed }) => hasFailed)
        .map(({ method, name, paymentMethod, tenor }) => (
          <FailedPart
            key={`${paymentMethod}:${tenor}`}
            title={t('calculator.failed', { name })}
            onRetry={() => method?.send({ type: 'retry.requested' })}
          />
        ))}
    </section>
  );
}

function Comparison({ part, columns }: { part: InstallmentRef; columns: Column[] }) {
  const t = useCopy();
  const lightest = leastOf(columns, ({ monthly }) => monthly);
  const cheapest = leastOf(columns, ({ total }) => total);
  const row = (title: string, cell: (cost: InstallmentCost, column: Column) => ReactNode) => (
    <Row key={title} title={title} columns={columns} cell={cell} />
  );
  return (
    <>
      <table className={s.compare}>
        <caption className={s.sr}>{t('calculator.caption')}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={keyOf(column)} scope="col">
                <span className={s.compareName}>{column.name}</span>
                <span className={cx(s.small, s.soft)}>
                  {t('installment.months', { count: column.tenor })}
                </span>
                <IconButton
                  icon="x"
                  size="s"
                  label={t('calculator.remove', { name: column.name, count: column.tenor })}
                  onClick={() =>
                    part.send({
                      type: 'installment.pickToggled',
                      paymentMethod: column.paymentMethod,
                      tenor: column.tenor,
                    })
                  }
                />
              </th>
            ))}
          </tr>
        </thead>
        {row(t('calculator.monthly'), ({ tenor, monthly, lastMonthly }, column) => (
          <>
            <Money as="b" amount={monthly} />
            {lastMonthly !== null && lastMonthly !== monthly && (
              <small>{t('calculator.last', { month: tenor, amount: formatPrice(lastMonthly) })}</small>
            )}
            {column === lightest && (
              <span className={cx(s.badge, s.badgeAccent)}>{t('installment.lightest')}</span>
            )}
          </>
        ))}
        {row(t('calculator.interest'), ({ interest, rate }) => (
          <>
            {told(interest)}
            {rate !== null && <small>{t('calculator.rate', { percent: rate / 100 })}</small>}
          </>
        ))}
        {row(t('calculator.fee'), ({ fee, feeWaived, feePromo }) => (
          <>
            {fee !== null && feeWaived !== null && feeWaived > 0 && (
              <s>
                <NamedMoney name={t('calculator.feeBefore')} amount={fee} />
              </s>
            )}
            {told(fee === null || feeWaived === null ? fee : fee - feeWaived)}
            <FeeBadge feePromo={feePromo} />
          </>
        ))}
        {row(t('calculator.total'), ({ total }, column) => (
          <>
            <b>{told(total)}</b>
            {total !== null && column.amount !== null && (
              <small>
                {total === column.amount
                  ? t('calculator.same')
                  : t('calculator.more', { amount: formatPrice(total - column.amount) })}
              </small>
            )}
            {column === cheapest && (
              <span className={cx(s.badge, s.badgeGood)}>{t('installment.cheapest')}</span>
            )}
          </>
        ))}
      </table>
      <Schedule columns={columns} />
    </>
  );

  function told(rupiah: number | null) {
    return rupiah === null ? <Unknown /> : <Money amount={rupiah} />;
  }
}

const keyOf = ({ paymentMethod, tenor }: InstallmentPick) => `${paymentMethod}:${tenor}`;

function Unknown() {
  const t = useCopy();
  return <span className={s.soft}>{t('calculator.unknown')}</span>;
}

/** One fact of all columns, below its name: even a phone has room for three. */
function Row(props: {
  title: string;
  columns: Column[];
  cell: (cost: InstallmentCost, column: Column) => ReactNode;
}) {
  const t = useCopy();
  const { columns } = props;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns.length}>
          {props.title}
        </th>
      </tr>
      <tr>
        {columns.map((column) => (
          <td key={keyOf(column)} aria-busy={column.isComing}>
            {column.cost !== null ? (
              props.cell(column.cost, column)
            ) : column.isComing ? (
              <>
                <span className={s.sr}>{t('calculator.loading')}</span>
                <span className={cx(s.sk, s.skT2, s.sk80)} />
              </>
            ) : (
              <Unknown />
            )}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

/** Every month of every column; only when all of them are known. */
function Schedule({ columns }: { columns: Column[] }) {
  const t = useCopy();
  const months = columns.map(({ cost }) =>
    cost === null || cost.lastMonthly === null
      ? []
      : monthsOf({ tenor: cost.tenor, monthly: cost.monthly, lastMonthly: cost.lastMonthly }),
  );
  const longest = Math.max(...months.map(({ length }) => length));
  if (longest === 0) return null;
  return (
    <details className={s.fold2}>
      <summary className={s.link}>
        <span>{t('calculator.schedule')}</span>
        <Icon name="chevron-right" />
      </summary>
      <table className={s.table}>
        <thead>
          <tr>
            <th scope="col">{t('calculator.month')}</th>
            {columns.map((column) => (
              <th key={keyOf(column)} scope="col">
                {[column.name, t('installment.months', { count: column.tenor })].join(', ')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: longest }, (_, month) => (
            <tr key={month}>
              <th scope="row">{month + 1}</th>
              {months.map((amounts, position) => {
                const amount = amounts[month];
                return (
                  <td key={keyOf(columns[position] as Column)}>
                    {amount !== undefined && <Money amount={amount} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
