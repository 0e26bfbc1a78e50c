import { memo } from 'react';
import type { RecommendationFollowed } from '#src/machines/recommendation/followed.ts';
import type { RecommendedCard as Card } from '#src/services/recommendation/recommendation/contract.ts';
import { ProductCard } from '../../ui/ProductCard.tsx';

/** Tells the part that recommended a product that it is followed. */
export type Follow = (event: RecommendationFollowed) => void;

/**
 * A recommended product; that it is followed is told with the trace of its list. Drawn anew only when it is another one:
 * lists are long, and what stands around them changes with every option. [RECO-03]
 */
export const FollowedCard = memo(function FollowedCard({ card, follow }: { card: Card; follow: Follow }) {
  const { itemSku, traceId = null } = card;
  return (
    <ProductCard card={card} onFollow={() => follow({ type: 'recommendation.followed', itemSku, traceId })} />
  );
});
