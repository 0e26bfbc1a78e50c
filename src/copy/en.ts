import type { Copy } from './copyTypes.ts';
import { cart } from './en/cart.ts';
import { modals } from './en/modals.ts';
import { product } from './en/product.ts';
import { promo } from './en/promo.ts';
import { shell } from './en/shell.ts';

export const en: Copy = { ...cart, ...modals, ...product, ...promo, ...shell };
