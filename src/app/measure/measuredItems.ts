import type { LaterParts, PageParts } from '#src/machines/page/pageParts.ts';
import {
  RECOMMENDATION_LISTS,
  type AnalyticsEvent,
  type MeasuredItem,
  type RecommendationList,
} from '#src/services/measurement/analytics/contract.ts';
import type { Page } from '../createPage.ts';
import { summaryOf } from '../documentFacts.ts';

const MAX_NAME = 200;
/** The most items of one event. */
const MAX_ITEMS = 20;

/** The items of an event, as the page shows them now; empty for an event without items. */
export function itemsOf({ name, data }: AnalyticsEvent, page: Page): MeasuredItem[] {
  const snapshot = page.getSnapshot();
  if (name === 'recommendation_view') {
    return cardsOf(snapshot, data.list)
      .slice(0, MAX_ITEMS)
      .map((card) => itemOf(card.itemSku, card));
  }
  const itemSku = 'itemSku' in data ? data.itemSku : null;
  if (itemSku === null) return [];
  const summary = summaryOf(snapshot);
  const quantity = 'quantity' in data ? data.quantity : 1;
  if (summary?.itemSku === itemSku) return [itemOf(itemSku, summary, quantity)];
  const lists = 'list' in data ? [data.list] : RECOMMENDATION_LISTS;
  const card = lists
    .flatMap((list) => cardsOf(snapshot, list))
    .find((product) => product.itemSku === itemSku);
  return [itemOf(itemSku, card, quantity)];
}

/** The shown name of an item, and the price of one piece in rupiah. */
interface Shown {
  name: string;
  price: { offered: number };
}

const itemOf = (itemSku: string, shown: Shown | undefined, quantity = 1): MeasuredItem => ({
  itemSku,
  name: shown?.name.slice(0, MAX_NAME) ?? null,
  price: shown === undefined ? null : priceOf(shown.price.offered),
  quantity,
});

/** The products of a list as shown; none while its part is not running. */
function cardsOf(
  { children }: ReturnType<Page['getSnapshot']>,
  list: RecommendationList,
): readonly (Shown & { itemSku: string })[] {
  const parts = children as Partial<LaterParts> & Pick<Partial<PageParts>, 'addToCart'>;
  switch (list) {
    case 'recommendation':
    case 'complements':
      return parts[list]?.getSnapshot().context.products ?? [];
    case 'recent':
      return parts.recentProducts?.getSnapshot().context.products ?? [];
    case 'endless':
      return parts.endlessRecommendation?.getSnapshot().context.products ?? [];
    case 'brand':
      return goodsOf(parts.brandRecommendation);
    case 'ads':
      return goodsOf(parts.brandAds);
    case 'added':
      return parts.addToCart?.getSnapshot().context.recommendations ?? [];
  }
}

const goodsOf = (part: LaterParts['brandAds' | 'brandRecommendation'] | undefined) =>
  part?.getSnapshot().context.brands.flatMap(({ products }) => products) ?? [];

const priceOf = (price: number): number | null => (Number.isInteger(price) && price >= 0 ? price : null);
