import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { CatalogueCombo } from '#marketplace/promo/catalogue/combos.ts';
import type { CatalogueGift } from '#marketplace/promo/catalogue/freeGifts.ts';
import { boughtAlong, ITEM, OTHER_KIND, product, SELLER } from '../../support/products.ts';
import { dialogShown } from '../support/dialogShown.ts';
import { onPhone } from '../support/onPhone.ts';
import { openPage, type Opened, type OpenOptions } from '../support/openPage.tsx';

const PLACE = SELLER.warehouses[0]?.code ?? '';
const COMBO: CatalogueCombo = {
  id: 'combo-uji',
  name: 'Paket Uji',
  productSku: 'UJI-00001',
  saving: 10_000,
  minimumItems: 2,
  complements: [
    { itemSku: 'UJI-00002-01', saving: 5_000, featured: true },
    { itemSku: 'UJI-00003-01', saving: 2_000 },
    { itemSku: 'UJI-00004-01', saving: 1_000 },
  ],
};
const GIFT: CatalogueGift = {
  id: 'gift-uji',
  productSku: 'UJI-00001',
  type: 'AMOUNT',
  minimum: 150_000,
  maximumItems: 1,
  allStore: false,
  termsHtml: '<p>Selama <b>persediaan</b> ada.<script>alert(1)</script></p>',
  items: ['UJI-00002-01', 'UJI-00003-01', 'UJI-00005-01'].map((itemSku) => ({
    itemSku,
    pickupPointCode: PLACE,
  })),
};
const others = [
  product({ productSku: 'UJI-00002', name: 'Pelengkap', item: { offered: 40_000 } }),
  product({ productSku: 'UJI-00003', name: 'Lainnya', item: { offered: 20_000 } }),
  product({ productSku: 'UJI-00004', name: 'Yang Habis', item: { stock: 0 } }),
  product({ productSku: 'UJI-00005', name: 'Ketiga', attributes: ['Warna'], items: [{ values: ['Biru'] }] }),
  product({ productSku: 'UJI-00006', name: 'Teman', categories: OTHER_KIND }),
];
const sell = (facts: Parameters<typeof product>[0] = {}, ...options: OpenOptions[]) =>
  openPage(
    {
      shop: {
        products: [product(facts), ...others],
        combos: [COMBO],
        freeGifts: [GIFT],
        baskets: boughtAlong('UJI-00006'),
      },
    },
    ...options,
  );
const posted = (page: Opened, path: string) =>
  page.shop.requests.filter((request) => request.method === 'POST' && request.path === path);
const asked = (page: Opened, part: string) => page.shop.requests.filter(({ path }) => path.includes(part));

async function openCombo(page: Opened) {
  await page.user.click(await screen.findByRole('button', { name: /Paket combo/ }));
  return screen.findByRole('dialog', { name: 'Paket combo' });
}

/** The lines of the modal after an add: name, facts and, where there is one, price. */
async function addedLines() {
  const modal = await screen.findByRole('dialog', { name: 'Sudah di keranjang' });
  return [...modal.querySelectorAll('.added')].map((line) =>
    [...line.querySelectorAll('.bundleText > *, .num')].map(({ textContent }) => textContent),
  );
}

