import { AIR_CONDITIONER, BOTTLE, NO_LONGER_SOLD, PRICE_LIST, SUITCASE } from '../addresses.ts';
import { BUYING, RECOMMENDATION } from '../shared.ts';
import { press, type Use } from '../use.ts';
import type { Visit } from '../visit.ts';

const inNewerShell = async ({ request }: Visit) => {
  const answer = await request.post('/demo', { form: { on: 'newShell' } });
  if (!answer.ok()) throw new Error(`The newer shell was refused with ${answer.status()}`);
};
/** The visitor looked at another product before. */
const viewedBefore = async ({ page }: Visit) => {
  await page.goto(BOTTLE);
  await page.waitForFunction(() => localStorage.getItem('recentProducts') !== null);
};

/** Lists of other products, and several products at once. */
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
  {
    endpoint: 'GET /product/products/_basic',
    what: 'prices of all options',
    address: PRICE_LIST,
    from: 'browser',
    owner: ['main'],
    told: 'Harga gagal dimuat.',
    again: 'button',
    keeps: ['h1'],
  },
  {
    endpoint: 'GET /search/get-category-recommendations-with-metadata',
    what: 'what goes with an added one',
    address: BOTTLE,
    from: 'browser',
    act: press('Keranjang'),
    // The buy box says how many more may be added.
    owner: BUYING,
    // The page waits briefly: a late answer is left out, and a message says that the product is in the bag. [CART-28]
    holdsBuying: true,
    again: 'act',
    recovered: 'dialog, .toast:has-text("Berhasil masuk keranjang.")',
  },
];
