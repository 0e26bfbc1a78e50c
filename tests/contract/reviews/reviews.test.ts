import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { products as catalogue } from '#marketplace/product/catalogue/products.ts';
import { productReviews } from '#marketplace/reviews/catalogue/productReviews.ts';
import { writtenReviews } from '#marketplace/reviews/catalogue/written.ts';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { localised } from '#marketplace/product/rules/catalogue.ts';
import { pictureOf, PICTURES_DIR } from '#marketplace/core/rules/pictures.ts';
import { formatRating } from '#src/domain/shell/format.ts';
import { EVERY_REVIEW as ANY, type ReviewCriteria } from '#src/domain/reviews/review.ts';
import { REVIEW_SORTS } from '#src/domain/reviews/reviewSorts.ts';
import { createBackend } from '#src/services/http/backend.ts';
import { createReviewsService } from '#src/services/reviews/reviews/reviewsService.ts';
import { withRichText } from '#server/richText/richTextAnswers.ts';
import { visitor } from '../support/visitor.ts';

const SUITCASE = 'RMB-00012';
const SET = 'RMB-00015';
const NOW = Date.UTC(2026, 10, 21, 5);

let marketplace: ReturnType<typeof createMarketplace>;
/** The page's own client, of a guest. */
let reviews: ReturnType<typeof createReviewsService>;
beforeAll(() => {
  marketplace = createMarketplace({ dataDir: ':memory:', faults: false, now: () => NOW });
  reviews = createReviewsService(
    createBackend({
      fetch: async (input, init) => {
        const request = new Request(input, init);
        return withRichText(new URL(request.url).pathname, await marketplace.fetch(request));
      },
      origin: 'http://shop.test',
      language: 'id',
      timeoutMs: 10_000,
    }),
  );
});
afterAll(() => marketplace.close());

/** Every review of a selection, page after page. */
async function all(productSku: string, criteria: ReviewCriteria) {
  const first = await reviews.list(productSku, criteria, 1);
  const pages = [first];
  for (let page = 2; page <= first.paging.totalPage; page += 1) {
    pages.push(await reviews.list(productSku, criteria, page));
  }
  return { first, list: pages.flatMap(({ data }) => data) };
}

test('400 or more are written by hand, for existing products and options, by different writers', () => {
  const all = Object.values(writtenReviews).flat();
  expect(all.length).toBeGreaterThanOrEqual(400);
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  for (const [sku, written] of Object.entries(writtenReviews)) {
    const product = catalogue.find(({ productSku }) => productSku === sku);
    expect(product?.items.length ?? 0, sku).toBeGreaterThan(0);
    expect(new Set(written.map(({ by }) => by)).size, sku).toBe(written.length);
    for (const { option = 1, stars, text, pictures = [] } of written) {
      expect(product?.items[option - 1], `${sku}, option ${option}`).toBeDefined();
      expect([stars, text.trim()].join(' ')).toBe(`${stars} ${text}`);
      expect(pictures.filter((name) => pictureOf(name, '') === null)).toEqual([]);
    }
  }
});

test('buyers’ pictures are not those of the shop where their kind has any, and none stands twice', () => {
  const names = Object.keys(
    JSON.parse(readFileSync(`${PICTURES_DIR}pictures.json`, 'utf8')) as Record<string, unknown>,
  );
  const theirs = names.filter((name) => name.includes('-home-')).toSorted();
  expect(theirs.length).toBeGreaterThanOrEqual(20);
  const kindOf = (name: string) => name.split('-')[0];
  const kinds = new Set(theirs.map(kindOf));
  expect(kinds.size).toBeGreaterThanOrEqual(12);

  const sold = new Set(catalogue.flatMap(({ items }) => items.flatMap(({ pictures }) => pictures)));
  expect(theirs.filter((name) => sold.has(name))).toEqual([]);
  const shown = Object.values(writtenReviews)
    .flat()
    .flatMap(({ pictures = [] }) => pictures);
  expect(shown.filter((name) => sold.has(name) && kinds.has(kindOf(name)))).toEqual([]);
  expect(shown.filter((name) => theirs.includes(name)).toSorted()).toEqual(theirs);
});

