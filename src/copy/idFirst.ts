import { cart } from './id/cart.ts';
import { fulfilment } from './id/fulfilment.ts';
import { product } from './id/product.ts';
import { shell } from './id/shell.ts';

/** The words of the first load: what its views and machines say. */
export const idFirst = {
  ...cart,
  ...fulfilment,
  ...product,
  ...shell,
} as const;
