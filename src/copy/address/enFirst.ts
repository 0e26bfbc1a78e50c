import type { address as source } from './idFirst.ts';

export const address: Record<keyof typeof source, string> = {
  'destination.short': 'Deliver to',
  'destination.coming': 'loading the destination',
  'destination.unknown': 'not known yet',
};
