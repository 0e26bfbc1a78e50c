import { describe, expect, test } from 'vitest';
import type { CataloguePromotion } from '#marketplace/promo/catalogue/voucherTypes.ts';
import { refusalsOf } from '#src/services/http/call.ts';
import { calls } from '#src/services/calls/calls.ts';
import { HERE, testStore } from '../../support/groceryStores.ts';
import { ITEM, product } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { pressed, textOf, type Visitor } from '../support/bagForms.ts';
import { bare, codeOf, crowd, line, openShop } from '../support/crowd.ts';

const MANGO = 'UJI-00002-01';
const HOME = { postalCode: '10110', district: 'Gambir', city: 'Jakarta Pusat', geolocation: null };
const groceries = bare({ itemSku: MANGO, pickupPointCode: 'PP-A' });

const forMembers = (facts: Partial<CataloguePromotion>): CataloguePromotion => ({
  id: 'FREE',
  vendor: 'retail',
  title: 'Ongkir anggota',
  text: '',
  membersOnly: true,
  itemSkus: [],
  reward: { kind: 'shipping' },
  startsInMinutes: -10,
  endsInMinutes: 10,
  ...facts,
});
const PROMOTIONS = [
  forMembers({}),
  forMembers({
    id: 'OFF',
    vendor: 'grocery',
    title: 'Hemat anggota',
    itemSkus: [MANGO],
    reward: { kind: 'items', percent: 10 },
  }),
];
const ofAll = testVoucher({
  id: 'V-A',
  code: 'ANTAR',
  group: 'blibliShipping',
  adjustmentGroup: 'SHIPPING',
  rewardType: null,
  value: 0,
  maxAmount: 5_000,
});

/** Three owners of a bag: a guest, a guest who became a member with it, and a member who was no guest. */
async function visitors(promotions: CataloguePromotion[] = PROMOTIONS) {
  const by = crowd(
    openShop({
      products: [
        product(),
        product({ productSku: 'UJI-00002', vendor: 'grocery', item: { pickupPointCode: 'PP-A' } }),
      ],
      groceryStores: [testStore()],
      vouchers: [ofAll],
      promotions,
    }),
  );
  const fill = async (who: Visitor) => {
    expect(await codeOf(who.write('/retail/carts', line({ destination: HOME })))).toBeNull();
    expect(await codeOf(who.write('/grocery/checkout/_add', groceries))).toBeNull();
    return who;
  };
  const guest = await fill(await by('guest-1'));
  const became = await fill(await by('guest-2'));
  await became.logIn('ayu');
  return { guest, became, member: await fill(await by('budi')) };
}
const dataOf = async (who: Visitor, path: string) => (await who.read(path)).body.data;
const costOf = async (who: Visitor, vendor: 'retail' | 'grocery', body: object) =>
  (await who.write(`/${vendor}/order-costs`, body)).body.data;
const has = (of: { lines: { title: string }[] }, title: string) =>
  of.lines.some((one) => one.title === title);

/** The answers about a promotion for members. A guest with a bag owns something and is no member. */
const TOLD: Record<string, { ask: (who: Visitor) => Promise<unknown>; guest: unknown; member: unknown }> = {
  '[PROMO-02] is recommended with a product': {
    ask: async (who) =>
      (await dataOf(who, `/product-detail/products/${ITEM}/promotions`)).recommended.map(({ id }: any) => id),
    guest: [],
    member: ['FREE'],
  },
  '[PROMO-02, SHELL-25] is told with the product itself': {
    ask: async (who) =>
      (await dataOf(who, `/product-detail/products/${ITEM}/_summary`)).ahead.promotions.map(
        ({ id }: any) => id,
      ),
    guest: [],
    member: ['FREE'],
  },
  '[PROMO-03, VOUCHER-25] takes the place of a voucher for the shipping': {
    ask: async (who) =>
      (await dataOf(who, `/product-detail/products/${ITEM}/promotions`)).blibliShipping.map(
        ({ applicableStatus }: any) => applicableStatus,
      ),
    guest: ['AVAILABLE'],
    member: ['POTENTIAL'],
  },
  '[PROMO-03, SHIP-02] pays the shipping of a product': {
    ask: async (who) =>
      (await dataOf(who, `/product-detail/products/${ITEM}/shipping-summary?postalCode=10110`)).price === 0,
    guest: false,
    member: true,
  },
  '[PROMO-03, SHIP-02] pays each of its ways': {
    ask: async (who) =>
      (await dataOf(who, `/product-detail/products/${ITEM}/shipping?postalCode=10110`)).every(
        ({ price }: any) => price === 0 || price === null,
      ),
    guest: false,
    member: true,
  },
  '[PROMO-03, COST-01] is in the cost of a product': {
    ask: async (who) => has(await costOf(who, 'retail', { ...line(), destination: HOME }), 'Ongkir anggota'),
    guest: false,
    member: true,
  },
  '[PROMO-03, COST-01] is in the cost of groceries': {
    ask: async (who) => has(await costOf(who, 'grocery', groceries), 'Hemat anggota'),
    guest: false,
    member: true,
  },
  '[PROMO-03, COST-13] is in the sum of their checkout': {
    ask: async (who) => (await costOf(who, 'grocery', groceries)).checkout.subtotal,
    guest: 200_000,
    member: 180_000,
  },
  '[PROMO-03, LINK-01] is in the bag': {
    ask: async (who) => (await textOf(who, '/cart')).includes('Ongkir anggota'),
    guest: false,
    member: true,
  },
  '[PROMO-03, LINK-02] is in the bag of groceries': {
    ask: async (who) => (await textOf(who, '/grocery/cart')).includes('Hemat anggota'),
    guest: false,
    member: true,
  },
  '[PROMO-03, CART-31] is in the sum of the header': {
    ask: async (who) => (await dataOf(who, '/grocery/checkout/_summary')).subtotal,
    guest: 100_000,
    member: 90_000,
  },
};

