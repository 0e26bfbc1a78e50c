import { bundles } from './id/bundles.ts';
import { address } from './id/address.ts';
import { cart } from './id/cart.ts';
import { grocery } from './id/grocery.ts';
import { delivery } from './id/delivery.ts';
import { modals } from './id/modals.ts';
import { product } from './id/product.ts';
import { promo } from './id/promo.ts';
import { reviews } from './id/reviews.ts';
import { seller } from './id/seller.ts';
import { shell } from './id/shell.ts';

export const id = {
  ...address,
  ...bundles,
  ...cart,
  ...delivery,
  ...grocery,
  ...modals,
  ...product,
  ...promo,
  ...reviews,
  ...seller,
  ...shell,
} as const;
