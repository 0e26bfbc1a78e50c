import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { heldVouchers, vouchers as catalogueVouchers } from '#marketplace/promo/catalogue/vouchers.ts';
import { promotions as cataloguePromotions } from '#marketplace/promo/catalogue/promotions.ts';
import { createMarketplace, type MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { REWARD_TYPES } from '#src/domain/promo/reward.ts';
import { VOUCHER_GROUPS, VOUCHER_STATUSES } from '#src/domain/promo/voucher.ts';
import { presentVoucherFailure } from '#src/domain/promo/voucherErrors.ts';
import { campaignSubscribed, priceSummary, productSummary } from '#src/services/product/product/contract.ts';
import * as contract from '#src/services/promo/promotions/contract.ts';
import { withRichText } from '#server/richText/richTextAnswers.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';

const NOW = Date.UTC(2026, 10, 21, 5);
const BASE = `/product-detail/products/${ITEM}`;

function open(options: Partial<MarketplaceOptions> = {}) {
  let now = NOW;
  const marketplace = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    now: () => now,
    products: [product()],
    merchants: [SELLER],
    vouchers: [testVoucher()],
    ...options,
  });
  const visitor = () => {
    let cookie = '';
    let counter = 0;
    const call = async (path: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      if (cookie !== '') headers.set('cookie', cookie);
      const answer = await marketplace.fetch(new Request(`http://shop.test${path}`, { ...init, headers }));
      for (const set of answer.headers.getSetCookie()) cookie = set.split(';')[0] ?? '';
      return answer;
    };
    const parsed = async (answer: Response) => {
      const body = (await answer.json()) as any;
      return { status: answer.status, data: body.data, code: body.errors?.user[0], errors: body.errors };
    };
    return {
      read: async (path: string, language = 'id') =>
        // As the page gets it, through its host.
        parsed(
          await withRichText(
            path,
            await call(`/backend${path}`, { headers: { 'accept-language': language } }),
          ),
        ),
      write: async (path: string, key: string | null = `k-${(counter += 1)}`, body?: unknown) =>
        parsed(
          await call(`/backend${path}`, {
            method: 'POST',
            headers: {
              ...(key === null ? {} : { 'idempotency-key': key }),
              ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          }),
        ),
      logIn: (member: string) =>
        call('/login', {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ member: `member-${member}`, redirect: '/' }).toString(),
        }),
    };
  };
  const member = async (name = 'budi') => {
    const one = visitor();
    await one.logIn(name);
    return one;
  };
  return { marketplace, visitor, member, wait: (ms: number) => void (now += ms) };
}
const CLAIM = '/product/merchant/vouchers/V-1/_claim';
const checkout = (quantity = 1, facts: object = {}) => ({
  itemSku: ITEM,
  pickupPointCode: 'PP-TOK-1',
  quantity,
  fulfillment: 'DELIVERY',
  ...facts,
});

