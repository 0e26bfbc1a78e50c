import { createRecommendationList } from '../recommendationList.ts';

/** What goes with a product. [RECO-13] */
export const complementsMachine = createRecommendationList('complements');
