import { describe, expect, test } from 'vitest';
import { standardEvent } from '#src/services/measurement/analytics/commerce.ts';
import type { AnalyticsEvent, MeasuredItem } from '#src/services/measurement/analytics/contract.ts';

const shirt: MeasuredItem = { itemSku: 'A-1', name: 'Kemeja', price: 100_000, quantity: 2 };
const unpriced: MeasuredItem = { itemSku: 'B-1', name: null, price: null, quantity: 1 };
const told = (name: string, data: object, items: readonly MeasuredItem[] = []) =>
  standardEvent({ name, data } as AnalyticsEvent, items);

describe('[ANALYTICS-05] an event in the words of the field', () => {
  test('is about items, and worth what they cost together', () => {
    const other = { itemSku: 'C-1', name: 'Topi', price: 50_000, quantity: 1 };
    expect(told('add_to_cart', { itemSku: 'A-1', quantity: 2 }, [shirt, other])).toEqual({
      name: 'add_to_cart',
      params: {
        currency: 'IDR',
        value: 250_000,
        items: [
          { item_id: 'A-1', item_name: 'Kemeja', price: 100_000, quantity: 2 },
          { item_id: 'C-1', item_name: 'Topi', price: 50_000, quantity: 1 },
        ],
      },
    });
  });

  test('is worth nothing that is known where one price is not, or where there is no item', () => {
    expect(told('buy_now', { itemSku: 'A-1' }, [shirt, unpriced]).params).toEqual({
      items: [
        { item_id: 'A-1', item_name: 'Kemeja', price: 100_000, quantity: 2 },
        { item_id: 'B-1', quantity: 1 },
      ],
    });
    expect(told('product_view', { itemSku: 'A-1' })).toEqual({ name: 'view_item', params: { items: [] } });
  });

  test('[RECO-14] names the list of a picked recommendation, and no list for other events', () => {
    const click = { itemSku: 'B-1', traceId: 'complement-9', list: 'complements' };
    expect(told('recommendation_click', click, [unpriced])).toEqual({
      name: 'select_item',
      params: {
        item_list_id: 'complements',
        trace_id: 'complement-9',
        items: [{ item_id: 'B-1', quantity: 1 }],
      },
    });
    expect(told('recommendation_click', { ...click, traceId: null, list: 'recent' }, []).params).toEqual({
      item_list_id: 'recent',
      items: [],
    });
    expect(told('recommendation_view', { itemSku: 'A-1', list: 'ads' }, [shirt])).toEqual({
      name: 'view_item_list',
      params: {
        item_list_id: 'ads',
        currency: 'IDR',
        value: 200_000,
        items: [{ item_id: 'A-1', item_name: 'Kemeja', price: 100_000, quantity: 2 }],
      },
    });
    expect(
      told('add_to_cart', { itemSku: 'B-1', quantity: 1, traceId: 'category-1' }, [unpriced]).params,
    ).toMatchObject({ trace_id: 'category-1' });
    expect(told('wishlist_add', { itemSku: 'B-1' }, [unpriced]).params).not.toHaveProperty('item_list_id');
  });

  test.each([
    ['voucher_claim', { code: 'RIMBA5' }, 'select_promotion', { promotion_id: 'RIMBA5' }],
    [
      'share',
      { channel: 'whatsapp', itemSku: 'A-1' },
      'share',
      { method: 'whatsapp', content_type: 'product', item_id: 'A-1' },
    ],
    [
      'experiment_exposure',
      { experiment: 'cashback-price', variant: 'true' },
      'experience_impression',
      { exp_variant_string: 'etalase-cashback-price-true' },
    ],
    ['ui_error', { message: 'boom' }, 'exception', { description: 'boom', fatal: false }],
    ['seller_follow', { merchantCode: 'RMB-1' }, 'seller_follow', { merchant_code: 'RMB-1' }],
  ])('%s has parameters of its own', (name, data, standard, params) => {
    expect(told(name, data, [shirt])).toEqual({ name: standard, params });
  });
});
