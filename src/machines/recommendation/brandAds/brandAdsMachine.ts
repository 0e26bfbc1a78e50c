import { createBrandGoods } from '../brandGoods.ts';

/** What brands pay to have shown beside a product. [RECO-08] */
export const brandAdsMachine = createBrandGoods('brandAds');
