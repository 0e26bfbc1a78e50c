import { useActorSelector } from '../../../hooks/actorSelector.ts';
import { useId, type ReactNode } from 'react';
import { formatDate, formatPrice } from '#src/domain/shell/format.ts';
import { MAX_SUBSCRIPTION_WEEKS, MIN_SUBSCRIPTION_DELIVERIES } from '#src/domain/shell/limits.ts';
import { plainLine } from '#src/domain/shell/plainLine.ts';
import {
  isSamePeriod,
  missingForDiscount,
  mostDeliveries,
  type SubscriptionPeriod,
} from '#src/domain/subscription/subscription.ts';
import { benefitOf, worthOf } from '#src/machines/subscription/subscription/subscriptionRules.ts';
import { selectBundleDate } from '#src/machines/subscription/subscription/subscriptionSelectors.ts';
import { links } from '#src/router/links.ts';
import type { SubscriptionDetail } from '#src/services/subscription/subscription/contract.ts';
import { useCopy, useLanguage } from '../../../hooks/page.tsx';
import { cx } from '../../../ui/cx.ts';
import { Fault } from '../../../ui/Fault.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import s from '../../../ui/parts.module.css';
import { Stepper } from '../../../ui/Stepper.tsx';
import { SubscriptionActions, Taken } from './SubscriptionActions.tsx';
import { SubscriptionCalendar } from './SubscriptionCalendar.tsx';
import { useFault } from './subscriptionFault.ts';
import type { SubscriptionPart } from '../subscriptionPart.ts';

interface Props {
  part: SubscriptionPart;
}

/** The choices, benefits and dates of a subscription. [SUBS-01..14] */
export function SubscriptionPanel({ part, isInSheet }: Props & { isInSheet: boolean }) {
  const t = useCopy();
  const detail = useActorSelector(part, ({ context }) => context.detail);
  const isJoining = useActorSelector(part, ({ context }) => context.chosen.bundleId !== null);
  const isAdded = useActorSelector(part, ({ context }) => context.added !== null);
  if (detail === null) return null;
  return (
    <div className={s.subscribing}>
      {!isAdded && (
        <>
          {detail.bundles.length > 0 && <Bundles part={part} bundles={detail.bundles} />}
          {!isJoining && <Periods part={part} periods={detail.periods} />}
          <Quantity part={part} detail={detail} />
          {!isJoining && <Frequency part={part} />}
          <Benefit part={part} />
          <SubscriptionCalendar part={part} />
        </>
      )}
      <Taken part={part} />
      {!isInSheet && <SubscriptionActions part={part} />}
      <p>
        <a className={s.link} href={links.subscriptions()}>
          <span>{t('subscription.how')}</span>
          <Icon name="chevron-right" />
        </a>
      </p>
    </div>
  );
}

/** A subscription of its own, or joined to a running one. [SUBS-10] */
function Bundles({ part, bundles }: Props & { bundles: SubscriptionDetail['bundles'] }) {
  const t = useCopy();
  const language = useLanguage();
  const periodText = usePeriodText();
  const groupName = useId();
  const chosen = useActorSelector(part, ({ context }) => context.chosen.bundleId);
  const pick = (bundleId: string | null, content: ReactNode) => (
    <label className={s.pick} key={bundleId ?? ''}>
      <input
        type="radio"
        name={groupName}
        checked={chosen === bundleId}
        onChange={() => part.send({ type: 'bundle.chosen', bundleId })}
      />
      <span className={s.radio} aria-hidden="true" />
      <span>{content}</span>
    </label>
  );
  return (
    <fieldset className={s.plainFieldset}>
      <legend className={s.sr}>{t('subscription.bundle')}</legend>
      <div className={s.picks}>
        {pick(null, <b>{t('subscription.bundle.new')}</b>)}
        {bundles.map((bundle) =>
          pick(
            bundle.id,
            <>
              <b>{t('subscription.bundle.join')}</b>{' '}
              <span className={s.sub}>
                {[
                  periodText(bundle.period),
                  t('subscription.bundle.facts', {
                    count: bundle.items,
                    date: formatDate(selectBundleDate(bundle), language),
                  }),
                ].join(', ')}
              </span>
            </>,
          ),
        )}
      </div>
    </fieldset>
  );
}

function usePeriodText() {
  const t = useCopy();
  return ({ unit, every }: SubscriptionPeriod) =>
    every === 1 ? t(`subscription.everyOne.${unit}`) : t(`subscription.every.${unit}`, { count: every });
}

