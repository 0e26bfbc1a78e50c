import { cart } from './id/cart.ts';
import { modals } from './id/modals.ts';
import { product } from './id/product.ts';
import { promo } from './id/promo.ts';
import { shell } from './id/shell.ts';

export const id = { ...cart, ...modals, ...product, ...promo, ...shell } as const;
