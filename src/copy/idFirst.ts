import { product } from './product/idFirst.ts';
import { price } from './price/idFirst.ts';
import { bag } from './bag/idFirst.ts';
import { fulfilment } from './fulfilment/idFirst.ts';
import { address } from './address/idFirst.ts';
import { grocery } from './grocery/idFirst.ts';
import { promo } from './promo/idFirst.ts';
import { reviews } from './reviews/idFirst.ts';
import { seller } from './seller/idFirst.ts';
import { wishlist } from './wishlist/idFirst.ts';
import { shell } from './shell/idFirst.ts';
import { page } from './page/idFirst.ts';

/** The words of the first load: what its views and machines say. */
export const idFirst = {
  ...product,
  ...price,
  ...bag,
  ...fulfilment,
  ...address,
  ...grocery,
  ...promo,
  ...reviews,
  ...seller,
  ...wishlist,
  ...shell,
  ...page,
} as const;
