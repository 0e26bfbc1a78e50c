import type { RecommendationList } from '#src/services/measurement/analytics/contract.ts';
import { tracked } from '../protocol/track.ts';

/** The visitor follows one of the products that a part recommended; told with the trace of its list. [RECO-03] */
export interface RecommendationFollowed {
  type: 'recommendation.followed';
  itemSku: string;
  /** Null where the list came without one. */
  traceId: string | null;
}

/** What analytics are told of it, and of which list it was. [RECO-14] */
export const followed = (
  { itemSku, traceId }: Omit<RecommendationFollowed, 'type'>,
  list: RecommendationList,
) => tracked({ name: 'recommendation_click', data: { itemSku, traceId, list } });
