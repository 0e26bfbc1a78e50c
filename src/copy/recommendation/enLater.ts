import type { recommendation as source } from './idLater.ts';

export const recommendation: Record<keyof typeof source, string> = {
  'recommendation.title': 'You may also like',
  'recommendation.similar': 'Similar products',
  'recommendation.compare': 'Compare',
  'recommendation.ad': 'Ad',
  'recommendation.loading': 'Loading recommendations',
};
