/** Why a product goes with another: many bought both, or the one is needed with the other. [RECO-12] */
export const RECOMMENDATION_BASES = ['BOUGHT_TOGETHER', 'COMPLEMENT'] as const;
export type RecommendationBasis = (typeof RECOMMENDATION_BASES)[number];

/** Why these go with a product; null unless each of them tells the same, for a list claims no more than that. [RECO-12] */
export function basisOf(
  products: readonly { basis?: RecommendationBasis | undefined }[],
): RecommendationBasis | null {
  const [first] = products;
  const isTold = products.every(({ basis }) => basis === first?.basis);
  return isTold ? (first?.basis ?? null) : null;
}
