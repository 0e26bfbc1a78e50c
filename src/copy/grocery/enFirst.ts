import type { grocery as source } from './idFirst.ts';

export const grocery: Record<keyof typeof source, string> = {
  'grocery.store.label': 'Grocery store',
  'grocery.store.finding': 'Finding the nearest store',
};
