import { AIR_CONDITIONER, BOTTLE, NO_LONGER_SOLD, SUITCASE } from './addresses.ts';
import type { Use } from './use.ts';
import type { Visit } from './visit.ts';

/** What has nothing to show is hidden, and with it its place in the bar. */
const RECOMMENDATION = ['#recommendation', 'li:has(> a[href="#recommendation"])'];
const inNewerShell = async ({ request }: Visit) => {
  const answer = await request.post('/demo', { form: { on: 'newShell' } });
  if (!answer.ok()) throw new Error(`The newer shell was refused with ${answer.status()}`);
};
/** Somebody looked at another product before. */
const viewedBefore = async ({ page }: Visit) => {
  await page.goto(BOTTLE);
  await page.waitForFunction(() => localStorage.getItem('recentProducts') !== null);
};

/** What stands beside a product, and instead of one. */
export const recommendationUses: Use[] = [
  {
    endpoint: 'POST /search/products/*/recommendations',
    what: 'recommended products',
    address: SUITCASE,
    from: 'browser',
    owner: RECOMMENDATION,
    again: 'reload',
  },
  {
    endpoint: 'POST /search/products/*/recommendations',
    what: 'what goes with one that has no alternatives',
    address: AIR_CONDITIONER,
    from: 'browser',
    owner: RECOMMENDATION,
    again: 'reload',
  },
  {
    endpoint: 'POST /search/infinite-recommendations',
    what: 'further ones',
    address: SUITCASE,
    from: 'browser',
    owner: RECOMMENDATION,
    again: 'reload',
  },
  {
    endpoint: 'GET /product-detail/recommendation/brands',
    what: 'others of the brand',
    address: SUITCASE,
    from: 'browser',
    owner: RECOMMENDATION,
    again: 'reload',
  },
  {
    endpoint: 'GET /product-detail/recommendation/v2/brands',
    what: 'others of the brand, in the newer shell',
    address: SUITCASE,
    from: 'browser',
    prepare: inNewerShell,
    owner: RECOMMENDATION,
    again: 'reload',
  },
  {
    endpoint: 'GET /product-detail/brand-ads',
    what: 'ads of brands',
    address: SUITCASE,
    from: 'browser',
    owner: RECOMMENDATION,
    again: 'reload',
  },
  {
    endpoint: 'GET /product-detail/v2/brand-ads',
    what: 'ads of brands, in the newer shell',
    address: SUITCASE,
    from: 'browser',
    prepare: inNewerShell,
    owner: RECOMMENDATION,
    again: 'reload',
  },
  {
    endpoint: 'GET /product/products/_basic',
    what: 'products viewed before',
    address: SUITCASE,
    from: 'browser',
    prepare: viewedBefore,
    owner: RECOMMENDATION,
    again: 'reload',
  },
  {
    endpoint: 'GET /search/homepage-recommendation',
    what: 'instead of one no longer sold',
    address: NO_LONGER_SOLD,
    from: 'browser',
    owner: RECOMMENDATION,
    again: 'reload',
    keeps: ['h1'],
  },
];
