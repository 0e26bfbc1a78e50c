import type { address as source } from './idLater.ts';

export const address: Record<keyof typeof source, string> = {
  'destination.to': 'Deliver to {district}, {city}',
  'destination.changeLabel': 'Change the delivery destination',
  'destination.change': 'Change',
  'destination.failed': 'Your addresses could not be loaded. Try again, or choose a place with Change.',
};
