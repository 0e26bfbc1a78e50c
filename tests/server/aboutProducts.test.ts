import { expect, onTestFinished, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { createAboutProducts } from '#server/seo/aboutProducts.ts';
import type { AboutAsked } from '#src/app/entryServer.tsx';
import { TOLD_REVIEWS } from '#src/domain/shell/limits.ts';
import { EVERY_REVIEW } from '#src/domain/reviews/review.ts';
import { createBackend } from '#src/services/http/backend.ts';
import { createReviewsService } from '#src/services/reviews/reviews/reviewsService.ts';
import { ITEM, product, SELLER } from '../support/products.ts';
import { PATH } from './support/openHost.ts';

const ASKED: AboutAsked = {
  path: PATH,
  itemSku: ITEM,
  productSku: 'UJI-00001',
  isReturnable: true,
  hasReviews: true,
  sort: 'POPULAR',
};

function open() {
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    products: [
      product({ tags: ['AVAILABLE', 'RETURNABLE'], returnPeriodDays: 7 }),
      product({ productSku: 'UJI-00002', name: 'Barang Lain' }),
    ],
    merchants: [SELLER],
  });
  onTestFinished(() => shop.close());
  const calls: string[] = [];
  const state = { now: 0, failing: '' };
  const about = createAboutProducts({
    callBackend: async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      calls.push(
        `${pathname} ${request.headers.get('accept-language')} ${request.headers.get('x-request-id')}`,
      );
      return state.failing !== '' && pathname.includes(state.failing)
        ? new Response('{}', { status: 500 })
        : shop.fetch(request);
    },
    backendOrigin: 'http://market.test',
    now: () => state.now,
  });
  return { about, calls, state, shop };
}
const HEADERS = { 'x-request-id': 'r-1' };

test('[SEO-03, SEO-07] facts beside a product’s page are the same for all and kept for a minute', async () => {
  const { about, calls, state } = open();
  const told = await about(ASKED, 'id', HEADERS);
  expect(told.content).not.toBeNull();
  expect(told.links.length).toBeGreaterThan(0);
  expect(told.reviews).toHaveLength(TOLD_REVIEWS);
  expect(told.returns).toMatchObject({ days: 7 });
  expect(calls).toHaveLength(4);
  expect(calls.every((call) => call.endsWith(' id r-1'))).toBe(true);
  state.now = 59_999;
  expect(await about(ASKED, 'id', {})).toBe(told);
  expect(calls).toHaveLength(4);
  state.now = 60_000;
  await about(ASKED, 'id', {});
  expect(calls).toHaveLength(8);
  await about(ASKED, 'en', {});
  expect(calls.slice(8).every((call) => call.endsWith(' en null'))).toBe(true);
  await about({ ...ASKED, path: '/p/lain/UJI-00001-01' }, 'id', {});
  expect(calls).toHaveLength(16);
});

test('[SEO-07] the reviews that are told are the first of the list, in the order asked for', async () => {
  const { about, shop } = open();
  const reviews = createReviewsService(
    createBackend({
      fetch: async (input, init) => shop.fetch(new Request(input, init)),
      origin: 'http://market.test',
      language: 'id',
      timeoutMs: 1_000,
    }),
  );
  for (const sort of ['POPULAR', 'LOWEST'] as const) {
    const { data } = await reviews.list(ASKED.productSku, { ...EVERY_REVIEW, sort }, 1);
    expect(data.length).toBeGreaterThan(TOLD_REVIEWS);
    const told = await about({ ...ASKED, sort }, 'id', HEADERS);
    expect(told.reviews.map(({ id }) => id)).toEqual(data.slice(0, TOLD_REVIEWS).map(({ id }) => id));
  }
});

test('[SEO-07] makes no call for reviews and returns that do not exist', async () => {
  const { about, calls } = open();
  expect(await about({ ...ASKED, hasReviews: false, isReturnable: false }, 'id', {})).toMatchObject({
    reviews: [],
    returns: null,
  });
  expect(calls).toHaveLength(2);
});

test('[SEO-07] a failed part is empty, leaves the rest, and is asked for again by the next page', async () => {
  const { about, calls, state } = open();
  const whole = await about(ASKED, 'id', {});
  const [content = '', links = '', reviews = '', returns = ''] = calls.map(
    (call) => call.split(' ')[0] ?? '',
  );
  for (const [failing, empty] of [
    [content, { content: null }],
    [links, { links: [] }],
    [reviews, { reviews: [] }],
    [returns, { returns: null }],
  ] as const) {
    state.now += 60_000;
    state.failing = failing;
    expect(await about(ASKED, 'id', {}), failing).toEqual({ ...whole, ...empty });
    state.failing = '';
    expect(await about(ASKED, 'id', {}), failing).toEqual(whole);
  }
});
