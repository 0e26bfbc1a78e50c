import { createBrandGoods } from '../brandGoods.ts';

/** Paid placements of brands beside a product. [RECO-08] */
export const brandAdsMachine = createBrandGoods('brandAds');
