import { useCallback } from 'react';
import type { RecommendedCard as Card } from '#src/services/recommendation/recommendation/contract.ts';
import { useCopy, useLaterPart, useLaterSelector, useNeeded } from '../../hooks/page.tsx';
import { titleOfBasis } from './later/titleOfBasis.ts';
import { CardRow } from './CardRow.tsx';
import type { Follow } from './FollowedCard.tsx';

const NONE: Card[] = [];

/** Complements of the product; the title says "often bought together" only where the list tells it. [RECO-13] */
export function ComplementRow({ isNear }: { isNear: boolean }) {
  const t = useCopy();
  const part = useLaterPart('complements');
  const products = useLaterSelector('complements', ({ context }) => context.products, NONE);
  useNeeded('complements', isNear);
  const follow = useCallback<Follow>((event) => part?.send(event), [part]);
  if (products.length === 0) return null;
  return <CardRow title={t(titleOfBasis(products))} list="complements" products={products} follow={follow} />;
}