describe('answers', () => {
  test('[API-10, API-82, API-83, API-86, CLOCK-03, VOUCHER-01, VOUCHER-02] parse in both languages', async () => {
    const demo = open({ products: undefined, merchants: undefined, vouchers: undefined } as never);
    const guest = demo.visitor();
    for (const sku of ['RMB-00012-01', 'TRT-00301-01', 'GRO-10001-01']) {
      for (const language of ['id', 'en']) {
        const { data } = await guest.read(
          `/product-detail/products/${sku}/promotions?qty=2&pickupPointCode=PP-1`,
          language,
        );
        const groups = z.parse(contract.promotions, data);
        expect(groups.serverTime, sku).toBe(NOW);
        for (const one of [...groups.merchantShipping, ...groups.blibliShipping]) {
          expect(one, sku).toMatchObject({ status: 'ACTIVE', adjustmentGroup: 'SHIPPING' });
          expect(one.title, sku).not.toBe('');
          expect(one.remainingQuota, sku).not.toBeNull();
        }
        const own = await guest.read(`/product-detail/products/${sku}/vouchers`, language);
        expect(z.parse(contract.vouchers, own.data).map(({ code }) => code)).toEqual(
          groups.blibli.map(({ code }) => code),
        );
        const info = await guest.read(`/product/merchant/vouchers-info?itemSku=${sku}`, language);
        const sellers = await guest.read(`/product/merchant/vouchers?itemSku=${sku}`, language);
        expect(z.parse(contract.merchantVouchersInfo, info.data).count).toBe(
          z.parse(contract.vouchers, sellers.data).length,
        );
      }
    }
    demo.marketplace.close();
  });

  test('[API-32, API-33, API-85, VOUCHER-20] the terms of a voucher come only from its own call', async () => {
    const market = open({
      vouchers: VOUCHER_GROUPS.map((group) => testVoucher({ group, id: `V-${group}`, code: group })),
    });
    const guest = market.visitor();
    const paths = [
      ['/product-detail/vouchers/blibliVouchers/tnc', true],
      ['/product-detail/vouchers/merchantVouchers/tnc', false],
      ['/product-detail/shipping/merchantShipping/tnc', true],
      ['/product-detail/shipping/blibliShipping/tnc', true],
      ['/product-detail/shipping/blibliVouchers/tnc', false],
      ['/product-detail/merchant/vouchers/V-merchantVouchers/tnc', true],
      ['/product-detail/merchant/vouchers/V-blibliVouchers/tnc', false],
    ] as const;
    for (const [path, isThere] of paths) {
      const answer = await guest.read(path);
      expect(answer.status, path).toBe(isThere ? 200 : 404);
      if (isThere)
        expect(z.parse(contract.voucherTerms, answer.data).termsAndCondition).toEqual([
          { tag: 'p', children: ['Syarat'] },
        ]);
    }
    expect(
      (await guest.read('/product-detail/vouchers/blibliVouchers/tnc', 'en')).data.termsAndCondition,
    ).toEqual([{ tag: 'p', children: ['Terms'] }]);
    market.marketplace.close();
  });

  test('the catalogue has every status, reward and group, and one whose quota is gone', () => {
    expect(new Set(heldVouchers.map(({ status }) => status))).toEqual(
      new Set(VOUCHER_STATUSES.filter((status) => status !== 'ACTIVE')),
    );
    for (const reward of REWARD_TYPES)
      expect(catalogueVouchers.some((one) => one.rewardType === reward)).toBe(true);
    for (const group of VOUCHER_GROUPS)
      expect(catalogueVouchers.some((one) => one.group === group)).toBe(true);
    expect(catalogueVouchers.some(({ quota, taken }) => quota === taken)).toBe(true);
    expect(new Set(catalogueVouchers.map(({ code }) => code)).size).toBe(catalogueVouchers.length);
    expect(cataloguePromotions.some(({ membersOnly }) => membersOnly)).toBe(true);
  });

  test('reads an unknown status and an unknown reward as null', () => {
    expect(z.parse(contract.voucher, { code: 'A', status: 'BARU', rewardType: 'POIN' })).toMatchObject({
      status: null,
      rewardType: null,
    });
    expect(z.safeParse(contract.voucher, { code: '' }).success).toBe(false);
  });
});

