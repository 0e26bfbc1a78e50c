import { onTestFinished } from 'vitest';
import { createMarketplace, type MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { visitor } from './visitor.ts';

/** Noon of a Saturday in Jakarta. */
export const NOON = Date.UTC(2026, 10, 21, 5);

/** A shop in memory that ends with its test; it sells one product unless the test says otherwise. */
export function openShop(options: Partial<MarketplaceOptions> = {}) {
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    now: () => NOON,
    products: [product()],
    merchants: [SELLER],
    combos: [],
    freeGifts: [],
    ...options,
  });
  onTestFinished(() => shop.close());
  return shop;
}
/** One visitor for each name; those that are no member's stay guests. */
export function crowd(shop: ReturnType<typeof openShop>) {
  const known = new Map<string, Promise<ReturnType<typeof visitor>>>();
  const enter = async (name: string) => {
    const one = visitor(shop);
    if (!name.startsWith('guest')) await one.logIn(name);
    return one;
  };
  return (name: string) => {
    const one = known.get(name) ?? enter(name);
    known.set(name, one);
    return one;
  };
}
type Answer = Promise<{ status: number; body: any }>;
/** The code of a refusal, null where it was taken. */
export const codeOf = async (answer: Answer): Promise<string | null> =>
  (await answer).body.errors?.user?.[0] ?? null;
/** The line that a page adds to a retail bag. */
export const line = (facts: object = {}) => ({
  itemSku: ITEM,
  pickupPointCode: 'PP-TOK-1',
  quantity: 1,
  fulfillment: 'DELIVERY',
  cartType: 'REGULAR',
  actionType: 'REGULAR',
  ...facts,
});
/** The line that it adds to a bag of groceries, or buys at once. */
export const bare = (facts: object = {}) => {
  const { cartType: _, actionType: __, ...rest } = line(facts);
  return rest;
};
/** So many products, numbered from here on. */
export const series = (from: number, count: number, facts: Parameters<typeof product>[0] = {}) =>
  Array.from({ length: count }, (_, at) => product({ productSku: `UJI-${from + at}`, ...facts }));