function Periods({ part, periods }: Props & { periods: readonly SubscriptionPeriod[] }) {
  const t = useCopy();
  const periodText = usePeriodText();
  const id = useId();
  const chosen = useActorSelector(part, ({ context }) => context.chosen.period);
  const fault = useFault(part, 'period');
  return (
    <fieldset className={s.plainFieldset} aria-describedby={fault === null ? undefined : id}>
      <legend className={s.strong}>{t('subscription.period')}</legend>
      <div className={cx(s.chips, s.subscriptionChips)}>
        {periods.map((period) => (
          <label className={s.chip} key={`${period.every}${period.unit}`}>
            <input
              type="radio"
              name={id}
              data-period
              checked={isSamePeriod(period, chosen)}
              onChange={() => part.send({ type: 'period.chosen', period })}
            />
            <span>{periodText(period)}</span>
          </label>
        ))}
      </div>
      <Fault role="alert" id={id} text={fault} />
    </fieldset>
  );
}

/** The quantity of each delivery; shows the bounds before the visitor exceeds them. [SUBS-07, SUBS-08] */
function Quantity({ part, detail }: Props & { detail: SubscriptionDetail }) {
  const t = useCopy();
  const id = useId();
  const quantity = useActorSelector(part, ({ context }) => context.chosen.quantity);
  const fault = useFault(part, 'quantity');
  const { minQty: min, maxQty: max } = detail;
  return (
    <div>
      <div className={s.subscriptionRow}>
        <span>
          <b>{t('subscription.quantity')}</b>
          <br />
          <span className={cx(s.small, s.soft)}>{t('subscription.bounds', { min, max })}</span>
        </span>
        <Stepper
          value={quantity}
          min={min}
          max={max}
          labels={{
            quantity: t('subscription.quantity'),
            decrease: t('subscription.fewer'),
            increase: t('subscription.more'),
          }}
          describedBy={fault === null ? null : id}
          onStep={(by) => part.send({ type: 'subscriptionQuantity.stepped', by })}
          onDraft={() => {}}
          onType={(text) => part.send({ type: 'subscriptionQuantity.typed', text })}
        />
      </div>
      <Fault role="alert" id={id} text={fault} />
    </div>
  );
}

/** The number of deliveries within the 12 months of a subscription. [SUBS-06] */
function Frequency({ part }: Props) {
  const t = useCopy();
  const frequency = useActorSelector(part, ({ context }) => context.chosen.frequency);
  const period = useActorSelector(part, ({ context }) => context.chosen.period);
  const most = period === null ? MAX_SUBSCRIPTION_WEEKS : mostDeliveries(period);
  const set = (count: number) =>
    part.send({
      type: 'frequency.chosen',
      frequency: Math.max(MIN_SUBSCRIPTION_DELIVERIES, Math.min(count, most)),
    });
  return (
    <div className={s.subscriptionRow}>
      <span>
        <b>{t('subscription.frequency')}</b>
        <br />
        <span className={cx(s.small, s.soft)}>
          {period === null ? t('subscription.longestUnknown') : t('subscription.longest', { count: most })}
        </span>
      </span>
      <Stepper
        value={frequency}
        min={MIN_SUBSCRIPTION_DELIVERIES}
        max={most}
        labels={{
          quantity: t('subscription.frequency'),
          decrease: t('subscription.less'),
          increase: t('subscription.often'),
        }}
        describedBy={null}
        // Read the part: the same key may have chosen a typed number that is not drawn yet.
        onStep={(by) => set(part.getSnapshot().context.chosen.frequency + by)}
        onDraft={() => {}}
        onType={(text) => {
          const typed = plainLine(text);
          if (/^\d{1,4}$/.test(typed)) set(Number(typed));
        }}
      />
    </div>
  );
}

/** The benefit of subscribing, the amount missing for it, and the place of dispatch. [SUBS-03, SUBS-04, TAG-22] */
function Benefit({ part }: Props) {
  const t = useCopy();
  const benefit = useActorSelector(part, ({ context }) => benefitOf(context), areSame);
  const worth = useActorSelector(part, ({ context }) => worthOf(context));
  const place = useActorSelector(part, ({ context }) => context.place?.pickupPointName ?? null);
  if (benefit === null) return null;
  const amount = formatPrice(benefit.shippingDiscount);
  const missing = missingForDiscount(worth, benefit);
  return (
    <ul className={s.subscriptionFacts}>
      {benefit.shippingDiscount > 0 && (
        <li>
          <Icon name="truck" />
          <span>
            <b>{t('subscription.benefit')}</b>
            <br />
            <span className={cx(s.small, missing === 0 ? s.good : s.soft)} role="status">
              {missing === 0
                ? t('subscription.discount', { amount })
                : t('subscription.missing', { missing: formatPrice(missing), amount })}
            </span>
          </span>
        </li>
      )}
      {place !== null && (
        <li>
          <Icon name="store" />
          <span>{t('subscription.place', { place })}</span>
        </li>
      )}
    </ul>
  );
}

const areSame = (left: ReturnType<typeof benefitOf>, right: ReturnType<typeof benefitOf>) =>
  left?.shippingDiscount === right?.shippingDiscount && left?.minimumPackage === right?.minimumPackage;
