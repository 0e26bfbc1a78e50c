import type { LaterParts } from '#src/machines/page/pageParts.ts';
import type { AnalyticsEvent, MeasuredItem } from '#src/services/analytics/contract.ts';
import type { Page } from '../createPage.ts';
import { summaryOf } from '../documentFacts.ts';

const MAX_NAME = 200;

/** What an event was about, as the page shows it at this moment; nothing where it was about no item. */
export function itemsOf({ data }: AnalyticsEvent, page: Page): MeasuredItem[] {
  const itemSku = 'itemSku' in data ? data.itemSku : null;
  if (itemSku === null) return [];
  const snapshot = page.getSnapshot();
  const summary = summaryOf(snapshot);
  const quantity = 'quantity' in data ? data.quantity : 1;
  if (summary?.itemSku === itemSku) {
    return [
      { itemSku, name: summary.name.slice(0, MAX_NAME), price: priceOf(summary.price.offered), quantity },
    ];
  }
  const recommendation = snapshot.children['recommendation'] as LaterParts['recommendation'] | undefined;
  const card = recommendation?.getSnapshot().context.products.find((product) => product.itemSku === itemSku);
  return [
    {
      itemSku,
      name: card?.name.slice(0, MAX_NAME) ?? null,
      price: card === undefined ? null : priceOf(card.price.offered),
      quantity,
    },
  ];
}

const priceOf = (price: number): number | null => (Number.isInteger(price) && price >= 0 ? price : null);
