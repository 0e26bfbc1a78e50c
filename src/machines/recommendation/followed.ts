import type { RecommendationList } from '#src/services/measurement/analytics/contract.ts';
import { tracked } from '../protocol/track.ts';

/** The visitor opens a recommended product; carries the trace of its list. [RECO-03] */
export interface RecommendationFollowed {
  type: 'recommendation.followed';
  itemSku: string;
  /** Null when the list came without one. */
  traceId: string | null;
}

/** The analytics event of an opened recommendation, with its list. [RECO-14] */
export const followed = (
  { itemSku, traceId }: Omit<RecommendationFollowed, 'type'>,
  list: RecommendationList,
) => tracked({ name: 'recommendation_click', data: { itemSku, traceId, list } });
