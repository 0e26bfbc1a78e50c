import type { CopyKey } from '#src/copy/copyTypes.ts';
import { basisOf, type RecommendationBasis } from '#src/domain/recommendation/recommendationBasis.ts';

const TITLES = {
  BOUGHT_TOGETHER: 'recommendation.together',
  COMPLEMENT: 'recommendation.complements',
  UNTOLD: 'recommendation.title',
} as const satisfies Record<RecommendationBasis | 'UNTOLD', CopyKey>;

/** What a list of goods that go with a product is called: no more is claimed than it tells itself. [RECO-12] */
export const titleOfBasis = (products: Parameters<typeof basisOf>[0]) =>
  TITLES[basisOf(products) ?? 'UNTOLD'];