describe('claiming', () => {
  const statusOf = async (one: { read: (path: string) => Promise<{ data: any }> }) =>
    (await one.read(`${BASE}/promotions`)).data.merchant[0];

  test('[API-84, VOUCHER-09] takes one of the quota for a member, who holds the voucher from then', async () => {
    const market = open();
    const member = await market.member();
    expect(z.parse(contract.claimed, (await member.write(CLAIM)).data)).toBe(true);
    expect(await statusOf(member)).toMatchObject({ status: 'CLAIMED', remainingQuota: 9 });
    expect(await statusOf(await market.member('ayu'))).toMatchObject({ status: 'ACTIVE', remainingQuota: 9 });
    market.marketplace.close();
  });
  test('[VOUCHER-16] a guest is refused, and nothing is taken', async () => {
    const market = open();
    const guest = market.visitor();
    expect(await guest.write(CLAIM)).toMatchObject({ status: 401, code: 'LOGIN_REQUIRED' });
    expect(await statusOf(guest)).toMatchObject({ status: 'ACTIVE', remainingQuota: 10 });
    market.marketplace.close();
  });
  test('[API-84] the same key claims once; without a key nothing is claimed', async () => {
    const market = open();
    const member = await market.member();
    expect((await member.write(CLAIM, null)).code).toBe('IDEMPOTENCY_KEY_EXPECTED');
    expect((await member.write(CLAIM, 'same')).status).toBe(200);
    expect((await member.write(CLAIM, 'same')).status).toBe(200);
    expect(await statusOf(member)).toMatchObject({ remainingQuota: 9 });
    market.marketplace.close();
  });
  test('[ERR-44] a voucher that is held already says so', async () => {
    const market = open();
    const member = await market.member();
    await member.write(CLAIM);
    const again = await member.write(CLAIM);
    expect(again).toMatchObject({ status: 409, code: 'VOUCHER_CLAIMED' });
    expect(presentVoucherFailure({ kind: 'http', status: 409, code: again.code, params: {} }).message).toBe(
      'claimed',
    );
    market.marketplace.close();
  });
  test.each(['USED', 'REDEEMED'] as const)(
    '[ERR-46, VOUCHER-05, VOUCHER-06] the marketplace refuses to claim one that is %s',
    async (status) => {
      const market = open({ heldVouchers: [{ memberId: 'member-budi', code: 'HEMAT', status, daysAgo: 1 }] });
      const member = await market.member();
      expect(await statusOf(member)).toMatchObject({ status });
      expect((await member.write(CLAIM)).code).toBe('VOUCHER_REDEEMED');
      market.marketplace.close();
    },
  );
  test('[API-82] counts all vouchers of a seller, and names the first that can be claimed', async () => {
    const info = '/product/merchant/vouchers-info?itemSku=' + ITEM;
    const market = open({
      vouchers: [
        testVoucher({ quota: 1 }),
        testVoucher({ id: 'V-2', code: 'LAIN', title: { id: 'Lain', en: 'Other' } }),
      ],
    });
    const guest = market.visitor();
    expect((await guest.read(info)).data).toEqual({ count: 2, highlight: 'Hemat' });
    const member = await market.member('ayu');
    await member.write(CLAIM);
    expect((await guest.read(info)).data).toEqual({ count: 2, highlight: 'Lain' });
    await member.write('/product/merchant/vouchers/V-2/_claim');
    // Claimed by the member, and free for others.
    expect((await member.read(info)).data).toEqual({ count: 2, highlight: null });
    expect((await guest.read(info)).data).toEqual({ count: 2, highlight: 'Lain' });
    market.marketplace.close();
  });
  test('[ERR-45, VOUCHER-13] the last piece is the last', async () => {
    const market = open({ vouchers: [testVoucher({ quota: 1 })] });
    expect((await (await market.member('ayu')).write(CLAIM)).status).toBe(200);
    const late = await market.member('budi');
    expect(await late.write(CLAIM)).toMatchObject({ status: 409, code: 'QUOTA_RUN_OUT' });
    expect(await statusOf(late)).toMatchObject({ status: 'ACTIVE', remainingQuota: 0 });
    market.marketplace.close();
  });
  test('[VOUCHER-12] refuses a voucher of the marketplace, an unknown and an expired one', async () => {
    const market = open({
      vouchers: [testVoucher({ group: 'blibliVouchers' }), testVoucher({ id: 'V-2', code: 'LAMA' })],
    });
    const member = await market.member();
    expect((await member.write(CLAIM)).status).toBe(404);
    expect((await member.write('/product/merchant/vouchers/V-9/_claim')).status).toBe(404);
    market.wait(11 * 60_000);
    expect((await member.write('/product/merchant/vouchers/V-2/_claim')).code).toBe('VOUCHER_EXPIRED');
    market.marketplace.close();
  });
});

describe('promotions', () => {
  const base = {
    startsInMinutes: -1,
    endsInMinutes: 1,
    vendor: 'retail' as const,
    text: 'x',
    reward: { kind: 'shipping' as const },
  };
  const promotions = [
    { ...base, id: 'NOW', title: 'Sekarang', membersOnly: false, itemSkus: [ITEM, 'UJI-00002-01', 'gone'] },
    { ...base, id: 'PIECES', title: 'Tiga', membersOnly: false, minQuantity: 3, itemSkus: [] },
    { ...base, id: 'MONEY', title: 'Uang', membersOnly: false, minPurchase: 250_000, itemSkus: [] },
    { ...base, id: 'MEMBER', title: 'Anggota', membersOnly: true, itemSkus: [] },
  ];
  const products = [product(), product({ productSku: 'UJI-00002', item: { stock: 0 } })];

  test('[PROMO-01, PROMO-02, PROMO-03, PROMO-04] tells what applies and what each still needs', async () => {
    const market = open({ promotions, products });
    const guest = market.visitor();
    const recommended = async (one: typeof guest, query: string, language = 'id') =>
      z
        .parse(contract.promotions, (await one.read(`${BASE}/promotions?${query}`, language)).data)
        .recommended.map(({ id, applicableStatus, condition }) => [id, applicableStatus, condition]);
    expect(await recommended(guest, 'qty=1')).toEqual([
      ['NOW', 'AVAILABLE', ''],
      ['PIECES', 'POTENTIAL', 'Tambah 2 barang lagi'],
      ['MONEY', 'POTENTIAL', 'Belanja Rp150.000 lagi'],
    ]);
    expect((await recommended(guest, 'qty=2', 'en')).map(([, , condition]) => condition)).toEqual([
      '',
      'Add 1 more',
      'Spend Rp50.000 more',
    ]);
    expect(await recommended(await market.member(), 'qty=3')).toEqual([
      ['NOW', 'AVAILABLE', ''],
      ['PIECES', 'AVAILABLE', ''],
      ['MONEY', 'AVAILABLE', ''],
      ['MEMBER', 'AVAILABLE', ''],
    ]);
    market.marketplace.close();
  });
  test('[PROMO-05, PROMO-06] its items say whether they can be chosen', async () => {
    const market = open({ promotions, products });
    const { data } = await market.visitor().read(`${BASE}/promotions`);
    expect(
      z
        .parse(contract.promotions, data)
        .recommended[0]?.items.map(({ itemSku, status }) => [itemSku, status]),
    ).toEqual([
      [ITEM, 'AVAILABLE'],
      ['UJI-00002-01', 'OUT_OF_STOCK'],
    ]);
    market.marketplace.close();
  });
  test('strange queries are refused', async () => {
    const market = open();
    const guest = market.visitor();
    expect((await guest.read(`${BASE}/promotions?qty=0`)).code).toBe('INVALID_QUERY');
    expect((await guest.read('/product/merchant/vouchers')).code).toBe('INVALID_QUERY');
    expect((await guest.read('/product-detail/products/none/promotions')).status).toBe(404);
    market.marketplace.close();
  });
});

