import { describe, expect, onTestFinished, test } from 'vitest';
import { seeded } from '#marketplace/product/catalogue/seededRandom.ts';
import { TRADE_IN_KINDS } from '#marketplace/payment/catalogue/tradeIns.ts';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { deviceOf } from '#src/domain/payment/tradeIn.ts';
import { formatPrice } from '#src/domain/shell/format.ts';
import { categoryInfo, tradeInEligibility, tradeInEstimate } from '#src/services/payment/tradeIn/contract.ts';
import { visitor } from '../support/visitor.ts';

const NOW = Date.UTC(2026, 10, 21, 5);
const PHONE = 'GWA-00101-01';
const PLACE = 'PP-GWA-20410';
const OTHER = 'RMB-00012-01';

function open() {
  const shop = createMarketplace({ dataDir: ':memory:', faults: false, now: () => NOW });
  onTestFinished(() => shop.close());
  return { shop, guest: visitor(shop) };
}
type Visitor = ReturnType<typeof visitor>;
const device = (answers: Record<string, string> = {}, model = 'KIRANA-5', subcategory = 'PONSEL') => ({
  subcategory,
  brand: 'KIRANA',
  model,
  answers: Object.entries({
    POWER: 'YES',
    SCREEN: 'CLEAR',
    BODY: 'LIKE_NEW',
    COMPLETE: 'YES',
    ...answers,
  }).map(([question, answer]) => ({ question, answer })),
});
const estimate = (who: Visitor, body: unknown, id = PHONE) =>
  who.write(`/trade-in/products/${id}/_estimate`, body);
const add = (who: Visitor, tradeIn?: unknown, quantity = 1, itemSku = PHONE, pickupPointCode = PLACE) =>
  who.write('/retail/carts', {
    itemSku,
    pickupPointCode,
    quantity,
    fulfillment: 'DELIVERY',
    cartType: 'REGULAR',
    actionType: 'REGULAR',
    ...(tradeIn === undefined ? {} : { tradeIn }),
  });
