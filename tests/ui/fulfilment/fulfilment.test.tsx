import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import type { Destination } from '#src/domain/address/destination.ts';
import { ITEM, product } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { openPage, type Opened, type OpenOptions } from '../support/openPage.tsx';

const KOPER = '/p/koper-hardcase-rimba-lawu/RMB-00012-02';
const MONAS: Destination = {
  ...DEFAULT_DESTINATION,
  geolocation: { latitude: -6.1754, longitude: 106.8272 },
};
const WAMENA: Destination = {
  ...DEFAULT_DESTINATION,
  province: 'Papua Pegunungan',
  city: 'Jayawijaya',
  district: 'Wamena',
  subdistrict: 'Wamena Kota',
  postalCode: '99511',
};

async function openOptions(options: OpenOptions): Promise<{ page: Opened; sheet: HTMLElement }> {
  const page = await openPage(options);
  await page.user.click(
    screen.getByRole('button', { name: options.visitor?.language === 'en' ? 'Other options' : 'Opsi lain' }),
  );
  const sheet = await screen.findByRole('dialog', {
    name: options.visitor?.language === 'en' ? 'Shipping' : 'Pengiriman',
  });
  return { page, sheet };
}
const row = (sheet: HTMLElement, name: RegExp) => {
  const label = within(sheet).getByRole('radio', { name }).closest('label');
  if (label === null) throw new Error(`No row ${name}`);
  return label;
};
const pickedUp = (place: string) =>
  within(screen.getByRole('region', { name: 'Pengiriman' })).findByText(`Ambil di ${place}`);
const active = (page: Opened) => page.part('modal')?.getSnapshot().context.active ?? null;

describe('what the sentence says', () => {
  const region = () => screen.getByRole('region', { name: 'Pengiriman' });

  test('[SHIP-10] the price of as many as are chosen, from the first call on', async () => {
    const page = await openPage({ path: `${KOPER}?qty=3` });
    const asked = () =>
      page.shop.requests
        .filter(({ path }) => path.includes('/shipping-summary'))
        .map(({ path }) => /[?&]qty=(\d+)/.exec(path)?.[1]);
    expect(new Set(asked())).toEqual(new Set(['3']));
    expect(region().textContent).toContain('Rp17.000');
    await page.tell('priceSummary', { type: 'quantity.typed', text: '1' });
    await page.settle();
    expect(asked().at(-1)).toBe('1');
    expect(region().textContent).toContain('Rp9.000');
  });

  test('[SHIP-11] free shipping says what it would have cost', async () => {
    await openPage({ shop: { products: [product({ shippingSubsidy: 100_000 })] } });
    expect(region().textContent).toMatch(/, Gratis Ongkir sebelumnya Rp32\.000/);
    expect(region().querySelector('s')?.textContent).toContain('Rp32.000');
  });

  test('[SHIP-12] without delivery the filled button changes the address; nothing can be bought', async () => {
    const page = await openPage({ path: '/p/x/NDA-00204-01' });
    const box = within(screen.getByRole('complementary'));
    expect(box.queryByRole('button', { name: 'Beli sekarang' })).toBeNull();
    expect(box.queryByRole('button', { name: 'Keranjang' })).toBeNull();
    await page.user.click(box.getByRole('button', { name: 'Ganti alamat' }));
    expect(active(page)?.key).toBe('addressPicker');
  });

  test('[STOCK-09] a closed store that hands over starts on pickup', async () => {
    const page = await openPage({
      shop: {
        products: [product({ item: { pickup: 'AVAILABLE' } })],
        merchant: { storeClose: { delayShipping: false } },
      },
    });
    expect(screen.getByRole('radio', { name: /Ambil/ })).toHaveProperty('checked', true);
    expect(
      within(screen.getByRole('complementary')).getByRole('button', { name: 'Beli sekarang' }),
    ).toHaveProperty('disabled', false);
    page.view.unmount();
  });
});