test('no writer fills a list: each of the top 40 wrote once, and few wrote twice for a product', async () => {
  const top = await Promise.all([1, 2, 3, 4].map((page) => reviews.list(SUITCASE, ANY, page)));
  const names = top.flatMap(({ data }) => data.map(({ author }) => author.name));
  expect(new Set(names).size).toBe(40);
  for (const product of catalogue) {
    if (product.answers !== undefined) continue;
    const writers = Map.groupBy(productReviews(product), ({ reviewer }) => reviewer.id);
    const busiest = Math.max(0, ...[...writers.values()].map((own) => own.length));
    expect([product.productSku, busiest <= 3]).toEqual([product.productSku, true]);
  }
});

test('[REVIEW-17] the more reviews, the more pictures, each of the option that it shows', () => {
  const shown = new Map(
    catalogue
      .filter(({ productSku }) => writtenReviews[productSku] !== undefined)
      .map((product) => {
        const pictures = [...productReviews(product)].flatMap((one) =>
          one.pictures.map((name) => ({ name, itemSku: one.itemSku })),
        );
        return [product.productSku, pictures] as const;
      }),
  );
  // Three pages of the gallery.
  expect(shown.get(SUITCASE)).toHaveLength(40);
  for (const pictures of shown.values()) {
    for (const [name, ones] of Map.groupBy(pictures, (one) => one.name)) {
      expect([name, new Set(ones.map(({ itemSku }) => itemSku)).size]).toEqual([name, 1]);
      expect(ones.length, name).toBeLessThanOrEqual(4);
    }
  }
});

describe('[API-54, API-04, REVIEW-01, REVIEW-05] reviews of a product', () => {
  test('there are as many as its page says, with the average that its page says', async () => {
    for (const { productSku, statistics, answers } of catalogue) {
      if (answers !== undefined) continue;
      const { summary, paging } = await reviews.list(productSku, ANY, 1);
      expect([productSku, summary.count, paging.totalItem]).toEqual([
        productSku,
        statistics.reviewCount,
        statistics.reviewCount,
      ]);
      expect([productSku, formatRating(summary.rating.average, 'id')]).toEqual([
        productSku,
        formatRating(statistics.rating, 'id'),
      ]);
      expect(Object.values(summary.rating.counts).reduce((sum, one) => sum + one, 0)).toBe(summary.count);
    }
  });

  test('pages follow each other, without repeating or missing a review', async () => {
    const { first, list } = await all(SET, ANY);
    expect(list).toHaveLength(first.paging.totalItem);
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    expect(first.paging).toEqual({ page: 1, itemPerPage: 10, totalPage: 13, totalItem: 128 });
    expect((await reviews.list(SET, ANY, 14)).data).toEqual([]);
  });

  test('[LIMIT-09..13] every sort is an order of all of them', async () => {
    const lists = new Map<string, Awaited<ReturnType<typeof all>>['list']>();
    for (const sort of REVIEW_SORTS) lists.set(sort, (await all(SET, { ...ANY, sort })).list);
    const ids = (sort: string) => (lists.get(sort) ?? []).map(({ id }) => id);
    for (const sort of REVIEW_SORTS) expect(ids(sort).toSorted()).toEqual(ids('LATEST').toSorted());
    const by = (sort: string) => lists.get(sort) ?? [];
    const isFalling = (numbers: readonly number[]) =>
      numbers.every((one, position) => position === 0 || one <= (numbers[position - 1] ?? one));
    expect(isFalling(by('LATEST').map(({ createdDate }) => Date.parse(createdDate)))).toBe(true);
    expect(ids('OLDEST')).toEqual(ids('LATEST').toReversed());
    expect(isFalling(by('HIGHEST').map(({ rating }) => rating))).toBe(true);
    expect(isFalling(by('LOWEST').map(({ rating }) => -rating))).toBe(true);
    // Of as many stars the most helpful one comes first, whichever end is read.
    for (const sort of ['HIGHEST', 'LOWEST']) {
      for (const stars of [1, 5]) {
        expect(
          isFalling(
            by(sort)
              .filter(({ rating }) => rating === stars)
              .map(({ likes }) => likes),
          ),
        ).toBe(true);
      }
    }
    expect(isFalling(by('POPULAR').map(({ likes }) => likes))).toBe(true);
    expect(by('POPULAR')[0]).toMatchObject({ author: { name: 'Lina H.' }, likes: 26, likeCounter: 26 });
  });

  test('a review says who, when, which option, with which pictures and what the seller replied', async () => {
    const { data } = await reviews.list(SUITCASE, ANY, 1);
    const written = writtenReviews[SUITCASE] ?? [];
    expect(data[0]).toMatchObject({
      author: { name: 'Sekar A.' },
      rating: 5,
      variant: 'Pandan, Kabin 20″',
      attributes: [
        { name: 'Warna', value: 'Pandan' },
        { name: 'Ukuran', value: 'Kabin 20″' },
      ],
      createdDate: new Date(NOW - 2 * 86_400_000).toISOString(),
      text: written[0]?.text,
      additionalData: { liked: false },
      reply: null,
    });
    expect(data[0]?.images.map(({ full }) => full)).toEqual([
      expect.stringContaining('koper-pandan-home-wheels'),
      expect.stringContaining('koper-pandan-home-handle'),
      expect.stringContaining('koper-pandan-home-morning'),
    ]);
    expect(data.find(({ author }) => author.name === 'Rangga P.')).toMatchObject({
      variant: 'Pandan, Medium 24″',
      reply: { text: written[1]?.reply },
    });
    for (const one of data) expect(one.id).toBe(one.reviewId);
  });

  test('[REVIEW-03] a product without reviews offers no sorting', async () => {
    const none = await reviews.list('NDA-00203', ANY, 1);
    expect(none).toMatchObject({ data: [], summary: { count: 0, rating: { average: null } } });
    expect(none.summary.sorting.available).toBe(false);
    expect((await reviews.list(SUITCASE, ANY, 1)).summary.sorting.available).toBe(true);
  });
});