describe('the combo', () => {
  const withCombo = (options: OpenOptions = {}, facts: Parameters<typeof product>[0] = {}) =>
    sell({ tags: ['AVAILABLE', 'COMBO'], ...facts }, options);

  test('[TAG-02, COMBO-06] is one line in promo: what it costs and saves', async () => {
    await withCombo();
    const row = await screen.findByRole('button', { name: /Paket combo/ });
    expect(row.textContent).toContain('Hemat Rp15.000');
    expect(row.textContent).toContain('Rp125.000');
    expect(row.querySelector('s')?.textContent).toBe('Harga sebelumnya Rp140.000');
  });

  test('[COMBO-06] a page that is old asks for it anew, and says meanwhile what it said', async () => {
    const page = await withCombo();
    const row = () => screen.getByRole('button', { name: /Paket combo/ }).textContent;
    await waitFor(() => expect(row()).toContain('Hemat Rp15.000'));
    const letGo = page.shop.hold(/single-combo/);
    act(() => page.root.send({ type: 'page.outdated' }));
    await waitFor(() => expect(asked(page, 'single-combo')).toHaveLength(2));
    expect(row()).toContain('Hemat Rp15.000');
    await letGo();
    await page.settle();
    expect(row()).toContain('Hemat Rp15.000');
    expect(asked(page, 'single-combo')).toHaveLength(2);
  });

  test('[TAG-02] without the tag none is asked for or shown; in English it is a combo deal', async () => {
    const page = await sell();
    expect(asked(page, 'single-combo')).toEqual([]);
    expect(screen.queryByText('Paket combo')).toBeNull();
    page.view.unmount();
    await withCombo({ visitor: { language: 'en' } });
    expect((await screen.findByRole('button', { name: /Combo deal/ })).textContent).toContain(
      'Save Rp15.000',
    );
  });

  test('[MODAL-29, COMBO-03, COMBO-04, COMBO-06] offers choices, whose total and saving follow', async () => {
    const page = await withCombo();
    const sheet = await openCombo(page);
    expect(within(sheet).getByText('Produk ini')).toBeDefined();
    expect(within(sheet).getByText('Barang Uji')).toBeDefined();
    expect(within(sheet).getAllByRole('checkbox')).toHaveLength(3);
    const total = () => within(sheet).getByText('Total paket').closest('p')?.textContent;
    expect(total()).toBe('Total paketHarga satuan Rp140.000Rp125.000Hemat Rp15.000');
    await page.user.click(within(sheet).getByRole('checkbox', { name: /Lainnya/ }));
    expect(total()).toContain('Rp143.000');
    expect(total()).toContain('Hemat Rp17.000');
    await page.user.click(within(sheet).getByRole('checkbox', { name: /Pelengkap/ }));
    expect(total()).toContain('Rp108.000');
    await page.user.click(within(sheet).getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('[LINK-12] the bundling catalogue of its promotion', async () => {
    const sheet = await openCombo(await withCombo());
    expect(within(sheet).getByRole('link', { name: 'Lihat semua paket' }).getAttribute('href')).toBe(
      '/retail/bundling-catalog/combo-uji',
    );
  });

  test('[COMBO-07, CART-09, CART-12, CART-30] is added by one call, and the visitor is told', async () => {
    const page = await withCombo();
    const sheet = await openCombo(page);
    await page.user.click(within(sheet).getByRole('button', { name: 'Tambah paket' }));
    await page.settle();
    const facts = {
      pickupPointCode: PLACE,
      quantity: 1,
      fulfillment: 'DELIVERY',
      cartType: 'COMBO',
      actionType: 'COMBO',
      addOns: [],
      replace: false,
      destination: { district: 'Gambir', city: 'Jakarta Pusat', postalCode: '10110', geolocation: null },
    };
    expect(posted(page, '/retail/carts/_add-bulk').map(({ body }) => body)).toEqual([
      {
        items: [
          { itemSku: ITEM, ...facts },
          { itemSku: 'UJI-00002-01', ...facts },
        ],
        cartType: 'COMBO',
        comboId: 'combo-uji',
      },
    ]);
    expect(await screen.findByText('Berhasil masuk keranjang.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Keranjang, 2 barang' })).toBeDefined();
    expect(screen.queryByRole('dialog', { name: 'Paket combo' })).toBeNull();
  });

  test('[MODAL-37] everything of it that was added is shown, each at its price in the combo', async () => {
    const page = await withCombo();
    await page.user.click(within(await openCombo(page)).getByRole('button', { name: 'Tambah paket' }));
    expect(await addedLines()).toEqual([
      ['Barang Uji', '1\u00a0barang', 'Rp90.000'],
      ['Pelengkap', '1\u00a0barang', 'Rp35.000'],
    ]);
  });

  test.each([
    ['id', 'Tambah paket', 'Pilih produk pelengkapnya dulu, ya.'],
    ['en', 'Add combo', 'Choose a complementary product first.'],
  ] as const)(
    '[COMBO-02] without a complementary product nothing is sent, and it is said (%s)',
    async (language, add, text) => {
      const page = await withCombo({
        visitor: { language },
        shop: {
          combos: [
            { ...COMBO, complements: COMBO.complements.map(({ itemSku, saving }) => ({ itemSku, saving })) },
          ],
        },
      });
      await page.user.click(await screen.findByRole('button', { name: /Paket combo|Combo deal/ }));
      const sheet = await dialogShown();
      await page.user.click(within(sheet).getByRole('button', { name: add }));
      expect(within(sheet).getByRole('alert').textContent).toBe(text);
      expect(posted(page, '/retail/carts/_add-bulk')).toEqual([]);
      await page.user.click(within(sheet).getByRole('checkbox', { name: /Lainnya/ }));
      expect(within(sheet).getByRole('alert').textContent).toBe('');
    },
  );

  test('[COMBO-05] says that an item is sold out, which cannot be chosen', async () => {
    const sheet = await openCombo(await withCombo());
    const gone = within(sheet).getByRole('checkbox', { name: /Yang Habis/ });
    expect(gone).toHaveProperty('disabled', true);
    expect(gone.closest('label')?.textContent).toContain('Stok habis');
  });

  test('[COMBO-05] with its product sold out the whole combo is disabled', async () => {
    const page = await withCombo({}, { item: { stock: 0 } });
    expect((await screen.findByRole('button', { name: /Paket combo/ })).textContent).toContain('Stok habis');
    const sheet = await openCombo(page);
    for (const box of within(sheet).getAllByRole('checkbox')) expect(box).toHaveProperty('disabled', true);
    expect(within(sheet).getByRole('button', { name: 'Tambah paket' })).toHaveProperty('disabled', true);
    expect(within(sheet).getByText(/Produk utamanya sedang habis/)).toBeDefined();
  });

  test('[COMBO-08] one that cannot be loaded is not offered, and the page is whole', async () => {
    await withCombo({ shop: { faults: { 'GET *single-combo': '500' } } });
    // Its room is in the window.
    await waitFor(() => expect(document.getElementById('promo')?.className).toBe('sec isUnseen'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Barang Uji');
    expect(screen.getAllByRole('button', { name: 'Beli sekarang' }).length).toBe(2);
  });

  test('[ERR-18, CART-24] a refusal stands with the combo alone, and goes with its modal', async () => {
    const page = await withCombo({ shop: { combos: [{ ...COMBO, minimumItems: 3 }] } });
    const sheet = await openCombo(page);
    await page.user.click(within(sheet).getByRole('button', { name: 'Tambah paket' }));
    await page.settle();
    expect(screen.getAllByText('Tambah produk lagi untuk dapat promo combo.')).toHaveLength(1);
    expect(within(sheet).getByText('Tambah produk lagi untuk dapat promo combo.')).toBeDefined();
    await page.user.click(within(sheet).getByRole('button', { name: 'Tutup' }));
    expect(within(await openCombo(page)).queryByText(/Tambah produk lagi/)).toBeNull();
  });

  test('[CART-25] a bag of pickups: asked, changed, and all of the combo added', async () => {
    const page = await withCombo({}, { item: { pickup: 'AVAILABLE' } });
    await page.user.click(screen.getByRole('radio', { name: /Ambil di toko/ }));
    await page.user.click(
      within(screen.getByRole('complementary')).getByRole('button', { name: 'Keranjang' }),
    );
    await page.settle();
    const sheet = await openCombo(page);
    await page.user.click(within(sheet).getByRole('button', { name: 'Tambah paket' }));
    const conflict = await screen.findByRole('dialog', { name: 'Ubah metode pengiriman' });
    await page.user.click(within(conflict).getByRole('button', { name: 'Ubah' }));
    await page.settle();
    expect(posted(page, '/retail/carts/_add-bulk').at(-1)?.body.items).toMatchObject([
      { replace: true },
      { replace: true },
    ]);
    expect(await screen.findByRole('link', { name: 'Keranjang, 3 barang' })).toBeDefined();
  });
});

describe('the combo list', () => {
  const path = `/p/daftar-combo/barang-uji/${ITEM}`;

  test('[ROUTE-14] lists price and availability of each item, primary first, and the way to buy', async () => {
    const page = await sell({ tags: ['COMBO'] }, { path });
    expect(screen.getByRole('heading', { level: 1, name: 'Daftar combo' })).toBeDefined();
    await screen.findByText('Produk ini');
    const texts = [...page.view.container.querySelectorAll('.bundleText')].map(
      ({ textContent }) => textContent,
    );
    expect(texts).toHaveLength(4);
    expect(texts[0]).toContain('Barang Uji');
    expect(texts[1]).toContain('Harga paket Rp35.000Harga satuan Rp40.000');
    expect(texts[3]).toContain('Stok habis');
    expect(screen.getByRole('link', { name: 'Lihat Pelengkap' }).getAttribute('href')).toBe(
      '/p/pelengkap/UJI-00002-01',
    );
    await page.user.click(screen.getByRole('button', { name: 'Tambah paket' }));
    await page.settle();
    expect(await screen.findByText('Berhasil masuk keranjang.')).toBeDefined();
    expect(posted(page, '/retail/carts/_add-bulk')).toHaveLength(1);
  });

  const NONE = 'Paket combo untuk produk ini sedang tidak ada.';
  const FAILED = 'Paket combo gagal dimuat.';

  test('[ROUTE-14] says that there is none', async () => {
    await sell({}, { path });
    expect(await screen.findByText(NONE)).toBeDefined();
    expect(screen.queryByText(FAILED)).toBeNull();
  });

  test('[ROUTE-14, COMBO-08] says that it could not be loaded, and loads it on retry', async () => {
    const page = await sell(
      { tags: ['COMBO'] },
      { path, shop: { faults: { 'GET *single-combo': 'malformed' } } },
    );
    expect(await screen.findByText(FAILED)).toBeDefined();
    expect(screen.queryByText(NONE)).toBeNull();
    await page.shop.mend();
    await page.user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('Produk ini')).toBeDefined();
    expect(screen.queryByText(FAILED)).toBeNull();
  });
});

describe('the free gift', () => {
  const withGift = (gift: Partial<CatalogueGift> = {}, options: OpenOptions = {}) =>
    sell({ tags: ['AVAILABLE', 'FREE_GIFT'] }, { shop: { freeGifts: [{ ...GIFT, ...gift }] } }, options);
  const row = async () => {
    const label = await screen.findByText('Gratis hadiah');
    await waitFor(() => expect(label.isConnected && label.closest('details')).not.toBeNull());
    return screen.getByText('Gratis hadiah').closest('details') as HTMLElement;
  };
  const openRow = async (page: Opened) => {
    await waitFor(() => expect(screen.getByText('Gratis hadiah').closest('summary')).not.toBeNull());
    const details = await row();
    await page.user.click(within(details).getByText('Gratis hadiah'));
    return details;
  };
  const press = async (page: Opened, name: string) => {
    await page.user.click(within(screen.getByRole('complementary')).getByRole('button', { name }));
    await page.settle();
  };
  const add = (page: Opened) => press(page, 'Keranjang');
  const buyNow = (page: Opened) => press(page, 'Beli sekarang');

  test('[TAG-25] without the tag none is asked for or shown; in English it is a free gift', async () => {
    const page = await sell();
    expect(asked(page, 'free-gift')).toEqual([]);
    expect(screen.queryByText('Gratis hadiah')).toBeNull();
    page.view.unmount();
    await withGift({}, { visitor: { language: 'en' } });
    expect(await screen.findByText('with a purchase of at least Rp150.000')).toBeDefined();
    expect(screen.getByText('Free gift')).toBeDefined();
  });

  test.each([
    ['GIFT-11', { type: 'AMOUNT', minimum: 150_000 }, 'id', 'Gratis hadiah dengan belanja min. Rp150.000'],
    [
      'GIFT-11',
      { type: 'AMOUNT', minimum: 150_000 },
      'en',
      'Free gift with a purchase of at least Rp150.000',
    ],
    ['GIFT-12', { type: 'QUANTITY', minimum: 3 }, 'id', 'Gratis hadiah dengan beli min. 3 barang'],
    ['GIFT-12', { type: 'QUANTITY', minimum: 3 }, 'en', 'Free gift when buying at least 3 items'],
  ] as const)('[%s] what %o is tied to is said (%s)', async (_, gift, language, text) => {
    await withGift(gift, { visitor: { language } });
    expect(await screen.findByText(text)).toBeDefined();
  });

  test.each([
    [true, 'id', 'Berlaku untuk semua toko'],
    [true, 'en', 'Valid for all stores'],
    [false, 'id', 'Khusus toko ini'],
    [false, 'en', 'This store only'],
  ] as const)('[GIFT-13] allStore %o: %s says "%s"', async (allStore, language, text) => {
    await withGift({ allStore }, { visitor: { language } });
    expect((await screen.findByText(new RegExp(text))).textContent).toContain(text);
  });

  test('[GIFT-14] its terms can be read, as plain words', async () => {
    const details = await openRow(await withGift());
    const terms = within(details).getByText('Syarat & ketentuan').closest('details');
    expect(terms?.textContent).toContain('Selama persediaan ada.');
    expect(terms?.innerHTML).not.toContain('script');
  });

  test('[GIFT-05, GIFT-07, GIFT-09] chooses one first; another takes its place, none is a choice', async () => {
    const page = await withGift();
    const details = await openRow(page);
    const chosen = () =>
      within(details)
        .getAllByRole<HTMLInputElement>('radio')
        .filter(({ checked }) => checked)
        .map((radio) => radio.closest('label')?.textContent);
    expect(chosen()).toEqual([expect.stringContaining('Pelengkap')]);
    await page.user.click(within(details).getByRole('radio', { name: /Ketiga.*Warna: Biru/ }));
    expect(chosen()).toEqual([expect.stringContaining('Ketiga')]);
    await page.user.click(within(details).getByRole('button', { name: 'Tanpa hadiah' }));
    expect(chosen()).toEqual([]);
    await page.user.click(within(details).getByRole('button', { name: 'Pilihkan hadiah' }));
    expect(chosen()).toEqual([expect.stringContaining('Pelengkap')]);
  });

  test.each([
    ['id', 'Maksimal 2 hadiah.'],
    ['en', 'At most 2 gifts.'],
  ] as const)(
    '[GIFT-10] past the most that are free the others are disabled (%s)',
    async (language, text) => {
      const page = await withGift({ maximumItems: 2 }, { visitor: { language } });
      expect((await screen.findByText(new RegExp(text))).textContent).toContain(text);
      const third = screen.getByRole('checkbox', { name: /Ketiga/, hidden: true });
      expect(third).toHaveProperty('disabled', true);
      await page.user.click(screen.getByRole('checkbox', { name: /Pelengkap/, hidden: true }));
      expect(third).toHaveProperty('disabled', false);
    },
  );

  test('[GIFT-15, CART-07, CART-13, API-92] with enough goods the gift goes into the bag too', async () => {
    const page = await withGift({}, { path: `/p/barang-uji/${ITEM}?qty=2` });
    expect(within(await openRow(page)).getByText('Hadiah ikut bersama produk ini.')).toBeDefined();
    await add(page);
    expect(posted(page, '/retail/free-gift/carts').map(({ body }) => body)).toEqual([
      {
        itemSku: ITEM,
        pickupPointCode: PLACE,
        quantity: 2,
        fulfillment: 'DELIVERY',
        addOns: [],
        cartType: 'FREE_GIFT',
        actionType: 'FREE_GIFT',
        replace: false,
        complimentaryItems: [{ itemSku: 'UJI-00002-01', pickupPointCode: PLACE }],
        freeGiftId: 'gift-uji',
        destination: { district: 'Gambir', city: 'Jakarta Pusat', postalCode: '10110', geolocation: null },
      },
    ]);
    expect(posted(page, '/retail/carts')).toEqual([]);
    expect(screen.getByRole('link', { name: 'Keranjang, 2 barang' })).toBeDefined();
  });

  test('[MODAL-37, GIFT-15] the dialog shows the added goods with their gift', async () => {
    const page = await withGift({}, { path: `/p/barang-uji/${ITEM}?qty=2` });
    await add(page);
    expect(await addedLines()).toEqual([
      ['Barang Uji', '2\u00a0barang', 'Rp200.000'],
      ['Pelengkap', 'Gratis hadiah'],
    ]);
  });

  test('[GIFT-11] with too little it is an ordinary add; what lies in the bag then counts', async () => {
    const page = await withGift();
    const details = await openRow(page);
    expect(within(details).getByText(/Beli 2 barang supaya hadiahnya ikut\./)).toBeDefined();
    await add(page);
    expect(posted(page, '/retail/free-gift/carts')).toEqual([]);
    expect(await within(details).findByText('Hadiah ikut bersama produk ini.')).toBeDefined();
    await add(page);
    expect(posted(page, '/retail/free-gift/carts')).toHaveLength(1);
  });

  test('[CART-14] a sample goes with any purchase, by a cart type of its own', async () => {
    const page = await withGift({ type: 'FREE_SAMPLE', minimum: 0 });
    expect(await screen.findByText('Sampel gratis di setiap pembelian')).toBeDefined();
    await add(page);
    expect(posted(page, '/retail/free-gift/carts')[0]?.body).toMatchObject({ cartType: 'FREE_SAMPLE' });
  });

  test.each([
    ['chosen by itself', null, 'UJI-00002-01'],
    ['chosen by hand', /Lainnya/, 'UJI-00003-01'],
  ])('[GIFT-17, CART-02] bought at once, the gift %s is in the checkout', async (_, other, itemSku) => {
    const page = await withGift({}, { path: `/p/barang-uji/${ITEM}?qty=2`, visitor: { member: 'ayu' } });
    const details = await openRow(page);
    if (other !== null) {
      await page.user.click(within(details).getByRole('radio', { name: other, hidden: true }));
    }
    await buyNow(page);
    expect(posted(page, '/retail/checkouts/_quick').map(({ body }) => body)).toMatchObject([
      {
        itemSku: ITEM,
        quantity: 2,
        freeGift: { freeGiftId: 'gift-uji', complimentaryItems: [{ itemSku, pickupPointCode: PLACE }] },
      },
    ]);
    expect(page.left[0]).toMatch(/^\/retail\/checkout\//);
  });

  test('[GIFT-17] says that buying now misses a gift that the bag has reached, and buys without it', async () => {
    const page = await withGift({}, { visitor: { member: 'ayu' } });
    const details = await openRow(page);
    const alone = /^Beli sekarang tidak menghitung isi keranjang/;
    await add(page);
    expect((await within(details).findByText(alone)).textContent).toContain('mulai 2 barang');
    // The closed row says so too.
    const closed = within(details.querySelector('summary') as HTMLElement);
    expect(closed.getByText('hanya lewat keranjang, tidak dengan Beli sekarang')).toBeDefined();
    const more = within(screen.getByRole('complementary')).getByRole('button', { name: 'Tambah' });
    await page.user.click(more);
    await waitFor(() => expect(within(details).queryByText(alone)).toBeNull());
    expect(closed.getByText(/^dengan belanja min\. /)).toBeDefined();
    const fewer = within(screen.getByRole('complementary')).getByRole('button', { name: 'Kurangi' });
    await page.user.click(fewer);
    await within(details).findByText(alone);
    await buyNow(page);
    const box = within(screen.getByRole('complementary'));
    expect(box.getByText(/Belanjamu belum memenuhi syarat hadiah ini\./)).toBeDefined();
    await page.user.click(box.getByRole('button', { name: 'Lanjut tanpa hadiah' }));
    await page.settle();
    expect(posted(page, '/retail/checkouts/_quick').at(-1)?.body).not.toHaveProperty('freeGift');
    expect(page.left[0]).toMatch(/^\/retail\/checkout\//);
  });

  test('[GIFT-15] no gift chosen is an ordinary add', async () => {
    const page = await withGift({}, { path: `/p/barang-uji/${ITEM}?qty=2`, visitor: { member: 'ayu' } });
    await page.user.click(within(await openRow(page)).getByRole('button', { name: 'Tanpa hadiah' }));
    await add(page);
    expect(posted(page, '/retail/free-gift/carts')).toEqual([]);
    expect(posted(page, '/retail/carts')[0]?.body).toMatchObject({ actionType: 'REGULAR' });
  });

  test('[CART-24] a gift that is gone meanwhile is said, and the product can be had without it', async () => {
    const page = await sell(
      { tags: ['AVAILABLE', 'FREE_GIFT'] },
      {
        path: `/p/barang-uji/${ITEM}?qty=2`,
        shop: {
          products: [
            product({ tags: ['AVAILABLE', 'FREE_GIFT'] }),
            product({ productSku: 'UJI-00002', name: 'Pelengkap', item: { stock: 1 } }),
          ],
        },
      },
    );
    await row();
    // The last one is in the bag already, put there in another window.
    await page.visitor.call('/retail/carts', {
      itemSku: 'UJI-00002-01',
      pickupPointCode: PLACE,
      quantity: 1,
      fulfillment: 'DELIVERY',
      cartType: 'REGULAR',
      actionType: 'REGULAR',
    });
    await add(page);
    const box = screen.getByRole('complementary');
    expect(
      within(box).getByText('Hadiah ini sudah habis. Pilih hadiah lain atau lanjut tanpa hadiah.'),
    ).toBeDefined();
    await page.user.click(within(box).getByRole('button', { name: 'Lanjut tanpa hadiah' }));
    await page.settle();
    expect(posted(page, '/retail/carts').at(-1)?.body).toMatchObject({
      itemSku: ITEM,
      actionType: 'REGULAR',
    });
    expect(screen.getByRole('link', { name: 'Keranjang, 3 barang' })).toBeDefined();
  });

  test('[GIFT-16] one that cannot be loaded is not offered, and adding is an ordinary add', async () => {
    const page = await withGift(
      {},
      { path: `/p/barang-uji/${ITEM}?qty=2`, shop: { faults: { 'GET *free-gift': '500' } } },
    );
    // Its room is in the window.
    await waitFor(() => expect(document.getElementById('promo')?.className).toBe('sec isUnseen'));
    await add(page);
    expect(posted(page, '/retail/carts')).toHaveLength(1);
  });

  test('[GIFT-17] on the phone it stands in the sheet that adds and in the one that buys', async () => {
    await onPhone(async () => {
      const page = await withGift({}, { path: `/p/barang-uji/${ITEM}?qty=2` });
      await row();
      const bar = screen.getByRole('region', { name: 'Beli' });
      await page.user.click(within(bar).getByRole('button', { name: 'Beli sekarang' }));
      let sheet = await screen.findByRole('dialog', { name: 'Beli sekarang' });
      expect(await within(sheet).findByText('Gratis hadiah')).toBeDefined();
      await page.user.click(within(sheet).getByRole('button', { name: 'Tutup' }));
      await page.user.click(within(bar).getByRole('button', { name: 'Keranjang' }));
      sheet = await screen.findByRole('dialog', { name: 'Tambah ke keranjang' });
      await page.user.click(await within(sheet).findByText('Gratis hadiah'));
      await page.user.click(within(sheet).getByRole('radio', { name: /Lainnya/ }));
      await page.user.click(within(sheet).getByRole('button', { name: 'Tambah ke keranjang' }));
      await page.settle();
      expect(posted(page, '/retail/free-gift/carts')[0]?.body).toMatchObject({
        complimentaryItems: [{ itemSku: 'UJI-00003-01' }],
      });
    });
  });
});

describe('wholesale prices', () => {
  const wholesale = [
    { minQty: 3, off: 10_000 },
    { minQty: 10, off: 20_000 },
    { minQty: 50, off: 30_000 },
  ];
  const facts = { tags: ['AVAILABLE', 'WHOLESALE'] as const, wholesale };
  const open = (options: OpenOptions = {}) =>
    sell({ tags: [...facts.tags], wholesale, item: { stock: 500 } }, options);
  const marked = () =>
    [...document.querySelectorAll('dl.tiers > div')].map((tier) => [
      tier.querySelector('dt')?.textContent,
      tier.getAttribute('aria-current'),
    ]);

  test('[WHOLESALE-01, WHOLESALE-02] the tiers around the quantity, with its own marked', async () => {
    await open({ path: `/p/barang-uji/${ITEM}?qty=60` });
    expect(marked()).toEqual([
      ['3–\u20609 barang', null],
      ['10–\u206049 barang', null],
      ['Beli 50+', 'true'],
    ]);
  });

  test.each([
    ['stock', { item: { stock: 3 } }, 'Belum bisa: Stok 3'],
    ['a limit', { item: { stock: 500 }, limits: { cart: 3 } }, 'Belum bisa: Maksimal 3 per keranjang'],
  ] as const)('[WHOLESALE-05] a tier above %s is no offer, and says why', async (_, product, reason) => {
    const page = await sell({ tags: [...facts.tags], wholesale, ...product });
    const said = () =>
      [...document.querySelectorAll('dl.tiers > div')].map((tier) =>
        [...tier.querySelectorAll('dd')].slice(1).map(({ textContent }) => textContent),
      );
    expect(said()).toEqual([[], [], [reason]]);
    await page.user.click(screen.getByRole('link', { name: /Daftar harga/ }));
    const row = (await screen.findByText(/^Beli 50\+/)).closest('li');
    expect(row?.textContent).toContain(reason);
    expect(screen.getByText(/^Beli 3\+/).closest('li')?.textContent).not.toContain('Belum bisa');
  });

  test('[WHOLESALE-05] offers no tier beyond the purchase limit; goods in the bag block none', async () => {
    const limited = { tags: [...facts.tags], wholesale, item: { stock: 500 }, limits: { event: 12 } };
    const page = await sell(limited, { visitor: { member: 'ayu' } });
    const said = () =>
      [...document.querySelectorAll('dl.tiers > div')].map(
        (tier) => tier.querySelectorAll('dd')[1]?.textContent ?? null,
      );
    const line = { itemSku: ITEM, pickupPointCode: 'PP-TOK-1', fulfillment: 'DELIVERY' };
    expect(said()).toEqual([null, null, null]);
    const kinds = { cartType: 'REGULAR', actionType: 'REGULAR' };
    await page.shop.asAnotherMember('ayu', '/retail/carts', { ...line, ...kinds, quantity: 2 });
    page.root.send({ type: 'page.lookedAt' });
    expect((await screen.findAllByText(/kamu bisa tambah 10 lagi/)).length).toBeGreaterThan(0);
    expect(said()).toEqual([null, null, null]);
    await page.shop.asAnotherMember('ayu', '/retail/checkouts/_quick', { ...line, quantity: 4 });
    page.root.send({ type: 'page.lookedAt' });
    const left = 'Belum bisa: Maksimal 12 selama promo, jatahmu tinggal 8';
    await waitFor(() => expect(said()).toEqual([null, null, left]));
  });

  test('[WHOLESALE-02] the mark follows the quantity', async () => {
    const page = await open();
    expect(marked()[0]).toEqual(['1–\u20602 barang', 'true']);
    const box = screen.getByRole('complementary');
    await page.user.click(within(box).getByRole('button', { name: 'Tambah' }));
    await page.user.click(within(box).getByRole('button', { name: 'Tambah' }));
    await waitFor(() => expect(marked()[1]).toEqual(['3–\u20609 barang', 'true']));
  });

  test('[WHOLESALE-03] they are asked for with the tag alone', async () => {
    expect(asked(await open(), '/wholesale')).toHaveLength(1);
    expect(asked(await sell({ wholesale }), '/wholesale')).toEqual([]);
  });

  test('[WHOLESALE-04] tiers that cannot be loaded are not shown', async () => {
    await open({ shop: { faults: { 'GET *wholesale': '500' } } });
    await waitFor(() => expect(screen.queryByText('Harga grosir')).toBeNull());
    expect(screen.getAllByRole('button', { name: 'Beli sekarang' }).length).toBe(2);
  });

  test.each([
    ['id', 'Beli 10+ : Rp80.000/barang'],
    ['en', 'Buy 10+ : Rp80.000/item'],
  ] as const)(
    '[ROUTE-15, WHOLESALE-01] the price list has all of them in words (%s)',
    async (language, text) => {
      await open({ path: `/p/daftar-harga/barang-uji/${ITEM}?qty=12`, visitor: { language } });
      const tier = await screen.findByText(text);
      expect(tier.closest('li')?.getAttribute('aria-current')).toBe('true');
      const marks = [...document.querySelectorAll('.tierlist .badgeAccent')];
      expect(marks.map((mark) => mark.closest('li'))).toEqual([tier.closest('li')]);
      expect(
        screen.getAllByRole('listitem').filter(({ className }) => className === '').length,
      ).toBeGreaterThan(3);
    },
  );

  test('[ROUTE-15] the price list of a product without options has its price, as it is sold', async () => {
    await sell(
      { item: { offered: 80_000, listed: 100_000 } },
      { path: `/p/daftar-harga/barang-uji/${ITEM}` },
    );
    expect((await screen.findByRole('row')).textContent).toBe('Barang UjiRp80.000');
  });

  test('[ROUTE-15] the price list has every option with its price and the way to it', async () => {
    const page = await sell(
      {
        attributes: ['Warna'],
        items: [
          { values: ['Merah'] },
          { values: ['Biru'], offered: 120_000 },
          { values: ['Hijau'], stock: 0 },
        ],
      },
      { path: `/p/daftar-harga/barang-uji/${ITEM}` },
    );
    await screen.findByText('Rp120.000');
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'VarianHarga',
      'MerahRp100.000',
      'BiruRp120.000',
      'HijauRp100.000',
    ]);
    expect(screen.getByRole('link', { name: 'Biru' }).getAttribute('href')).toBe(
      '/p/barang-uji/UJI-00001-02',
    );
    expect(asked(page, '_basic')).toHaveLength(1);
    expect(screen.queryByText('Harga grosir')).toBeNull();
  });

  test('[ROUTE-15] prices that do not come are said, and asked for again', async () => {
    const page = await sell(
      { attributes: ['Warna'], items: [{ values: ['Merah'] }, { values: ['Biru'], offered: 120_000 }] },
      { path: `/p/daftar-harga/barang-uji/${ITEM}`, shop: { faults: { 'GET *_basic': '500' } } },
    );
    expect(await screen.findByText('Harga gagal dimuat.')).toBeDefined();
    expect(screen.getByText('Rp100.000')).toBeDefined();
    await page.shop.mend();
    await page.user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('Rp120.000')).toBeDefined();
  });

  test('[ROUTE-15] shows some of many options at a time', async () => {
    const items = Array.from({ length: 60 }, (_, position) => ({ values: [`V${position}`] }));
    const page = await sell(
      { attributes: ['Varian'], items },
      { path: `/p/daftar-harga/barang-uji/${ITEM}` },
    );
    expect(screen.getAllByRole('row')).toHaveLength(51);
    await page.user.click(await screen.findByRole('button', { name: 'Tampilkan lagi' }));
    await page.settle();
    expect(screen.getAllByRole('row')).toHaveLength(61);
    expect(screen.queryByRole('button', { name: 'Tampilkan lagi' })).toBeNull();
  });
});
