import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { partFacts } from '#src/machines/paths/exampleFacts.ts';
import { COLOUR, SIZE } from '#marketplace/product/catalogue/makeProduct.ts';
import { formatMoment } from '#src/domain/shell/format.ts';
import { WARRANTY_TYPES } from '#src/domain/service/warranty.ts';
import { productCopyContent } from '#marketplace/content/catalogue/content.ts';
import { ITEM, OTHER_KIND, product } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { isOff } from '../support/isOff.ts';
import { seeAll } from '../support/farBelow.ts';
import { openPage } from '../support/openPage.tsx';
import { CHAT } from '../support/shop.ts';

beforeEach(seeAll);

const NOON = Date.UTC(2026, 10, 21, 5);
const region = (name: string) => screen.getByRole('region', { name });

describe('overview', () => {
  test('[SECTION-01, PRODUCT-18] name, brand, rating, counts and price', async () => {
    await openPage({
      shop: { products: [product({ statistics: { rating: 4.8, reviewCount: 1_234, sold: 3_400 } })] },
    });
    expect(document.getElementById('overview')).not.toBeNull();
    expect(screen.getAllByText('4,8').length).toBeGreaterThan(0);
    expect(screen.getAllByText('1,2 rb ulasan').length).toBeGreaterThan(0);
    expect(screen.getByText('Terjual 3,4 rb')).toBeDefined();
    expect(screen.getAllByText('Rp100.000').length).toBeGreaterThan(0);
  });

  test.each([['guest'], ['member']])(
    '[PRODUCT-25] a %s sees price, variants, promotions, shipping, pickup and reviews',
    async (visitor) => {
      const sold = product({
        attributes: [COLOUR],
        items: [{ values: ['Merah'], pickup: 'AVAILABLE' }, { values: ['Biru'] }],
      });
      const page = await openPage({
        visitor: visitor === 'member' ? { member: 'ayu' } : {},
        shop: { products: [sold], vouchers: [testVoucher()] },
      });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Barang Uji');
      expect(page.view.container.querySelector('.priceNow')?.textContent).toContain('Rp100.000');
      const variants = within(region('Varian')).getAllByRole('link');
      expect(variants.map((link) => link.textContent)).toEqual(['Merah', 'Biru']);
      const promo = within(region('Promo'));
      expect(await promo.findByRole('button', { name: /1 voucher toko/ })).toBeDefined();
      const shipping = within(region('Pengiriman'));
      expect(
        shipping.getByText(visitor === 'member' ? /^Tiba .* ke Menteng/ : /^Tiba .* ke Gambir/),
      ).toBeDefined();
      await page.user.click(screen.getByRole('radio', { name: /Ambil di toko/ }));
      expect(shipping.getByText('Ambil di Gudang Bandung')).toBeDefined();
      expect(within(region('Ulasan')).getByText('4,7')).toBeDefined();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(page.left).toEqual([]);
      await page.settle();
    },
  );

  test.each([
    ['id', 'Belum ada ulasan', /ulasan|Rating|Terjual/],
    ['en', 'No reviews yet', /reviews|Rated|sold/],
  ] as const)(
    '[PRODUCT-18, FORMAT-02] a product without reviews says so, with no figures: %s',
    async (language, none, figures) => {
      const unrated = { rating: null, reviewCount: 0, sold: 0 };
      const page = await openPage({
        visitor: { language },
        shop: {
          products: [
            product({ statistics: unrated }),
            product({ productSku: 'UJI-00002', name: 'Barang Lain', statistics: unrated }),
          ],
        },
      });
      const line = page.view.container.querySelector('.brandline');
      expect(line?.textContent).toBe(`Merek Uji${none}`);
      // Among the recommended ones, and among the seller's.
      const [card] = await screen.findAllByRole('link', { name: /Barang Lain/ });
      expect(card?.textContent).toContain(none);
      expect(card?.textContent?.replace(none, '')).not.toMatch(figures);
      await page.settle();
    },
  );

  test('[PRODUCT-04, LINK-19, LINK-20] the brand leads to its page of the vendor', async () => {
    const page = await openPage({ shop: { products: [product()] } });
    expect(screen.getByRole('link', { name: 'Merek Uji' }).getAttribute('href')).toBe('/brand/merek-uji');
    page.view.unmount();
    await openPage({
      path: `/grocery/p/barang-uji/${ITEM}`,
      shop: { products: [product({ vendor: 'grocery' })] },
    });
    expect(screen.getByRole('link', { name: 'Merek Uji' }).getAttribute('href')).toBe(
      '/grocery/brand/merek-uji',
    );
  });

  test('[PRODUCT-16, LINK-08] the path of categories', async () => {
    await openPage({ shop: { products: [product()] } });
    const crumbs = screen.getByRole('navigation', { name: 'Kategori' });
    expect(
      within(crumbs)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/', '/c/1/rumah/C1/C1', '/c/2/dapur-makan/C2/C1']);
  });

  test('[PRODUCT-03] pictures by thumbnail and arrow key; without any a stand-in', async () => {
    const page = await openPage({
      shop: { products: [product({ item: { pictures: ['koper-pandan', 'koper-nila'] } })] },
    });
    const gallery = region('Foto produk');
    expect(within(gallery).getByRole('img', { name: 'Foto 1 dari 2' })).toBeDefined();
    await page.user.click(within(gallery).getByRole('button', { name: 'Barang Uji (2)' }));
    expect(within(gallery).getByRole('img', { name: 'Foto 2 dari 2' })).toBeDefined();
    expect(within(gallery).getByRole('button', { name: 'Barang Uji (2)', current: true })).toBeDefined();
    // Tab leads to the picture that is shown, and to no other.
    expect(
      within(gallery)
        .getAllByRole('button', { name: /^Perbesar foto/ })
        .map(({ tabIndex }) => tabIndex),
    ).toEqual([-1, 0]);
    within(gallery)
      .getByRole('button', { name: /Perbesar foto 2/ })
      .focus();
    await page.user.keyboard('{ArrowLeft}');
    expect(within(gallery).getByRole('img', { name: 'Foto 1 dari 2' })).toBeDefined();
    page.view.unmount();
    await openPage({ shop: { products: [product()] } });
    expect(screen.getByRole('img', { name: 'Belum ada foto produk ini' })).toBeDefined();
  });

  test('[PRODUCT-03, PRODUCT-30] names a picture without words by product, option and position', async () => {
    await openPage({
      shop: {
        products: [
          product({
            attributes: [COLOUR],
            items: [{ values: ['Merah'], pictures: ['koper-pandan', 'koper-nila'] }, { values: ['Biru'] }],
          }),
        ],
      },
    });
    const thumbnail = within(region('Foto produk')).getByRole('button', { name: 'Barang Uji, Merah (2)' });
    expect(thumbnail.querySelector('picture')?.dataset['name']).toBe('Barang Uji, Merah (2)');
  });

  test('[MODAL-31] a picture opens large, with its position, its neighbours and zoom', async () => {
    const page = await openPage({
      shop: { products: [product({ item: { pictures: ['koper-pandan', 'koper-nila'] } })] },
    });
    await page.user.click(screen.getByRole('button', { name: /Perbesar foto 1/ }));
    const preview = await screen.findByRole('dialog', { name: 'Foto produk' });
    expect(within(preview).getByText('1 / 2')).toBeDefined();
    await page.user.click(within(preview).getByRole('button', { name: 'Foto berikutnya' }));
    expect(within(preview).getByText('2 / 2')).toBeDefined();
    expect(within(preview).getByRole('button', { name: 'Foto 2 dari 2', current: true })).toBeDefined();
    const large = () => preview.querySelector('.viewerStage img')?.getAttribute('src');
    expect(large()).toMatch(/koper-nila/);
    await page.user.click(within(preview).getByRole('button', { name: 'Foto sebelumnya' }));
    expect(within(preview).getByText('1 / 2')).toBeDefined();
    expect(large()).toMatch(/koper-pandan/);
    expect(isOff(within(preview).getByRole('button', { name: 'Foto sebelumnya' }))).toBe(true);
    const [, zoomIn] = within(preview).getAllByRole('button', { name: 'Perbesar' });
    if (zoomIn === undefined) throw new Error('no zoom');
    await page.user.click(zoomIn);
    expect(within(preview).getByText('175%')).toBeDefined();
    await page.user.click(within(preview).getByRole('button', { name: 'Tutup' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('[MODAL-51] a failed large picture says so, until a retry or another picture', async () => {
    const page = await openPage({
      shop: { products: [product({ item: { pictures: ['koper-pandan', 'koper-nila'] } })] },
    });
    await page.user.click(screen.getByRole('button', { name: /Perbesar foto 1/ }));
    const preview = await screen.findByRole('dialog', { name: 'Foto produk' });
    await waitFor(() => expect(page.root.getSnapshot().children['pictures']).toBeDefined());
    const large = preview.querySelector('.viewerStage img');
    if (large === null) throw new Error('no picture');
    const message = () => within(preview).queryByText('Foto ini belum bisa dimuat.');
    expect(message()).toBeNull();
    fireEvent.error(large);
    await waitFor(() => expect(message()).not.toBeNull());
    await page.user.click(within(preview).getByRole('button', { name: 'Foto berikutnya' }));
    expect(message()).toBeNull();
    await page.user.click(within(preview).getByRole('button', { name: 'Foto sebelumnya' }));
    await page.user.click(within(preview).getByRole('button', { name: 'Coba lagi' }));
    expect(message()).toBeNull();
    expect(document.activeElement).toBe(large.closest('button'));
    fireEvent.error(large);
    await waitFor(() => expect(message()).not.toBeNull());
    fireEvent.load(large);
    await waitFor(() => expect(message()).toBeNull());
  });
});

describe('stock', () => {
  const CLOSED = { storeClose: { delayShipping: false } };
  /** The one badge that warns, over the options: others of them say it for themselves. */
  const stockBadge = () => document.querySelector('#overview .badgeWarn')?.textContent;

  test('[STOCK-14, LIMIT-02] the last five are counted, more are not', async () => {
    const page = await openPage({ shop: { products: [product({ item: { stock: 5 } })] } });
    expect(stockBadge()).toBe('Stok terbatasSisa 5');
    page.view.unmount();
    const english = await openPage({
      visitor: { language: 'en' },
      shop: { products: [product({ item: { stock: 1 } })] },
    });
    expect(stockBadge()).toBe('Limited stock1 left');
    english.view.unmount();
    await openPage({ shop: { products: [product({ item: { stock: 6 } })] } });
    expect(screen.queryByText(/Sisa/)).toBeNull();
  });
  test('[STOCK-11] out of stock: no buying, but to be told and to see similar ones', async () => {
    const other = product({ productSku: 'UJI-00002', name: 'Barang Lain' });
    const page = await openPage({ shop: { products: [product({ item: { stock: 0 } }), other] } });
    expect(screen.queryByRole('button', { name: 'Beli sekarang' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Keranjang' })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Kabari saya' })).toHaveLength(2);
    await page.settle();
    expect(screen.getAllByRole('link', { name: 'Yang serupa' })).toHaveLength(2);
    const similar = await screen.findByRole('list', { name: 'Produk serupa' });
    expect(within(similar).getAllByRole('link')).toHaveLength(1);
  });
  test('[STOCK-11, RECO-13] out of stock with nothing like it, no link leads to similar goods', async () => {
    const other = product({ productSku: 'UJI-00002', categories: OTHER_KIND });
    const page = await openPage({ shop: { products: [product({ item: { stock: 0 } }), other] } });
    await page.settle();
    expect(screen.getAllByRole('button', { name: 'Kabari saya' })).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Yang serupa' })).toBeNull();
    // The section stays in the bar for what else it has.
    expect(screen.getByRole('link', { name: 'Rekomendasi' })).toBeDefined();
  });
  test('[STOCK-12, PRODUCT-19] coming soon: no buying, its start, and to be reminded', async () => {
    const campaign = {
      id: 'SOON',
      name: 'Peluncuran',
      startsInMinutes: 600,
      endsInMinutes: 900,
      quota: 10,
      sold: 0,
    };
    await openPage({ shop: { products: [product({ tags: ['COMING_SOON'], campaign })] } });
    expect(screen.queryByRole('button', { name: 'Beli sekarang' })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Ingatkan saya' })).toHaveLength(2);
    expect(screen.getByText(`Mulai ${formatMoment(NOON + 600 * 60_000, 'id')}`)).toBeDefined();
  });
  test.each([
    ['AVAILABLE', 'id', 'Toko sedang tutup, tapi kamu tetap bisa ambil sendiri.', 'Beli sekarang'],
    ['AVAILABLE', 'en', 'The store is closed, but you can still pick it up yourself.', 'Buy now'],
  ] as const)(
    '[STOCK-09] a closed store, pickup %s, %s: said with the price, and it is picked up',
    async (pickup, language, words, buy) => {
      const shop = { products: [product({ item: { pickup } })], merchant: CLOSED };
      await openPage({ visitor: { language }, shop });
      expect(screen.getAllByText(words).length).toBeGreaterThan(0);
      for (const button of screen.getAllByRole('button', { name: buy })) expect(isOff(button)).toBe(false);
    },
  );
  test.each([
    ['UNAVAILABLE', 'id', 'Toko sedang tutup', 'Beli sekarang'],
    ['UNAVAILABLE', 'en', 'Store is closed', 'Buy now'],
  ] as const)(
    '[STOCK-09, FULFIL-09] a closed store, pickup %s, %s, says so at price and disabled buttons',
    async (pickup, language, words, buy) => {
      const shop = { products: [product({ item: { pickup } })], merchant: CLOSED };
      await openPage({ visitor: { language }, shop });
      expect(screen.getAllByText(words)).toHaveLength(3);
      expect(within(screen.getByRole('complementary')).getByText(words)).toBeDefined();
      for (const button of screen.getAllByRole('button', { name: buy })) expect(isOff(button)).toBe(true);
      const save = screen.getByRole('button', {
        name: language === 'id' ? 'Simpan ke wishlist' : 'Save to wishlist',
      });
      expect(isOff(save)).toBe(false);
    },
  );
  test('[FULFIL-06, FULFIL-09] with every way closed the buttons say why, with one open nothing', async () => {
    const sell = (pickup: 'AVAILABLE' | 'UNAVAILABLE') =>
      openPage({ shop: { products: [product({ item: { delivery: 'VARIANT_UNAVAILABLE', pickup } })] } });
    const reason = () =>
      within(screen.getByRole('complementary')).queryByText('Dikirim: Tidak tersedia untuk varian ini');
    const page = await sell('UNAVAILABLE');
    expect(reason()).not.toBeNull();
    page.view.unmount();
    await sell('AVAILABLE');
    expect(reason()).toBeNull();
    for (const button of screen.getAllByRole('button', { name: 'Beli sekarang' }))
      expect(isOff(button)).toBe(false);
  });
  test('[STOCK-10] a store that ships later says so and sells', async () => {
    const page = await openPage({
      shop: { products: [product()], merchant: { storeClose: { delayShipping: true } } },
    });
    expect(screen.getByText('Toko sedang libur, pesanan dikirim setelah toko buka lagi.')).toBeDefined();
    for (const button of screen.getAllByRole('button', { name: 'Beli sekarang' }))
      expect(isOff(button)).toBe(false);
    page.view.unmount();
    await openPage({
      visitor: { language: 'en' },
      shop: { products: [product()], merchant: { storeClose: { delayShipping: true } } },
    });
    expect(screen.getByText('The store is on a break; orders ship once it reopens.')).toBeDefined();
  });
  test('[STOCK-13] store pickup only starts on pickup', async () => {
    await openPage({
      shop: {
        products: [
          product({ tags: ['ONLY_AVAILABLE_CNC'], item: { delivery: 'UNAVAILABLE', pickup: 'AVAILABLE' } }),
        ],
      },
    });
    expect(screen.getByText('Hanya bisa diambil di toko')).toBeDefined();
    expect(screen.getByRole('radio', { name: /Ambil di toko/ })).toHaveProperty('checked', true);
    expect(isOff(screen.getByRole('radio', { name: /Dikirim/ }))).toBe(true);
  });
  test('[PRODUCT-19] a running campaign counts down with what is left', async () => {
    const campaign = {
      id: 'FS',
      name: 'Flash sale',
      startsInMinutes: -10,
      endsInMinutes: 134,
      quota: 100,
      sold: 72,
    };
    await openPage({ shop: { products: [product({ campaign })] } });
    expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('Berakhir dalam 02:14:00');
    expect(screen.getByRole('timer').textContent).toBe('02:14:00');
    expect(screen.getByText('Sisa 28 dari 100')).toBeDefined();
  });
});

describe('fulfilment and shipping', () => {
  test.each([
    ['UNAVAILABLE', 'Tidak tersedia', 'Not available'],
    ['LOCATION_UNAVAILABLE', 'Belum menjangkau lokasimu', 'Not available in your area'],
    ['VARIANT_UNAVAILABLE', 'Tidak tersedia untuk varian ini', 'Not available for this variant'],
  ] as const)(
    '[FULFIL-04, FULFIL-05, FULFIL-06] %s says "%s", in English "%s"',
    async (status, indonesian, english) => {
      const products = [product({ item: { pickup: status } })];
      const page = await openPage({ shop: { products } });
      expect(isOff(screen.getByRole('radio', { name: new RegExp(indonesian) }))).toBe(true);
      page.view.unmount();
      await openPage({ visitor: { language: 'en' }, shop: { products } });
      expect(isOff(screen.getByRole('radio', { name: new RegExp(english) }))).toBe(true);
    },
  );
  test('[FULFIL-03, FULFIL-07, FULFIL-11, SECTION-07] choosing pickup shows where, and at most one', async () => {
    const page = await openPage({
      path: `/p/barang-uji/${ITEM}?qty=3`,
      shop: { products: [product({ item: { pickup: 'AVAILABLE' } })] },
    });
    expect(region('Pengiriman').id).toBe('shipping');
    const shipping = within(region('Pengiriman'));
    expect(shipping.getByText('Dikirim ke Gambir, Jakarta Pusat')).toBeDefined();
    const box = within(screen.getByRole('complementary', { name: 'Beli' }));
    for (const place of [shipping, box]) expect(place.getByText(/^Tiba .* ke Gambir/)).toBeDefined();
    await page.user.click(screen.getByRole('radio', { name: /Ambil di toko/ }));
    for (const place of [shipping, box]) {
      expect(place.getByText('Ambil di Gudang Bandung')).toBeDefined();
      expect(place.queryByText(/^Tiba /)).toBeNull();
    }
    expect(shipping.getByText('Setiap hari 09.00–\u206020.00')).toBeDefined();
    expect(screen.getByText('Maksimal 1 barang untuk ambil di toko.')).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Jumlah' })).toHaveProperty('value', '1');
    await page.settle();
  });
  test('[PRODUCT-14] a big product needs its courier', async () => {
    const page = await openPage({ shop: { products: [product({ type: 'BIG_PRODUCT' })] } });
    expect(screen.getByText('Produk besar: dikirim dengan kurir khusus')).toBeDefined();
    page.view.unmount();
    await openPage({ visitor: { language: 'en' }, shop: { products: [product({ type: 'BIG_PRODUCT' })] } });
    expect(screen.getByText('Big item: delivered by special courier')).toBeDefined();
  });
  test('[PRODUCT-15] bought online, picked up in store', async () => {
    await openPage({ shop: { products: [product({ type: 'BOPIS', item: { pickup: 'AVAILABLE' } })] } });
    expect(screen.getByText('Beli online, ambil di toko')).toBeDefined();
    expect(screen.getByRole('radio', { name: /Ambil di toko/ })).toHaveProperty('checked', true);
  });
  test('[PRODUCT-13, PRODUCT-12] a regular product has both ways', async () => {
    await openPage({ shop: { products: [product({ item: { pickup: 'AVAILABLE' } })] } });
    for (const radio of screen.getAllByRole('radio')) expect(isOff(radio)).toBe(false);
    expect(screen.queryByText(/kurir khusus/)).toBeNull();
  });
  test('[PRICE-16, EMPTY-05] a failed shipping cost degrades its own section and recovers', async () => {
    const page = await openPage({ visitor: { member: 'ayu' }, shop: { products: [product()] } });
    await page.shop.fault('GET *shipping-summary', 'malformed');
    page.tell('shippingSummary', {
      type: 'facts.changed',
      facts: partFacts({ itemSku: ITEM, pickupPointCode: 'PP-TOK-2' }),
    });
    expect(await screen.findByText('Ongkir gagal dimuat.')).toBeDefined();
    await page.shop.mend();
    await page.user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect((await screen.findAllByText(/^Tiba /))[0]).toBeDefined();
  });
});

describe('services', () => {
  const WORDS = {
    RESMI: {
      id: ['Garansi resmi', 'Ditanggung pemegang merek di pusat servis resmi.'],
      en: ['Official warranty', 'Covered by the owner of the brand at official service centres.'],
    },
    DISTRIBUTOR: {
      id: ['Garansi distributor', 'Ditanggung distributor yang membawa barang ini ke Indonesia.'],
      en: ['Distributor warranty', 'Covered by the distributor that brings this item to Indonesia.'],
    },
    TOKO: {
      id: ['Garansi toko', 'Ditanggung toko yang menjual. Simpan bukti pembelianmu.'],
      en: ['Store warranty', 'Covered by the store that sells it. Keep your receipt.'],
    },
    INTERNATIONAL: {
      id: ['Garansi internasional', 'Berlaku di jaringan servis merek di berbagai negara.'],
      en: ['International warranty', 'Valid in the service network of the brand in several countries.'],
    },
    OTHER: {
      id: ['Garansi lainnya', 'Tanyakan cakupannya ke penjual sebelum membeli.'],
      en: ['Other warranty', 'Ask the seller what is covered before you buy.'],
    },
    NONE: { id: ['Tanpa garansi'], en: ['No warranty'] },
  } as const;
  test.each(WARRANTY_TYPES)(
    '[WARRANTY-01..06, MODAL-42] %s in both languages; all but none explain themselves',
    async (type) => {
      const products = [product({ warranty: { type, period: '1 tahun' } })];
      for (const [language, title] of [
        ['id', 'Tentang garansi'],
        ['en', 'About the warranty'],
      ] as const) {
        const page = await openPage({ visitor: { language }, shop: { products } });
        const [name, text] = WORDS[type][language];
        expect(screen.getByText(name)).toBeDefined();
        const row = screen.queryByRole('button', { name: /garansi|warranty/i });
        if (text === undefined) expect(row).toBeNull();
        else {
          expect(row?.textContent).toBe(`${name}1 tahun`);
          await page.user.click(row as HTMLElement);
          const sheet = within(await screen.findByRole('dialog', { name: title }));
          expect(sheet.getByText(`${name} 1 tahun`)).toBeDefined();
          expect(sheet.getByText(text)).toBeDefined();
        }
        page.view.unmount();
      }
    },
  );
  test('rows appear only when they apply', async () => {
    await openPage({ shop: { products: [product()] } });
    expect(within(region('Layanan')).queryByText(/Cicilan|COD|apoteker/)).toBeNull();
  });
  test.each([
    ['id', 'Jaminan belanja'],
    ['en', 'Shopping guarantees'],
  ] as const)(
    '[MODAL-13] the selling points in the words of the product copy (%s)',
    async (language, title) => {
      const page = await openPage({ visitor: { language }, shop: { products: [product()] } });
      await page.user.click(screen.getByRole('button', { name: title }));
      const sheet = await screen.findByRole('dialog', { name: title });
      await within(sheet).findByText(productCopyContent.usp[0]?.title[language] ?? '');
      const points = within(sheet).getAllByRole('listitem');
      expect(points.map((point) => point.textContent)).toEqual(
        productCopyContent.usp.map(({ title: name, text }) => name[language] + text[language]),
      );
      for (const point of points) expect(point.querySelector('svg')).not.toBeNull();
    },
  );
  test('[MODAL-47, PRODUCT-20, TAG-23] what the provider fulfils, with more of its kind', async () => {
    const page = await openPage({
      shop: { products: [product({ tags: ['FBB'], fbbCategoryUrl: '/c/1/fbb/F1/F1' })] },
    });
    await page.user.click(screen.getByRole('button', { name: 'Dikirim oleh Etalase' }));
    const sheet = await screen.findByRole('dialog', { name: 'Dikirim oleh Etalase' });
    expect(
      within(sheet)
        .getByRole('link', { name: 'Lihat produk lain yang dikirim Etalase' })
        .getAttribute('href'),
    ).toBe('/c/1/fbb/F1/F1');
    expect(await within(sheet).findByText('Dikirim di hari yang sama')).toBeDefined();
  });
  test('[MODAL-44, TAG-26] the locations it is shipped from', async () => {
    const page = await openPage({ shop: { products: [product({ tags: ['MULTI_PP'] })] } });
    await page.user.click(screen.getByRole('button', { name: 'Tersedia di beberapa lokasi' }));
    expect(
      within(await screen.findByRole('dialog', { name: 'Lokasi pengiriman' })).getByText('Gudang Bandung'),
    ).toBeDefined();
    expect(screen.queryByText('Digabung dengan barang lain sebelum dikirim')).toBeNull();
  });
});

describe('description', () => {
  const hostile =
    '<p>Kuat <b>sekali</b></p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">klik</a><style>*{}</style><p onclick="x()">Aman</p>';
  test('[SECTION-05, PRODUCT-21, PRODUCT-22, PRODUCT-06] text, specifications, facts, highlights', async () => {
    await openPage({
      shop: {
        products: [
          product({
            descriptionHtml: hostile,
            highlights: ['Ringan'],
            specifications: [{ name: 'Berat', value: '2 kg' }],
            facts: [{ name: 'Bahan', value: 'Katun' }],
          }),
        ],
      },
    });
    const section = region('Deskripsi & spesifikasi');
    expect(section.id).toBe('description');
    expect(within(section).getByText('Ringan')).toBeDefined();
    expect(within(section).getByText('2 kg')).toBeDefined();
    expect(within(section).getByText('Katun')).toBeDefined();
    expect(within(section).getByText('Aman')).toBeDefined();
    expect(section.innerHTML).not.toMatch(/<script|onerror|onclick|javascript:|<style|<img/);
    expect(within(section).getByRole('link', { name: 'Lihat selengkapnya' }).getAttribute('href')).toBe(
      `/p/barang-uji/${ITEM}/description`,
    );
  });
  test('[SECTION-05] a long text is shortened on the product page, and whole on its own', async () => {
    const products = [product({ descriptionHtml: '<p>Satu</p><p>Dua</p><p>Tiga</p>' })];
    const isShort = () => screen.getByText('Tiga').closest('.fold') !== null;
    const page = await openPage({ shop: { products } });
    expect(isShort()).toBe(true);
    page.view.unmount();
    await openPage({ path: `/p/barang-uji/${ITEM}/description`, shop: { products } });
    expect(isShort()).toBe(false);
  });
  test('[SHELL-14] all facts are there for paper, and six of them on a screen', async () => {
    const specifications = [...'ABCDEFGH'].map((name) => ({ name, value: `${name}1` }));
    await openPage({ shop: { products: [product({ specifications })] } });
    const rows = [...region('Deskripsi & spesifikasi').querySelectorAll<HTMLElement>('dl > div')];
    expect(rows.map(({ textContent, hidden }) => [textContent, hidden])).toEqual(
      specifications.map(({ name, value }, at) => [name + value, at >= 6]),
    );
  });
  test('[EMPTY-05] a failed description is said in its place, can be retried, and the rest works', async () => {
    const page = await openPage({
      visitor: { member: 'ayu' },
      shop: { products: [product({ specifications: [{ name: 'Berat', value: '2 kg' }] })] },
    });
    await page.shop.fault('GET *description', 'html');
    const next = page.router;
    next.history.push('/p/barang-uji/UJI-00001-01');
    page.root.send({
      type: 'route.changed',
      route: { ...page.root.getSnapshot().context.route, productId: 'UJI-00009', path: '/x' },
    });
    page.root.send({
      type: 'route.changed',
      route: { ...page.root.getSnapshot().context.route, productId: ITEM, path: '/x' },
    });
    expect(await screen.findByText('Deskripsi gagal dimuat.')).toBeDefined();
    expect(screen.getByText('2 kg')).toBeDefined();
    await page.shop.mend();
    await page.user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('Barang Uji dari Merek Uji.')).toBeDefined();
  });
  test('[EMPTY-05] an answer that holds no description is a failed one, not an empty one', async () => {
    const page = await openPage({ shop: { products: [product()] } });
    const { route } = page.root.getSnapshot().context;
    await page.shop.fault('GET *description', 'schema');
    for (const productId of ['UJI-00009', ITEM]) {
      page.root.send({ type: 'route.changed', route: { ...route, productId, path: '/x' } });
    }
    expect(await screen.findByText('Deskripsi gagal dimuat.')).toBeDefined();
  });
  test('without highlights and facts nothing empty is shown', async () => {
    await openPage({ shop: { products: [product({ descriptionHtml: '' })] } });
    expect(region('Deskripsi & spesifikasi').querySelectorAll('ul, dl')).toHaveLength(0);
  });
});

describe('other sections', () => {
  test('[SECTION-11] reviews: the rating, or that there are none yet', async () => {
    const page = await openPage({ shop: { products: [product()] } });
    expect(
      within(region('Ulasan')).getByRole('link', { name: 'Lihat semua ulasan' }).getAttribute('href'),
    ).toBe(`/p/barang-uji/${ITEM}/review-details`);
    page.view.unmount();
    await openPage({
      shop: { products: [product({ statistics: { rating: null, reviewCount: 0, sold: 0 } })] },
    });
    const bar = within(screen.getByRole('navigation', { name: 'Bagian halaman' }));
    expect(bar.getByRole('link', { name: 'Ulasan' }).getAttribute('href')).toBe('#reviews');
    expect(within(region('Ulasan')).getByText('Belum ada ulasan')).toBeDefined();
  });
  test('[RECO-01, RECO-15] recommended products lead to their pages and are reported', async () => {
    const other = product({
      productSku: 'UJI-00002',
      name: 'Barang Lain',
      item: { offered: 55_000, listed: 60_000 },
    });
    const others = ['UJI-00003', 'UJI-00004', 'UJI-00005'].map((productSku) => product({ productSku }));
    const page = await openPage({ shop: { products: [product(), other, ...others] } });
    const list = await screen.findByRole('list', { name: 'Produk serupa' });
    const card = await within(list).findByRole('link', { name: /Barang Lain/ });
    expect(card.getAttribute('href')).toBe('/p/barang-lain/UJI-00002-01');
    const links = within(list).getAllByRole('link', { name: /Barang/ });
    const skus = links.slice(0, 3).map((link) => link.getAttribute('href')?.split('/').at(-1));
    const compared = `/compare?products=${[ITEM, ...skus].join('%2C')}`;
    expect(links.length).toBeGreaterThan(3);
    expect(screen.getByRole('link', { name: 'Bandingkan' }).getAttribute('href')).toBe(compared);
    await page.user.click(card);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Barang Lain'));
    expect(page.tracked).toContainEqual({
      name: 'recommendation_click',
      data: {
        itemSku: 'UJI-00002-01',
        traceId: expect.stringMatching(/^product-/),
        list: 'recommendation',
      },
    });
    await page.settle();
  });
  test('[RECO-01] a card says what it costs now, and what it cost before as such', async () => {
    const reduced = product({
      productSku: 'UJI-00002',
      name: 'Barang Lain',
      item: { offered: 55_000, listed: 110_000 },
    });
    const campaign = {
      id: 'k',
      name: 'K',
      startsInMinutes: -1,
      endsInMinutes: 60,
      quota: 9,
      sold: 0,
      price: 70_000,
    };
    const onSale = product({ productSku: 'UJI-00003', name: 'Barang Kilat', campaign });
    const page = await openPage({ shop: { products: [product(), reduced, onSale] } });
    const list = await screen.findByRole('list', { name: 'Produk serupa' });
    const priceOf = async (name: RegExp) =>
      (await within(list).findByRole('link', { name })).textContent.match(
        /(-\d+%)?(Harga sebelumnya )?Rp\d{1,3}(\.\d{3})*/g,
      );
    expect(await priceOf(/Barang Lain/)).toEqual(['Rp55.000', '-50%Harga sebelumnya Rp110.000']);
    expect(await priceOf(/Barang Kilat/)).toEqual(['Rp70.000', '-30%Harga sebelumnya Rp100.000']);
    await page.settle();
  });
  test('[RECO-09] without recommendations their section is gone', async () => {
    await openPage({ shop: { products: [product()] } });
    await waitFor(() => expect(document.getElementById('recommendation')).toBeNull());
  });
  test('[SECTION-11] all ten sections in their order, and the bar jumps to six', async () => {
    const other = product({ productSku: 'UJI-00002' });
    const page = await openPage({
      shop: {
        products: [
          product({
            tags: ['WHOLESALE'],
            wholesale: [{ minQty: 3, off: 10_000 }],
            attributes: [COLOUR],
            items: [{ values: ['Merah'] }, { values: ['Biru'] }],
          }),
          other,
        ],
        config: CHAT,
      },
    });
    const ids = [
      'overview',
      'variant',
      'promo',
      'shipping',
      'service',
      'description',
      'seller',
      'reviews',
      'discussion',
      'recommendation',
    ];
    const shown = [...page.view.container.querySelectorAll('main [id]')].map(({ id }) => id);
    expect(shown.filter((id) => ids.includes(id))).toEqual(ids);
    const bar = screen.getByRole('navigation', { name: 'Bagian halaman' });
    expect(
      within(bar)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#overview', '#description', '#seller', '#reviews', '#discussion', '#recommendation']);
  });
  test('nothing offered, no promo section', async () => {
    await openPage({ shop: { products: [product()] } });
    expect(document.getElementById('promo')).toBeNull();
  });
});

describe('analytics', () => {
  test('a view is reported once', async () => {
    const page = await openPage({ shop: { products: [product()] } });
    expect(page.tracked.filter(({ name }) => name === 'product_view')).toEqual([
      { name: 'product_view', data: { itemSku: ITEM } },
    ]);
  });
});
