import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace, type MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { products } from '#marketplace/product/catalogue/products.ts';
import { badgeOf, MOST_USEFUL_LIKES } from '#src/domain/reviews/review.ts';
import { reviewReportReasons } from '#src/services/report/report/contract.ts';
import * as contract from '#src/services/reviews/reviews/contract.ts';
import { visitor } from '../support/visitor.ts';

const NOW = Date.UTC(2026, 10, 21, 5);
const SUITCASE = 'RMB-00012';
const LIST = `/product-review/public-reviews?productSku=${SUITCASE}`;

function open(options: Partial<MarketplaceOptions> = {}) {
  const shop = createMarketplace({ dataDir: ':memory:', faults: false, now: () => NOW, ...options });
  onTestFinished(() => shop.close());
  return shop;
}
type Visitor = ReturnType<typeof visitor>;
const reviewsOf = async (who: Visitor, query = '') =>
  z.parse(contract.reviewList, (await who.read(`${LIST}${query}`)).body);
const like = (who: Visitor, id: string, headers: Record<string, string> = {}) =>
  who.write(`/product-review/reviews/${id}/like`, undefined, headers);

describe('[API-57, REVIEW-13, REVIEW-14] liking', () => {
  test('a like of a member counts once and can be taken back, and leaves those of others', async () => {
    const shop = open();
    const [guest, budi, citra] = [visitor(shop), visitor(shop), visitor(shop)];
    await budi.logIn('budi');
    await citra.logIn('citra');
    const [first, second] = (await reviewsOf(guest)).data;
    const id = first?.id ?? '';
    const likes = first?.likes ?? 0;
    expect((await like(guest, id)).body.errors.user).toEqual(['LOGIN_REQUIRED']);
    expect((await like(budi, id)).body.data).toBe(true);
    expect((await like(citra, id)).body.data).toBe(true);
    expect((await reviewsOf(budi)).data[0]).toMatchObject({
      likes: likes + 2,
      additionalData: { liked: true },
    });
    expect((await reviewsOf(guest)).data[0]).toMatchObject({
      likes: likes + 2,
      additionalData: { liked: false },
    });
    expect((await like(budi, id)).body.data).toBe(false);
    expect((await reviewsOf(budi)).data[0]).toMatchObject({
      likes: likes + 1,
      additionalData: { liked: false },
    });
    expect((await reviewsOf(citra)).data[0]?.additionalData.liked).toBe(true);
    expect((await reviewsOf(citra)).data[1]).toEqual({ ...second });
    expect((await like(budi, 'UL-1')).status).toBe(404);
  });

  test('[REVIEW-19, API-56] link, like and report find a review on a database without any yet', async () => {
    const known = products.filter(
      ({ statistics }) => statistics.reviewCount > 0 && statistics.reviewCount < 400,
    );
    const [written, other] = [SUITCASE, known.at(-1)?.productSku ?? ''];
    for (const sku of [written, other]) {
      const list = `/product-review/public-reviews?productSku=${sku}`;
      const shop = open();
      const { id, text } = z.parse(contract.reviewList, (await visitor(shop).read(list)).body).data[0] ?? {
        id: '',
      };
      expect(await visitor(open()).read(`/product-review/public-reviews/${id}`)).toMatchObject({
        status: 200,
        body: { data: { id, text } },
      });
      const liking = visitor(open());
      await liking.logIn('budi');
      expect((await like(liking, id)).body.data).toBe(true);
      const reporting = visitor(open());
      await reporting.logIn('budi');
      const report = { reason: 'SPAM', description: '' };
      expect((await reporting.write(`/product-review/${id}/_report`, report)).status).toBe(200);
    }
    for (const id of ['UL-1', 'UL-zzzzzzzzz']) {
      expect((await visitor(open()).read(`/product-review/public-reviews/${id}`)).status).toBe(404);
    }
  });

  test('tried again for want of an answer it stays a like', async () => {
    const shop = open();
    const budi = visitor(shop);
    await budi.logIn('budi');
    const id = (await reviewsOf(budi)).data[0]?.id ?? '';
    for (const _ of [1, 2, 3]) {
      expect((await like(budi, id, { 'idempotency-key': 'same' })).body.data).toBe(true);
    }
    expect((await reviewsOf(budi)).data[0]?.additionalData.liked).toBe(true);
  });

  test('[LIMIT-14, USERSUM-02] many likes raise a review in the list, and count for its writer', async () => {
    const shop = open();
    const budi = visitor(shop);
    await budi.logIn('budi');
    const list: contract.Review[] = [];
    for (let page = 1; list.every(({ likes }) => likes >= MOST_USEFUL_LIKES); page += 1) {
      list.push(...(await reviewsOf(budi, `&page=${page}`)).data);
    }
    const close = list.find(({ likes }) => likes === MOST_USEFUL_LIKES - 1);
    const summary = async () =>
      z.parse(
        contract.reviewerSummary,
        (await budi.read(`/hall-of-fame/user/${close?.author.id}`)).body.data,
      );
    const before = await summary();
    const place = async () => {
      const pages = [1, 2, 3, 4, 5, 6, 7, 8].map(
        async (page) => (await reviewsOf(budi, `&page=${page}`)).data,
      );
      return (await Promise.all(pages)).flat().findIndex(({ id }) => id === close?.id);
    };
    const from = await place();
    await like(budi, close?.id ?? '');
    expect((await summary()).numOfMostUsefulReview).toBe(before.numOfMostUsefulReview + 1);
    expect(await place()).toBeLessThan(from);
    await like(budi, close?.id ?? '');
    expect(await summary()).toEqual(before);
  });

  test('[API-55, REVIEW-17] what many like rises among the pictures of buyers too', async () => {
    const shop = open();
    const fans = await Promise.all(
      ['ayu', 'budi', 'citra', 'eko'].map(async (name) => {
        const fan = visitor(shop);
        await fan.logIn(name);
        return fan;
      }),
    );
    const [ayu] = fans as [Visitor, ...Visitor[]];
    const pictured = async () => {
      const read = await ayu.read(`/product-review/public-reviews/images?productSku=${SUITCASE}`);
      return z.parse(contract.reviewImages, read.body).data.map(({ reviewId }) => reviewId);
    };
    const before = await pictured();
    const likesOf = async (id: string) =>
      z.parse(contract.review, (await ayu.read(`/product-review/public-reviews/${id}`)).body.data).likes;
    const ids = [...new Set(before)];
    const likes = await Promise.all(ids.map(likesOf));
    // One that fewer than these like less than the one before it.
    const close = ids.find((_, at) => at > 0 && (likes[at - 1] ?? 0) - (likes[at] ?? 0) < fans.length) ?? '';
    expect(close, String(likes)).not.toBe('');
    for (const fan of fans) await like(fan, close);
    const after = await pictured();
    expect(after.indexOf(close)).toBeLessThan(before.indexOf(close));
    for (const fan of fans) await like(fan, close);
    expect(await pictured()).toEqual(before);
  });
});

