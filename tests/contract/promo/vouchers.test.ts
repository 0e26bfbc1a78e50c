import { describe, expect, onTestFinished, test } from 'vitest';
import type { CatalogueVoucher } from '#marketplace/promo/catalogue/voucherTypes.ts';
import { openDatabase } from '#marketplace/core/database/openDatabase.ts';
import { seedCatalogue } from '#marketplace/product/seed/seedProducts.ts';
import { seedVouchers } from '#marketplace/promo/seed/seedVouchers.ts';
import type { FoundItem } from '#marketplace/product/rules/catalogue.ts';
import {
  appliedVouchers,
  conditionOf,
  createVoucherBook,
  isFor,
  isMet,
  voucherGroups,
  vouchersOfBag,
  type Order,
} from '#marketplace/promo/rules/vouchers.ts';
import { claimVoucher, spendVouchers } from '#marketplace/promo/rules/voucherWrites.ts';
import { product, SELLER } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';

const NOW = Date.UTC(2026, 10, 21, 5);
const BUDI = 'member-budi';
const found = (productSku: string, merchantCode = SELLER.code): FoundItem => {
  const made = product({ productSku, merchantCode });
  const [item] = made.items;
  if (item === undefined) throw new Error('no item');
  return { product: made, item, merchant: SELLER, isReplaced: false };
};
const SHIRT = found('UJI-00001');
const SHOE = found('UJI-00002');
const ELSEWHERE = found('UJI-00003', 'TOK-9');
const order = (subtotal: number, quantity = 1): Order => ({ subtotal, quantity });
/** One of the marketplace; by itself, while its quota lasts. */
const market = (facts: Partial<CatalogueVoucher> = {}) =>
  testVoucher({
    id: 'M-1',
    code: 'PASAR',
    group: 'blibliVouchers',
    adjustmentGroup: 'MARKETPLACE',
    ...facts,
  });

function open(vouchers: readonly CatalogueVoucher[]) {
  const database = openDatabase(':memory:');
  onTestFinished(() => database.close());
  seedCatalogue(database, [], NOW);
  seedVouchers(database, vouchers, [], NOW);
  return { database, vouchers: createVoucherBook(database, []), now: () => NOW, offersSince: NOW };
}
type Deps = ReturnType<typeof open>;
const applied = (deps: Deps, one: Order, memberId: string | null = BUDI, of = SHIRT) =>
  appliedVouchers(deps, of, memberId, one, 'id').map(({ code, amount }) => [code, amount]);
/** The vouchers that an order of a shirt uses. */
const spend = (deps: Deps) =>
  spendVouchers(deps, BUDI, { goods: [{ found: SHIRT, order: order(50_000) }], parcels: [] });
/** The code, the status and the condition of every voucher. */
const said = (deps: Deps, one: Order | null, memberId: string | null = BUDI, language: 'id' | 'en' = 'id') =>
  Object.values(voucherGroups(deps, SHIRT, memberId, one, language))
    .flat()
    .map(({ code, applicableStatus, condition }) => [code, applicableStatus, condition]);

test('[VOUCHER-01] an offer is for its vendor, and for the seller and the products that it names', () => {
  const { productSku, merchantCode } = SHIRT.product;
  expect(isFor({ vendor: 'retail' }, SHIRT)).toBe(true);
  expect(isFor({ vendor: 'grocery' }, SHIRT)).toBe(false);
  expect(isFor({ vendor: 'retail', merchantCode }, SHIRT)).toBe(true);
  expect(isFor({ vendor: 'retail', merchantCode }, ELSEWHERE)).toBe(false);
  expect(isFor({ vendor: 'retail', productSkus: [productSku, 'X'] }, SHIRT)).toBe(true);
  expect(isFor({ vendor: 'retail', productSkus: [productSku] }, SHOE)).toBe(false);
  expect(isFor({ vendor: 'retail', merchantCode: 'TOK-9', productSkus: [productSku] }, SHIRT)).toBe(false);
  expect(isFor({ vendor: 'grocery', productSkus: [productSku] }, SHIRT)).toBe(false);
});

test('[PROMO-03, PROMO-04] an order is enough at the border; one below it tells what is missing', () => {
  const wants = { minPurchase: 100_000, minQuantity: 3 };
  expect([isMet(wants, order(100_000, 3)), conditionOf(wants, order(100_000, 3), 'id')]).toEqual([true, '']);
  expect(isMet(wants, order(99_999, 3))).toBe(false);
  expect(conditionOf(wants, order(99_999, 3), 'id')).toBe('Belanja Rp1 lagi');
  expect(conditionOf(wants, order(99_999, 3), 'en')).toBe('Spend Rp1 more');
  expect(isMet(wants, order(100_000, 2))).toBe(false);
  expect(conditionOf(wants, order(100_000, 2), 'id')).toBe('Tambah 1 barang lagi');
  expect(conditionOf(wants, order(100_000, 2), 'en')).toBe('Add 1 more');
  // It tells the money where money and pieces are missing.
  expect(conditionOf(wants, order(0, 1), 'id')).toBe('Belanja Rp100.000 lagi');
  expect([isMet({}, order(0, 0)), conditionOf({}, order(0, 0), 'id')]).toEqual([true, '']);
});

