import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ConfigEntry } from '#src/domain/product/productConfig.ts';
import type { CatalogueVoucher } from '#marketplace/promo/catalogue/voucherTypes.ts';
import { ITEM, product } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { dialogShown } from '../support/dialogShown.ts';
import { followLogin } from '../support/followLogin.ts';
import { openPage, type Opened, type OpenOptions } from '../support/openPage.tsx';

const CLAIM = '/product/merchant/vouchers/V-1/_claim';
const sell = (vouchers: readonly CatalogueVoucher[], options: OpenOptions = {}) =>
  openPage({ shop: { products: [product()], vouchers } }, options);
const claims = (page: Opened) =>
  page.shop.requests.filter(({ method, path }) => method === 'POST' && path.includes('_claim'));
const promo = () => screen.getByRole('region', { name: 'Promo' });

/** Opens the list as a visitor does, once the vouchers are there. */
async function openList(page: Opened, count = '1 voucher toko') {
  await page.user.click(await screen.findByRole('button', { name: new RegExp(count) }));
  return screen.findByRole('dialog', { name: 'Voucher & promo' });
}
const rowOf = (sheet: HTMLElement, text: string) => {
  const row = within(sheet).getByText(text).closest('li');
  if (row === null) throw new Error(`no row of ${text}`);
  return within(row);
};

