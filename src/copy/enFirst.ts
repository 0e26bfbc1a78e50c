import type { idFirst as source } from './idFirst.ts';
import { product } from './product/enFirst.ts';
import { price } from './price/enFirst.ts';
import { bag } from './bag/enFirst.ts';
import { fulfilment } from './fulfilment/enFirst.ts';
import { address } from './address/enFirst.ts';
import { grocery } from './grocery/enFirst.ts';
import { promo } from './promo/enFirst.ts';
import { reviews } from './reviews/enFirst.ts';
import { seller } from './seller/enFirst.ts';
import { wishlist } from './wishlist/enFirst.ts';
import { shell } from './shell/enFirst.ts';
import { page } from './page/enFirst.ts';

/** The words of the first load: what its views say, and what any machine has a toast say. */
export const enFirst: Readonly<Record<keyof typeof source, string>> = {
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
};