describe('[REVIEW-04] narrowing them down', () => {
  const cases: [
    string,
    Partial<ReviewCriteria>,
    (one: Awaited<ReturnType<typeof all>>['list'][number]) => boolean,
  ][] = [
    ['stars', { rating: 4 }, ({ rating }) => rating === 4],
    ['pictures', { withImages: true }, ({ images }) => images.length > 0],
    [
      '[REVIEW-10] the option',
      { variants: { Warna: 'Nila', Ukuran: 'Kabin 20″' } },
      ({ variant }) => variant === 'Nila, Kabin 20″',
    ],
    ['one attribute of it', { variants: { Warna: 'Nila' } }, ({ variant }) => variant.startsWith('Nila,')],
    [
      '[REVIEW-27] words, by how they begin',
      { search: 'roda' },
      ({ text }) => /(?<![\p{L}\p{N}])roda/iu.test(text),
    ],
    [
      '[REVIEW-27] several words',
      { search: 'RODA  halus' },
      ({ text }) => /\broda/i.test(text) && /\bhalus/i.test(text),
    ],
    [
      'all of it together',
      { rating: 5, withImages: true, search: 'kunci' },
      (one) => one.rating === 5 && one.images.length > 0 && /\bkunci/i.test(one.text),
    ],
  ];
  let everything: Awaited<ReturnType<typeof all>>['list'] = [];
  beforeAll(async () => {
    everything = (await all(SUITCASE, { ...ANY, sort: 'LATEST' })).list;
  });
  test.each(cases)('by %s leaves exactly those', async (_, narrowed, fits) => {
    const expected = everything.filter(fits).map(({ id }) => id);
    for (const sort of expected.length > 100 ? (['LOWEST'] as const) : REVIEW_SORTS) {
      const { list, first } = await all(SUITCASE, { ...ANY, ...narrowed, sort });
      expect(expected.length).toBeGreaterThan(0);
      expect(list.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
      expect(first.paging.totalItem).toBe(expected.length);
    }
  });

  test('[REVIEW-28, REVIEW-23, REVIEW-30] a topic or opinion leaves as many as the summary counts', async () => {
    const { summary, filters } = await reviews.list(SUITCASE, ANY, 1);
    expect(summary.topics.length).toBeGreaterThan(5);
    expect(summary.topics.filter(({ praise, complaints }) => praise > 0 && complaints > 0)).not.toEqual([]);
    for (const { id, praise, complaints } of summary.topics) {
      const { list } = await all(SUITCASE, { ...ANY, topic: id });
      expect([id, list.length]).toEqual([id, praise + complaints]);
      expect(filters.topics.find((topic) => topic.id === id)?.count).toBe(praise + complaints);
      const praising = (await all(SUITCASE, { ...ANY, topic: id, opinion: 'praise' })).list;
      const complaining = (await all(SUITCASE, { ...ANY, topic: id, opinion: 'complaint', sort: 'LATEST' }))
        .list;
      expect([id, praising.length, complaining.length]).toEqual([id, praise, complaints]);
      const either = [...praising, ...complaining].map((one) => one.id);
      expect(either.toSorted()).toEqual(list.map((one) => one.id).toSorted());
      expect(list.every(({ text }) => text !== '')).toBe(true);
    }
    expect(summary.reviewHighlights.map(({ praise }) => praise)).toEqual(
      summary.topics
        .map(({ praise }) => praise)
        .toSorted((one, other) => other - one)
        .slice(0, 3),
    );
  });

  test('[REVIEW-23] the list of a topic has what was written of it, with the option and the answer', async () => {
    const DAY_MS = 86_400_000;
    const suitcase = catalogue.filter(({ productSku }) => productSku === SUITCASE);
    const items = suitcase.flatMap((product) => product.items);
    const written = writtenReviews[SUITCASE] ?? [];
    const topics = (await reviews.list(SUITCASE, ANY, 1)).filters.topics;
    const told = new Set<string>();
    for (const { id } of topics) {
      const { list } = await all(SUITCASE, { ...ANY, topic: id });
      const ofIt = written.filter(({ about }) => about.split(' ').some((note) => note.slice(1) === id));
      for (const { text, daysAgo, option = 1, reply } of ofIt) {
        const shown = list.find((one) => one.text === text);
        expect(shown?.variant, text).toBe(
          items[option - 1]?.values.map((value) => localised(value, 'id')).join(', '),
        );
        expect(shown?.reply ?? null, text).toEqual(
          reply === undefined
            ? null
            : {
                id: shown?.id,
                text: reply,
                date: new Date(NOW - Math.max(0, daysAgo - 1) * DAY_MS).toISOString(),
              },
        );
        if (reply !== undefined) told.add(reply);
      }
    }
    const replies = written.flatMap(({ reply }) => reply ?? []);
    expect(replies).not.toEqual([]);
    expect([...told].toSorted()).toEqual(replies.toSorted());
    // An answer without words is none.
    const seeded = suitcase.flatMap((product) => [...productReviews(product)]);
    expect(seeded.filter(({ reply }) => reply !== null)).toHaveLength(replies.length);
  });

  test('[REVIEW-30] an opinion without a topic narrows nothing', async () => {
    const { paging } = await reviews.list(SUITCASE, ANY, 1);
    expect((await reviews.list(SUITCASE, { ...ANY, opinion: 'praise' }, 1)).paging).toEqual(paging);
  });

  test('[REVIEW-31] counts the fit of each size as its reviews tell, in the order of the sizes', async () => {
    const { list, first } = await all('SND-00601', { ...ANY, sort: 'LATEST' });
    const { fit } = first.summary;
    expect(fit?.attribute).toBe('Ukuran');
    const shown = await visitor(marketplace).read('/product-detail/products/SND-00601-01/_summary');
    expect(shown.body.data.fit).toEqual(fit);
    expect(fit?.sizes.map(({ value }) => value)).toEqual(['37', '38', '39', '40']);
    for (const { value, ...counts } of fit?.sizes ?? []) {
      const ofSize = list.filter(({ variant }) => variant === value);
      const told = (kind: string) => ofSize.filter((one) => one.fit === kind).length;
      expect([value, counts]).toEqual([
        value,
        { small: told('small'), expected: told('expected'), large: told('large') },
      ]);
      expect(told('small') + told('expected') + told('large')).toBeLessThan(ofSize.length);
    }
    expect(list.find(({ author, text }) => author.name === 'Agus R.' && text !== '')?.fit).toBe('small');
    const narrowed = await all('SND-00601', { ...ANY, variants: { Ukuran: '39' } });
    expect(narrowed.list.map(({ id }) => id).toSorted()).toEqual(
      list
        .filter(({ variant }) => variant === '39')
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  test('[REVIEW-32] who bought it here is known of most, and not of others', async () => {
    const { list } = await all(SUITCASE, { ...ANY, sort: 'LATEST' });
    const verified = list.filter(({ isVerified }) => isVerified);
    expect(verified.length).toBeGreaterThan(list.length / 2);
    expect(list.find(({ author, likes }) => author.name === 'Maria L.' && likes === 49)?.isVerified).toBe(
      false,
    );
    expect(list.find(({ author, likes }) => author.name === 'Sekar A.' && likes === 128)?.isVerified).toBe(
      true,
    );
  });

  test('[REVIEW-31] of what is not worn nothing is told', async () => {
    const { data, summary } = await reviews.list(SUITCASE, ANY, 1);
    expect([summary.fit, ...data.map(({ fit }) => fit)]).toEqual(
      Array.from({ length: data.length + 1 }, () => null),
    );
  });

  test('[REVIEW-27] unknown words find nothing, and signs of a query language are words', async () => {
    for (const search of ['gajah', '"', 'a" OR "b', '*', 'NEAR(roda, 2)', '(((', 'text:roda -']) {
      const { data, paging } = await reviews.list(SUITCASE, { ...ANY, search }, 1);
      if (search === 'gajah') expect([data, paging.totalItem]).toEqual([[], 0]);
    }
  });

  test('what is no query is refused', async () => {
    const guest = visitor(marketplace);
    for (const query of [
      '',
      'productSku=RMB-00012&page=0',
      'productSku=RMB-00012&page=1.5',
      'productSku=RMB-00012&itemPerPage=51',
      'productSku=RMB-00012&sortBy=BEST',
      'productSku=RMB-00012&rating=6',
      'productSku=RMB-00012&topic=magic',
      'productSku=RMB-00012&opinion=praise',
      'productSku=RMB-00012&topic=size&opinion=angry',
      'productSku=RMB-00012&withImages=1',
      'productSku=RMB-00012&variants=%25',
      'productSku=RMB-00012&variants=%5B1%5D',
      'productSku=RMB-00012&variants=%7B%22Warna%22%3A1%7D',
    ]) {
      const { status, body } = await guest.read(`/product-review/public-reviews?${query}`);
      expect([query, status, body.errors.user]).toEqual([query, 400, ['INVALID_QUERY']]);
    }
    expect((await guest.read('/product-review/public-reviews?productSku=NIX-1')).status).toBe(404);
  });

  test('[REVIEW-29] the most helpful good one stands beside the most helpful critical one', async () => {
    const { summary } = await reviews.list(SUITCASE, ANY, 1);
    expect(summary.compared.good).toMatchObject({ author: { name: 'Sekar A.' } });
    expect(summary.compared.critical).toMatchObject({ author: { name: 'Dewi K.' }, rating: 2 });
    expect((await reviews.list('NDA-00203', ANY, 1)).summary.compared).toEqual({
      good: null,
      critical: null,
    });
  });
});

test('[API-55, REVIEW-17, REVIEW-26, LIMIT-05, LIMIT-06] pictures of buyers come 15 at a time', async () => {
  const first = await reviews.images(SUITCASE, 1);
  const { summary } = await reviews.list(SUITCASE, ANY, 1);
  expect(first.data).toHaveLength(15);
  const shown = summary.images ?? 0;
  expect(first.paging).toEqual({ page: 1, total_item: shown });
  const images = [...first.data];
  for (let page = 2; images.length < first.paging.total_item; page += 1) {
    const next = await reviews.images(SUITCASE, page);
    expect(next.data.length).toBeGreaterThan(0);
    images.push(...next.data);
  }
  expect(new Set(images.map(({ id }) => id)).size).toBe(shown);
  expect(images).toHaveLength(shown);
  const { id } = (await reviews.list(SUITCASE, ANY, 1)).data[0] ?? { id: '' };
  expect(images[0]?.reviewId).toBe(id);
  // Those of one review stand together, in its order.
  const owners = [...new Set(images.map(({ reviewId }) => reviewId))];
  const ofReviews = await Promise.all(owners.map((owner) => reviews.one(owner)));
  expect(images.map((image) => image.id)).toEqual(
    ofReviews.flatMap((one) => one.images.map((image) => image.id)),
  );
});

test('[API-56, REVIEW-19] one review is found by its id; what is none is not', async () => {
  const { data } = await reviews.list(SUITCASE, ANY, 1);
  const one = await reviews.one(data[3]?.id ?? '');
  expect(one).toEqual({
    ...data[3],
    product: {
      name: expect.stringContaining('Koper Hardcase'),
      url: expect.stringMatching(/^\/p\/.+\/RMB-00012-\d\d$/),
    },
  });
  for (const id of ['UL-', 'UL-zzzzzzzzzzzz', 'UL-1', 'x', '..', 'UL-1%27']) {
    await expect(reviews.one(id)).rejects.toMatchObject({ failure: { status: 404 } });
  }
});
