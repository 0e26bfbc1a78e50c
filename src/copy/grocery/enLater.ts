import type { grocery as source } from './idLater.ts';

export const grocery: Record<keyof typeof source, string> = {
  'grocery.delivered': 'Delivered',
  'grocery.slots.loading': 'Loading delivery times',
  'grocery.slots.failed': 'Delivery times could not be loaded.',
};
