import type { fulfilment as source } from './idFurther.ts';

export const fulfilment: Record<keyof typeof source, string> = {
  'fbb.title': 'Fulfilled by {brand}',
  'fbb.text': '{brand} stores, packs and ships this item.',
  'fbb.more': 'See more products fulfilled by {brand}',
  'warehouse.title': 'Shipping locations',
  'warehouse.consolidation': 'Combined with other items before shipping',
  'warehouse.none': 'The shipping location is not known yet.',
};