describe('a promotion for members is no guest’s who owns a bag', () => {
  test.each(Object.entries(TOLD))('%s', async (_, { ask, guest, member }) => {
    const all = await visitors();
    expect(await ask(all.guest)).toEqual(guest);
    expect(await ask(all.became)).toEqual(member);
    expect(await ask(all.member)).toEqual(member);
  });
});

test('[API-19, API-106] the last place of a slot is its guest’s in each answer of the store', async () => {
  const by = crowd(
    openShop({
      products: [product({ productSku: 'UJI-00002', vendor: 'grocery', item: { pickupPointCode: 'PP-A' } })],
      groceryStores: [testStore({ slotCapacity: 1, hourCapacity: 1 })],
    }),
  );
  const [guest, other] = [await by('guest-1'), await by('guest-2')];
  const slotId = 'A.20261121.1400';
  const resolved = async (who: Visitor) =>
    (
      await who.read(
        `/product-detail/products/${MANGO}/slotted-delivery/_resolve?pickupPointCode=PP-A&slotId=${slotId}`,
      )
    ).status;
  const nextOf = async (who: Visitor) =>
    (
      await who.write('/grocery/nearby-stores', undefined, {
        'x-latitude': String(HERE.latitude),
        'x-longitude': String(HERE.longitude),
      })
    ).body.data.stores[0].nextDelivery.start;
  expect(await codeOf(guest.write('/grocery/checkout/_add', { ...groceries, slotId }))).toBeNull();
  expect([await resolved(guest), await resolved(other)]).toEqual([200, 409]);
  const now = 'A.20261121.now12';
  expect(await codeOf(guest.write('/grocery/checkout/_add', { ...groceries, slotId: now }))).toBeNull();
  expect([await nextOf(guest), await nextOf(other)]).toEqual(['12:00', '14:00']);
});

test('[LINK-01, CART-32] the pages beside the product count what lies in the bag of a guest, too', async () => {
  const { guest, became, member } = await visitors([]);
  for (const who of [guest, became, member])
    expect(await (await who.call('/cart')).text()).toContain('<b class="count">1<i>');
});

test('[CART-33] a guest’s bag tells what did not stay in it', async () => {
  const by = crowd(
    openShop({
      products: [
        product({ item: { stock: 20, pickup: 'AVAILABLE' } }),
        product({ productSku: 'UJI-00002', name: 'Hanya kirim' }),
      ],
    }),
  );
  const guest = await by('guest-1');
  expect(await codeOf(guest.write('/retail/carts', line({ itemSku: 'UJI-00002-01' })))).toBeNull();
  const pickup = line({ fulfillment: 'PICKUP', replace: true });
  expect(await codeOf(guest.write('/retail/carts', pickup))).toBeNull();
  expect(await textOf(guest, '/cart')).toContain('Hanya kirim : 1 dari 1 barang tidak ikut');
});

describe('a guest with a bag is refused what is for members, and both who logged in are not', () => {
  const membersCalls = calls.filter((call) => refusalsOf(call)[401]?.includes('LOGIN_REQUIRED') === true);
  test.each(
    membersCalls.map(
      (call) => [`[AUTH-01, ${call.ids.join(', ')}] ${call.method} ${call.path}`, call] as const,
    ),
  )('%s', async (_, { method, path, body }) => {
    const all = await visitors([]);
    const ask = async (who: Visitor) => {
      const answer = await who.call(`/backend${path.replaceAll(/\{\w+\}/g, ITEM)}`, {
        method,
        headers: { 'idempotency-key': 'call-1', 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: '{}' }),
      });
      const { errors } = (await answer.json()) as { errors?: { user: string[] } };
      return errors?.user[0] ?? null;
    };
    expect(await ask(all.guest)).toBe('LOGIN_REQUIRED');
    expect(await ask(all.became)).not.toBe('LOGIN_REQUIRED');
    expect(await ask(all.member)).not.toBe('LOGIN_REQUIRED');
  });
});

