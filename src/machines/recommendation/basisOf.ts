import type { ProductCard, RecommendationBasis } from '#src/services/recommendation/contract.ts';

/** Why these go with a product; null unless each of them tells the same, for a list claims no more than that. [RECO-12] */
export function basisOf(products: readonly Pick<ProductCard, 'basis'>[]): RecommendationBasis | null {
  const [first] = products;
  const isTold = products.every(({ basis }) => basis === first?.basis);
  return isTold ? (first?.basis ?? null) : null;
}
