import { useId } from 'react';
import { useActorSelector } from '../../../hooks/actorSelector.ts';
import { useCopy, useLaterPart, useLaterSelector } from '../../../hooks/page.tsx';
import s from '../../../ui/parts.module.css';
import { SubscriptionPanel } from './SubscriptionPanel.tsx';
import type { SubscriptionPart } from '../subscriptionPart.ts';

/** Buying once or subscribing, side by side. [TAG-21] */
export function SubscriptionChoice({ isInSheet }: { isInSheet: boolean }) {
  const part = useLaterPart('subscription');
  const isOffered = useLaterSelector('subscription', (snapshot) => snapshot.matches('offered'), false);
  return part === null || !isOffered ? null : <Choice part={part} isInSheet={isInSheet} />;
}

function Choice({ part, isInSheet }: { part: SubscriptionPart; isInSheet: boolean }) {
  const t = useCopy();
  const groupName = useId();
  const isSubscribing = useActorSelector(part, ({ context }) => context.chosen.isSubscribing);
  const needsPlace = useActorSelector(part, ({ context }) => context.needsPlace);
  return (
    <>
      <div className={s.seg} role="radiogroup" aria-label={t('subscription.purchase')}>
        {[false, true].map((isOne) => (
          <label key={String(isOne)}>
            <input
              type="radio"
              name={groupName}
              checked={isSubscribing === isOne}
              onChange={() => part.send({ type: 'purchase.chosen', isSubscribing: isOne })}
            />
            <b>{t(isOne ? 'subscription.subscribe' : 'subscription.once')}</b>
          </label>
        ))}
      </div>
      {needsPlace && <p className={s.hint}>{t('tag.OTHER_PP_SUBSCRIPTION')}</p>}
      {isSubscribing && <SubscriptionPanel part={part} isInSheet={isInSheet} />}
    </>
  );
}
