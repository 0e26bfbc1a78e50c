import { manyReviewsProduct } from '#marketplace/product/catalogue/longTail.ts';
import { REVIEW_SORTS } from '#src/domain/reviews/reviewSorts.ts';
import { atMost, median, note, type Figure } from './figures.ts';
import { startServer } from './server.ts';

const LIST_TARGET_MS = 5;
/** Requests of each list, one after the other; their median counts. */
const ASKED = 9;
const { productSku, items } = manyReviewsProduct();
const option = JSON.stringify({ Warna: items[0]?.values[0] });

/** Filters of reviews, by name. */
const NARROWED: Record<string, Record<string, string>> = {
  all: {},
  'by stars': { rating: '3' },
  'with pictures': { withImages: 'true' },
  'on a topic': { topic: 'delivery' },
  'of an option': { variants: encodeURIComponent(option) },
  'by stars, on a topic': { rating: '1', topic: 'value' },
  'by stars, of an option': { rating: '2', variants: encodeURIComponent(option) },
  'with pictures, on a topic, of an option': {
    withImages: 'true',
    topic: 'delivery',
    variants: encodeURIComponent(option),
  },
  'by words': { search: 'kurirnya sopan' },
};

interface Page {
  paging: { totalPage: number };
}

/** Lists of the product with 100,000 reviews: every order of each selection, at its beginning, middle and end. */
export async function measureReviews(root: string): Promise<Figure[]> {
  const server = await startServer(root, { isPinned: true });
  try {
    const ask = async (query: Record<string, string>): Promise<{ ms: number; body: Page }> => {
      const started = performance.now();
      const answer = await fetch(
        `${server.url}/backend/product-review/public-reviews?${new URLSearchParams({ productSku, ...query }).toString()}`,
      );
      const body = (await answer.json()) as Page;
      if (!answer.ok) throw new Error(`The list answered ${answer.status}`);
      return { ms: performance.now() - started, body };
    };
    const { ms: made } = await ask({});
    let slowest = { ms: 0, what: '' };
    let count = 0;
    for (const [what, query] of Object.entries(NARROWED)) {
      for (const sortBy of REVIEW_SORTS) {
        const { totalPage } = (await ask({ ...query, sortBy })).body.paging;
        for (const page of new Set([1, Math.ceil(totalPage / 2), totalPage])) {
          const times: number[] = [];
          for (let turn = 0; turn < ASKED; turn += 1) {
            times.push((await ask({ ...query, sortBy, page: String(page) })).ms);
          }
          const ms = median(times);
          count += 1;
          if (ms > slowest.ms) slowest = { ms, what: `${what}, ${sortBy}, page ${page}` };
        }
      }
    }
    return [
      atMost(
        '100,000 reviews: the slowest list',
        slowest.ms,
        'ms',
        LIST_TARGET_MS,
        `${slowest.what}; of ${count}`,
      ),
      note('100,000 reviews: written when they are first asked for', made / 1_000, 's'),
    ];
  } finally {
    await server.stop();
  }
}