describe('[PRICE-08] what an order gets by itself', () => {
  test('a fixed sum and a share of it, each within its bounds', () => {
    expect(applied(open([market()]), order(9_999))).toEqual([['PASAR', 9_999]]);
    expect(applied(open([market({ minPurchase: 50_000 })]), order(50_000))).toEqual([['PASAR', 10_000]]);
    expect(applied(open([market({ minPurchase: 50_000 })]), order(49_999))).toEqual([]);
    const share = (facts: Partial<CatalogueVoucher>) =>
      open([market({ rewardType: 'DISCOUNT', value: 15, ...facts })]);
    // 15 % of 33,333 is 4,999.95.
    expect(applied(share({}), order(33_333))).toEqual([['PASAR', 4_999]]);
    expect(applied(share({ maxAmount: 4_999 }), order(33_334))).toEqual([['PASAR', 4_999]]);
    expect(applied(share({ maxAmount: 5_000 }), order(33_334))).toEqual([['PASAR', 5_000]]);
    expect(applied(share({ value: 150 }), order(1_000))).toEqual([['PASAR', 1_000]]);
    // A voucher for shipping takes nothing off the goods.
    expect(applied(open([market({ rewardType: null, value: 15 })]), order(33_333))).toEqual([]);
  });

  test('of one group the best, of equals the first; one of each group', () => {
    const deps = open([
      market({ id: 'A', code: 'A', value: 5_000 }),
      market({ id: 'B', code: 'B', value: 7_000 }),
      market({ id: 'C', code: 'C', value: 7_000 }),
      market({ id: 'D', code: 'D', value: 100, adjustmentGroup: 'BANK' }),
    ]);
    expect(applied(deps, order(100_000))).toEqual([
      ['B', 7_000],
      ['D', 100],
    ]);
  });

  test('one of the marketplace while a piece of its quota is left, and once for each member', () => {
    expect(applied(open([market({ quota: 2, taken: 1 })]), order(50_000))).toEqual([['PASAR', 10_000]]);
    expect(applied(open([market({ quota: 2, taken: 2 })]), order(50_000))).toEqual([]);
    const deps = open([market()]);
    expect(applied(deps, order(50_000), null)).toEqual([['PASAR', 10_000]]);
    expect(spend(deps)).toEqual([{ code: 'PASAR', amount: 10_000, isShipping: false }]);
    expect(applied(deps, order(50_000))).toEqual([]);
    expect(applied(deps, order(50_000), 'member-ayu')).toEqual([['PASAR', 10_000]]);
  });

  test('one of a seller only while it is held', () => {
    const deps = open([testVoucher()]);
    expect(applied(deps, order(50_000))).toEqual([]);
    claimVoucher(deps, BUDI, 'V-1');
    expect(applied(deps, order(50_000))).toEqual([['HEMAT', 10_000]]);
    expect(applied(deps, order(50_000), null)).toEqual([]);
    expect(applied(deps, order(50_000), 'member-ayu')).toEqual([]);
    expect(spend(deps)).toEqual([{ code: 'HEMAT', amount: 10_000, isShipping: false }]);
    expect(applied(deps, order(50_000))).toEqual([]);
  });

  test('none that must be chosen, is for others, has not begun or is over', () => {
    for (const facts of [
      { isAutomatic: false },
      { merchantCode: 'TOK-9' },
      { startsInMinutes: 1 },
      { endsInMinutes: 0 },
    ])
      expect(applied(open([market(facts)]), order(50_000)), JSON.stringify(facts)).toEqual([]);
    // The seller's own counts for its products.
    expect(applied(open([market({ merchantCode: SELLER.code })]), order(50_000))).toHaveLength(1);
  });
});

