import { createRecommendationList } from '../recommendationList.ts';

/** What can be had instead of a product; of a grocery every other, and without a product what everybody likes. [RECO-01] */
export const recommendationMachine = createRecommendationList('recommendation');
