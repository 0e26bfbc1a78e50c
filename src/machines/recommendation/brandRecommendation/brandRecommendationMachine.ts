import { createBrandGoods } from '../brandGoods.ts';

/** Other goods of the product's brand. [RECO-07] */
export const brandRecommendationMachine = createBrandGoods('brandRecommendation');
