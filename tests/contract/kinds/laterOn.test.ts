import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { createMarketplace, type MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { bagSummary, grocerySummary } from '#src/services/bag/bag/contract.ts';
import { productSummary } from '#src/services/product/product/contract.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { visitor } from '../support/visitor.ts';

const NOON = Date.UTC(2026, 10, 21, 5);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A shop on a clock of the test: what is true at first may not be so later, or of another product. */
function open(options: Partial<MarketplaceOptions> = {}) {
  const clock = { now: NOON };
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    now: () => clock.now,
    products: [product()],
    merchants: [SELLER],
    combos: [],
    freeGifts: [],
    ...options,
  });
  onTestFinished(() => shop.close());
  return { clock, guest: () => visitor(shop) };
}
type Visitor = ReturnType<typeof visitor>;
const purchase = (facts: object = {}) => ({
  itemSku: ITEM,
  pickupPointCode: 'PP-TOK-1',
  quantity: 1,
  fulfillment: 'DELIVERY',
  ...facts,
});
const line = (facts: object = {}) => ({
  ...purchase(),
  cartType: 'REGULAR',
  actionType: 'REGULAR',
  ...facts,
});
const retail = async (one: Visitor) => z.parse(bagSummary, (await one.read('/retail/carts')).body.data);
const grocery = async (one: Visitor) =>
  z.parse(grocerySummary, (await one.read('/grocery/checkout/_summary')).body.data);
const summaryOf = async (one: Visitor, itemSku = ITEM) =>
  z.parse(productSummary, (await one.read(`/product-detail/products/${itemSku}/_summary`)).body.data);

test('a write is repeated by its key for a day, and is another one after that', async () => {
  const { clock, guest } = open();
  const one = guest();
  const key = { 'idempotency-key': 'same' };
  const pieces = async () => (await retail(one)).totalItems;
  await one.write('/retail/carts', line(), key);
  await one.write('/retail/carts', line(), key);
  clock.now += 24 * HOUR_MS - 1;
  await one.write('/retail/carts', line(), key);
  expect(await pieces()).toBe(1);
  clock.now += 1;
  expect((await one.write('/retail/carts', line({ quantity: 2 }), key)).status).toBe(200);
  expect(await pieces()).toBe(3);
});

test('[CART-33] tells what one bag did not keep until that bag is read, not the other one', async () => {
  const GROCERY = 'UJI-00002-01';
  const { guest } = open({
    products: [
      product({ item: { stock: 1 } }),
      product({ productSku: 'UJI-00002', vendor: 'grocery', item: { stock: 1 } }),
    ],
  });
  const ayu = guest();
  await ayu.logIn('ayu');
  const before = guest();
  for (const one of [ayu, before]) {
    await one.write('/retail/carts', line());
    await one.write('/grocery/checkout/_add', purchase({ itemSku: GROCERY }));
  }
  await before.logIn('ayu');
  const told = async () => [(await retail(before)).notKept.length, (await grocery(before)).notKept.length];
  expect(await told()).toEqual([1, 1]);
  await before.call('/cart/notices', { method: 'POST' });
  expect(await told()).toEqual([0, 1]);
  await before.call('/grocery/cart/notices', { method: 'POST' });
  expect(await told()).toEqual([0, 0]);
});

describe('a campaign', () => {
  const campaign = {
    id: 'kilat',
    name: 'Kilat',
    startsInMinutes: -60,
    endsInMinutes: 60,
    quota: 5,
    sold: 1,
    price: 60_000,
  };
  test('[PROMO-11] that comes back has its whole quota, whatever was bought the last time', async () => {
    const { clock, guest } = open({ products: [product({ campaign })] });
    const ayu = guest();
    await ayu.logIn('ayu');
    const soldOf = async () => (await summaryOf(ayu)).campaignInfo?.sold;
    const buy = () =>
      ayu.write('/retail/checkouts/_quick', purchase({ quantity: 3, actionType: 'CAMPAIGN' }));
    expect((await buy()).status).toBe(200);
    expect(await soldOf()).toBe(4);
    clock.now = NOON + (60 + 15) * MINUTE_MS;
    expect(await soldOf()).toBe(1);
    expect((await buy()).status).toBe(200);
    expect(await soldOf()).toBe(4);
  });

  test('[PROMO-08] is announced to who asked about its own product, not about another', async () => {
    const coming = { ...campaign, startsInMinutes: 5, endsInMinutes: 9 };
    const { guest } = open({
      products: ['UJI-00001', 'UJI-00002'].map((productSku) =>
        product({ productSku, tags: ['COMING_SOON'], campaign: { ...coming, id: `k-${productSku}` } }),
      ),
    });
    const ayu = guest();
    await ayu.logIn('ayu');
    await ayu.write(`/product-detail/products/${ITEM}/campaign/k-UJI-00001/_subscribe`, undefined);
    expect((await summaryOf(ayu)).tags).toContain('NOTIFIED');
    expect((await summaryOf(ayu, 'UJI-00002-01')).tags).not.toContain('NOTIFIED');
  });
});

test('[API-27] answers the cards of several products in the order asked, without unknown ones', async () => {
  const { guest } = open({
    products: ['UJI-00001', 'UJI-00002', 'UJI-00003'].map((productSku) => product({ productSku })),
  });
  const { body } = await guest().read(
    '/product/products/_basic?sku=UJI-00003-01&sku=UJI-09999-01&sku=UJI-00001-01',
  );
  expect(body.data.map(({ itemSku }: { itemSku: string }) => itemSku)).toEqual([
    'UJI-00003-01',
    'UJI-00001-01',
  ]);
});