describe('[PROMO-03, PROMO-04] what is said of a voucher', () => {
  test('without an order nothing', () => {
    expect(said(open([market(), testVoucher()]), null)).toEqual([
      ['PASAR', null, ''],
      ['HEMAT', null, ''],
    ]);
  });

  test('what is taken off is usable; of the others what it wants', () => {
    const deps = open([
      market(),
      market({ id: 'M-2', code: 'KECIL', value: 100 }),
      market({ id: 'M-3', code: 'BESAR', value: 90_000, minPurchase: 80_000 }),
      market({ id: 'M-4', code: 'KARTU', adjustmentGroup: 'BANK', isAutomatic: false }),
      market({ id: 'M-5', code: 'ONGKIR', group: 'blibliShipping', rewardType: null, value: 0 }),
      testVoucher(),
      testVoucher({ id: 'V-2', code: 'DIPILIH', adjustmentGroup: 'X', isAutomatic: false }),
    ]);
    claimVoucher(deps, BUDI, 'V-2');
    expect(said(deps, order(50_000))).toEqual([
      ['PASAR', 'AVAILABLE', ''],
      ['KECIL', 'POTENTIAL', 'Voucher lain lebih hemat'],
      ['BESAR', 'POTENTIAL', 'Belanja Rp30.000 lagi'],
      ['KARTU', 'POTENTIAL', 'Belum dihitung di total'],
      ['HEMAT', 'POTENTIAL', 'Klaim dulu'],
      ['DIPILIH', 'POTENTIAL', 'Belum dihitung di total'],
      ['ONGKIR', 'AVAILABLE', ''],
    ]);
    expect(said(deps, order(80_000), BUDI, 'en').map(([code, , condition]) => [code, condition])).toEqual([
      ['PASAR', 'Another voucher saves more'],
      ['KECIL', 'Another voucher saves more'],
      ['BESAR', ''],
      ['KARTU', 'Not counted in the total yet'],
      ['HEMAT', 'Claim it first'],
      ['DIPILIH', 'Not counted in the total yet'],
      ['ONGKIR', ''],
    ]);
  });

  test('[VOUCHER-28] of one for a way to pay which that is, and never what else it wants', () => {
    const deps = open([
      market({ isAutomatic: false, payment: 'PAYLATER', minPurchase: 80_000 }),
      market({
        id: 'M-2',
        code: 'KARTU',
        adjustmentGroup: 'BANK',
        isAutomatic: false,
        payment: 'CREDIT_CARD',
      }),
    ]);
    for (const subtotal of [50_000, 80_000]) {
      expect(said(deps, order(subtotal))).toEqual([
        ['PASAR', 'POTENTIAL', 'Hanya dengan PayLater, tidak dihitung di total'],
        ['KARTU', 'POTENTIAL', 'Hanya dengan kartu kredit, tidak dihitung di total'],
      ]);
      expect(applied(deps, order(subtotal))).toEqual([]);
    }
  });

  test('nothing of what is used up, unless it is held', () => {
    const last = { quota: 1 };
    const deps = open([market(last), testVoucher(last)]);
    claimVoucher(deps, BUDI, 'V-1');
    expect(said(deps, order(50_000))).toEqual([
      ['PASAR', 'AVAILABLE', ''],
      ['HEMAT', 'AVAILABLE', ''],
    ]);
    // Another member and a guest get none.
    expect(said(deps, order(50_000), 'member-ayu')[1]).toEqual(['HEMAT', null, '']);
    expect(said(deps, order(50_000), null)[1]).toEqual(['HEMAT', null, '']);
    spend(deps);
    expect(said(deps, order(50_000))).toEqual([
      ['PASAR', null, ''],
      ['HEMAT', null, ''],
    ]);
    expect(said(deps, order(50_000), null)[0]).toEqual(['PASAR', null, '']);
    // A held voucher tells what its order still needs.
    const held = open([testVoucher({ ...last, minPurchase: 60_000 })]);
    claimVoucher(held, BUDI, 'V-1');
    expect(said(held, order(50_000))).toEqual([['HEMAT', 'POTENTIAL', 'Belanja Rp10.000 lagi']]);
  });

  test('[VOUCHER-05, VOUCHER-01] when it was used, what is left, and its bounds', () => {
    const deps = open([market({ quota: 9, taken: 2, maxAmount: 30_000 }), testVoucher()]);
    const view = (memberId: string | null) => voucherGroups(deps, SHIRT, memberId, null, 'en');
    expect(view(BUDI).blibliVouchers).toEqual([
      {
        id: 'M-1',
        code: 'PASAR',
        title: 'Save',
        status: 'ACTIVE',
        rewardType: 'AMOUNT_OFF',
        value: 10_000,
        maxAmount: 30_000,
        minPurchase: 0,
        remainingQuota: 7,
        totalQuota: 9,
        endDate: NOW + 10 * 60_000,
        usedDate: null,
        adjustmentGroup: 'MARKETPLACE',
        applicableStatus: null,
        condition: '',
      },
    ]);
    expect(view(null).merchantVouchers[0]).toMatchObject({ maxAmount: null, usedDate: null });
    claimVoucher(deps, BUDI, 'V-1');
    expect(view(BUDI).merchantVouchers[0]).toMatchObject({ status: 'CLAIMED', usedDate: null });
    spend(deps);
    expect(view(BUDI).merchantVouchers[0]).toMatchObject({ status: 'USED', usedDate: NOW });
    expect(view(BUDI).blibliVouchers[0]).toMatchObject({ status: 'USED', usedDate: NOW, remainingQuota: 6 });
    expect(view(null).blibliVouchers[0]).toMatchObject({
      status: 'ACTIVE',
      usedDate: null,
      remainingQuota: 6,
    });
  });

  test('[VOUCHER-01] at most five hundred of a product, only those that hold now', () => {
    const many = Array.from({ length: 502 }, (_, number) =>
      market({
        id: `M-${number}`,
        code: `C-${number}`,
        ...(number === 0 ? { merchantCode: 'TOK-9' } : {}),
        ...(number === 1 ? { endsInMinutes: 0 } : {}),
      }),
    );
    const codes = said(open(many), null).map(([code]) => code);
    expect([codes.length, codes[0], codes.at(-1)]).toEqual([499, 'C-2', 'C-500']);
  });

  test('[VOUCHER-01, VOUCHER-20] each is found by its id and by its code', () => {
    const { vouchers } = open([market(), testVoucher()]);
    expect([vouchers.byId('V-1')?.code, vouchers.byCode('PASAR')?.id]).toEqual(['HEMAT', 'M-1']);
    expect([vouchers.byId('HEMAT'), vouchers.byCode('V-1')]).toEqual([undefined, undefined]);
  });
});