test.each(['?fulfillment=DELIVERY', '?fulfillment=DELIVERY&pickupPointCode=PP-TOK-1', ''])(
  '[FULFIL-12, STOCK-15] a closed store shows pickup, reason and end for the query "%s"',
  async (query) => {
    const page = await openPage({
      path: `/p/barang-uji/${ITEM}${query}`,
      shop: {
        products: [product({ item: { pickup: 'AVAILABLE' } })],
        merchant: { storeClose: { delayShipping: false, endsInMinutes: 8 * 24 * 60 } },
      },
    });
    const delivery = () => screen.getByRole('radio', { name: /^Dikirim/ });
    expect(screen.getByRole('radio', { name: /Ambil/ })).toHaveProperty('checked', true);
    expect(delivery()).toHaveProperty('disabled', true);
    expect(delivery().closest('label')?.textContent).toContain('Toko sedang tutup');
    expect(screen.getByText('Toko sedang tutup, tapi kamu tetap bisa ambil sendiri.')).toBeDefined();
    expect(screen.getByText('Toko buka lagi Minggu, 29 Nov.')).toBeDefined();
    // Neither a link within the page nor a repeated choice leads back to delivery.
    page.router.history.push(`/p/barang-uji/${ITEM}?fulfillment=DELIVERY&pickupPointCode=PP-TOK-1`);
    await page.settle();
    page.tell('fulfilment', { type: 'fulfilment.chosen', fulfilment: 'DELIVERY' });
    expect(screen.getByRole('radio', { name: /Ambil/ })).toHaveProperty('checked', true);
    expect(
      within(screen.getByRole('complementary')).getByRole('button', { name: 'Beli sekarang' }),
    ).toHaveProperty('disabled', false);
  },
);
test('[STOCK-15] names no day for a break without a known end', async () => {
  const page = await openPage({
    shop: { products: [product()], merchant: { storeClose: { delayShipping: false } } },
  });
  expect(screen.queryByText(/Toko buka lagi/)).toBeNull();
  page.view.unmount();
  await openPage({
    visitor: { language: 'en' },
    shop: {
      products: [product()],
      merchant: { storeClose: { delayShipping: true, endsInMinutes: 60 * 24 } },
    },
  });
  expect(screen.getByText('The store opens again on Sunday, 22 Nov.')).toBeDefined();
});
test('[SHIP-18] tells the last order time of the cheapest and chosen way, not if made to order', async () => {
  const { page, sheet } = await openOptions({ path: KOPER, visitor: { destination: MONAS } });
  const region = screen.getByRole('region', { name: 'Pengiriman', hidden: true });
  expect(region.textContent).toContain('Pesan sebelum 15.00 WIB');
  await page.user.click(await within(sheet).findByRole('radio', { name: /^Sehari sampai/ }));
  await waitFor(() => expect(region.textContent).toContain('Tiba hari ini, 21\u00a0Nov, sebelum 21.00'));
  expect(region.textContent).toContain('Pesan sebelum 15.00 WIB');
  expect(document.querySelector('button.deliveryLine, button.delivery-line')?.textContent).toMatch(
    /^Ke Gambir · Tiba hari ini, 21\u00a0Nov, sebelum 21\.00 · Rp[\d.]+ Ongkir sebelumnya Rp[\d.]+Pesan sebelum 15\.00 WIB$/,
  );
  page.view.unmount();
  await openPage({ shop: { products: [product({ preOrderDays: 3 })] } });
  expect(document.body.textContent).not.toContain('Pesan sebelum');
});

describe('[SHIP-13] under the price', () => {
  const line = () => document.querySelector<HTMLButtonElement>('button.deliveryLine, button.delivery-line');

  test('one line tells place, day and price, and opens the list of all ways', async () => {
    const page = await openPage({ path: KOPER });
    expect(line()?.textContent).toBe(
      'Ke Gambir · Tiba besok, 22\u00a0Nov · Gratis Ongkir sebelumnya Rp9.000Pesan sebelum 15.00 WIB',
    );
    await page.user.click(line()!);
    const sheet = await screen.findByRole('dialog', { name: 'Pengiriman' }, { timeout: 10_000 });
    // The line tells the way that was chosen there from then on.
    await page.user.click(await within(sheet).findByRole('radio', { name: /^Ekspres/ }));
    await waitFor(() =>
      expect(line()?.textContent).toBe(
        'Ke Gambir · Tiba besok, 22\u00a0Nov, sebelum 12.00 · Rp16.000 Ongkir sebelumnya Rp26.000Pesan sebelum 15.00 WIB',
      ),
    );
  });
  test('free shipping is told as free, beside what it would have cost', async () => {
    const page = await openPage({ shop: { products: [product({ shippingSubsidy: 100_000 })] } });
    expect(line()?.textContent).toMatch(/ · Gratis Ongkir sebelumnya Rp32\.000Pesan sebelum 13\.00 WIB$/);
    page.view.unmount();
    await openPage({
      visitor: { language: 'en' },
      shop: { products: [product({ shippingSubsidy: 100_000 })] },
    });
    expect(line()?.textContent).toMatch(/^To Gambir · Arrives .* · Free /);
  });
  test('names no day for goods that are not sent now', async () => {
    await openPage({ shop: { products: [product()], merchant: { storeClose: { delayShipping: true } } } });
    expect(line()?.textContent).toBe('Ke Gambir · Rp16.000');
  });
  test('says nothing of pickup, of store-only goods, or of an unknown delivery', async () => {
    const picked = await openPage({ path: `${KOPER}?fulfillment=PICKUP` });
    expect(line()).toBeNull();
    picked.view.unmount();
    const stores = await openPage({ shop: { products: [product({ tags: ['OFFLINE_ONLY'] })] } });
    expect(line()).toBeNull();
    stores.view.unmount();
    await openPage({
      shop: { products: [product()], faults: { 'GET /product-detail/products/*/shipping-summary': '500' } },
    });
    expect(line()).toBeNull();
  });
});

