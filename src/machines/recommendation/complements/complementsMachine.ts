import { createRecommendationList } from '../recommendationList.ts';

/** Products that go with the shown one. [RECO-13] */
export const complementsMachine = createRecommendationList('complements');
