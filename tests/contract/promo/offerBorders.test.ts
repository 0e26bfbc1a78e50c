import { describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace, type MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { visitor } from '../support/visitor.ts';

const NOON = Date.UTC(2026, 10, 21, 5);
const MINUTE_MS = 60_000;
const PLACE = SELLER.warehouses[0]?.code ?? '';
const SALE = {
  id: 'kilat',
  name: 'Kilat',
  startsInMinutes: 5,
  endsInMinutes: 9,
  quota: 3,
  sold: 0,
  price: 60_000,
};

/** A shop whose time is told, counted from noon; and what a visitor reads in it. */
function open(options: Partial<MarketplaceOptions>) {
  const clock = { now: NOON };
  const market = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    now: () => clock.now,
    products: [product({ campaign: SALE })],
    merchants: [SELLER],
    vouchers: [],
    ...options,
  });
  onTestFinished(() => market.close());
  const one = visitor(market);
  const summary = async (item = ITEM) =>
    (await one.read(`/product-detail/products/${item}/_summary`)).body.data;
  return {
    ...one,
    at: (ms: number) => void (clock.now = NOON + ms),
    summary,
    price: async (item = ITEM) => (await summary(item)).price.offered,
    priceOf: async (qty: number) =>
      (await one.read(`/product-detail/products/${ITEM}/price-summary?qty=${qty}&pickupPointCode=${PLACE}`))
        .body.data.price.offered,
    buy: (quantity: number, actionType: string, itemSku = ITEM) =>
      one.write('/retail/checkouts/_quick', {
        itemSku,
        pickupPointCode: PLACE,
        quantity,
        fulfillment: 'DELIVERY',
        addOns: [],
        actionType,
      }),
    vouchers: async () =>
      (await one.read(`/product/merchant/vouchers?itemSku=${ITEM}`)).body.data.map(({ code }: any) => code),
  };
}

describe('to the millisecond', () => {
  test.each([
    [5 * MINUTE_MS - 1, 100_000],
    [5 * MINUTE_MS, 60_000],
    [9 * MINUTE_MS - 1, 60_000],
    [9 * MINUTE_MS, 100_000],
  ])(
    '[PRODUCT-19, PROMO-07] a campaign has its price from its start until before its end: %i',
    async (ms, price) => {
      const shop = open({});
      shop.at(ms);
      expect([await shop.price(), await shop.priceOf(1)]).toEqual([price, price]);
    },
  );

  test.each([
    [5 * MINUTE_MS - 1, []],
    [5 * MINUTE_MS, ['HEMAT']],
    [9 * MINUTE_MS - 1, ['HEMAT']],
    [9 * MINUTE_MS, []],
  ])('a voucher is shown and given while it holds: %i', async (ms, codes) => {
    const shop = open({ vouchers: [testVoucher({ startsInMinutes: 5, endsInMinutes: 9 })] });
    await shop.logIn('ayu');
    shop.at(ms);
    expect(await shop.vouchers()).toEqual(codes);
    const claim = await shop.write('/product/merchant/vouchers/V-1/_claim', undefined);
    expect(claim.body.errors?.user).toEqual(codes.length > 0 ? undefined : ['VOUCHER_EXPIRED']);
  });

  test('[TAG-09] an announced product is sold from the start of its campaign, without one never', async () => {
    const shop = open({
      products: [
        product({ tags: ['COMING_SOON'], campaign: SALE }),
        product({ productSku: 'UJI-00002', tags: ['COMING_SOON'] }),
      ],
    });
    await shop.logIn('ayu');
    const isSold = async (item: string) => (await shop.buy(1, 'REGULAR', item)).status === 200;
    shop.at(5 * MINUTE_MS - 1);
    expect([await isSold(ITEM), await isSold('UJI-00002-01')]).toEqual([false, false]);
    shop.at(5 * MINUTE_MS);
    expect([await isSold(ITEM), await isSold('UJI-00002-01')]).toEqual([true, false]);
  });
});

describe('to the piece', () => {
  test('[CART-08, PROMO-09] the last pieces have the campaign’s price, one more has the normal one', async () => {
    const shop = open({});
    await shop.logIn('ayu');
    shop.at(6 * MINUTE_MS);
    expect([await shop.priceOf(3), await shop.priceOf(4)]).toEqual([60_000, 100_000]);
    expect((await shop.buy(4, 'CAMPAIGN')).body.errors).toMatchObject({ maxQty: [3] });
    // At their own price they take nothing of the campaign.
    expect((await shop.buy(4, 'REGULAR')).status).toBe(200);
    expect((await shop.summary()).campaignInfo.sold).toBe(0);
    expect((await shop.buy(3, 'CAMPAIGN')).status).toBe(200);
    expect((await shop.summary()).campaignInfo.sold).toBe(3);
    expect(await shop.price()).toBe(100_000);
  });

  test('two campaigns have each their pieces, also when both come back', async () => {
    const shop = open({
      products: [
        product({ campaign: { ...SALE, startsInMinutes: -5 } }),
        product({ productSku: 'UJI-00002', campaign: { ...SALE, id: 'lain', startsInMinutes: -5 } }),
      ],
    });
    await shop.logIn('ayu');
    const sold = async () => [
      (await shop.summary()).campaignInfo.sold,
      (await shop.summary('UJI-00002-01')).campaignInfo.sold,
    ];
    expect((await shop.buy(2, 'CAMPAIGN')).status).toBe(200);
    expect(await sold()).toEqual([2, 0]);
    // A pause of a quarter of an hour after its end.
    shop.at((9 + 15) * MINUTE_MS);
    expect(await sold()).toEqual([0, 0]);
    expect((await shop.buy(3, 'CAMPAIGN')).status).toBe(200);
    expect(await sold()).toEqual([3, 0]);
  });

  test('a campaign that changes no price has its time and its pieces, and the item’s own price', async () => {
    const { price: _, ...plain } = SALE;
    const shop = open({ products: [product({ campaign: plain })] });
    shop.at(6 * MINUTE_MS);
    expect([await shop.price(), await shop.priceOf(2)]).toEqual([100_000, 100_000]);
    expect((await shop.summary()).campaignInfo).toMatchObject({ id: 'kilat', quota: 3, sold: 0 });
  });
});
