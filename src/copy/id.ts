import { bundles } from './id/bundles.ts';
import { cart } from './id/cart.ts';
import { modals } from './id/modals.ts';
import { product } from './id/product.ts';
import { shell } from './id/shell.ts';

export const id = { ...bundles, ...cart, ...modals, ...product, ...shell } as const;