describe('[PRICE-12] the vouchers of a whole bag', () => {
  const bag = (deps: Deps, entries: [FoundItem, number][], memberId: string | null = BUDI) =>
    vouchersOfBag(
      deps,
      entries.map(([one, subtotal]) => ({ found: one, order: order(subtotal) })),
      memberId,
      'id',
    ).map(({ code, amount }) => [code, amount]);

  test('none is used twice, and the dearest entry chooses first', () => {
    const share = { rewardType: 'DISCOUNT', value: 10 } as const;
    const deps = open([market(share), market({ id: 'M-2', code: 'KECIL', value: 1_000 })]);
    expect(
      bag(deps, [
        [SHIRT, 20_000],
        [SHOE, 50_000],
        [ELSEWHERE, 30_000],
      ]),
    ).toEqual([
      ['PASAR', 5_000],
      ['KECIL', 1_000],
    ]);
    expect(bag(deps, [])).toEqual([]);
  });

  test('each entry gets those of its seller', () => {
    const deps = open([
      market({ merchantCode: 'TOK-9' }),
      testVoucher({ merchantCode: SELLER.code }),
      testVoucher({ id: 'V-9', code: 'LAIN', merchantCode: 'TOK-9', adjustmentGroup: 'OTHER' }),
    ]);
    claimVoucher(deps, BUDI, 'V-1');
    claimVoucher(deps, BUDI, 'V-9');
    expect(
      bag(deps, [
        [SHIRT, 50_000],
        [ELSEWHERE, 40_000],
      ]),
    ).toEqual([
      ['HEMAT', 10_000],
      ['PASAR', 10_000],
      ['LAIN', 10_000],
    ]);
    expect(bag(deps, [[SHIRT, 50_000]], null)).toEqual([]);
  });
});

test('[VOUCHER-12, VOUCHER-13] refuses a claim with its reason, and takes nothing of the quota', () => {
  const deps = open([
    market(),
    testVoucher({ quota: 1 }),
    testVoucher({ id: 'V-2', code: 'NANTI', startsInMinutes: 1 }),
    testVoucher({ id: 'V-3', code: 'KIRIM', group: 'merchantShipping' }),
  ]);
  const claim = (id: string, memberId = BUDI) => {
    try {
      return claimVoucher(deps, memberId, id);
    } catch (error) {
      const { status, code } = error as { status: number; code: string };
      return [status, code];
    }
  };
  expect(claim('X')).toEqual([404, 'VOUCHER_NOT_FOUND']);
  expect(claim('M-1')).toEqual([404, 'VOUCHER_NOT_FOUND']);
  expect(claim('V-2')).toEqual([410, 'VOUCHER_EXPIRED']);
  expect(claim('V-3')).toBe(true);
  expect(claim('V-1')).toBe(true);
  expect(claim('V-1')).toEqual([409, 'VOUCHER_CLAIMED']);
  expect(claim('V-1', 'member-ayu')).toEqual([409, 'QUOTA_RUN_OUT']);
  spend(deps);
  expect(claim('V-1')).toEqual([409, 'VOUCHER_REDEEMED']);
});
