import { tracked } from '../protocol/track.ts';

/** The visitor follows one of the products that a part recommended; told with the trace of its list. [RECO-03] */
export interface RecommendationFollowed {
  type: 'recommendation.followed';
  itemSku: string;
  /** Null where the list came without one. */
  traceId: string | null;
}

/** What analytics are told of it. */
export const followed = ({ itemSku, traceId }: Omit<RecommendationFollowed, 'type'>) =>
  tracked({ name: 'recommendation_click', data: { itemSku, traceId } });
