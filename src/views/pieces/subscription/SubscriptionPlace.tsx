import { Suspense, useState } from 'react';
import { useNear } from '../../hooks/near.ts';
import { useIsPartMissed, useLaterSelector, useNeeded } from '../../hooks/page.tsx';
import { useTags } from '../../hooks/product/product.ts';
import s from '../../ui/parts.module.css';
import { subscriptionChoice } from './laterSubscription.ts';

/**
 * The choice between buying once and subscribing; its code loads when its place is near. Absent for a product without a
 * subscription, or when that could not be loaded. [TAG-21, TAG-22, SUBS-13]
 */
export function SubscriptionPlace({ isInSheet = false }: { isInSheet?: boolean }) {
  const tags = useTags();
  const isTagged = tags.includes('SUBSCRIPTION') || tags.includes('OTHER_PP_SUBSCRIPTION');
  const [isNear, setNear] = useState(false);
  const ref = useNear<HTMLDivElement>(() => setNear(true));
  useNeeded('subscription', isTagged && isNear);
  const isNone = useLaterSelector('subscription', (snapshot) => snapshot.hasTag('empty'), false);
  const isMissed = useIsPartMissed('subscription');
  if (!isTagged || isNone || isMissed) return null;
  return (
    <div className={s.subscription} ref={ref}>
      {isNear && (
        <Suspense>
          <subscriptionChoice.View isInSheet={isInSheet} />
        </Suspense>
      )}
    </div>
  );
}