describe('[API-58, API-59] reporting', () => {
  const report = (who: Visitor, path: string, body: unknown = { reason: 'SPAM' }) =>
    who.write(`/product-review/${path}/_report`, body);

  test('a member’s report of a review is taken once, and of its reply once', async () => {
    const shop = open();
    const [guest, budi, citra] = [visitor(shop), visitor(shop), visitor(shop)];
    await budi.logIn('budi');
    await citra.logIn('citra');
    const { data } = await reviewsOf(budi);
    const replied = data.find(({ reply }) => reply !== null);
    const bare = data.find(({ reply }) => reply === null);
    expect((await report(guest, replied?.id ?? '')).status).toBe(401);
    for (const path of [replied?.id ?? '', `reply/${replied?.reply?.id ?? ''}`]) {
      expect((await report(budi, path)).body.data).toBe(true);
      expect((await report(budi, path)).body.errors.user).toEqual(['ALREADY_REPORTED']);
      expect((await report(citra, path)).body.data).toBe(true);
    }
    expect((await report(budi, `reply/${bare?.id ?? ''}`)).body.errors.user).toEqual(['REPLY_NOT_FOUND']);
    expect((await report(budi, 'UL-1')).body.errors.user).toEqual(['REVIEW_NOT_FOUND']);
  });

  test('[API-51] a reason is one of those that the content names, and a text has its bound', async () => {
    const shop = open();
    const budi = visitor(shop);
    await budi.logIn('budi');
    const id = (await reviewsOf(budi)).data[0]?.id ?? '';
    expect((await report(budi, id, { reason: 'BORING' })).body.errors.user).toEqual(['UNKNOWN_REASON']);
    for (const body of [
      {},
      { reason: '' },
      { reason: 'SPAM', description: 'a'.repeat(1001) },
      { reason: 1 },
    ]) {
      expect((await report(budi, id, body)).status).toBe(400);
    }
    for (const language of ['id', 'en']) {
      const { body } = await budi.read('/content/review-report-reasons', { 'accept-language': language });
      expect(z.parse(reviewReportReasons, body.data).map(({ id: reason }) => reason)).toContain('SPAM');
    }
    expect((await report(budi, id, { reason: 'OTHER', description: 'a'.repeat(1000) })).body.data).toBe(true);
  });
});

