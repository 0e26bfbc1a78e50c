import type { CopyKey } from '#src/copy/copyTypes.ts';
import { basisOf, type RecommendationBasis } from '#src/domain/recommendation/recommendationBasis.ts';

const TITLES = {
  BOUGHT_TOGETHER: 'recommendation.together',
  COMPLEMENT: 'recommendation.complements',
  UNTOLD: 'recommendation.title',
} as const satisfies Record<RecommendationBasis | 'UNTOLD', CopyKey>;

/** The title of a list of complements: claims no more than the list's own basis. [RECO-12] */
export const titleOfBasis = (products: Parameters<typeof basisOf>[0]) =>
  TITLES[basisOf(products) ?? 'UNTOLD'];
