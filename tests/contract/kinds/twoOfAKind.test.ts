import { describe, expect, onTestFinished, test } from 'vitest';
import { COLOUR, month } from '#marketplace/product/catalogue/makeProduct.ts';
import { createMarketplace, type MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { subscriptionTaken } from '#src/services/subscription/subscription/contract.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { visitor } from '../support/visitor.ts';

// One item from two places, two options of a product, two products with one service: each is told apart from the other.

const NOON = Date.UTC(2026, 10, 21, 5);
const HERE = 'PP-TOK-1';
const THERE = 'PP-TOK-2';
const TWO_PLACES = {
  ...SELLER,
  warehouses: [...SELLER.warehouses, ...SELLER.warehouses.map((one) => ({ ...one, code: THERE }))],
};

async function open(options: Partial<MarketplaceOptions> = {}) {
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    now: () => NOON,
    products: [product({ item: { stock: 5, stockAt: { [THERE]: 9 } } })],
    merchants: [TWO_PLACES],
    ...options,
  });
  onTestFinished(() => shop.close());
  const ayu = visitor(shop);
  await ayu.logIn('ayu');
  return ayu;
}
type Visitor = Awaited<ReturnType<typeof open>>;
const tagsOf = async (who: Visitor, item: string): Promise<string[]> =>
  (await who.read(`/product-detail/products/${item}/_summary`)).body.data.tags;
/** Red and blue. */
const inColours = (facts: Parameters<typeof product>[0] = {}) =>
  product({ attributes: [COLOUR], items: [{ values: ['Merah'] }, { values: ['Biru'] }], ...facts });

describe('from two places', () => {
  test('[API-38] a subscription of each is a line of its own', async () => {
    const subscription = { periods: [month(1)], minQty: 2, maxQty: 6, shippingDiscount: 0 };
    const tags = ['AVAILABLE', 'SUBSCRIPTION'] as const;
    const ayu = await open({
      products: [product({ tags: [...tags], subscription, item: { stock: 20, stockAt: { [THERE]: 20 } } })],
    });
    const subscribe = async (pickupPointCode: string, quantity: number) => {
      const { body } = await ayu.write('/subscription/carts', {
        itemSku: ITEM,
        pickupPointCode,
        quantity,
        period: { unit: 'MONTH', every: 1 },
        frequency: 3,
      });
      return subscriptionTaken.parse(body.data);
    };
    const [one, other] = [await subscribe(HERE, 2), await subscribe(THERE, 5)];
    expect(other.id).not.toBe(one.id);
    // Neither place has the pieces of the other counted to it.
    expect((await subscribe(HERE, 4)).id).toBe(one.id);
  });

  test('[PRICE-03] a price asks what the place has that it is asked of', async () => {
    const ayu = await open({ products: [product({ item: { stock: 1, stockAt: { [THERE]: 9 } } })] });
    const priced = (place: string) =>
      ayu.read(`/product-detail/products/${ITEM}/price-summary?qty=5&pickupPointCode=${place}`);
    expect((await priced(THERE)).status).toBe(200);
    const refused = await priced(HERE);
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { user: ['OOS_MAX_QTY_VISIBLE_LIMIT'], maxQty: [1] },
    ]);
  });
});

describe('of two options', () => {
  test('[TAG-20] to be told of one is not to be told of the other', async () => {
    const ayu = await open({ products: [inColours()] });
    await ayu.write('/member/wishlist/_product', { sku: 'UJI-00001-01', isNotify: true });
    expect(await tagsOf(ayu, 'UJI-00001-01')).toContain('NOTIFIED');
    expect(await tagsOf(ayu, 'UJI-00001-02')).not.toContain('NOTIFIED');
  });

  test('[PROMO-08] to be reminded of one is not to be reminded of the other', async () => {
    const campaign = {
      id: 'k-1',
      name: 'Flash sale',
      startsInMinutes: 5,
      endsInMinutes: 9,
      quota: 5,
      sold: 0,
      price: 60_000,
    };
    const ayu = await open({ products: [inColours({ tags: ['COMING_SOON'], campaign })] });
    await ayu.write('/product-detail/products/UJI-00001-01/campaign/k-1/_subscribe', undefined);
    expect(await tagsOf(ayu, 'UJI-00001-01')).toContain('NOTIFIED');
    expect(await tagsOf(ayu, 'UJI-00001-02')).not.toContain('NOTIFIED');
  });
});

test('[API-27] of as many cards as can be asked for at once all come, and of more none', async () => {
  const ayu = await open();
  const ask = (count: number) =>
    ayu.read(`/product/products/_basic?${Array.from({ length: count }, () => `sku=${ITEM}`).join('&')}`);
  const most = await ask(50);
  expect([most.status, most.body.data.length]).toEqual([200, 50]);
  const more = await ask(51);
  expect([more.status, more.body.errors]).toEqual([400, { user: ['TOO_MANY_SKUS'] }]);
});