describe('what an order costs', () => {
  const vouchers = [
    testVoucher({ minPurchase: 150_000 }),
    testVoucher({ id: 'V-2', code: 'SEPULUH', rewardType: 'DISCOUNT', value: 10, maxAmount: 25_000 }),
    testVoucher({
      id: 'V-3',
      code: 'PASAR',
      group: 'blibliVouchers',
      adjustmentGroup: 'MARKETPLACE',
      value: 5_000,
    }),
    testVoucher({
      id: 'V-4',
      code: 'PILIH',
      group: 'blibliVouchers',
      adjustmentGroup: 'X',
      isAutomatic: false,
    }),
  ];
  const priced = async (one: { read: (path: string) => Promise<{ data: any }> }, quantity: number) => {
    const { price, vouchersApplied, item } = z.parse(
      priceSummary,
      (await one.read(`${BASE}/price-summary?qty=${quantity}`)).data,
    );
    return { each: price.offered, subtotal: item?.subtotal, codes: vouchersApplied.map(({ code }) => code) };
  };

  test('[PRICE-08] takes off automatic vouchers for a guest, and claimed ones too for a member', async () => {
    const market = open({ vouchers });
    expect(await priced(market.visitor(), 1)).toEqual({ each: 100_000, subtotal: 95_000, codes: ['PASAR'] });
    const member = await market.member();
    await member.write('/product/merchant/vouchers/V-2/_claim');
    expect(await priced(member, 1)).toEqual({ each: 100_000, subtotal: 85_000, codes: ['SEPULUH', 'PASAR'] });
    // A voucher is for the order, not for each piece; at most its maximum.
    expect(await priced(member, 4)).toEqual({
      each: 100_000,
      subtotal: 370_000,
      codes: ['SEPULUH', 'PASAR'],
    });
    market.marketplace.close();
  });
  test('[PRICE-08] of one group only the best applies, and none below its minimum', async () => {
    const market = open({ vouchers: [testVoucher({ minPurchase: 150_000, value: 30_000 }), vouchers[1]!] });
    const member = await market.member();
    await member.write(CLAIM);
    await member.write('/product/merchant/vouchers/V-2/_claim');
    expect((await priced(member, 1)).codes).toEqual(['SEPULUH']);
    expect((await priced(member, 2)).codes).toEqual(['HEMAT']);
    market.marketplace.close();
  });
  test('[VOUCHER-05] a purchase uses up the member’s voucher and counts the marketplace’s', async () => {
    const market = open({ vouchers });
    const member = await market.member();
    await member.write('/product/merchant/vouchers/V-2/_claim');
    market.wait(60_000);
    expect((await member.write('/retail/checkouts/_quick', 'buy', checkout())).status).toBe(200);
    const { data } = await member.read(`${BASE}/promotions`);
    const groups = z.parse(contract.promotions, data);
    expect(groups.merchant.find(({ code }) => code === 'SEPULUH')).toMatchObject({
      status: 'USED',
      usedDate: NOW + 60_000,
    });
    expect(groups.blibli.find(({ code }) => code === 'PASAR')).toMatchObject({
      status: 'USED',
      remainingQuota: 9,
    });
    expect((await priced(member, 1)).codes).toEqual([]);
    market.marketplace.close();
  });
});

