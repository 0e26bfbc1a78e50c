import type { product as source } from './idFurther.ts';

export const product: Record<keyof typeof source, string> = {
  'sizeChart.title': 'Size chart',
  'sizeChart.none': 'The size chart is not available yet.',
  'preview.title': 'Product photos',
  'preview.failed': 'This picture could not be loaded.',
  'moreOptions.report': 'Report product',
  'moreOptions.care': 'Contact customer care',
};