describe('[API-60, API-61] who writes', () => {
  test('has as many reviews as can be read, the newest first, and as many most useful ones as are', async () => {
    const shop = open();
    const guest = visitor(shop);
    const { author } = (await reviewsOf(guest)).data.find(({ author: one }) => one.name === 'Ayu P.') ??
      (await reviewsOf(guest, '&page=2')).data[0] ?? { author: { id: '' } };
    const { body } = await guest.read(`/hall-of-fame/user/${author.id}`);
    const summary = z.parse(contract.reviewerSummary, body.data);
    expect(summary.isOwn).toBe(false);
    const list: contract.Review[] = [];
    for (let page = 1; page === 1 || list.length < summary.numOfReview; page += 1) {
      const next = z.parse(
        contract.reviewerReviews,
        (await guest.read(`/hall-of-fame/user/reviews/${author.id}?page=${page}`)).body,
      );
      expect(next.paging.totalItem).toBe(summary.numOfReview);
      expect(next.data.length).toBeGreaterThan(0);
      list.push(...next.data);
    }
    expect(list).toHaveLength(summary.numOfReview);
    expect(list.filter(({ likes }) => likes >= MOST_USEFUL_LIKES)).toHaveLength(
      summary.numOfMostUsefulReview,
    );
    expect(list.every(({ product }) => product?.url.includes('/p/'))).toBe(true);
    const times = list.map(({ createdDate }) => Date.parse(createdDate));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });

  test('[LINK-14] tells a member which summary is theirs, and answers 404 for an unknown one', async () => {
    const shop = open();
    const [ayu, budi] = [visitor(shop), visitor(shop)];
    await ayu.logIn('ayu');
    await budi.logIn('budi');
    await reviewsOf(ayu);
    const own = async (who: Visitor) => (await who.read('/hall-of-fame/user/p-ayu-p')).body.data.isOwn;
    expect([await own(ayu), await own(budi)]).toEqual([true, false]);
    for (const id of ['p-nobody', 'x', 'p-ayu-p%27']) {
      expect((await ayu.read(`/hall-of-fame/user/${id}`)).status).toBe(404);
      expect((await ayu.read(`/hall-of-fame/user/reviews/${id}`)).status).toBe(404);
    }
  });

  test('[USERSUM-02] badges begin at ten and at fifty most useful reviews', () => {
    expect([null, 0, 9, 10, 49, 50, 400].map(badgeOf)).toEqual([
      null,
      null,
      null,
      'Influencer',
      'Influencer',
      'Superhero',
      'Superhero',
    ]);
  });
});

test('likes and reports outlive a restart and a catalogue that says other things of the product', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'etalase-reviews-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const only = (reviewCount: number) =>
    products
      .filter(({ productSku }) => productSku === SUITCASE)
      .map((product) => ({ ...product, statistics: { rating: 4.6, reviewCount, sold: 0 } }));
  const read = async (
    reviewCount: number,
    act: (who: Visitor, list: contract.ReviewList) => Promise<void>,
  ) => {
    const shop = createMarketplace({ dataDir, faults: false, now: () => NOW, products: only(reviewCount) });
    try {
      const budi = visitor(shop);
      await budi.logIn('budi');
      const list = await reviewsOf(budi);
      expect(list.summary.count).toBe(reviewCount);
      await act(budi, list);
    } finally {
      shop.close();
    }
  };
  let id = '';
  let likes = 0;
  await read(400, async (budi, { data }) => {
    id = data[0]?.id ?? '';
    likes = data[0]?.likes ?? 0;
    await like(budi, id);
    await budi.write(`/product-review/${id}/_report`, { reason: 'SPAM' });
  });
  await read(400, async (budi, { data }) => {
    expect(data[0]).toMatchObject({ id, likes: likes + 1, additionalData: { liked: true } });
    expect((await budi.write(`/product-review/${id}/_report`, { reason: 'SPAM' })).status).toBe(409);
  });
  await read(300, async (_, { data, summary }) => {
    expect(summary.rating.average).toBeCloseTo(4.6, 1);
    expect(data.filter(({ additionalData }) => additionalData.liked)).toHaveLength(1);
  });
});