describe('the promo section', () => {
  test('[SECTION-02, VOUCHER-23, MODAL-11] tells the number of seller vouchers and leads to all', async () => {
    const page = await sell([
      testVoucher(),
      testVoucher({ id: 'V-2', code: 'LIMA', rewardType: 'DISCOUNT', value: 5 }),
    ]);
    expect(await within(promo()).findByRole('button', { name: /2 voucher toko/ })).toBeDefined();
    expect(within(promo()).getByText('Potongan Rp10.000 · Diskon 5%')).toBeDefined();
    expect(page.shop.requests.map(({ path }) => path)).toContain(
      `/product/merchant/vouchers-info?itemSku=${ITEM}`,
    );
    await page.user.click(within(promo()).getByRole('link', { name: 'Lihat semua' }));
    expect(await screen.findByRole('dialog', { name: 'Voucher & promo' })).toBeDefined();
    await waitFor(() =>
      expect(page.shop.requests.map(({ path }) => path)).toContain(
        `/product/merchant/vouchers?itemSku=${ITEM}`,
      ),
    );
  });
  test('[VOUCHER-23] names the vouchers that its number is of, and counts the others', async () => {
    const shop = testVoucher({ title: 'Toko', value: 15_000 });
    const others = [
      testVoucher({ id: 'V-2', code: 'DUA', group: 'blibliVouchers', value: 25_000 }),
      testVoucher({ id: 'V-3', code: 'TIGA', group: 'blibliShipping', rewardType: null, title: 'Ongkir' }),
    ];
    const page = await sell([shop, ...others]);
    const row = () => within(promo()).findByRole('button', { name: /voucher toko|Voucher & potongan/i });
    expect((await row()).textContent).toBe('1 voucher tokoPotongan Rp15.000 · selain itu 2 voucher lain');
    page.view.unmount();
    await sell(others);
    expect((await row()).textContent).toBe('Voucher & potonganPotongan Rp25.000');
  });
  test('[SECTION-02] it is hidden when nothing is offered', async () => {
    await sell([]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Promo' })).toBeNull());
  });
  test('[VOUCHER-19] a failure says so, and can be tried again', async () => {
    const page = await sell([testVoucher()], { visitor: { member: 'ayu' } });
    await page.shop.fault('GET /product-detail/*/promotions', '500');
    page.tell('priceSummary', { type: 'quantity.stepped', by: 1 });
    expect(await screen.findByText('Promo gagal dimuat.')).toBeDefined();
    await page.shop.mend();
    await page.user.click(within(promo()).getByRole('button', { name: 'Coba lagi' }));
    expect(await within(promo()).findByRole('button', { name: /1 voucher toko/ })).toBeDefined();
    expect(screen.queryByText('Promo gagal dimuat.')).toBeNull();
  });
  test('[PROMO-02, LINK-03, I18N-02] guests see the ticker with the login link, members do not', async () => {
    const page = await sell([testVoucher()]);
    const ticker = await screen.findByText('Masuk dulu untuk lihat promo khusus buat kamu.');
    expect(
      within(ticker.parentElement as HTMLElement)
        .getByRole('link', { name: 'Masuk' })
        .getAttribute('href'),
    ).toBe(`/login?redirect=${encodeURIComponent(`/p/barang-uji/${ITEM}`)}`);
    page.view.unmount();
    await sell([testVoucher()], { visitor: { member: 'ayu' } });
    await within(promo()).findByRole('button', { name: /1 voucher toko/ });
    expect(screen.queryByText('Masuk dulu untuk lihat promo khusus buat kamu.')).toBeNull();
  });
  test('[PROMO-02] asks for no login while it is unknown who visits', async () => {
    const page = await sell([testVoucher()], {
      visitor: { member: 'ayu' },
      shop: { held: /users\/_current$/ },
    });
    await within(await screen.findByRole('region', { name: 'Promo' })).findByRole('button', {
      name: /1 voucher toko/,
    });
    expect(page.root.getSnapshot().context.isMember).toBeNull();
    expect(screen.queryByText('Masuk dulu untuk lihat promo khusus buat kamu.')).toBeNull();
    await page.shop.letGo();
    await page.settle();
    expect(page.root.getSnapshot().context.isMember).toBe(true);
    expect(screen.queryByText('Masuk dulu untuk lihat promo khusus buat kamu.')).toBeNull();
  });
});

describe('recommended promotions', () => {
  const base = {
    startsInMinutes: -1,
    endsInMinutes: 1,
    vendor: 'retail' as const,
    membersOnly: false,
    itemSkus: [],
    reward: { kind: 'shipping' as const },
  };
  const promotions = [
    {
      ...base,
      id: 'A',
      title: 'Teman koper',
      text: 'Tambah satu.',
      itemSkus: ['UJI-00002-01', 'UJI-00003-01'],
    },
    { ...base, id: 'B', title: 'Beli tiga', text: 'Lebih hemat.', minQuantity: 3 },
  ];
  const products = [
    product(),
    product({ productSku: 'UJI-00002', name: 'Sarung' }),
    product({ productSku: 'UJI-00003', name: 'Label', item: { stock: 0 } }),
  ];
  test.each([
    ['id', 'Bisa dipakai', 'Bisa kamu dapatkan', 'Tambah 2 barang lagi.'],
    ['en', 'Applicable', 'You could get this', 'Add 2 more.'],
  ] as const)(
    '[PROMO-01, PROMO-03, PROMO-04] they are shown with whether they apply (%s)',
    async (language, available, potential, condition) => {
      await openPage({ visitor: { language }, shop: { products, promotions } });
      const first = (await screen.findByText('Teman koper')).closest('div') as HTMLElement;
      expect(within(first).getByText(available)).toBeDefined();
      const second = screen.getByText('Beli tiga').closest('div') as HTMLElement;
      expect(within(second).getByText(potential)).toBeDefined();
      expect(within(second).getByText(condition)).toBeDefined();
    },
  );
  test('[PROMO-05, PROMO-06] an item can be chosen, one that is out of stock cannot', async () => {
    const page = await openPage({ shop: { products, promotions } });
    await page.user.click(await screen.findByText('Pilih produknya'));
    expect(screen.getByRole('button', { name: 'Stok habis' })).toHaveProperty('disabled', true);
    await page.user.click(screen.getByRole('button', { name: 'Tambah Sarung ke keranjang' }));
    await page.settle();
    expect(
      page.shop.requests.find(({ method, path }) => method === 'POST' && path === '/retail/carts')?.body,
    ).toMatchObject({ itemSku: 'UJI-00002-01', actionType: 'RECOMMENDATION' });
  });
});

describe('the voucher list', () => {
  const VOUCHERS = [
    testVoucher({
      id: 'V-A',
      code: 'A',
      title: 'Aktif',
      rewardType: 'AMOUNT_OFF',
      value: 75_000,
      minPurchase: 100_000,
    }),
    testVoucher({
      id: 'V-B',
      code: 'B',
      title: 'Persen',
      rewardType: 'DISCOUNT',
      value: 5,
      maxAmount: 60_000,
    }),
    testVoucher({ id: 'V-C', code: 'C', title: 'Disimpan', value: 1_000 }),
    testVoucher({ id: 'V-D', code: 'D', title: 'Terpakai', value: 2_000 }),
    testVoucher({ id: 'V-E', code: 'E', title: 'Ditukar', value: 3_000 }),
    testVoucher({ id: 'V-F', code: 'F', title: 'Kosong', value: 4_000, quota: 5, taken: 5 }),
    testVoucher({
      id: 'V-G',
      code: 'G',
      title: 'Pasar',
      value: 5_000,
      group: 'blibliVouchers',
      adjustmentGroup: 'M',
    }),
    testVoucher({ id: 'V-H', code: 'H', title: 'Ongkir toko', rewardType: null, group: 'merchantShipping' }),
    testVoucher({ id: 'V-I', code: 'I', title: 'Ongkir Etalase', rewardType: null, group: 'blibliShipping' }),
  ];
  const heldVouchers = (['CLAIMED', 'USED', 'REDEEMED'] as const).map((status, index) => ({
    memberId: 'member-ayu',
    code: ['C', 'D', 'E'][index] ?? '',
    status,
    daysAgo: 9,
  }));

  test.each([
    [
      'id',
      [
        'Klaim Potongan Rp75.000',
        'Sudah diklaim',
        'Sudah dipakai',
        'Sudah ditukarkan',
        'Kuota habis',
        'Tanpa klaim',
      ],
    ],
    ['en', ['Claim Rp75.000 off', 'Claimed', 'Used', 'Redeemed', 'Quota run out', 'No claim needed']],
  ] as const)(
    '[VOUCHER-03..06, VOUCHER-12, VOUCHER-15, MODAL-11] each status has its button (%s)',
    async (language, [claim, claimed, used, redeemed, runOut, atCheckout]) => {
      const page = await sell(VOUCHERS, { visitor: { member: 'ayu', language }, shop: { heldVouchers } });
      await page.user.click(await screen.findByRole('button', { name: /6 (voucher toko|store vouchers)/ }));
      const sheet = await dialogShown();
      await within(sheet).findByText('Disimpan');
      const active = rowOf(sheet, language === 'id' ? 'Potongan Rp75.000' : 'Rp75.000 off').getByRole(
        'button',
        { name: claim },
      );
      expect(active.textContent).toBe(language === 'id' ? 'Klaim' : 'Claim');
      expect(active.getAttribute('aria-disabled')).toBeNull();
      for (const [title, name] of [
        ['Disimpan', claimed],
        ['Terpakai', used],
        ['Ditukar', redeemed],
        ['Kosong', runOut],
      ] as const) {
        const button = rowOf(sheet, title).getByRole('button', { name });
        expect(button.getAttribute('aria-disabled'), title).toBe('true');
        await page.user.click(button);
      }
      // A quota that has run out has no share to tell.
      expect(rowOf(sheet, 'Kosong').queryByText(/%/)).toBeNull();
      expect(rowOf(sheet, 'Pasar').getByText(atCheckout)).toBeDefined();
      // It is no button: there is nothing to press.
      expect(rowOf(sheet, 'Pasar').queryByRole('button', { name: atCheckout })).toBeNull();
      expect(rowOf(sheet, 'Ongkir Etalase').getByText(atCheckout)).toBeDefined();
      expect(rowOf(sheet, 'Ongkir toko').getByRole('button', { name: /Klaim|Claim/ })).toBeDefined();
      expect(claims(page)).toEqual([]);
      await page.user.click(active);
      await waitFor(() => expect(active.textContent).toBe(claimed));
      expect(claims(page).map(({ path }) => path)).toEqual(['/product/merchant/vouchers/V-A/_claim']);
    },
  );
  test.each([
    ['id', 'Potongan Rp75.000', 'Diskon 5%', 'Persen · maks. Rp60.000', 'Aktif · min. Rp100.000'],
    ['en', 'Rp75.000 off', '5% off', 'Persen · up to Rp60.000', 'Aktif · min. Rp100.000'],
  ] as const)(
    '[VOUCHER-07, VOUCHER-08] rewards are told as amounts and percentages (%s)',
    async (language, amount, percent, maximum, minimum) => {
      const page = await sell(VOUCHERS, { visitor: { language } });
      await page.user.click(await screen.findByRole('button', { name: /6 (voucher toko|store vouchers)/ }));
      const sheet = await dialogShown();
      for (const text of [amount, percent, maximum, minimum])
        expect(within(sheet).getByText(text)).toBeDefined();
    },
  );
  test('[VOUCHER-22, CONFIG-13] shipping vouchers come first when that is switched on', async () => {
    const titles = async (config: readonly ConfigEntry[] = []) => {
      const page = await sell(VOUCHERS, { shop: { config } });
      const sheet = await openList(page, '6 voucher toko');
      const found = within(sheet)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => (textContent ?? '').replace(/\d.*/, ''));
      expect(within(sheet).getAllByText('6 voucher toko', { selector: 'h3 span' })).toHaveLength(1);
      page.view.unmount();
      return found;
    };
    expect(await titles()).toEqual(['Voucher toko', 'Voucher Etalase', 'Voucher ongkir']);
    expect(await titles([{ id: 'pdp.voucher.shipping-first', value: 'true' }])).toEqual([
      'Voucher ongkir',
      'Voucher toko',
      'Voucher Etalase',
    ]);
  });
  test('[MODAL-11, PROMO-02] guests see the login ticker on top', async () => {
    const page = await sell([testVoucher()]);
    const sheet = await openList(page);
    expect(within(sheet).getByText('Masuk dulu untuk lihat promo khusus buat kamu.')).toBeDefined();
  });
  test('without any it says so', async () => {
    const page = await sell([], {
      shop: {
        promotions: [
          {
            id: 'P',
            title: 'Promo',
            text: '',
            vendor: 'retail',
            membersOnly: false,
            itemSkus: [],
            reward: { kind: 'shipping' },
            startsInMinutes: -1,
            endsInMinutes: 1,
          },
        ],
      },
    });
    await page.user.click(await screen.findByRole('link', { name: 'Lihat semua' }));
    expect(await screen.findByText('Belum ada voucher')).toBeDefined();
  });
});

