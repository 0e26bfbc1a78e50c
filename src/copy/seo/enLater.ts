import type { seo as source } from './idLater.ts';

export const seo: Record<keyof typeof source, string> = {
  'about.product': '{product} for {price}, sold by {seller} on {brand}.',
  'about.productWithoutStock': '{product}, sold by {seller} on {brand}. Out of stock for now.',
  'about.productComing': '{product}, sold by {seller} on {brand}. Coming soon.',
  'seo.related': 'Related searches',
};