describe('[SHIP-27] a voucher of the shipping', () => {
  const shipping = (facts: Parameters<typeof testVoucher>[0] = {}) =>
    testVoucher({ group: 'blibliShipping', adjustmentGroup: 'SHIPPING', value: 5_000, ...facts });
  const line = () => document.querySelector('button.deliveryLine, button.delivery-line')?.textContent;
  const sentence = () => document.querySelector('#shipping .say')?.textContent;
  const beside = () => document.querySelector('.arrive')?.textContent;

  test('is taken off the shown cost, before the purchase is counted and after', async () => {
    const page = await openPage({
      shop: { products: [product()], vouchers: [shipping()], faults: { 'POST /retail/order-costs': '500' } },
    });
    const told = [line(), sentence(), beside()];
    expect(told).toEqual([
      expect.stringContaining(' · Rp11.000 Ongkir sebelumnya Rp16.000'),
      expect.stringMatching(/ ke Gambir, Rp11\.000 Ongkir sebelumnya Rp16\.000$/),
      expect.stringContaining(' ke Gambir, Rp11.000 Ongkir sebelumnya Rp16.000'),
    ]);
    await page.shop.mend();
    const letGo = page.shop.hold(/order-costs$/);
    page.tellLater('orderCost', { type: 'orderCost.refreshRequested' });
    expect([line(), sentence(), beside()]).toEqual(told);
    await letGo();
    await page.settle();
    expect([line(), sentence(), beside()]).toEqual(told);
  });

  test('is taken off each way of the list, and of the cheapest that another is compared with', async () => {
    const { page, sheet } = await openOptions({
      shop: {
        products: [product()],
        vouchers: [shipping({ value: 100, rewardType: 'DISCOUNT', maxAmount: 16_000 })],
      },
    });
    const dearer = await within(sheet).findByRole('radio', { name: /^Ekspres/ });
    expect(row(sheet, /^Reguler/).textContent).toMatch(/Ongkir sebelumnya Rp16\.000Gratis$/);
    const [full, left] = row(sheet, /^Ekspres/).textContent?.match(/(?<=Rp)[\d.]+/g) ?? [];
    const thousands = (amount = '') => Number(amount.replace('.', ''));
    expect(thousands(full) - thousands(left)).toBe(16_000);
    await page.user.click(dearer);
    await waitFor(() => expect(sentence()).toContain(`, Rp${left} Ongkir sebelumnya Rp${full}`));
    expect(screen.getByText('Termurah: Gratis')).toBeDefined();
  });

  test('that is claimed while the page is open changes the cost with the total', async () => {
    const page = await openPage({
      visitor: { member: 'budi' },
      shop: { products: [product()], vouchers: [shipping({ group: 'merchantShipping' })] },
    });
    await waitFor(() => expect(sentence()).toMatch(/, Rp16\.000$/));
    await page.visitor.call('/product/merchant/vouchers/V-1/_claim', {});
    page.tellLater('orderCost', { type: 'orderCost.refreshRequested' });
    await waitFor(() => expect(sentence()).toMatch(/, Rp11\.000 Ongkir sebelumnya Rp16\.000$/));
    expect(line()).toContain(' · Rp11.000 Ongkir sebelumnya Rp16.000');
  });
});

