import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { createMarketplace, type MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { merchants } from '#marketplace/seller/catalogue/merchants.ts';
import { products } from '#marketplace/product/catalogue/products.ts';
import * as contract from '#src/services/seller/seller/contract.ts';
import { visitor } from '../support/visitor.ts';

const NOW = Date.UTC(2026, 10, 23, 5);
const RIMBA = 'RMB-60012';
function open(options: Partial<MarketplaceOptions> = {}) {
  const shop = createMarketplace({ dataDir: ':memory:', faults: false, now: () => NOW, ...options });
  onTestFinished(() => shop.close());
  return shop;
}
type Visitor = ReturnType<typeof visitor>;
const infoOf = async (who: Visitor, code = RIMBA) =>
  z.parse(contract.merchantInfo, (await who.read(`/official/merchant-favorites/${code}`)).body.data);
const write = (
  who: Visitor,
  what: 'follow' | 'unfollow',
  code = RIMBA,
  headers: Record<string, string> = {},
) => who.write(`/official/merchant-favorites/${code}/_${what}`, undefined, headers);
const ratingOf = async (who: Visitor, code: string) =>
  z.parse(
    contract.merchantRating,
    (await who.read(`/content/merchant-rating?merchantCode=${code}`)).body.data,
  );

test('[API-62] every seller of the catalogue has facts of its own, and products that are sold', async () => {
  const guest = visitor(open());
  const infos = await Promise.all(merchants.map(({ code }) => infoOf(guest, code)));
  expect(new Set(infos.map((info) => JSON.stringify(info))).size).toBe(merchants.length);
  for (const info of infos) expect(info).toMatchObject({ followed: false, joinedOn: expect.any(String) });
  expect(infos.every(({ products: sold }) => (sold ?? 0) > 0)).toBe(true);
  expect(infos.some(({ response }) => response === null)).toBe(true);
  expect(infos.some(({ openingHours }) => openingHours.length === 0)).toBe(true);
  // A product that is no longer sold is not counted for the store.
  const rimba = products.filter(
    ({ merchantCode, answers }) => merchantCode === RIMBA && answers === undefined,
  );
  expect((await infoOf(guest)).products).toBe(rimba.length);
  for (const path of [
    '/official/merchant-favorites/NOBODY',
    '/content/merchant-rating?merchantCode=NOBODY',
  ]) {
    expect((await guest.read(path)).status).toBe(404);
  }
});

test('[API-63, API-64] following is a member’s own; the number of followers goes with it', async () => {
  const shop = open();
  const [guest, budi, citra] = [visitor(shop), visitor(shop), visitor(shop)];
  await budi.logIn('budi');
  await citra.logIn('citra');
  const followers = (await infoOf(guest)).followers ?? 0;
  const refused = await write(guest, 'follow');
  expect([refused.status, refused.body.errors.user]).toEqual([401, ['LOGIN_REQUIRED']]);
  const followed = await write(budi, 'follow');
  expect(z.parse(contract.merchantFollowed, followed.body.data)).toEqual({
    followed: true,
    followers: followers + 1,
  });
  // From another tab, under a key of its own: they follow already.
  expect((await write(budi, 'follow')).body.data).toEqual({ followed: true, followers: followers + 1 });
  expect((await infoOf(citra)).followed).toBe(false);
  expect(await infoOf(budi)).toMatchObject({ followed: true, followers: followers + 1 });
  expect((await infoOf(budi, 'NDA-31177')).followed).toBe(false);
  expect((await write(citra, 'follow')).body.data.followers).toBe(followers + 2);
  expect((await write(budi, 'unfollow')).body.data).toEqual({ followed: false, followers: followers + 1 });
  expect((await write(budi, 'unfollow')).body.data.followers).toBe(followers + 1);
  expect((await infoOf(citra)).followed).toBe(true);
  expect((await write(budi, 'follow', 'NOBODY')).status).toBe(404);
});

test('[API-63, API-64] sent again for want of an answer, what was meant once happens once', async () => {
  const shop = open();
  const budi = visitor(shop);
  await budi.logIn('budi');
  const key = { 'idempotency-key': 'same' };
  const first = (await write(budi, 'follow', RIMBA, key)).body;
  await write(budi, 'unfollow');
  // The late copy of the first one does not make them follow again.
  expect((await write(budi, 'follow', RIMBA, key)).body).toEqual(first);
  expect((await infoOf(budi)).followed).toBe(false);
  expect((await write(budi, 'unfollow', RIMBA, key)).body.errors.user).toEqual(['IDEMPOTENCY_KEY_REUSED']);
});

test('[API-46] the rating weighs all sold products by their reviews; too few reviews give none', async () => {
  const guest = visitor(open());
  const sold = products.filter(
    ({ merchantCode, answers }) => merchantCode === RIMBA && answers === undefined,
  );
  const count = sold.reduce((sum, { statistics }) => sum + statistics.reviewCount, 0);
  const stars = sold.reduce(
    (sum, { statistics }) => sum + (statistics.rating ?? 0) * statistics.reviewCount,
    0,
  );
  expect(await ratingOf(guest, RIMBA)).toEqual({ rating: Math.round((stars / count) * 10) / 10, count });
  expect(await ratingOf(guest, 'WRT-71820')).toBeNull();
  expect((await guest.read('/content/merchant-rating')).status).toBe(400);
});

test('[API-46] just enough reviews make a rating, one less does not', async () => {
  const [one] = products.filter(({ merchantCode }) => merchantCode === 'WRT-71820');
  if (one === undefined) throw new Error('it sells nothing');
  for (const [reviewCount, rating] of [
    [149, null],
    [150, { rating: 4.2, count: 150 }],
  ] as const) {
    const shop = open({
      products: [{ ...one, statistics: { ...one.statistics, rating: 4.2, reviewCount } }],
    });
    expect(await ratingOf(visitor(shop), 'WRT-71820')).toEqual(rating);
  }
});

test('[API-114] lists other goods of the seller in the same kind of shop, without the viewed one', async () => {
  const guest = visitor(open());
  const goods = async (query: string) =>
    z.parse(contract.merchantProducts, (await guest.read(`/search/merchant-products?${query}`)).body.data);
  const all = await goods(`merchantCode=${RIMBA}&without=RMB-00012-01`);
  expect(all.length).toBeGreaterThan(1);
  expect(all.every(({ itemSku }) => itemSku.startsWith('RMB-'))).toBe(true);
  expect(all.some(({ itemSku }) => itemSku.startsWith('RMB-00012-'))).toBe(false);
  expect(await goods(`merchantCode=${RIMBA}&without=RMB-00012-01&size=1`)).toEqual(all.slice(0, 1));
  expect(await goods('merchantCode=WRT-71820&without=WRT-00801-01')).toEqual([]);
  expect((await guest.read('/search/merchant-products?without=RMB-00012-01')).status).toBe(400);
});

test('[LIMIT-07, API-54] the sample of a seller’s reviews is three, the highest first', async () => {
  const guest = visitor(open());
  const { body } = await guest.read(
    `/product-review/public-reviews?merchantCode=${RIMBA}&page=1&itemPerPage=3&sortBy=HIGHEST`,
  );
  const ratings = body.data.map(({ rating }: { rating: number }) => rating);
  expect(ratings).toHaveLength(3);
  expect(ratings).toEqual(ratings.toSorted((left: number, right: number) => right - left));
});
