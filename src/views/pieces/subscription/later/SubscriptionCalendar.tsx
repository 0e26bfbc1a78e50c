import { useActorSelector } from '../../../hooks/actorSelector.ts';
import { formatDate } from '#src/domain/shell/format.ts';
import { firstDeliveryAt, type Delivery } from '#src/domain/subscription/subscription.ts';
import { calendarOf } from '#src/machines/subscription/subscription/subscriptionRules.ts';
import { selectIsJoining } from '#src/machines/subscription/subscription/subscriptionSelectors.ts';
import { useCopy, useLanguage, usePartSelector } from '../../../hooks/page.tsx';
import { Money } from '../../../ui/Money.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import s from '../../../ui/parts.module.css';
import type { SubscriptionPart } from '../subscriptionPart.ts';

const SHOWN = 3;

const areSame = (left: readonly Delivery[], right: readonly Delivery[]) =>
  left.length === right.length &&
  left.every(({ date, sum }, position) => date === right[position]?.date && sum === right[position]?.sum);

/** The dates and costs of the deliveries, by the marketplace's time. [SUBS-14] */
export function SubscriptionCalendar({ part }: { part: SubscriptionPart }) {
  const t = useCopy();
  const first = usePartSelector('clock', ({ context }) => firstDeliveryAt(context.serverTimeMs));
  const deliveries = useActorSelector(part, ({ context }) => calendarOf(context, first), areSame);
  const isJoining = useActorSelector(part, selectIsJoining);
  if (deliveries.length === 0) return null;
  const [shown, rest] = [deliveries.slice(0, SHOWN), deliveries.slice(SHOWN)];
  const total = deliveries.reduce((sum, delivery) => sum + delivery.sum, 0);
  return (
    <section className={s.subscriptionDates} aria-label={t('subscription.calendar')}>
      <h3>
        <span>{t('subscription.calendar')}</span>
        {isJoining && <span className={cx(s.small, s.soft)}>{t('subscription.package')}</span>}
      </h3>
      <ol>{shown.map(row)}</ol>
      {rest.length > 0 && (
        <details>
          <summary className={s.link}>
            <span>{t('subscription.all', { count: rest.length })}</span>
            <Icon name="chevron-down" />
          </summary>
          <ol>{rest.map(row)}</ol>
        </details>
      )}
      <p className={s.sumline}>
        <span className={s.strong}>{t('subscription.subtotal', { count: deliveries.length })}</span>
        <Money as="b" className={s.num} amount={total} />
      </p>
      <p className={cx(s.small, s.soft)}>{t('subscription.paying')}</p>
    </section>
  );
}

const row = (delivery: Delivery) => <Row key={delivery.date} {...delivery} />;

function Row({ date, sum }: Delivery) {
  const language = useLanguage();
  return (
    <li className={s.sumline}>
      <time dateTime={date}>{`${formatDate(date, language)} ${date.slice(0, 4)}`}</time>
      <Money className={s.num} amount={sum} />
    </li>
  );
}
