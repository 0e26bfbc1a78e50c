import type { page as source } from './idFirst.ts';

export const page: Record<keyof typeof source, string> = {
  'title.grocery': 'Daily Groceries',
};
