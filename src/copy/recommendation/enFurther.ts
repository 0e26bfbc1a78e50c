import type { recommendation as source } from './idFurther.ts';

export const recommendation: Record<keyof typeof source, string> = {
  'recommendation.together': 'Often bought together',
  'recommendation.complements': 'Goes well with it',
  'recommendation.ofBrand': 'More from {brand}',
  'recommendation.ofSameBrand': 'More from this brand',
  'recommendation.recent': 'Recently viewed',
  'recommendation.adsOf': 'Ads from {brand}',
  'recommendation.ads': 'Ads from other brands',
  'recommendation.all': 'See all',
  'recommendation.further': 'Plenty more',
  'recommendation.moreFailed': 'The next products could not be loaded.',
  'recommendation.end': 'That is all. You have reached the end of the list.',
};
