import type { Copy } from './copyTypes.ts';
import { cart } from './en/cart.ts';
import { shell } from './en/shell.ts';

export const en: Copy = { ...cart, ...shell };
