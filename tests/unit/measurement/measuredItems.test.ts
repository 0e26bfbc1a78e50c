import { describe, expect, test } from 'vitest';
import type { Page } from '../../../src/app/createPage.ts';
import { itemsOf } from '../../../src/app/measure/measuredItems.ts';
import type { AnalyticsEvent } from '#src/services/measurement/analytics/contract.ts';

const card = (itemSku: string, offered: number) => ({
  itemSku,
  name: `Barang ${itemSku}`,
  price: { offered },
});
const part = (context: object) => ({ getSnapshot: () => ({ context }) });
const brand = (...products: object[]) => ({ brand: null, products });
const item = (itemSku: string, price: number | null, quantity = 1) => ({
  itemSku,
  name: `Barang ${itemSku}`,
  price,
  quantity,
});

/** A page that shows `P` and has a list of each kind. */
const page = (children: object = {}) =>
  ({
    getSnapshot: () => ({
      children: {
        product: part({ summary: card('P', 90_000) }),
        recommendation: part({ products: [card('A', 1_000)] }),
        complements: part({ products: [card('B', 2_000), card('B2', 0.5)] }),
        brandRecommendation: part({ brands: [brand(card('C', 3_000)), brand(card('C2', 3_500))] }),
        brandAds: part({ brands: [brand(card('D', 4_000))] }),
        recentProducts: part({ products: [card('E', 5_000)] }),
        endlessRecommendation: part({
          products: Array.from({ length: 25 }, (_, index) => card(`F${index}`, index)),
        }),
        addToCart: part({ recommendations: [card('G', 7_000)] }),
        ...children,
      },
    }),
  }) as unknown as Page;
const seen = (list: string, children?: object) =>
  itemsOf({ name: 'recommendation_view', data: { itemSku: 'P', list } } as AnalyticsEvent, page(children));

describe('[RECO-14] the products of an event', () => {
  test.each([
    ['recommendation', [item('A', 1_000)]],
    ['complements', [item('B', 2_000), item('B2', null)]],
    ['brand', [item('C', 3_000), item('C2', 3_500)]],
    ['ads', [item('D', 4_000)]],
    ['recent', [item('E', 5_000)]],
    ['added', [item('G', 7_000)]],
  ])('of the list “%s” are those that it shows', (list, items) => {
    expect(seen(list)).toEqual(items);
  });

  test('of a long list are as many as an event holds', () => {
    expect(seen('endless').map(({ itemSku }) => itemSku)).toEqual(
      Array.from({ length: 20 }, (_, index) => `F${index}`),
    );
  });

  test('of a list whose part is gone are none', () => {
    expect(seen('ads', { brandAds: undefined })).toEqual([]);
    expect(seen('added', { addToCart: part({ recommendations: null }) })).toEqual([]);
  });

  test('a recommended product has the name and price of its card, of whichever list', () => {
    const click = (itemSku: string, list: string) =>
      itemsOf(
        { name: 'recommendation_click', data: { itemSku, traceId: null, list } } as AnalyticsEvent,
        page(),
      );
    expect(click('C2', 'brand')).toEqual([item('C2', 3_500)]);
    // Another list may show it at a price that has changed since.
    expect(click('A', 'ads')).toEqual([{ itemSku: 'A', name: null, price: null, quantity: 1 }]);
    const add = { name: 'add_to_cart', data: { itemSku: 'G', quantity: 2 } } as AnalyticsEvent;
    expect(itemsOf(add, page())).toEqual([item('G', 7_000, 2)]);
  });

  test('the shown product is as the page shows it, and what is about none has none', () => {
    const view = { name: 'product_view', data: { itemSku: 'P' } } as AnalyticsEvent;
    expect(itemsOf(view, page())).toEqual([item('P', 90_000)]);
    expect(itemsOf({ name: 'voucher_claim', data: { code: 'X' } }, page())).toEqual([]);
  });
});
