import type { bag as source } from './idLater.ts';

export const bag: Record<keyof typeof source, string> = {
  'buy.maximum': 'At most {count} {count|item|items}',
};