describe('[VOUCHER-25] a voucher of the shipping in the list', () => {
  const SHIPPING = testVoucher({
    title: 'Gratis kirim',
    group: 'merchantShipping',
    adjustmentGroup: 'SHIPPING',
    rewardType: null,
    maxAmount: 5_000,
  });
  const LARGER = testVoucher({
    ...SHIPPING,
    id: 'V-2',
    code: 'BESAR',
    title: 'Kirim hemat',
    minPurchase: 150_000,
  });

  test('[VOUCHER-24, COST-15] says to claim it, then that it is counted, and the total follows', async () => {
    const page = await sell([SHIPPING, LARGER], { visitor: { member: 'ayu' } });
    const sheet = await openList(page, 'Voucher & potongan');
    const row = rowOf(sheet, 'Gratis kirim');
    expect(row.getByText('Bisa kamu dapatkan · Klaim dulu')).toBeDefined();
    expect(rowOf(sheet, 'Kirim hemat').getByText('Bisa kamu dapatkan · Belanja Rp50.000 lagi')).toBeDefined();
    const asked = () => page.shop.requests.filter(({ path }) => path === '/retail/order-costs').length;
    await waitFor(() => expect(asked()).toBeGreaterThan(0));
    await page.user.click(row.getByRole('button', { name: /^Klaim/ }));
    expect(await row.findByText('Dihitung di total')).toBeDefined();
    expect(row.queryByText(/Klaim dulu/)).toBeNull();
  });

  test('says that pickup gets none', async () => {
    const page = await openPage({
      path: `/p/barang-uji/${ITEM}?fulfillment=PICKUP`,
      shop: { products: [product({ item: { pickup: 'AVAILABLE' } })], vouchers: [SHIPPING] },
    });
    const sheet = await openList(page, 'Voucher & potongan');
    expect(await rowOf(sheet, 'Gratis kirim').findByText('Tidak untuk ambil di toko')).toBeDefined();
  });
});

