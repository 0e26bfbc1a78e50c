import { createRecommendationList } from '../recommendationList.ts';

/** Alternatives to a product; to a grocery any other, and without a product the popular ones. [RECO-01] */
export const recommendationMachine = createRecommendationList('recommendation');
