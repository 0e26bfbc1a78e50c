import { memo } from 'react';
import type { RecommendationFollowed } from '#src/machines/recommendation/followed.ts';
import type { RecommendedCard as Card } from '#src/services/recommendation/recommendation/contract.ts';
import { ProductCard } from '../../ui/ProductCard.tsx';

/** Tells the part that recommended a product that the visitor follows it. */
export type Follow = (event: RecommendationFollowed) => void;

/**
 * A recommended product; following it reports the trace of its list. Draws again only for another product: lists are
 * long, and their surroundings change with every option. [RECO-03]
 */
export const FollowedCard = memo(function FollowedCard({ card, follow }: { card: Card; follow: Follow }) {
  const { itemSku, traceId = null } = card;
  return (
    <ProductCard card={card} onFollow={() => follow({ type: 'recommendation.followed', itemSku, traceId })} />
  );
});