describe('claiming', () => {
  test('[VOUCHER-09, VOUCHER-10] a member claims once; the button says so and the price follows', async () => {
    const page = await sell(
      [testVoucher(), testVoucher({ id: 'V-2', code: 'LAIN', title: 'Lain', value: 1_000 })],
      { visitor: { member: 'ayu' } },
    );
    const sheet = await openList(page, '2 voucher toko');
    const button = rowOf(sheet, 'Potongan Rp10.000').getByRole('button', { name: /Klaim/ });
    await page.user.dblClick(button);
    expect(await rowOf(sheet, 'Potongan Rp10.000').findByRole('button', { name: 'Sudah diklaim' })).toBe(
      button,
    );
    expect(document.activeElement).toBe(button);
    expect(rowOf(sheet, 'Potongan Rp10.000').getByRole('status').textContent).toBe(
      'Sip, voucher sudah jadi milikmu.',
    );
    expect(rowOf(sheet, 'Potongan Rp1.000').getByRole('button', { name: /Klaim/ })).toBeDefined();
    expect(claims(page).map(({ path, body }) => [path, body])).toEqual([[CLAIM, null]]);
    expect(claims(page)[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    expect(page.tracked).toContainEqual({ name: 'voucher_claim', data: { code: 'HEMAT' } });
    const after = await within(sheet).findByText('Harga setelah voucher');
    expect(after.parentElement?.textContent).toBe('Harga setelah voucher Rp90.000');
    expect(after.closest('.ticker')?.textContent).toMatch(/1 voucher terbaik sudah dipilihkan\.-Rp10\.000$/);
  });
  test('[VOUCHER-10] while a claim is sent its button says so and ignores every press', async () => {
    const page = await sell(
      [testVoucher(), testVoucher({ id: 'V-2', code: 'LAIN', title: 'Lain', value: 1_000 })],
      { visitor: { member: 'ayu' } },
    );
    const sheet = await openList(page, '2 voucher toko');
    const letGo = page.shop.hold(/_claim/);
    const row = () => rowOf(sheet, 'Potongan Rp10.000');
    await page.user.click(row().getByRole('button', { name: /Klaim/ }));
    const busy = await row().findByRole('button', { busy: true });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    await page.user.click(busy);
    busy.focus();
    await page.user.keyboard('{Enter}');
    // The button of the other voucher works on its own.
    const other = rowOf(sheet, 'Potongan Rp1.000').getByRole('button', { name: /Klaim/ });
    expect(other.getAttribute('aria-disabled')).toBeNull();
    await letGo();
    await row().findByRole('button', { name: 'Sudah diklaim' });
    expect(claims(page)).toHaveLength(1);
  });
  test('[VOUCHER-11] a shipping voucher of the seller is claimed the same way', async () => {
    const page = await sell([testVoucher({ group: 'merchantShipping', rewardType: null, title: 'Ongkir' })], {
      visitor: { member: 'ayu' },
    });
    const sheet = await openList(page, 'Voucher & potongan');
    await page.user.click(rowOf(sheet, 'Ongkir').getByRole('button', { name: 'Klaim Ongkir' }));
    expect(await rowOf(sheet, 'Ongkir').findByRole('button', { name: 'Sudah diklaim' })).toBeDefined();
  });
  test('[VOUCHER-13, ERR-45] a quota that has run out meanwhile is told, and the voucher is out', async () => {
    const page = await sell([testVoucher({ quota: 1 })], { visitor: { member: 'ayu' } });
    const sheet = await openList(page);
    await page.shop.asAnotherMember('budi', CLAIM);
    await page.user.click(rowOf(sheet, 'Potongan Rp10.000').getByRole('button', { name: /Klaim/ }));
    const out = await rowOf(sheet, 'Potongan Rp10.000').findByRole('button', { name: 'Kuota habis' });
    expect(rowOf(sheet, 'Potongan Rp10.000').getByRole('status').textContent).toBe(
      'Yah, kuota voucher sudah habis.',
    );
    await page.user.click(out);
    expect(claims(page)).toHaveLength(1);
  });
  test('[VOUCHER-14, ERR-44] the message is told to the place that asked, and to no other', async () => {
    const page = await sell([testVoucher()], { visitor: { member: 'ayu' } });
    await openList(page);
    await page.shop.asAnotherMember('ayu', CLAIM);
    await page.user.click(screen.getByRole('button', { name: /^S&K/ }));
    const terms = await screen.findByRole('dialog', { name: 'Syarat & ketentuan' });
    await page.user.click(within(terms).getByRole('button', { name: /Klaim/ }));
    expect(await within(terms).findByText('Voucher ini sudah kamu simpan.')).toBeDefined();
    expect(within(terms).getByRole('button', { name: 'Sudah diklaim' })).toBeDefined();
    await page.user.click(within(terms).getByRole('button', { name: 'Kembali' }));
    const sheet = await screen.findByRole('dialog', { name: 'Voucher & promo' });
    expect(within(sheet).queryByText('Voucher ini sudah kamu simpan.')).toBeNull();
  });
  test('[VOUCHER-14] a failed claim can be tried again', async () => {
    const page = await sell([testVoucher()], { visitor: { member: 'ayu' } });
    const sheet = await openList(page);
    await page.shop.fault('POST /product/merchant/*', '500', 1);
    await page.user.click(rowOf(sheet, 'Potongan Rp10.000').getByRole('button', { name: /Klaim/ }));
    expect(await within(sheet).findByText('Voucher gagal diklaim. Coba lagi, ya.')).toBeDefined();
    await page.user.click(rowOf(sheet, 'Potongan Rp10.000').getByRole('button', { name: /Klaim/ }));
    expect(
      await rowOf(sheet, 'Potongan Rp10.000').findByRole('button', { name: 'Sudah diklaim' }),
    ).toBeDefined();
    expect(new Set(claims(page).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });
  test('[ERR-63] an early claim says when to try again, in list and terms, and works then', async () => {
    const page = await sell([testVoucher()], { visitor: { member: 'ayu' } });
    const sheet = await openList(page);
    page.shop.limit(/_claim$/, 7);
    await page.user.click(rowOf(sheet, 'Potongan Rp10.000').getByRole('button', { name: /Klaim/ }));
    expect(await within(sheet).findByText('Lagi ramai. Coba lagi dalam 7 detik, ya.')).toBeDefined();
    page.shop.limit(/_claim$/, 3);
    await page.user.click(screen.getByRole('button', { name: /^S&K/ }));
    const terms = await screen.findByRole('dialog', { name: 'Syarat & ketentuan' });
    await page.user.click(within(terms).getByRole('button', { name: /Klaim/ }));
    expect(await within(terms).findByText('Lagi ramai. Coba lagi dalam 3 detik, ya.')).toBeDefined();
    await page.user.click(within(terms).getByRole('button', { name: /Klaim/ }));
    expect(await within(terms).findByRole('button', { name: 'Sudah diklaim' })).toBeDefined();
    expect(within(terms).queryByText(/Lagi ramai/)).toBeNull();
  });
  test('[VOUCHER-16, LINK-03] a guest is asked to log in and would come back to this voucher', async () => {
    const page = await sell([testVoucher()], { path: `/p/barang-uji/${ITEM}?qty=2` });
    const sheet = await openList(page);
    await page.user.click(rowOf(sheet, 'Potongan Rp10.000').getByRole('button', { name: /Klaim/ }));
    const prompt = await screen.findByRole('dialog', { name: 'Masuk untuk klaim voucher' });
    expect(within(prompt).getByText('Setelah masuk, voucher ini langsung diklaim.')).toBeDefined();
    expect(within(prompt).getByRole('link', { name: 'Masuk' }).getAttribute('href')).toBe(
      `/login?redirect=${encodeURIComponent(`/p/barang-uji/${ITEM}?qty=2&voucher=HEMAT`)}`,
    );
    expect(claims(page)).toEqual([]);
  });
  test('[VOUCHER-16] back from the login the list opens at the voucher, with the focus on it', async () => {
    const page = await sell([testVoucher(), testVoucher({ id: 'V-2', code: 'LAIN', value: 2_000 })], {
      path: `/p/barang-uji/${ITEM}?voucher=LAIN`,
      visitor: { member: 'ayu' },
    });
    const sheet = await screen.findByRole('dialog', { name: 'Voucher & promo' });
    await waitFor(() =>
      expect(document.activeElement).toBe(
        rowOf(sheet, 'Potongan Rp2.000').getByRole('button', { name: /Klaim/ }),
      ),
    );
    expect(claims(page)).toEqual([]);
  });
  test('[VOUCHER-16] an address with a strange voucher opens nothing', async () => {
    await sell([testVoucher()], {
      path: `/p/barang-uji/${ITEM}?voucher=%3Cscript%3E`,
      visitor: { member: 'ayu' },
    });
    await within(promo()).findByRole('button', { name: /1 voucher toko/ });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('terms', () => {
  test('[VOUCHER-20, MODAL-12] are loaded on demand, sanitised, and lead back to the list', async () => {
    const page = await sell([
      testVoucher({
        termsHtml: '<p>Berlaku <b>sekali</b>.<img src=x onerror=alert(1)><script>alert(2)</script></p>',
      }),
    ]);
    await openList(page);
    expect(page.shop.requests.some(({ path }) => path.endsWith('/tnc'))).toBe(false);
    await page.user.click(screen.getByRole('button', { name: /^S&K/ }));
    const terms = await screen.findByRole('dialog', { name: 'Syarat & ketentuan' });
    expect((await within(terms).findByText('sekali')).tagName).toBe('B');
    expect(terms.querySelector('img, script')).toBeNull();
    expect(page.shop.requests.map(({ path }) => path)).toContain('/product-detail/merchant/vouchers/V-1/tnc');
    await page.user.click(within(terms).getByRole('button', { name: 'Kembali' }));
    expect(await screen.findByRole('dialog', { name: 'Voucher & promo' })).toBeDefined();
  });
  test('[VOUCHER-20] those that failed are tried again', async () => {
    const page = await sell([testVoucher()], { visitor: { member: 'ayu' } });
    await openList(page);
    await page.shop.fault('GET /product-detail/merchant/vouchers/*', '500', 1);
    await page.user.click(screen.getByRole('button', { name: /^S&K/ }));
    expect(await screen.findByText('Syarat & ketentuan gagal dimuat.')).toBeDefined();
    await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('Syarat')).toBeDefined();
  });
});

describe('the page of promotions', () => {
  test('[ROUTE-10] shows every group on its own page', async () => {
    const page = await sell(
      [
        testVoucher(),
        testVoucher({ id: 'V-2', code: 'P', group: 'blibliVouchers', value: 500 }),
        testVoucher({ id: 'V-3', code: 'S', group: 'merchantShipping', rewardType: null, title: 'Ongkir' }),
      ],
      {
        path: `/p/barang-uji/${ITEM}/promotions`,
        shop: {
          products: [product()],
          promotions: [
            {
              id: 'P',
              title: 'Teman',
              text: '',
              vendor: 'retail',
              membersOnly: false,
              itemSkus: [],
              reward: { kind: 'shipping' },
              startsInMinutes: -1,
              endsInMinutes: 1,
            },
          ],
        },
      },
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Promo' })).toBeDefined();
    expect(await screen.findByText('Teman')).toBeDefined();
    for (const name of [/Voucher toko/, /Voucher Etalase/, /Voucher ongkir/]) {
      expect(await screen.findByRole('heading', { level: 2, name })).toBeDefined();
    }
    await page.user.click(screen.getByRole('button', { name: 'Klaim Potongan Rp10.000' }));
    const prompt = await screen.findByRole('dialog', { name: 'Masuk untuk klaim voucher' });
    expect(within(prompt).getByRole('link', { name: 'Masuk' }).getAttribute('href')).toBe(
      `/login?redirect=${encodeURIComponent(`/p/barang-uji/${ITEM}?voucher=HEMAT`)}`,
    );
  });
});

describe('campaigns', () => {
  const campaign = {
    id: 'FS',
    name: 'Flash sale',
    startsInMinutes: -10,
    endsInMinutes: 5,
    quota: 10,
    sold: 0,
    price: 60_000,
  };

  test('[PROMO-07] counts down by server time; at 0 loads the summary and shows the normal price', async () => {
    const page = await openPage({ shop: { products: [product({ campaign })] } });
    expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('Berakhir dalam 00:05:00');
    const summaries = () => page.shop.requests.filter(({ path }) => path.includes('_summary')).length;
    const before = summaries();
    await waitFor(() => expect(page.root.getSnapshot().context.laterParts.campaign).toBe('running'));
    act(() => page.passTime(5 * 60_000));
    await waitFor(() => expect(summaries()).toBe(before + 1));
    await waitFor(() =>
      expect(page.view.container.querySelector('.priceNow')?.textContent).toContain('Rp100.000'),
    );
    expect(screen.queryByRole('timer')).toBeNull();
  });
  test('[LOAD-08] the countdown goes on by the second in the window, and by the minute out of it', async () => {
    const watching: IntersectionObserverCallback[] = [];
    globalThis.IntersectionObserver = class {
      readonly #tell: IntersectionObserverCallback;
      constructor(tell: IntersectionObserverCallback) {
        this.#tell = tell;
      }
      observe(target: Element) {
        if (target.getAttribute('role') === 'timer') watching.push(this.#tell);
      }
      unobserve() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
    const page = await openPage({ shop: { products: [product({ campaign })] } });
    const left = () => screen.getByRole('timer').getAttribute('aria-label');
    const put = (isIntersecting: boolean) =>
      act(() => {
        for (const tell of watching)
          tell([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
      });
    act(() => page.passTime(20_000));
    const bySecond = /^Berakhir dalam 00:04:(?!00)\d\d$/;
    expect(left()).toMatch(bySecond);
    put(false);
    expect(left()).toBe('Berakhir dalam 00:05:00');
    act(() => page.passTime(10_000));
    expect(left()).toBe('Berakhir dalam 00:05:00');
    put(true);
    expect(left()).toMatch(bySecond);
  });
  test('[PROMO-09, ERR-56, CART-08] warns of stock gone meanwhile, then buys at the normal price', async () => {
    const page = await openPage({
      visitor: { member: 'ayu' },
      shop: { products: [product({ campaign: { ...campaign, quota: 1 } })] },
    });
    expect(page.view.container.querySelector('.priceNow')?.textContent).toContain('Rp60.000');
    await page.shop.asAnotherMember('budi', '/retail/checkouts/_quick', {
      itemSku: ITEM,
      pickupPointCode: 'PP-TOK-1',
      quantity: 1,
      fulfillment: 'DELIVERY',
    });
    const box = within(screen.getByRole('complementary'));
    await page.user.click(box.getByRole('button', { name: 'Keranjang' }));
    expect((await box.findByRole('alert')).textContent).toContain(
      'Stok flash sale habis, harga flash sale tidak berlaku lagi.',
    );
    await waitFor(() =>
      expect(page.view.container.querySelector('.priceNow')?.textContent).toContain('Rp100.000'),
    );
    await page.user.click(box.getByRole('button', { name: 'Batal' }));
    expect(box.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('link', { name: /Keranjang, 0 barang/ })).toBeDefined();
  });
  test('[PROMO-09] going on buys at the normal price', async () => {
    const page = await openPage({
      visitor: { member: 'ayu' },
      shop: { products: [product({ campaign: { ...campaign, quota: 1 } })] },
    });
    await page.shop.asAnotherMember('budi', '/retail/checkouts/_quick', {
      itemSku: ITEM,
      pickupPointCode: 'PP-TOK-1',
      quantity: 1,
      fulfillment: 'DELIVERY',
    });
    const box = within(screen.getByRole('complementary'));
    await page.user.click(box.getByRole('button', { name: 'Keranjang' }));
    await page.user.click(await box.findByRole('button', { name: 'Lanjut dengan harga sekarang' }));
    await page.settle();
    expect(screen.getByRole('link', { name: 'Keranjang, 1 barang' })).toBeDefined();
    const adds = page.shop.requests.filter(
      ({ method, path }) => method === 'POST' && path === '/retail/carts',
    );
    expect(adds.map(({ body }) => body.actionType)).toEqual(['CAMPAIGN', 'REGULAR']);
  });
  test('[PROMO-10, AUTH-07] a guest returns to the warning; the address alone warns of nothing', async () => {
    const products = [product({ campaign: { ...campaign, sold: 10 } })];
    const back = {
      path: `/p/barang-uji/${ITEM}?action=flash_sale_oos`,
      visitor: { member: 'ayu' },
      shop: { products },
    };
    const stranger = await openPage(back);
    expect(screen.queryByRole('button', { name: 'Lanjut dengan harga sekarang' })).toBeNull();
    stranger.view.unmount();
    const page = await openPage({ shop: { products } });
    expect(screen.getByText('Stok flash sale habis, harga flash sale tidak berlaku lagi.')).toBeDefined();
    await page.user.click(
      within(screen.getByRole('complementary')).getByRole('button', { name: 'Beli sekarang' }),
    );
    expect(await followLogin(page, 'Masuk untuk membeli')).toContain('action=flash_sale_oos');
    page.view.unmount();
    const member = await openPage(back);
    const box = within(screen.getByRole('complementary'));
    await member.user.click(await box.findByRole('button', { name: 'Lanjut dengan harga sekarang' }));
    await waitFor(() => expect(member.left[0]).toMatch(/^\/retail\/checkout\//));
  });
  test('[PROMO-08, STOCK-12] a member is reminded of a coming campaign; a guest logs in first', async () => {
    const products = [
      product({ tags: ['COMING_SOON'], campaign: { ...campaign, startsInMinutes: 60, endsInMinutes: 90 } }),
    ];
    const page = await openPage({ shop: { products } });
    await page.user.click(screen.getAllByRole('button', { name: 'Ingatkan saya' })[0] as HTMLElement);
    const prompt = await screen.findByRole('dialog', { name: 'Masuk untuk dikabari' });
    expect(within(prompt).getByRole('link', { name: 'Masuk' }).getAttribute('href')).toContain(
      'action=notify_me',
    );
    page.view.unmount();
    const member = await openPage({ visitor: { member: 'ayu' }, shop: { products } });
    await member.user.click(screen.getAllByRole('button', { name: 'Ingatkan saya' })[0] as HTMLElement);
    expect((await screen.findAllByRole('button', { name: 'Kamu akan dikabari' })).length).toBe(2);
    expect(await screen.findByText('Sip, kamu akan diingatkan begitu promonya mulai.')).toBeDefined();
    expect(member.shop.requests.map(({ path }) => path)).toContain(
      `/product-detail/products/${ITEM}/campaign/FS/_subscribe`,
    );
  });
});
