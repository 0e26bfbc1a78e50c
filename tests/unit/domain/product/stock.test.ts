import { expect, test } from 'vitest';
import {
  isPurchasableByDelivery,
  isPurchasableByPickup,
  isStockGuaranteed,
  isStoreClosed,
  saleStatusOf,
  shownRemaining,
  stockStatusOf,
} from '#src/domain/product/stock.ts';
import { PRODUCT_TAGS } from '#src/domain/product/tags.ts';

const base = PRODUCT_TAGS.filter(
  (tag) => !['OOS', 'COMING_SOON', 'LIMITED', 'LIMITED_ALL_LOCATION', 'ONLY_AVAILABLE_CNC'].includes(tag),
);

test('[STOCK-01] OOS wins over everything', () =>
  expect(stockStatusOf([...PRODUCT_TAGS])).toBe('OUT_OF_STOCK'));

test('[STOCK-02] COMING_SOON comes second', () => {
  expect(stockStatusOf(['LIMITED', 'ONLY_AVAILABLE_CNC', 'COMING_SOON'])).toBe('COMING_SOON');
});

test('[STOCK-03] LIMITED, of one or of all locations, comes third', () => {
  expect(stockStatusOf(['ONLY_AVAILABLE_CNC', 'LIMITED'])).toBe('LIMITED');
  expect(stockStatusOf(['ONLY_AVAILABLE_CNC', 'LIMITED_ALL_LOCATION'])).toBe('LIMITED');
});

test('[STOCK-04] then only click and collect', () =>
  expect(stockStatusOf(['ONLY_AVAILABLE_CNC', ...base])).toBe('ONLY_AVAILABLE_CNC'));

test('[STOCK-05] else available, even without its tag', () => {
  expect(stockStatusOf([])).toBe('AVAILABLE');
  expect(stockStatusOf([...base])).toBe('AVAILABLE');
});

test('[STOCK-06] buying by delivery needs stock, a started sale and an open store', () => {
  const open = null;
  expect(isPurchasableByDelivery('AVAILABLE', open)).toBe(true);
  expect(isPurchasableByDelivery('LIMITED', open)).toBe(true);
  expect(isPurchasableByDelivery('OUT_OF_STOCK', open)).toBe(false);
  expect(isPurchasableByDelivery('COMING_SOON', open)).toBe(false);
  expect(isPurchasableByDelivery('AVAILABLE', { delayShipping: false })).toBe(false);
});

test('[STOCK-07] a closed store does not keep one from picking up', () => {
  expect(isPurchasableByPickup('AVAILABLE')).toBe(true);
  expect(isPurchasableByPickup('ONLY_AVAILABLE_CNC')).toBe(true);
  expect(isPurchasableByPickup('OUT_OF_STOCK')).toBe(false);
  expect(isPurchasableByPickup('COMING_SOON')).toBe(false);
});

test('[STOCK-08, STOCK-10] a store that ships later is open', () => {
  expect(isStoreClosed(null)).toBe(false);
  expect(isStoreClosed({ delayShipping: true })).toBe(false);
  expect(isStoreClosed({ delayShipping: false })).toBe(true);
  expect(isPurchasableByDelivery('AVAILABLE', { delayShipping: true })).toBe(true);
});

test('[STOCK-14, LIMIT-02] the count is told from 5 down', () => {
  expect([6, 5, 1, 0, null].map(shownRemaining)).toEqual([null, 5, 1, null, null]);
});

test('[TAG-24] stock is guaranteed by the tag, and not where there is none or not yet', () => {
  expect(isStockGuaranteed(['GUARANTEED_STOCK'])).toBe(true);
  expect(isStockGuaranteed(['GUARANTEED_STOCK', 'LIMITED'])).toBe(true);
  expect(isStockGuaranteed(['AVAILABLE'])).toBe(false);
  expect(isStockGuaranteed(['GUARANTEED_STOCK', 'OOS'])).toBe(false);
  expect(isStockGuaranteed(['GUARANTEED_STOCK', 'COMING_SOON'])).toBe(false);
});

test('[SEO-10, TAG-29] what only stores sell is told as that, unless it is gone or still to come', () => {
  expect(saleStatusOf(['OFFLINE_ONLY', 'OFFLINE'])).toBe('OFFLINE_ONLY');
  expect(saleStatusOf(['OFFLINE_ONLY', 'LIMITED', 'ONLY_AVAILABLE_CNC'])).toBe('OFFLINE_ONLY');
  expect(saleStatusOf(['OFFLINE_ONLY', 'OOS'])).toBe('OUT_OF_STOCK');
  expect(saleStatusOf(['OFFLINE_ONLY', 'COMING_SOON'])).toBe('COMING_SOON');
  expect(saleStatusOf(['OFFLINE', 'ONLINE', 'LIMITED'])).toBe('LIMITED');
});
