import { useActorSelector } from '../../../hooks/actorSelector.ts';
import { formatDate } from '#src/domain/shell/format.ts';
import {
  selectIsJoining,
  selectWorth,
} from '#src/machines/subscription/subscription/subscriptionSelectors.ts';
import { links } from '#src/router/links.ts';
import { useCopy, useLanguage, useLaterPart } from '../../../hooks/page.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Money } from '../../../ui/Money.tsx';
import { cx } from '../../../ui/cx.ts';
import { Note } from '../../../ui/Note.tsx';
import { Refusal } from '../../../ui/Refusal.tsx';
import s from '../../../ui/parts.module.css';
import { CostButton } from '../../price/CostButton.tsx';
import { useFault } from './subscriptionFault.ts';
import type { SubscriptionPart } from '../subscriptionPart.ts';

/** Adds to the subscription bag or to a running subscription, and shows the outcome. [SUBS-09, SUBS-10] */
export function SubscriptionActions({ part }: { part: SubscriptionPart }) {
  const isAdded = useActorSelector(part, ({ context }) => context.added !== null);
  return (
    <div className={cx(s.subscriptionFoot, s.isInBox)}>
      {!isAdded && <NotTaken part={part} />}
      {!isAdded && <Sum part={part} />}
      {isAdded ? <Onward part={part} /> : <AddButton part={part} />}
      {!isAdded && <Details part={part} />}
    </div>
  );
}

/** The same at the foot of the phone's sheet. */
export function SubscriptionFoot() {
  const part = useLaterPart('subscription');
  return part === null ? null : <Foot part={part} />;
}

function Foot({ part }: { part: SubscriptionPart }) {
  const isAdded = useActorSelector(part, ({ context }) => context.added !== null);
  if (isAdded)
    return (
      <div className={s.subscriptionFoot}>
        <Onward part={part} />
      </div>
    );
  return (
    <div className={s.subscriptionFoot}>
      <NotTaken part={part} />
      <Sum part={part} />
      <AddButton part={part} />
      <Details part={part} />
    </div>
  );
}

/** The cost of each delivery; for a package with other items the calendar shows its worth. [COST-23] */
function Details({ part }: { part: SubscriptionPart }) {
  return useActorSelector(part, selectIsJoining) ? null : <CostButton />;
}

/** The reason why it was not taken, or cannot be, beside the button. [ERR-35..43] */
function NotTaken({ part }: { part: SubscriptionPart }) {
  const t = useCopy();
  const fault = useFault(part, 'action');
  const isUnplaced = useActorSelector(part, (snapshot) => snapshot.matches({ offered: 'unplaced' }));
  if (fault === null) return null;
  const retry = (
    <Button look="quiet" isSmall onClick={() => part.send({ type: 'retry.requested' })}>
      {t('action.retry')}
    </Button>
  );
  return (
    <Refusal actions={isUnplaced ? retry : undefined}>
      {[...(isUnplaced ? [t('subscription.unplaced')] : []), fault].join(' ')}
    </Refusal>
  );
}

function Sum({ part }: { part: SubscriptionPart }) {
  const t = useCopy();
  const worth = useActorSelector(part, selectWorth);
  if (worth === null) return null;
  return (
    <p className={s.sumline}>
      <span className={s.strong}>{t('subscription.perDelivery')}</span>
      <Money className={s.total} amount={worth} />
    </p>
  );
}

function AddButton({ part }: { part: SubscriptionPart }) {
  const t = useCopy();
  const isPending = useActorSelector(part, (snapshot) => snapshot.hasTag('pending'));
  const isAdding = useActorSelector(part, (snapshot) => snapshot.matches({ offered: 'adding' }));
  const isUnplaced = useActorSelector(part, (snapshot) => snapshot.matches({ offered: 'unplaced' }));
  const isJoining = useActorSelector(part, selectIsJoining);
  return (
    <Button
      look="main"
      isBlock
      disabled={isUnplaced}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={({ currentTarget }) => {
        part.send({ type: 'subscription.requested' });
        // A missing period gets the focus.
        if (part.getSnapshot().context.error?.fault === 'PERIOD_MISSING')
          currentTarget.closest('dialog, aside')?.querySelector<HTMLElement>('[data-period]')?.focus();
      }}
    >
      {isPending && (
        <>
          <span className={s.spin} aria-hidden="true" />
          <span className={s.sr}>{t(isAdding ? 'subscription.pending' : 'subscription.finding')}</span>
        </>
      )}
      <span>{t(isJoining ? 'subscription.joinNow' : 'subscription.add')}</span>
    </Button>
  );
}

/** The subscription that was taken. */
export function Taken({ part }: { part: SubscriptionPart }) {
  const t = useCopy();
  const language = useLanguage();
  const added = useActorSelector(part, ({ context }) => context.added);
  if (added === null) return null;
  const { taken, bundleId } = added;
  const date = `${formatDate(taken.firstDelivery, language)} ${taken.firstDelivery.slice(0, 4)}`;
  return (
    <Note tone="info" live>
      <b>{t(bundleId === null ? 'subscription.added' : 'subscription.joined')}</b>{' '}
      <span>{t('subscription.addedOf', { count: taken.quantity, date })}</span>
    </Note>
  );
}

/** Links onward from there. [LINK-05, LINK-06] */
function Onward({ part }: { part: SubscriptionPart }) {
  const t = useCopy();
  const isJoined = useActorSelector(part, ({ context }) => context.added?.bundleId != null);
  return (
    <>
      <a
        className={cx(s.btn, s.btnMain, s.btnBlock)}
        href={isJoined ? links.subscriptions() : links.bag('subscription')}
      >
        {t(isJoined ? 'subscription.see' : 'subscription.toBag')}
      </a>
      <Button look="quiet" isBlock onClick={() => part.send({ type: 'subscription.continued' })}>
        {t('subscription.again')}
      </Button>
    </>
  );
}
