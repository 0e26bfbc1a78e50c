import { useCallback, useEffect } from 'react';
import type { RecommendedCard as Card } from '#src/services/recommendation/recommendation/contract.ts';
import { useCopy, useLaterPart, useLaterSelector, useNeeded } from '../../hooks/page.tsx';
import { CardRow } from './CardRow.tsx';
import type { Follow } from './FollowedCard.tsx';

const NONE: Card[] = [];

/** Products viewed on this device before. [RECENT-04] */
export function RecentRow({ isNear }: { isNear: boolean }) {
  const t = useCopy();
  const part = useLaterPart('recentProducts');
  const products = useLaterSelector('recentProducts', ({ context }) => context.products, NONE);
  const isIdle = useLaterSelector('recentProducts', (snapshot) => snapshot.matches({ shown: 'idle' }), false);
  useNeeded('recentProducts', isNear);
  const follow = useCallback<Follow>((event) => part?.send(event), [part]);
  // Once for each product: the list starts again for another one.
  useEffect(() => {
    if (isNear && isIdle) part?.send({ type: 'recent.needed' });
  }, [part, isNear, isIdle]);
  if (products.length === 0) return null;
  return <CardRow title={t('recommendation.recent')} list="recent" products={products} follow={follow} />;
}
