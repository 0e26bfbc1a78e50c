import type { idFirst as source } from './idFirst.ts';
import { cart } from './en/cart.ts';
import { fulfilment } from './en/fulfilment.ts';
import { product } from './en/product.ts';
import { shell } from './en/shell.ts';

/** The words of the first load: what its views say, and what any machine has a toast say. */
export const enFirst: Readonly<Record<keyof typeof source, string>> = {
  ...cart,
  ...fulfilment,
  ...product,
  ...shell,
};
