import type { promo as source } from './idFirst.ts';

export const promo: Record<keyof typeof source, string> = {
  'campaign.starts': 'Starts {moment}',
};