const textAt = async (who: Visitor, path: string) =>
  (await (await who.call(path)).text()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describe('whether something old is taken', () => {
  test('[TRADEIN-01, API-29] is told as an object, for at most what the product takes', async () => {
    const { guest } = open();
    expect(tradeInEligibility.parse((await guest.read(`/trade-in/products/${PHONE}`)).body.data)).toEqual({
      eligible: true,
      maxPrice: 2_500_000,
    });
    expect((await guest.read(`/trade-in/products/${OTHER}`)).body.data).toEqual({
      eligible: false,
      maxPrice: null,
    });
    expect((await guest.read('/trade-in/products/XXX-99999')).status).toBe(404);
  });

  test('[TRADEIN-02, API-30] answers the subcategories in both languages, without their worth', async () => {
    const { guest } = open();
    const answer = await guest.read('/trade-in/products/GWA-00101/category-info');
    const { subcategories } = categoryInfo.parse(answer.body.data);
    expect(subcategories.map(({ name }) => name)).toEqual(['Ponsel', 'Tablet', 'Jam pintar']);
    expect(JSON.stringify(answer.body.data)).not.toMatch(/worth|percent|\d{4}/);
    const english = await guest.read('/trade-in/products/GWA-00101/category-info', {
      'accept-language': 'en',
    });
    expect(english.body.data.subcategories[0].questions[1].text).toBe('How is the screen?');
    expect((await guest.read('/trade-in/products/RMB-00012/category-info')).body.data).toEqual({
      subcategories: [],
    });
  });
});

describe('an estimate', () => {
  test('[TRADEIN-05] goes down with each answer, in whole thousands, and leaves the price after it', async () => {
    const { guest } = open();
    const whole = tradeInEstimate.parse((await estimate(guest, device())).body.data);
    expect(whole).toMatchObject({ name: 'Kirana 5', amount: 1_100_000, priceAfter: whole.price - 1_100_000 });
    // The courier checks the device, or the counter where the purchase is picked up. [TRADEIN-07]
    expect(whole.conditions.join(' ')).toContain(
      'oleh kurir yang mengantar, atau di tempat kamu mengambilnya',
    );
    // 1.100.000, of that 85 %, of that 92 %, down to a thousand.
    const worn = await estimate(guest, device({ SCREEN: 'SCRATCHED', BODY: 'WORN' }));
    expect(worn.body.data.amount).toBe(860_000);
    // Worth more than the product takes.
    expect((await estimate(guest, device({}, 'KIRANA-6-PRO'))).body.data.amount).toBe(2_500_000);
  });

  test('[TRADEIN-05] refuses worthless and unknown devices and other products, each by its code', async () => {
    const { guest } = open();
    const codeOf = async (...asked: Parameters<typeof estimate>) =>
      (await estimate(...asked)).body.errors.user[0];
    expect(await codeOf(guest, device({ POWER: 'NO' }))).toBe('TRADE_IN_NOT_ACCEPTED');
    expect(await codeOf(guest, device(), OTHER)).toBe('TRADE_IN_NOT_ELIGIBLE');
    for (const unknown of [
      device({}, 'KIRANA-99'),
      device({}, 'KIRANA-5', 'MOBIL'),
      device({ SCREEN: 'MAYBE' }),
      { ...device(), brand: 'BUMI' },
      { ...device(), answers: [] },
      { ...device(), answers: device().answers.slice(1) },
      { ...device(), answers: [...device().answers.slice(1), { question: 'SCREEN', answer: 'CLEAR' }] },
    ]) {
      expect(await codeOf(guest, unknown), JSON.stringify(unknown)).toBe('TRADE_IN_DEVICE_UNKNOWN');
    }
    for (const wrong of [
      {},
      null,
      'x',
      { ...device(), model: 5 },
      { ...device(), answers: 'all' },
      { ...device(), brand: '../x' },
    ]) {
      expect(await codeOf(guest, wrong), JSON.stringify(wrong)).toBe('INVALID_BODY');
    }
  });

  test('[TRADEIN-05, TRADEIN-06] of every device is what the bag takes off, over random ones', async () => {
    const { whole, pick } = seeded(20_261_125);
    const { shop, guest } = open();
    const { subcategories } = categoryInfo.parse(
      (await guest.read(`/trade-in/products/${PHONE}/category-info`)).body.data,
    );
    let taken = 0;
    for (let n = 0; n < 60; n += 1) {
      const kind = pick(subcategories);
      const brand = pick(kind.brands);
      const told = deviceOf(
        {
          subcategory: kind.code,
          brand: brand.code,
          model: pick(brand.models).code,
          answers: Object.fromEntries(kind.questions.map(({ code, answers }) => [code, pick(answers).code])),
        },
        subcategories,
      );
      if (told === null) throw new Error('Not told');
      const worth =
        TRADE_IN_KINDS.find(({ code }) => code === kind.code)
          ?.brands.flatMap(({ models }) => models)
          .find(({ code }) => code === told.model)?.worth ?? 0;
      const given = await estimate(guest, told);
      if (given.status !== 200) {
        expect([given.status, given.body.errors.user[0]]).toEqual([422, 'TRADE_IN_NOT_ACCEPTED']);
        continue;
      }
      taken += 1;
      const { amount, price, priceAfter } = tradeInEstimate.parse(given.body.data);
      expect(amount % 1000 === 0 || amount === price).toBe(true);
      expect(amount > 0 && amount <= Math.min(worth, 2_500_000) && priceAfter === price - amount).toBe(true);
      const buyer = visitor(shop);
      const quantity = whole(1, 3);
      expect((await add(buyer, { device: told, amount }, quantity)).status).toBe(200);
      // One device, however many pieces.
      expect(await textAt(buyer, '/cart')).toContain(`Subtotal ${formatPrice(price * quantity - amount)}`);
    }
    expect(taken).toBeGreaterThan(20);
  });
});

describe('a purchase with a trade-in', () => {
  test('[TRADEIN-06] stays to the rupiah with more pieces, a login and in the checkout', async () => {
    const { shop } = open();
    const budi = visitor(shop);
    const { amount, price } = (await estimate(budi, device())).body.data;
    const tradeIn = { device: device(), amount };
    await add(budi, tradeIn);
    await add(budi);
    expect(await textAt(budi, '/cart')).toContain(`Tukar tambah Kirana 5 -${formatPrice(amount)}`);
    await budi.logIn('ayu');
    expect(await textAt(budi, '/cart')).toContain(`Subtotal ${formatPrice(price * 2 - amount)}`);
    const bought = await budi.write('/retail/checkouts/_quick', {
      itemSku: PHONE,
      pickupPointCode: PLACE,
      quantity: 1,
      fulfillment: 'DELIVERY',
      tradeIn,
    });
    expect(bought.status).toBe(200);
    const checkout = await textAt(budi, `/retail/checkout/${bought.body.data.id}`);
    expect(checkout).toContain(`Tukar tambah Kirana 5 -${formatPrice(amount)}`);
    expect(checkout).toContain(`Subtotal ${formatPrice(price - amount)}`);
  });

  test('[TRADEIN-06] is for the phone that it came with, not for the same one from another place', async () => {
    const { guest } = open();
    const { amount, price } = (await estimate(guest, device())).body.data;
    expect((await add(guest, undefined, 1, PHONE, 'PP-GWA-BEC')).status).toBe(200);
    expect((await add(guest, { device: device(), amount })).status).toBe(200);
    const bag = await textAt(guest, '/cart');
    expect(bag.split('Tukar tambah Kirana 5')).toHaveLength(2);
    expect(bag).toContain(`Subtotal ${formatPrice(price * 2 - amount)}`);
  });

  test('[TRADEIN-06] refuses a wrong sum or a product without trade-in, and writes nothing', async () => {
    const { guest } = open();
    const codeOf = async (...asked: Parameters<typeof add>) => (await add(...asked)).body.errors?.user[0];
    const tradeIn = (amount: unknown) => ({ device: device(), amount });
    expect(await codeOf(guest, tradeIn(1_100_001))).toBe('TRADE_IN_CHANGED');
    expect(await codeOf(guest, tradeIn(2_500_000))).toBe('TRADE_IN_CHANGED');
    expect(await codeOf(guest, tradeIn(1_100_000), 1, OTHER, 'PP-RMB-60012')).toBe('TRADE_IN_NOT_ELIGIBLE');
    expect(await codeOf(guest, { device: device({ POWER: 'NO' }), amount: 1_100_000 })).toBe(
      'TRADE_IN_NOT_ACCEPTED',
    );
    for (const amount of [-1, 0, 0.5, 1e21, 1e308, '1100000', null]) {
      expect(await codeOf(guest, tradeIn(amount)), String(amount)).toBe('INVALID_BODY');
    }
    expect((await guest.read('/retail/carts')).body.data.totalItems).toBe(0);
  });
});
