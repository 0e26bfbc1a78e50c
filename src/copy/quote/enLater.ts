import type { quote as source } from './idLater.ts';

export const quote: Record<keyof typeof source, string> = {
  'quote.offer': 'Buying for a business?',
  'quote.ask': 'Ask for a quote',
};