describe('campaigns', () => {
  const campaign = {
    id: 'FS',
    name: 'Flash sale',
    startsInMinutes: -5,
    endsInMinutes: 5,
    quota: 3,
    sold: 1,
    price: 60_000,
  };
  const flash = (facts: object = {}) =>
    open({ products: [product({ campaign: { ...campaign, ...facts } })] });
  const shown = async (one: { read: (path: string) => Promise<{ data: any }> }) =>
    z.parse(productSummary, (await one.read(`${BASE}/_summary`)).data);
  const line = (quantity: number, actionType = 'CAMPAIGN') => ({
    ...checkout(quantity),
    cartType: 'REGULAR',
    actionType,
  });

  test('[PRODUCT-19, CART-08] has its own price while it runs and lasts, and counts sold pieces', async () => {
    const market = flash();
    const member = await market.member();
    expect(await shown(member)).toMatchObject({
      price: { offered: 60_000 },
      campaignInfo: { sold: 1, quota: 3 },
    });
    const bought = await member.write(
      '/retail/checkouts/_quick',
      'a',
      checkout(2, { actionType: 'CAMPAIGN' }),
    );
    expect(bought.status).toBe(200);
    expect(await shown(member)).toMatchObject({ price: { offered: 100_000 }, campaignInfo: { sold: 3 } });
    market.marketplace.close();
  });
  test('[PROMO-09] refuses its price once it is sold out, and sells at the normal price', async () => {
    const market = flash({ sold: 3 });
    const member = await market.member();
    expect(await member.write('/retail/carts', 'a', line(1))).toMatchObject({
      status: 409,
      code: 'FLASH_SALE_OOS',
    });
    expect(
      (await member.write('/retail/checkouts/_quick', 'b', checkout(1, { actionType: 'CAMPAIGN' }))).code,
    ).toBe('FLASH_SALE_OOS');
    expect((await member.write('/retail/carts', 'c', line(1, 'REGULAR'))).status).toBe(200);
    market.marketplace.close();
  });
  test('[ERR-11] more than are left at its price is refused with how many there are', async () => {
    const market = flash();
    const refusal = await market.visitor().write('/retail/carts', 'a', line(3));
    expect(refusal).toMatchObject({
      code: 'PRM_INSUFFICIENT_ADJUSTMENT_PRODUCT_QUOTA',
      errors: { maxQty: [2] },
    });
    market.marketplace.close();
  });
  test('[PROMO-07, PRODUCT-19] over, it is gone and the price is the normal one', async () => {
    const market = flash();
    market.wait(5 * 60_000);
    expect(await shown(market.visitor())).toMatchObject({ price: { offered: 100_000 }, campaignInfo: null });
    market.marketplace.close();
  });
  test('[API-20] refuses a reminder for a product without a campaign', async () => {
    const market = open({ products: [product()] });
    const member = await market.member();
    expect((await member.write(`${BASE}/campaign/FS/_subscribe`)).code).toBe('CAMPAIGN_NOT_FOUND');
    expect((await shown(member)).tags).not.toContain('NOTIFIED');
    market.marketplace.close();
  });
  test('[API-20, PROMO-08] reminds a member once of a coming campaign, and of no other one', async () => {
    const market = open({
      products: [
        product({ tags: ['COMING_SOON'], campaign: { ...campaign, startsInMinutes: 5, endsInMinutes: 9 } }),
      ],
    });
    const path = `${BASE}/campaign/FS/_subscribe`;
    expect((await market.visitor().write(path)).code).toBe('LOGIN_REQUIRED');
    const member = await market.member();
    expect(z.parse(campaignSubscribed, (await member.write(path)).data)).toBe(true);
    expect((await member.write(path)).data).toBe(true);
    expect((await shown(member)).tags).toEqual(['COMING_SOON', 'NOTIFIED']);
    expect((await member.write(`${BASE}/campaign/XX/_subscribe`)).code).toBe('CAMPAIGN_NOT_FOUND');
    market.wait(5 * 60_000);
    expect((await member.write(path)).code).toBe('CAMPAIGN_NOT_COMING');
    expect((await shown(member)).tags).not.toContain('COMING_SOON');
    expect((await member.write('/retail/carts', 'x', line(1))).status).toBe(200);
    market.marketplace.close();
  });
});
