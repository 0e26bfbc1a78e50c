import { cart } from './id/cart.ts';
import { shell } from './id/shell.ts';

export const id = { ...cart, ...shell } as const;
