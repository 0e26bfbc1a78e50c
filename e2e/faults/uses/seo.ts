import { SUITCASE } from '../addresses.ts';
import type { Use } from '../use.ts';

/** Content for search engines. */
export const seoUses: Use[] = [
  {
    endpoint: 'GET /content/seo',
    what: 'what search engines are told, next page',
    address: SUITCASE,
    from: 'navigation',
    owner: ['#seo'],
    again: 'reload',
  },
  {
    endpoint: 'GET /seo/custom-urls',
    what: 'related searches, next page',
    address: SUITCASE,
    from: 'navigation',
    owner: ['#seo'],
    again: 'reload',
  },
];