describe('the ways of shipping', () => {
  test.each([
    ['sold out', { tags: ['OOS' as const] }, undefined],
    ['coming soon', { tags: ['COMING_SOON' as const] }, undefined],
    ['of a closed store', {}, { delayShipping: false }],
    ['of a store on a break', {}, { delayShipping: true }],
  ])(
    '[SHIP-02, STOCK-08] %s: what delivery costs, and no day on which it would arrive',
    async (_, given, storeClose) => {
      for (const [language, words] of [
        ['id', 'Ongkir ke Gambir Rp16.000'],
        ['en', 'Shipping to Gambir Rp16.000'],
      ] as const) {
        const page = await openPage(
          { shop: { products: [product(given)] } },
          storeClose === undefined ? {} : { shop: { merchant: { storeClose } } },
          { visitor: { language } },
        );
        expect(
          screen.getByRole('region', { name: language === 'id' ? 'Pengiriman' : 'Shipping' }).textContent,
        ).toContain(words);
        expect(screen.queryByText(/^(Tiba|Arrives) /)).toBeNull();
        page.view.unmount();
      }
    },
  );
  test('[SHIP-01, MODAL-20, LIMIT-39] each shows name, price, estimate, tags, or why it is closed', async () => {
    const { sheet } = await openOptions({ path: KOPER });
    await within(sheet).findByRole('radiogroup', { name: 'Pilihan pengiriman' });
    const standard = row(sheet, /^Reguler/);
    expect(standard.textContent).toContain('Rp9.000');
    expect(standard.textContent).toContain('Tiba besok, 22\u00a0Nov');
    expect(within(standard).getByText('Penawaran terbaik')).toBeDefined();
    expect(row(sheet, /^Ekspres/).textContent).toContain('Tiba besok, 22\u00a0Nov, sebelum 12.00');
    const instant = within(sheet).getByRole('radio', { name: /^Instan/ });
    expect(instant).toHaveProperty('disabled', true);
    expect(row(sheet, /^Instan/).textContent).toContain('Atur pinpoint lokasimu dulu, ya.');
  });

  test('[LIMIT-38, SHIP-01] free shipping is labelled, and the full price stands beside it', async () => {
    const products = [product({ shippingSubsidy: 9000 })];
    const bandung = { ...DEFAULT_DESTINATION, city: 'Bandung', postalCode: '40111' };
    const { page, sheet } = await openOptions({ visitor: { destination: bandung }, shop: { products } });
    const standard = await waitFor(() => row(sheet, /^Reguler/));
    expect(within(standard).getByText('Gratis')).toBeDefined();
    expect(within(standard).getByText('Rp9.000')).toBeDefined();
    expect(within(standard).getByText('Ongkir sebelumnya')).toBeDefined();
    page.view.unmount();
    const english = await openOptions({
      visitor: { destination: bandung, language: 'en' },
      shop: { products },
    });
    await waitFor(() => expect(within(row(english.sheet, /^Standard/)).getByText('Free')).toBeDefined());
    expect(within(english.sheet).getByText('Best offer')).toBeDefined();
  });

  test('with a pin the couriers that go today are open, with what they promise', async () => {
    const { sheet } = await openOptions({ path: KOPER, visitor: { destination: MONAS } });
    await waitFor(() => row(sheet, /^Instan/));
    expect(row(sheet, /^Instan/).textContent).toContain(
      'Tiba hari ini, 21\u00a0Nov, dalam 3 jam setelah diproses',
    );
    expect(row(sheet, /^Sehari sampai/).textContent).toContain('Tiba hari ini, 21\u00a0Nov, sebelum 21.00');
    expect(within(sheet).queryByRole('button', { name: 'Atur pinpoint' })).toBeNull();
  });

  test('[SHIP-03] where to, and a way to another address', async () => {
    const { page, sheet } = await openOptions({ path: KOPER });
    await page.user.click(
      within(sheet).getByRole('button', { name: /Dikirim ke.*Gambir, Jakarta Pusat.*Ganti/ }),
    );
    expect(active(page)).toMatchObject({ key: 'addressPicker', params: {} });
  });

  test('[SHIP-09] asks for the map when a pin is needed, and loads the new destination', async () => {
    const { page, sheet } = await openOptions({ path: KOPER });
    await page.user.click(await within(sheet).findByRole('button', { name: 'Atur pinpoint' }));
    expect(active(page)).toEqual({ key: 'addressPicker', params: { pin: true } });
    const shipping = page.root.getSnapshot().children['shipping'];
    const request = shipping?.getSnapshot().context.request;
    act(() =>
      shipping?.send({
        type: 'facts.changed',
        facts: {
          item: { itemSku: request?.itemSku, pickupPointCode: request?.pickupPointCode },
          quantity: 1,
          destination: MONAS,
          isDestinationKnown: true,
        },
      } as never),
    );
    await waitFor(() =>
      // The picker, which has opened, asks for its provinces at the same time.
      expect(page.shop.requests.map(({ path }) => path)).toContainEqual(
        expect.stringMatching(/\/shipping\?.*latitude=-6\.1754&longitude=106\.8272/),
      ),
    );
  });

  test('the way the visitor chooses is the sentence of the page', async () => {
    const { page, sheet } = await openOptions({ path: KOPER, visitor: { destination: MONAS } });
    await page.user.click(await within(sheet).findByRole('radio', { name: /^Sehari sampai/ }));
    expect(row(sheet, /^Sehari sampai/).querySelector('input')).toHaveProperty('checked', true);
    await page.user.click(within(sheet).getByRole('button', { name: 'Pilih pengiriman' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(
      screen.getAllByText(/^Tiba hari ini, 21 Nov, sebelum 21\.00 ke Gambir, Rp/).length,
    ).toBeGreaterThan(0);
  });

  test('[SHIP-06, EMPTY-05] a failed load says so, leaves no options, and can be tried again', async () => {
    const page = await openPage({ path: KOPER, visitor: { member: 'ayu' } });
    await page.shop.fault('GET */shipping', '500');
    await page.user.click(screen.getByRole('button', { name: 'Opsi lain' }));
    const sheet = await screen.findByRole('dialog', { name: 'Pengiriman' });
    expect(await within(sheet).findByText('Pengiriman gagal dimuat.')).toBeDefined();
    expect(within(sheet).queryByRole('radio')).toBeNull();
    expect(within(sheet).queryByText('Memuat pilihan pengiriman')).toBeNull();
    await page.shop.mend();
    await page.user.click(within(sheet).getByRole('button', { name: 'Coba lagi' }));
    expect(await within(sheet).findByRole('radio', { name: /^Reguler/ })).toBeDefined();
  });

  test('[SHIP-20] after two failed calls a list that comes replaces the failure by its price', async () => {
    const page = await openPage({ path: KOPER, visitor: { member: 'ayu' } });
    await page.shop.fault('GET *shipping-summary*', '500');
    act(() => page.root.send({ type: 'page.outdated' } as never));
    const section = screen.getByRole('region', { name: 'Pengiriman' });
    expect(await within(section).findByText('Ongkir gagal dimuat.')).toBeDefined();
    await page.shop.fault('GET */shipping', '500', 1);
    await page.user.click(screen.getByRole('button', { name: 'Opsi lain' }));
    const sheet = await screen.findByRole('dialog', { name: 'Pengiriman' });
    await page.user.click(await within(sheet).findByRole('button', { name: 'Coba lagi' }));
    const price = within(
      (await within(sheet).findByRole('radio', { checked: true })).closest('label') as HTMLElement,
    ).getByText(/^Rp/).textContent;
    expect(within(section).queryByText('Ongkir gagal dimuat.')).toBeNull();
    expect(section.textContent).toContain(price);
  });

  test.each([
    ['NDA-00204-01', 'Lokasimu belum terjangkau pengiriman.', 'Ganti alamat'],
    ['SND-00604-01', 'Lokasimu belum terjangkau pengiriman.', 'Ganti alamat'],
    ['DPR-00411-01', 'Berat per barang melebihi batas 50 kg.', null],
    ['KNG-00911-01', 'Atur pinpoint lokasimu dulu, ya.', 'Atur pinpoint'],
    ['BTK-00702-01', 'Estimasi pengiriman belum bisa dihitung.', null],
  ])('[SHIP-07] %s, which no courier takes: "%s" instead of options', async (sku, message, action) => {
    await openPage({ path: `/p/x/${sku}/shipping` });
    const sheet = screen.getByRole('main');
    expect(await within(sheet).findByText(message)).toBeDefined();
    expect(within(sheet).queryByRole('radio')).toBeNull();
    expect(within(sheet).queryByText('Pengiriman gagal dimuat.')).toBeNull();
    if (action !== null) expect(within(sheet).getByRole('button', { name: action })).toBeDefined();
  });

  test('[SHIP-07] the section says why no courier comes, and what opens a way', async () => {
    const page = await openPage({ path: '/p/x/NDA-00204-01' });
    const section = screen.getByRole('region', { name: 'Pengiriman' });
    expect(within(section).getByText('Lokasimu belum terjangkau pengiriman.')).toBeDefined();
    expect(within(section).queryByText('Ongkir gagal dimuat.')).toBeNull();
    await page.user.click(within(section).getByRole('button', { name: 'Ganti alamat' }));
    expect(active(page)).toMatchObject({ key: 'addressPicker' });
  });

  test('[SHIP-07] a destination that no courier reaches', async () => {
    const { sheet } = await openOptions({ path: KOPER, visitor: { destination: WAMENA } });
    expect(await within(sheet).findByText('Lokasimu belum terjangkau pengiriman.')).toBeDefined();
    expect(within(sheet).getByRole('link', { name: 'Lihat lokasi pengambilan' }).getAttribute('href')).toBe(
      '/click-and-collect/p/RMB-00012-02/pickup-points',
    );
  });

  test.each([
    ['by itself', [], '/faq/pengiriman'],
    ['as the config says', [{ id: 'pdp.help.shipping', value: '/bantuan/kirim' }], '/bantuan/kirim'],
  ])('[LINK-24] there is help for shipping, %s', async (_, config, href) => {
    const { sheet } = await openOptions({ path: KOPER, shop: { config } });
    expect(within(sheet).getByRole('link', { name: 'Tentang pengiriman' }).getAttribute('href')).toBe(href);
  });

  test('[ROUTE-06] the page of its own has destination, ways and the choice of another address', async () => {
    const page = await openPage({ path: `${KOPER}/shipping` });
    expect(screen.getByRole('heading', { level: 1, name: 'Pengiriman' })).toBeDefined();
    const main = screen.getByRole('main');
    expect(await within(main).findByRole('radio', { name: /^Reguler/ })).toBeDefined();
    const vouchers = await within(main).findByRole('list', { name: 'Voucher ongkir' });
    expect(
      within(vouchers)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual([
      expect.stringMatching(/^Gratis ongkir hingga Rp20\.000/),
      expect.stringMatching(/^Gratis ongkir hingga Rp10\.000.*Rp100\.000/),
    ]);
    await page.user.click(within(main).getByRole('button', { name: /Gambir, Jakarta Pusat/ }));
    expect(active(page)).toMatchObject({ key: 'addressPicker' });
  });
});

test('a shipping voucher whose quota has run out is not promised, and one opens the list of all', async () => {
  const { page, sheet } = await openOptions({ path: '/p/botol-tirta-750/TRT-00301-01' });
  const vouchers = await within(sheet).findByRole('list', { name: 'Voucher ongkir' });
  expect(within(vouchers).queryByText(/Potongan ongkir/)).toBeNull();
  await page.user.click(within(vouchers).getByRole('button', { name: /hingga Rp10\.000/ }));
  expect(active(page)).toMatchObject({ key: 'voucherList' });
});

describe('the shipping section', () => {
  test.each([
    ['id', /^Ekspres/, 'Ongkir mulai Rp16.000'],
    ['en', /^Express/, 'Shipping from Rp16.000'],
  ] as const)('[SHIP-02] says what the cheapest way costs, once: %s', async (language, dearer, cheapest) => {
    const { page, sheet } = await openOptions({ shop: { products: [product()] }, visitor: { language } });
    const section = document.getElementById('shipping');
    const prices = () => section?.textContent?.match(/Rp[\d.]+/g);
    expect(prices()).toEqual(['Rp16.000']);
    expect(screen.queryByText(cheapest)).toBeNull();
    await page.user.click(await within(sheet).findByRole('radio', { name: dearer }));
    await waitFor(() => expect(screen.getByText(cheapest)).toBeDefined());
    expect(prices()).toHaveLength(2);
  });

  test('[SHIP-05, MODAL-44] says where it is shipped from, and whether it is consolidated', async () => {
    const page = await openPage({ path: '/p/ponsel/GWA-00110-01' });
    const section = screen.getByRole('region', { name: 'Pengiriman' });
    expect(within(section).getByText('Pengiriman gabungan')).toBeDefined();
    await page.user.click(within(section).getByRole('button', { name: 'Dikirim dari Cikarang' }));
    const sheet = await screen.findByRole('dialog', { name: 'Lokasi pengiriman' });
    expect(within(sheet).getByText('Dikirim dari gudang terdekat dengan alamatmu.')).toBeDefined();
    expect(within(sheet).getByText('Digabung dengan barang lain sebelum dikirim')).toBeDefined();
    page.view.unmount();
    await openPage({ path: '/p/ponsel/GWA-00110-01', visitor: { language: 'en' } });
    expect(screen.getByText('Consolidated shipment')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Shipped from Cikarang' })).toBeDefined();
  });

  test('[MODAL-44, TAG-26] with several places one can be chosen, and is kept in the address', async () => {
    const page = await openPage({ path: '/p/ponsel/GWA-00112-01' });
    await page.user.click(screen.getByRole('button', { name: 'Tersedia di beberapa lokasi' }));
    const sheet = await screen.findByRole('dialog', { name: 'Lokasi pengiriman' });
    expect(await within(sheet).findByText('Gudang Etalase Cikarang')).toBeDefined();
    expect(within(sheet).getByText('Stok habis di sini')).toBeDefined();
    await page.user.click(
      within(sheet).getByRole('link', { name: 'Kirim dari sini, Gudang Etalase Surabaya' }),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Dikirim dari Surabaya' })).toBeDefined());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(page.router.state.location.href).toContain('pickupPointCode=PP-ETL-SBY&fulfillment=DELIVERY');
    // The place it is sent from now cannot be chosen again.
    await page.user.click(screen.getByRole('button', { name: 'Tersedia di beberapa lokasi' }));
    const chosen = await screen.findByText('Gudang Etalase Surabaya');
    expect(chosen.closest('li')?.textContent).toContain('Dipilih');
    expect(screen.queryByRole('link', { name: 'Kirim dari sini, Gudang Etalase Surabaya' })).toBeNull();
    await page.user.keyboard('{Escape}');
    expect(screen.getAllByRole('button', { name: 'Beli sekarang' })[0]).toHaveProperty('disabled', false);
  });

  test('[FULFIL-05, FULFIL-06] a way closed for the place or the variant says what opens it', async () => {
    const page = await openPage({ path: '/p/sofa/GRM-00504-01' });
    expect(screen.getByRole('radio', { name: /Belum menjangkau lokasimu/ })).toHaveProperty('disabled', true);
    await page.user.click(screen.getByRole('button', { name: 'Ganti alamat' }));
    expect(active(page)).toMatchObject({ key: 'addressPicker' });
    page.view.unmount();
    await openPage({ path: '/p/sofa/GRM-00503-02' });
    expect(screen.getByRole('radio', { name: /Tidak tersedia untuk varian ini/ })).toHaveProperty(
      'disabled',
      true,
    );
    expect(screen.getByRole('link', { name: 'Pilih varian lain' }).getAttribute('href')).toBe('#variant');
  });
});

describe('pickup', () => {
  const BOTTLE = '/p/botol-tirta-750/TRT-00301-01';
  const POINTS = '/click-and-collect/p/TRT-00301-01/pickup-points';

  test('[PICKUP-01] shows name, address, hours, price; once located the distance, nearest first', async () => {
    const page = await openPage({ path: POINTS });
    const names = async () => {
      const list = await screen.findByRole('list', { name: '' });
      return within(list).getAllByRole('listitem');
    };
    expect((await names()).map((item) => item.textContent?.slice(0, 10))).toEqual([
      'Tirta Paja',
      'Tirta Marg',
      'Tirta Satr',
    ]);
    const [first] = await names();
    expect(first?.textContent).toContain('Jl. Raya Pajajaran 40, Bogor Tengah, Bogor 16127');
    expect(first?.textContent).toContain('Setiap hari 10.00–\u206022.00');
    expect(first?.textContent).toContain('Rp189.000');
    expect(first?.textContent).not.toContain('dari lokasimu');
    page.view.unmount();
    await openPage({ path: POINTS, visitor: { destination: MONAS } });
    const near = await names();
    expect(near[0]?.textContent).toContain('Tirta Satrio');
    expect(near[0]?.textContent).toContain('5,4\u00a0km dari lokasimu');
  });

  test('[PICKUP-02, ROUTE-20] choosing one goes back to the product with it, on pickup', async () => {
    const page = await openPage({ path: POINTS });
    await page.user.click(await screen.findByRole('link', { name: 'Ambil di sini, Tirta Margonda' }));
    expect(await pickedUp('Tirta Margonda')).toBeDefined();
    expect(screen.getByRole('radio', { name: /Ambil di toko/ })).toHaveProperty('checked', true);
    expect(page.router.state.location.href).toBe(
      `${BOTTLE}?pickupPointCode=PP-TRT-MARGONDA&fulfillment=PICKUP`,
    );
    const box = screen.getByRole('complementary');
    await page.user.click(within(box).getByRole('button', { name: 'Keranjang' }));
    await waitFor(() =>
      expect(
        page.shop.requests.find(({ method, path }) => method === 'POST' && path === '/retail/carts')?.body,
      ).toMatchObject({
        pickupPointCode: 'PP-TRT-MARGONDA',
        fulfillment: 'PICKUP',
      }),
    );
    await page.settle();
  });

  test('[PICKUP-02] of a grocery it goes back to the grocery page', async () => {
    await openPage({ path: '/click-and-collect/p/GRO-10001-01/pickup-points' });
    const link = await screen.findByRole('link', { name: /^Ambil di sini/ });
    expect(link.getAttribute('href')).toMatch(/^\/grocery\/p\/mangga-harum-manis\/GRO-10001-01\?/);
    expect(screen.getByRole('link', { name: /Kembali ke produk/ }).getAttribute('href')).toBe(
      '/grocery/p/mangga-harum-manis/GRO-10001-01',
    );
  });

  test('[PICKUP-03] the nearest one is offered when the location is known', async () => {
    const page = await openPage({ path: BOTTLE, visitor: { destination: MONAS } });
    const offer = await screen.findByRole('link', { name: /Terdekat: Tirta Satrio, 5,4\u00a0km/ });
    await page.user.click(offer);
    expect(await pickedUp('Tirta Satrio')).toBeDefined();
    // The visitor is at the nearest one already.
    expect(screen.queryByRole('link', { name: /Terdekat/ })).toBeNull();
  });

  test('[PICKUP-03] without a location the page asks for no nearest one and offers none', async () => {
    const page = await openPage({ path: BOTTLE });
    await waitFor(() => expect(page.root.getSnapshot().context.laterParts.pickupPoints).toBe('running'));
    expect(page.shop.requests.some(({ path }) => path.includes('nearest-pickup-point'))).toBe(false);
    expect(screen.queryByRole('link', { name: /Terdekat/ })).toBeNull();
  });

  test('[PICKUP-03] a nearest one that does not have it is not offered', async () => {
    const page = await openPage({
      path: BOTTLE,
      visitor: { destination: MONAS },
      shop: {
        answers: (path, data) =>
          path.includes('nearest-pickup-point') ? { ...(data as object), available: false } : data,
      },
    });
    await waitFor(() =>
      expect(page.shop.requests.some(({ path }) => path.includes('nearest-pickup-point'))).toBe(true),
    );
    await page.settle();
    expect(screen.queryByRole('link', { name: /Terdekat/ })).toBeNull();
  });

  test('[PICKUP-04] another place is offered when this one is sold out', async () => {
    const page = await openPage({ path: '/p/botol-tirta-750/TRT-00301-04' });
    await page.user.click(await screen.findByRole('link', { name: /Tersedia di Tirta Satrio/ }));
    expect(await pickedUp('Tirta Satrio')).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'Beli sekarang' })[0]).toHaveProperty('disabled', false);
    page.view.unmount();
    await openPage({ path: '/p/ponsel/GWA-00112-01', visitor: { language: 'en' } });
    expect(
      await screen.findByRole('link', { name: /Available at Gudang Etalase Surabaya.*Shipped from another/ }),
    ).toBeDefined();
  });

  test('[PICKUP-05, TAG-03, TAG-29] physical stores with address and hours, by type', async () => {
    const page = await openPage({ path: '/p/ponsel/GWA-00111-01' });
    const stores = screen.getByRole('region', { name: 'Toko yang menjual' });
    expect(await within(stores).findByText('Gawai Purnawarman')).toBeDefined();
    expect(within(stores).getByText('Jl. Purnawarman 13–15, Sumur Bandung, Bandung 40117')).toBeDefined();
    expect(within(stores).getAllByText('Setiap hari 10.00–\u206021.00')).toHaveLength(2);
    expect(page.shop.requests.map(({ path }) => path)).toContain(
      '/product/products/GWA-00111-01/offline-merchants?type=OFFLINE_ONLY',
    );
    page.view.unmount();
    const beside = await openPage({ path: '/p/wajan/DPR-00401-01' });
    expect(await screen.findByText('Dapur Kita Kelapa Gading')).toBeDefined();
    expect(screen.getByText('Tersedia di toko fisik')).toBeDefined();
    expect(beside.shop.requests.map(({ path }) => path)).toContain(
      '/product/products/DPR-00401-01/offline-merchants?type=OFFLINE',
    );
  });

  test('[PICKUP-05] stores that cannot be loaded say so, and can be tried again', async () => {
    const page = await openPage({ path: '/p/botol/TRT-00301-01', visitor: { member: 'ayu' } });
    await page.shop.fault('GET *offline-merchants', 'html');
    await act(async () => page.router.history.push('/p/ponsel/GWA-00111-01'));
    expect(await screen.findByText('Daftar toko gagal dimuat.')).toBeDefined();
    await page.shop.mend();
    await page.user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('Gawai Mangga Dua')).toBeDefined();
  });

  test('[MODAL-21, PICKUP-06] the schedule: days, hours, what is still possible, and another place', async () => {
    const page = await openPage({
      shop: {
        products: [product({ item: { pickup: 'AVAILABLE' } })],
        merchant: {
          pickupHours: [
            { days: [5, 6], open: '08:00', close: '12:00', available: true },
            { days: [6], open: '13:00', close: '20:00', available: true },
            { days: [7], open: '10:00', close: '14:00', available: false },
          ],
        },
      },
    });
    await page.user.click(screen.getByRole('radio', { name: /Ambil di toko/ }));
    await page.user.click(screen.getByRole('button', { name: 'Lihat jadwal' }));
    const sheet = await screen.findByRole('dialog', { name: 'Jadwal pengambilan' });
    // Saturday noon: the morning is over.
    expect(
      within(sheet)
        .getAllByRole('row')
        .map((one) => one.textContent),
    ).toEqual([
      'HariJam bukaStatus',
      'Jumat08.00–\u206012.00Tersedia',
      'Sabtu08.00–\u206012.00Tidak tersedia',
      '13.00–\u206020.00Tersedia',
      'Minggu10.00–\u206014.00Tidak tersedia',
    ]);
    expect(within(sheet).getByRole('link', { name: 'Pilih lokasi lain' }).getAttribute('href')).toBe(
      `/click-and-collect/p/${ITEM}/pickup-points`,
    );
    await page.user.click(within(sheet).getByRole('button', { name: 'Tutup' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('[PICKUP-07] points that cannot be loaded say so, and can be tried again', async () => {
    const page = await openPage({ path: BOTTLE, visitor: { member: 'ayu' } });
    await page.shop.fault('GET *pickup-points', 'malformed');
    await act(async () => page.router.history.push(POINTS));
    expect(await screen.findByText('Lokasi pengambilan gagal dimuat.')).toBeDefined();
    expect(screen.queryByText('Memuat lokasi pengambilan')).toBeNull();
    await page.shop.mend();
    await page.user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('Tirta Satrio')).toBeDefined();
  });
});