/** The pages of members, which ask a guest to log in. */
const PAGES: Record<string, string> = {
  '[BAG-04] the orders': '/member/order/retail',
  '[BAG-03] a checkout': '/retail/checkout/CO-1',
  '[WISH-19] the wishlist': '/member/wishlist',
  '[SUBS-09] the bag of subscriptions': '/subscription/cart',
  '[SUBS-10] the subscriptions': '/subscription',
  '[LINK-09] the address of email': '/verify-email',
  '[PAYLATER-02] paying later': '/member/blipay/paylater/introduction',
  '[CHAT-19] a seller’s chat': '/member/seller-chat/TOK-1',
  '[LINK-14] the name of a reviewer': '/member/review/settings',
};
/** Their forms, with the address that each leads a guest to. */
const FORMS: Record<string, { path: string; form?: Record<string, string>; to: RegExp }> = {
  '[BAG-03] from the bag': { path: '/cart/checkout', to: /^\/login\?redirect=%2Fcart$/ },
  '[BAG-03, GROC-33] from the groceries': {
    path: '/grocery/cart/checkout',
    to: /^\/login\?redirect=%2Fgrocery%2Fcart$/,
  },
  '[BAG-03] to an address': { path: '/retail/checkout/CO-1/address', to: /^\/login\?/ },
  '[BAG-10] to a new address': { path: '/retail/checkout/CO-1/address/new', to: /^\/login\?/ },
  '[BAG-03] to the order': { path: '/retail/checkout/CO-1/order', to: /^\/login\?/ },
  '[BAG-03, GROC-33] to the order of groceries': { path: '/grocery/checkout/CO-1/order', to: /^\/login\?/ },
  '[SUBS-10] to subscriptions': { path: '/subscription/cart/start', to: /^\/login\?/ },
  '[SUBS-09] out of their bag': { path: '/subscription/cart/drop', to: /^\/login\?/ },
  '[LINK-09] to a verified address': { path: '/verify-email', to: /^\/login\?/ },
  '[PAYLATER-03] to pay later': { path: '/member/blipay/paylater/introduction', to: /^\/login\?/ },
};

describe('a page of members asks a guest with a bag to log in, and neither who did', () => {
  const asks = async (who: Visitor, path: string) => {
    const html = await (await who.call(path)).text();
    const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
    return main.includes('href="/login?redirect=') && !main.includes('<form');
  };
  test.each(Object.entries(PAGES))('%s', async (_, path) => {
    const all = await visitors([]);
    expect(await asks(all.guest, path)).toBe(true);
    expect(await asks(all.became, path)).toBe(false);
    expect(await asks(all.member, path)).toBe(false);
  });

  const post = async (who: Visitor, path: string) =>
    (
      await who.call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ key: 'form-1' }).toString(),
      })
    ).headers.get('location');
  test.each(Object.entries(FORMS))('%s by its form', async (_, { path, to }) => {
    const all = await visitors([]);
    expect(await post(all.guest, path)).toMatch(to);
    expect(await post(all.became, path)).not.toMatch(to);
    expect(await post(all.member, path)).not.toMatch(to);
  });

  test.each([
    [
      '[WISH-24] what was picked in an album',
      '/member/wishlist',
      { act: 'remove', key: 'form-1', picked: ITEM },
    ],
    ['[CHAT-19] a message', '/member/seller-chat/TOK-1', { text: 'Halo, ada stok?', key: 'form-1' }],
  ])('%s stays with the guest who sent it', async (_, path, form) => {
    const all = await visitors([]);
    expect((await pressed(all.guest, path, form)).status).toBe(401);
    expect((await pressed(all.became, path, form)).status).not.toBe(401);
    expect((await pressed(all.member, path, form)).status).not.toBe(401);
  });
});

test.each(['guest-1', 'ayu'])(
  '[HOST-03] faults that %s asked for are theirs to see and to end',
  async (name) => {
    const by = crowd(openShop({ faults: true }));
    const [one, other] = [await by(name), await by('guest-2')];
    const COPY = '/content/product-copy';
    const told = async (who: Visitor) => (await who.read('/_faults')).body.data as { endpoint: string }[];
    const end = async (who: Visitor) =>
      (await (await who.call('/backend/_faults', { method: 'DELETE' })).json()) as { data: boolean };
    for (const who of [one, other]) {
      await who.write('/_faults', { endpoint: `GET ${COPY}`, fault: '500' });
      expect(await told(who)).toMatchObject([{ endpoint: `GET ${COPY}` }]);
    }
    expect((await end(one)).data).toBe(true);
    expect(await told(one)).toEqual([]);
    // The page of a visitor with a bag is theirs alone: every answer says so.
    const met = async (who: Visitor) => [
      (await who.read(COPY)).status,
      (await who.read('/content/seller-badge')).headers.get('x-faults'),
    ];
    expect([await met(one), await met(other)]).toEqual([
      [200, null],
      [500, 'on'],
    ]);
    expect((await end(one)).data).toBe(false);
  },
);
