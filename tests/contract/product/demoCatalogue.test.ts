import { describe, expect, onTestFinished, test } from 'vitest';
import { merchants } from '#marketplace/seller/catalogue/merchants.ts';
import { pickupPoints } from '#marketplace/fulfilment/catalogue/pickupPoints.ts';
import { categoryName } from '#marketplace/product/catalogue/categoryNames.ts';
import { KINDS } from '#marketplace/product/catalogue/longTailKinds.ts';
import { products } from '#marketplace/product/catalogue/products.ts';
import { createMarketplace, type MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { CART_ERROR_CODES } from '#src/domain/bag/cartErrors.ts';
import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import { SUBSCRIPTION_ERRORS } from '#src/domain/subscription/subscription.ts';
import { visitor } from '../support/visitor.ts';

/** Noon in Jakarta. */
const NOON = Date.UTC(2026, 10, 21, 5);
const SUITCASE = 'RMB-00012-01';
const TAG = 'RMB-00024-01';
const PHONE = 'GWA-00101-01';
const SERUM = 'KNG-00901-01';

/** The marketplace as `npm start` fills it: nothing here brings products of its own. */
function open(options: Partial<MarketplaceOptions> = {}) {
  const shop = createMarketplace({ dataDir: ':memory:', faults: false, now: () => NOON, ...options });
  onTestFinished(() => shop.close());
  return shop;
}

test('[I18N-02] every category has an English name, and is named by it', async () => {
  const long = KINDS.flatMap(({ categories }) => categories.map(([id, name]) => ({ id, name })));
  const all = [...products.flatMap(({ categories }) => categories), ...long];
  // Some words are the same in both languages.
  const same = new Set(['AC', 'Audio', 'Batik', 'Tumbler', 'TV']);
  for (const category of all)
    expect(categoryName(category, 'en') !== category.name || same.has(category.name), category.name).toBe(
      true,
    );
  for (const { id, name } of all) expect(categoryName({ id, name }, 'id')).toBe(name);
  const who = visitor(open());
  const namesIn = async (language: string) => {
    const { body } = await who.read(`/product-detail/products/${SUITCASE}/_summary`, {
      'accept-language': language,
    });
    return body.data.categories.map((category: { name: string }) => category.name);
  };
  expect(await namesIn('id')).toEqual(['Tas & koper', 'Koper', 'Koper kabin']);
  expect(await namesIn('en')).toEqual(['Bags & luggage', 'Suitcases', 'Cabin suitcases']);
});

type Visitor = ReturnType<typeof visitor>;
type Answer = Awaited<ReturnType<Visitor['write']>>;
const codeOf = ({ body }: Answer): string => body.errors?.user?.[0] ?? 'none';

/** The place that sends an item when the request names none. */
async function placeOf(who: Visitor, itemSku: string): Promise<string> {
  const { body } = await who.read(`/product-detail/products/${itemSku}/_summary`);
  return body.data?.pickupPoint.code ?? 'PP-NOWHERE';
}
const lineOf = async (who: Visitor, itemSku: string, facts: object = {}) => ({
  itemSku,
  pickupPointCode: await placeOf(who, itemSku),
  quantity: 1,
  fulfillment: 'DELIVERY',
  cartType: 'REGULAR',
  actionType: 'REGULAR',
  ...facts,
});
const add = async (who: Visitor, itemSku: string, facts: object = {}) =>
  who.write('/retail/carts', await lineOf(who, itemSku, facts));
const addGrocery = async (who: Visitor, itemSku: string, facts: object = {}) =>
  who.write('/grocery/checkout/_add', {
    itemSku,
    pickupPointCode: await placeOf(who, itemSku),
    quantity: 1,
    fulfillment: 'DELIVERY',
    ...facts,
  });
const addCombo = async (who: Visitor, comboId: string, items: readonly [string, object?][]) =>
  who.write('/retail/carts/_add-bulk', {
    items: await Promise.all(items.map(([sku, facts]) => lineOf(who, sku, facts))),
    cartType: 'COMBO',
    comboId,
  });
const addGift = async (who: Visitor, freeGiftId: string, gifts: readonly string[] = [TAG]) =>
  who.write('/retail/free-gift/carts', {
    ...(await lineOf(who, SUITCASE, { cartType: 'FREE_GIFT', actionType: 'FREE_GIFT' })),
    freeGiftId,
    complimentaryItems: await Promise.all(
      gifts.map(async (itemSku) => ({ itemSku, pickupPointCode: await placeOf(who, itemSku) })),
    ),
  });
async function buy(who: Visitor, itemSku: string, facts: object = {}) {
  const { cartType: _, actionType: __, ...checkout } = await lineOf(who, itemSku, facts);
  return who.write('/retail/checkouts/_quick', checkout);
}
const device = { subcategory: 'PONSEL', brand: 'KIRANA', model: 'KIRANA-5' };
const answers = (power: string) =>
  Object.entries({ POWER: power, SCREEN: 'CLEAR', BODY: 'LIKE_NEW', COMPLETE: 'YES' }).map(
    ([question, answer]) => ({ question, answer }),
  );
const tradeIn = (amount: number, facts: object = {}) => ({
  device: { ...device, answers: answers('YES'), ...facts },
  amount,
});
const destinationOf = (postalCode: string, geolocation: object | null = null) => ({
  district: 'Kota',
  city: 'Kota',
  postalCode,
  geolocation,
});
const ACEH = { postalCode: '23617', district: 'Johan Pahlawan', city: 'Kabupaten Aceh Barat' };
const CIKARANG = { latitude: -6.3073, longitude: 107.152 };

/** A write that meets each code, by a visitor with an empty bag, as a guest or logged in. */
const CART_CAUSES: Record<(typeof CART_ERROR_CODES)[number], (who: Visitor) => Promise<Answer>> = {
  CO_EXCEEDED_QUANTITY: (who) => add(who, TAG, { quantity: 3 }),
  CO_EXCEEDED_QUANTITY_EVENT: async (who) => {
    await who.logIn('ayu');
    expect((await buy(who, TAG)).status).toBe(200);
    return add(who, TAG, { quantity: 2 });
  },
  CO_EXCEEDED_QUANTITY_DAILY: (who) => add(who, 'DPR-00402-01', { quantity: 2 }),
  CO_EXCEEDED_QUANTITY_CART: (who) => add(who, 'RMB-00023-01', { quantity: 3 }),
  CO_EXCEEDED_QUANTITY_CART_ITEM_EVENT: (who) => add(who, 'DPR-00403-01', { quantity: 4 }),
  CO_EXCEEDED_QUANTITY_CART_ITEM_DAILY: (who) => add(who, 'DPR-00404-01', { quantity: 3 }),
  // As many of its lines as there are, from every place that sells them.
  MAXIMUM_NUMBER_OF_ITEMS_EXCEEDED: async (who) => {
    for (const { items, merchantCode } of products) {
      const places = pickupPoints.filter((point) => point.merchantCode === merchantCode);
      for (const { itemSku } of items) {
        for (const pickupPointCode of [await placeOf(who, itemSku), ...places.map(({ code }) => code)]) {
          const answer = await add(who, itemSku, { pickupPointCode });
          if (codeOf(answer) === 'MAXIMUM_NUMBER_OF_ITEMS_EXCEEDED') return answer;
        }
      }
    }
    throw new Error(`the bag was never full: ${(await who.read('/retail/carts')).body.data.totalItems}`);
  },
  OutOfStock: (who) => add(who, 'RMB-00030-01'),
  OOS: (who) => addGrocery(who, 'GRO-10004-01'),
  UNBUYABLE_ITEM: (who) => addGrocery(who, 'GRO-10011-01'),
  PRM_INSUFFICIENT_ADJUSTMENT_PRODUCT_QUOTA: (who) => add(who, 'GWA-00110-01', { quantity: 4 }),
  CNC_ITEM_EXISTS: async (who) => {
    expect((await add(who, SUITCASE, { fulfillment: 'PICKUP' })).status).toBe(200);
    return add(who, TAG);
  },
  NON_CNC_ITEM_EXISTS: async (who) => {
    expect((await add(who, TAG)).status).toBe(200);
    return add(who, SUITCASE, { fulfillment: 'PICKUP' });
  },
  INSTALLATION_NOT_AVAILABLE: (who) =>
    add(who, SUITCASE, { addOns: [{ type: 'INSTALLATION', id: 'PASANG-AC' }] }),
  LOWER_THAN_MINIMUM: (who) => add(who, SUITCASE, { quantity: 0 }),
  OOS_MAX_QTY_VISIBLE_LIMIT: (who) => add(who, SUITCASE, { quantity: 9_000 }),
  PROMO_HAS_BEEN_EXPIRED: (who) => addCombo(who, 'combo-lebaran', [['BTK-00701-01'], ['SND-00601-01']]),
  INVALID_MINIMUM_TOTAL_ITEM: (who) => addCombo(who, 'combo-perjalanan', [[SUITCASE]]),
  COMBO_RULE_NOT_FOUND: (who) => addCombo(who, 'combo-tiada', [[SUITCASE], [TAG]]),
  INVALID_QUANTITY: (who) => add(who, SUITCASE, { quantity: 10_000 }),
  CREATE_CHECKOUT_BLOCKED: async (who) => {
    await who.logIn('citra');
    return buy(who, SUITCASE);
  },
  CHECKOUT_BLOCKED: async (who) => {
    await who.logIn('citra');
    return addGrocery(who, 'GRO-10001-01');
  },
  PAYNOW_BLOCKED: async (who) => {
    await who.logIn('dewi');
    return buy(who, SUITCASE);
  },
  CHECKOUT_PERMANENTLY_BLOCKED: async (who) => {
    await who.logIn('eko');
    return buy(who, SUITCASE);
  },
  FREE_GIFT_NOT_ELIGIBLE: (who) => addGift(who, 'gift-koper', [TAG, 'RMB-00022-01']),
  FREE_GIFT_UNAVAILABLE: (who) => addGift(who, 'gift-serum'),
  FLASH_SALE_OOS: (who) => add(who, TAG, { actionType: 'CAMPAIGN' }),
  SLOT_NOT_AVAILABLE: (who) => addGrocery(who, 'GRO-10001-01', { slotId: 'RNC-KEMANG.20261121.0800' }),
  SHIP_NOT_COVERED: (who) => addGrocery(who, 'GRO-10001-01', { place: ACEH }),
  DG_NOT_MATCH: (who) => add(who, 'RMB-00015-01', { destination: destinationOf('80113') }),
  MAXIMUM_DISTANCE_EXCEEDED: (who) =>
    add(who, 'KNG-00911-01', { destination: destinationOf('17530', CIKARANG) }),
  EXTERNAL_API_FAILURE: (who) => add(who, 'SND-00604-01', { destination: destinationOf('10110') }),
  INSURANCE_NOT_AVAILABLE: (who) => add(who, TAG, { addOns: [{ type: 'INSURANCE', id: 'INS-NONE' }] }),
  COURIER_UNKNOWN: (who) => add(who, SUITCASE, { courier: 'BURUNG' }),
  TRADE_IN_CHANGED: (who) => add(who, PHONE, { tradeIn: tradeIn(1) }),
  TRADE_IN_NOT_ELIGIBLE: (who) => add(who, SUITCASE, { tradeIn: tradeIn(1) }),
  TRADE_IN_NOT_ACCEPTED: (who) => add(who, PHONE, { tradeIn: tradeIn(1, { answers: answers('NO') }) }),
  TRADE_IN_DEVICE_UNKNOWN: (who) => add(who, PHONE, { tradeIn: tradeIn(1, { model: 'TIADA' }) }),
};

const subscribe = async (who: Visitor, itemSku: string, facts: object = {}) =>
  who.write('/subscription/carts', {
    itemSku,
    pickupPointCode: await placeOf(who, itemSku),
    quantity: 1,
    period: { unit: 'MONTH', every: 1 },
    frequency: 3,
    ...facts,
  });
/** Another member leaves so many pieces of the serum. */
async function buyUp(shop: ReturnType<typeof open>, left: number) {
  const item = products.flatMap(({ items }) => items).find(({ itemSku }) => itemSku === SERUM);
  const buyer = visitor(shop);
  await buyer.logIn('budi');
  expect((await buy(buyer, SERUM, { quantity: (item?.stock ?? 0) - left })).status).toBe(200);
}
const SUBSCRIPTION_CAUSES: Record<
  Exclude<(typeof SUBSCRIPTION_ERRORS)[number], 'PRODUCT_ERROR'>,
  (who: Visitor, shop: ReturnType<typeof open>) => Promise<Answer>
> = {
  OOS: async (who, shop) => {
    await buyUp(shop, 0);
    return subscribe(who, SERUM);
  },
  OutOfStock: async (who, shop) => {
    await buyUp(shop, 2);
    return subscribe(who, SERUM, { quantity: 3 });
  },
  UNBUYABLE_ITEM: (who) => subscribe(who, SERUM, { pickupPointCode: 'PP-NOWHERE' }),
  UNSUBSCRIBE_ITEM: (who) => subscribe(who, SUITCASE),
  INVALID_PERIOD: (who) => subscribe(who, SERUM, { period: { unit: 'WEEK', every: 1 } }),
  INVALID_QUANTITY: (who) => subscribe(who, SERUM, { quantity: 7 }),
  GENERAL_ERROR: (who) =>
    who.write('/subscription/bundles/SUB-none', { itemSku: SERUM, pickupPointCode: 'PP-X', quantity: 1 }),
  INVALID_PRODUCT: (who) => subscribe(who, 'XXX-00001-01'),
};

describe('the catalogue that comes with the project', () => {
  test.each(CART_ERROR_CODES)('[HOST-03] leads to %s', async (code) => {
    expect(codeOf(await CART_CAUSES[code](visitor(open())))).toBe(code);
  });
  test.each(Object.entries(SUBSCRIPTION_CAUSES))(
    '[HOST-03] leads to %s of a subscription',
    async (code, cause) => {
      const shop = open();
      const ayu = visitor(shop);
      await ayu.logIn('ayu');
      expect(codeOf(await cause(ayu, shop))).toBe(code);
    },
  );
  test('[HOST-03] leads to PRODUCT_ERROR of a subscription while its store is on a break', async () => {
    const shop = open({
      merchants: merchants.map((one) => ({
        ...one,
        ...(one.code === 'KNG-70001' ? { storeClose: { delayShipping: false } } : {}),
      })),
    });
    const ayu = visitor(shop);
    await ayu.logIn('ayu');
    expect(codeOf(await subscribe(ayu, SERUM))).toBe('PRODUCT_ERROR');
    const codes = [...Object.keys(SUBSCRIPTION_CAUSES), 'PRODUCT_ERROR'];
    expect(codes.toSorted()).toEqual([...SUBSCRIPTION_ERRORS].toSorted());
  });

  test('[HOST-03] answers the same about products, offers and reviews at every start', async () => {
    const [one, other] = [visitor(open()), visitor(open())];
    for (const { items } of products) {
      const id = items[0]?.itemSku ?? '';
      for (const path of [
        `/product-detail/products/${id}/_summary`,
        `/product-detail/products/${id}/specifications`,
        `/product-detail/products/${id}/shipping-summary?postalCode=10110`,
        `/product-detail/products/${id}/vouchers`,
        `/product/products/${id}/single-combo`,
        `/product-review/public-reviews?productSku=${id.slice(0, 9)}`,
      ]) {
        const [first, second] = [await one.read(path), await other.read(path)];
        expect([first.status, first.body], path).toEqual([second.status, second.body]);
      }
    }
  });

  test('[RECO-10, SEO-11] recommended and listed products have names of things to buy', async () => {
    const shop = open();
    const sitemap = await (await shop.fetch(new Request('http://shop.test/sitemaps/products-1.xml'))).text();
    const listed = products.filter(({ urlFriendlyName }) => sitemap.includes(`/p/${urlFriendlyName}/`));
    const recommended: string[] = [];
    for (let page = 0, more = true; more; page += 1) {
      const { body } = await visitor(shop).read(`/search/homepage-recommendation?page=${page}&size=18`);
      recommended.push(...body.data.map(({ name }: { name: string }) => name));
      more = body.data.length > 0;
    }
    const names = [...new Set([...listed.map(({ name }) => name), ...recommended])];
    expect(listed.length).toBeGreaterThan(40);
    expect(recommended.length).toBeGreaterThan(40);
    expect(names.filter((name) => /\b(?:(?:meng)?uji|tes|demo|dummy|contoh|sengaja)/i.test(name))).toEqual(
      [],
    );
    // The example of a very long name is among them.
    expect(Math.max(...names.map(({ length }) => length))).toBeGreaterThan(140);
  });

  test('[HOST-03] shows later what was changed: bag, wishlist, likes, follows and claims', async () => {
    const shop = open();
    const ayu = visitor(shop);
    await ayu.logIn('ayu');
    const merchant = 'RMB-60012';
    const [{ id: review }] = (
      await ayu.read(`/product-review/public-reviews?productSku=${SUITCASE.slice(0, 9)}`)
    ).body.data;
    const seen = async () => {
      const read = async (path: string) => (await ayu.read(path)).body.data;
      const { tags } = await read(`/product-detail/products/${SUITCASE}/_summary`);
      const { merchant: vouchers } = await read(`/product-detail/products/${SUITCASE}/promotions`);
      return {
        pieces: (await read('/retail/carts')).totalItems,
        isWished: tags.includes('WISHLIST'),
        isLiked: (await read(`/product-review/public-reviews/${review}`)).additionalData.liked,
        isFollowed: (await read(`/official/merchant-favorites/${merchant}`)).followed,
        claim: vouchers.find(({ id }: { id: string }) => id === 'V-RIMBA5').status,
      };
    };
    expect(await seen()).toEqual({
      pieces: 0,
      isWished: false,
      isLiked: false,
      isFollowed: false,
      claim: 'ACTIVE',
    });
    const answers = [
      await add(ayu, SUITCASE),
      await ayu.write('/member/wishlist/_product', { sku: SUITCASE }),
      await ayu.write(`/product-review/reviews/${review}/like`, undefined),
      await ayu.write(`/official/merchant-favorites/${merchant}/_follow`, undefined),
      await ayu.write('/product/merchant/vouchers/V-RIMBA5/_claim', undefined),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await seen()).toEqual({
      pieces: 1,
      isWished: true,
      isLiked: true,
      isFollowed: true,
      claim: 'CLAIMED',
    });
  });
});
