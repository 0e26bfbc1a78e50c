import type { Copy } from './copyTypes.ts';
import { bundles } from './en/bundles.ts';
import { address } from './en/address.ts';
import { cart } from './en/cart.ts';
import { grocery } from './en/grocery.ts';
import { delivery } from './en/delivery.ts';
import { modals } from './en/modals.ts';
import { product } from './en/product.ts';
import { promo } from './en/promo.ts';
import { reviews } from './en/reviews.ts';
import { seller } from './en/seller.ts';
import { shell } from './en/shell.ts';

export const en: Copy = {
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
};
