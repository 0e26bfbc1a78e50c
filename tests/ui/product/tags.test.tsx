import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ProductTag } from '#src/domain/product/tags.ts';
import { partsSheet } from '../../support/partsSheet.ts';
import { ITEM, product } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { isOff } from '../support/isOff.ts';
import { openPage, type Opened } from '../support/openPage.tsx';
import { CHAT } from '../support/shop.ts';

/** Tags that are seen as words, in both languages; the rest have tests of their own below. */
const WORDS: [string, ProductTag[], string, string][] = [
  ['I18N-02', ['OFFLINE'], 'Tersedia di toko fisik', 'Available in physical stores'],
  ['TAG-04', ['OFFLINE', 'ONLINE'], 'Tersedia online', 'Available online'],
  ['TAG-05', ['CNC'], 'Bisa ambil di toko', 'Click & Collect'],
  [
    'TAG-06',
    ['INSTALLMENT'],
    'Cicilan kartu kredit mulai Rp46.184/bulan',
    'Credit card installments from Rp46.184/month',
  ],
  [
    'TAG-07',
    ['INSTALLMENT_NON_CC'],
    'Cicilan tanpa kartu kredit mulai Rp88.172/bulan',
    'Installments without credit card from Rp88.172/month',
  ],
  [
    'TAG-08',
    ['HIGHLIGHTED_INSTALLMENT'],
    'Cicil mulai Rp46.184/bulan selama 36 bulan',
    'Pay from Rp46.184/month over 36 months',
  ],
  ['TAG-09', ['COMING_SOON'], 'Segera hadir', 'Coming soon'],
  ['TAG-10', ['ONLY_AVAILABLE_CNC'], 'Hanya ambil di toko', 'Store pickup only'],
  ['TAG-11', ['RETURNABLE'], 'Bisa dikembalikan dalam 7 hari', 'Returnable within 7 days'],
  ['TAG-12', ['WHOLESALE'], 'Harga grosir', 'Wholesale price'],
  ['TAG-13', ['OOS'], 'Stok habis', 'Out of stock'],
  ['TAG-14', ['LIMITED'], 'Stok terbatas', 'Limited stock'],
  ['TAG-15', ['LIMITED_ALL_LOCATION'], 'Stok terbatas di semua lokasi', 'Limited stock at all locations'],
  ['TAG-16', ['ALL_LOCATION_STOCK'], 'Stok gabungan semua lokasi', 'Stock across all locations'],
  ['TAG-17', ['COD'], 'Bisa bayar di tempat (COD)', 'Cash on delivery available'],
  [
    'TAG-18',
    ['DANGEROUS_GOOD'],
    'Barang ini hanya bisa dikirim dengan kurir tertentu',
    'This item can only be sent with certain couriers',
  ],
  [
    'TAG-22',
    ['OTHER_PP_SUBSCRIPTION'],
    'Langganan tersedia dari lokasi lain',
    'Subscription available from another location',
  ],
  ['TAG-23', ['FBB'], 'Dikirim oleh Etalase', 'Fulfilled by Etalase'],
  ['TAG-24', ['GUARANTEED_STOCK'], 'Stok terjamin', 'Guaranteed stock'],
  ['TAG-26', ['MULTI_PP'], 'Tersedia di beberapa lokasi', 'Available at several locations'],
  ['TAG-29', ['OFFLINE_ONLY'], 'Hanya dijual di toko fisik', 'Sold in physical stores only'],
];
const facts = {
  returnPeriodDays: 7,
  wholesale: [{ minQty: 3, off: 10_000 }],
};

/** Dear enough to be paid by the month. */
const dear = {
  subscription: {
    periods: [{ unit: 'MONTH' as const, every: 1 }],
    minQty: 1,
    maxQty: 5,
    shippingDiscount: 10_000,
  },
  returnPeriodDays: 7,
  wholesale: [{ minQty: 3, off: 100_000 }],
  item: { offered: 1_200_000, pickup: 'AVAILABLE' as const },
};

describe('tags seen as words', () => {
  test.each(WORDS)('[%s] %o says "%s", in English "%s"', async (_, tags, indonesian, english) => {
    const products = [product({ ...dear, tags })];
    const first = await openPage({ shop: { products } });
    expect((await screen.findAllByText(indonesian)).length).toBeGreaterThan(0);
    first.view.unmount();
    await openPage({ visitor: { language: 'en' }, shop: { products } });
    expect((await screen.findAllByText(english)).length).toBeGreaterThan(0);
  });

  test.each(WORDS)('[%s] without %o nothing of it is said', async (_, __, indonesian) => {
    await openPage({ shop: { products: [product({ ...dear, tags: ['AVAILABLE'] })] } });
    expect(screen.queryByText(indonesian)).toBeNull();
  });
});

test('[TAG-01] AVAILABLE: normal buy actions and no stock warning', async () => {
  await openPage({ shop: { products: [product({ tags: ['AVAILABLE'] })] } });
  for (const button of screen.getAllByRole('button', { name: 'Beli sekarang' })) {
    expect(isOff(button)).toBe(false);
  }
  expect(screen.queryByText(/Stok|Sisa/)).toBeNull();
});

test.each([
  ['OOS', 'Stok habis'],
  ['COMING_SOON', 'Segera hadir'],
] as const)('[TAG-24, STOCK-01, STOCK-02] with %s nothing is promised of the stock', async (tag, said) => {
  const tags = [tag, 'GUARANTEED_STOCK'] as const;
  await openPage({ shop: { products: [product({ tags: [...tags] })] } });
  expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
  expect(screen.queryByText('Stok terjamin')).toBeNull();
});

test('[TAG-24, TAG-16] a sold-out option with guaranteed stock says only that it is sold out', async () => {
  const items = [{ values: ['Merah'], stock: 0 }, { values: ['Biru'] }];
  const tags = ['GUARANTEED_STOCK', 'ALL_LOCATION_STOCK'] as const;
  await openPage({ shop: { products: [product({ tags: [...tags], attributes: ['Warna'], items })] } });
  expect((await screen.findAllByText('Stok habis')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/Stok (terjamin|gabungan)/)).toBeNull();
});

test('[TAG-04] ONLINE alone says nothing', async () => {
  await openPage({ shop: { products: [product({ tags: ['ONLINE'] })] } });
  expect(screen.queryByText('Tersedia online')).toBeNull();
});

test.each(['id', 'en'] as const)(
  '[SUBS-13] the tag alone, without what is offered, promises no choice: %s',
  async (language) => {
    await openPage({ visitor: { language }, shop: { products: [product({ tags: ['SUBSCRIPTION'] })] } });
    expect(screen.queryByText(/Langganan|Beli sekali|Subscribe|Buy once/)).toBeNull();
  },
);

test('[TAG-05] click and collect leads to the pickup points', async () => {
  await openPage({ shop: { products: [product({ tags: ['CNC'], item: { pickup: 'AVAILABLE' } })] } });
  expect(screen.getByRole('link', { name: 'Bisa ambil di toko' }).getAttribute('href')).toBe(
    '/click-and-collect/p/UJI-00001-01/pickup-points',
  );
});

const service = () => within(document.querySelector<HTMLElement>('#service')!);

test('[TAG-11] without RETURNABLE it cannot be returned', async () => {
  const page = await openPage({ shop: { products: [product({ returnPeriodDays: 7 })] } });
  expect(service().getByText('Tidak bisa dikembalikan')).toBeDefined();
  page.view.unmount();
  await openPage({ visitor: { language: 'en' }, shop: { products: [product()] } });
  expect(service().getByText('Not returnable')).toBeDefined();
});

test('[TAG-12] the tier that applies now is the marked one', async () => {
  const page = await openPage({ shop: { products: [product({ ...facts, tags: ['WHOLESALE'] })] } });
  const tiers = () =>
    [...page.view.container.querySelectorAll('dl.tiers > div')].map((tier) => [
      tier.textContent,
      tier.className,
    ]);
  expect(tiers()).toEqual([
    ['1–\u20602 barangRp100.000/barang (Harga untuk jumlah yang kamu pilih)', 'isOn'],
    ['Beli 3+Rp90.000/barang', ''],
  ]);
});

test('[LINK-24] the addresses of help come from the config, if it has them', async () => {
  const page = await openPage({
    shop: {
      products: [product({ tags: ['COD', 'RETURNABLE'] })],
      config: [
        { id: 'pdp.help.cod', value: '/bantuan/cod' },
        { id: 'pdp.help.returns', value: 'https://bantuan.example/retur' },
      ],
    },
  });
  expect(screen.getByRole('link', { name: 'Bisa bayar di tempat (COD)' }).getAttribute('href')).toBe(
    '/bantuan/cod',
  );
  await page.user.click(service().getByRole('button', { name: 'Bisa dikembalikan' }));
  expect(
    (await screen.findByRole('link', { name: 'Selengkapnya soal pengembalian' })).getAttribute('href'),
  ).toBe('https://bantuan.example/retur');
});

test('[TAG-17, LINK-24] cash on delivery leads to its help', async () => {
  const page = await openPage({ shop: { products: [product({ tags: ['COD', 'RETURNABLE'] })] } });
  expect(screen.getByRole('link', { name: 'Bisa bayar di tempat (COD)' }).getAttribute('href')).toBe(
    '/faq/cod',
  );
  await page.user.click(service().getByRole('button', { name: 'Bisa dikembalikan' }));
  expect(
    (await screen.findByRole('link', { name: 'Selengkapnya soal pengembalian' })).getAttribute('href'),
  ).toBe('/faq/retur');
});

const reported = (page: Opened) => page.tracked.filter(({ name }) => name === 'wishlist_add');

test('[TAG-19] a member who asked before is told so and cannot ask again', async () => {
  const page = await openPage({
    visitor: { member: 'ayu' },
    shop: { products: [product({ item: { stock: 0 } })] },
  });
  const [button] = screen.getAllByRole('button', { name: 'Kabari saya' });
  if (button === undefined) throw new Error('no button');
  await page.user.click(button);
  expect(await screen.findByText('Sip, kamu akan dikabari kalau stoknya sudah ada.')).toBeDefined();
  for (const told of screen.getAllByRole('button', { name: 'Kamu akan dikabari' })) {
    expect(isOff(told)).toBe(true);
  }
});

test('[TAG-19, TAG-20] a page that opens shows what the member did before', async () => {
  const products = [product({ tags: ['WISHLIST', 'NOTIFIED'], item: { stock: 0 } })];
  await openPage({ visitor: { member: 'ayu' }, shop: { products } });
  expect(screen.getByRole('button', { name: 'Simpan ke wishlist' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  const told = screen.getAllByRole('button', { name: 'Kamu akan dikabari' });
  expect(told.map((button) => (button as HTMLButtonElement).disabled)).toEqual([true, true]);
  expect(screen.queryByRole('button', { name: 'Kabari saya' })).toBeNull();
});

test('[TAG-20] a member’s heart is filled at once, sent and reported; a guest is asked to log in', async () => {
  const page = await openPage({ visitor: { member: 'ayu' }, shop: { products: [product()] } });
  const heart = screen.getByRole('button', { name: 'Simpan ke wishlist' });
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  await page.user.click(heart);
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  expect(page.shop.requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).toContain(
    '/member/wishlist/_product',
  );
  expect(reported(page)).toEqual([{ name: 'wishlist_add', data: { itemSku: ITEM } }]);
  await waitFor(() => expect(page.part('wishlist')?.getSnapshot().value).toBe('saved'));
  await page.user.click(heart);
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  expect(reported(page)).toHaveLength(1);
  page.view.unmount();
  const guest = await openPage({ shop: { products: [product()] } });
  await guest.user.click(screen.getByRole('button', { name: 'Simpan ke wishlist' }));
  expect(await screen.findByRole('dialog', { name: 'Masuk untuk menyimpan ke wishlist' })).toBeDefined();
  expect(guest.shop.requests.filter(({ path }) => path.includes('wishlist'))).toEqual([]);
  expect(reported(guest)).toEqual([]);
});

test.each(['500', 'schema'])(
  '[TAG-20, API-112] a heart that could not be taken back (%s) is filled again and says so',
  async (fault) => {
    const page = await openPage({ visitor: { member: 'ayu' }, shop: { products: [product()] } });
    const heart = screen.getByRole('button', { name: 'Simpan ke wishlist' });
    await page.user.click(heart);
    await page.shop.fault('DELETE /member/wishlist/*', fault);
    await page.user.click(heart);
    expect(await screen.findByText('Belum terhapus dari wishlist. Coba lagi, ya.')).toBeDefined();
    expect(heart.getAttribute('aria-pressed')).toBe('true');
  },
);

test('[TAG-27, CHAT-09, CONFIG-09] a medical product offers the pharmacist the config names', async () => {
  const products = [product({ tags: ['MEDICAL'] })];
  const page = await openPage({
    shop: { products, config: [{ id: 'pdp.chat.pharmacist', value: 'https://apotek.example/chat' }] },
  });
  const link = screen.getByRole('link', { name: 'Tanya apoteker' });
  expect(link.getAttribute('href')).toBe('https://apotek.example/chat');
  expect(link.getAttribute('target')).toBe('_blank');
  page.view.unmount();
  await openPage({ shop: { products } });
  expect(screen.queryByText('Tanya apoteker')).toBeNull();
});

test('[TAG-28] a variant that is gone is replaced, and it is said', async () => {
  await openPage({ path: '/p/barang-uji/UJI-00001-99', shop: { products: [product()] } });
  expect(
    screen.getByText('Varian yang kamu pilih sedang tidak tersedia, jadi kami tampilkan varian lain.'),
  ).toBeDefined();
});

test('[TAG-03, TAG-29] that stores have it is not said again of what only stores have', async () => {
  await openPage({ shop: { products: [product({ tags: ['OFFLINE_ONLY', 'OFFLINE'] })] } });
  expect(screen.getAllByText('Hanya dijual di toko fisik').length).toBeGreaterThan(0);
  expect(screen.queryByText('Tersedia di toko fisik')).toBeNull();
});

test('[TAG-29] goods sold only in stores show the stores instead of buy actions', async () => {
  await openPage({ shop: { products: [product({ tags: ['OFFLINE_ONLY'] })] } });
  expect(screen.queryByRole('button', { name: 'Beli sekarang' })).toBeNull();
  const stores = screen.getByRole('region', { name: 'Toko yang menjual' });
  expect(within(stores).getByText('Gudang Bandung')).toBeDefined();
  // Nothing is sent, and nothing waits to be picked up.
  expect(screen.queryByRole('region', { name: 'Pengiriman' })).toBeNull();
});

/** The sections below the first screen, in any layout. */
const BELOW = ['description', 'seller', 'reviews', 'discussion', 'recommendation'];
const REGULAR = ['overview', 'variant', 'promo', 'shipping', 'service', ...BELOW];
const GADGETS = ['overview', 'variant', 'service', 'promo', 'shipping', ...BELOW];
/** The ids of the sections from the top of the page to its end. */
const sectionIds = (page: HTMLElement) =>
  [...page.querySelectorAll('main [id]')].map(({ id }) => id).filter((id) => REGULAR.includes(id));
test.each([
  ['TAG-01', 'AVAILABLE', 'regular', REGULAR],
  ['TAG-30', 'CONTEXTUAL_FASHION', 'fashion', REGULAR],
  [
    'TAG-31',
    'CONTEXTUAL_GROCERY_MART',
    'groceryMart',
    ['overview', 'shipping', 'variant', 'promo', 'service', ...BELOW],
  ],
  ['PRODUCT-24', 'CONTEXTUAL_GADGETS', 'gadgets', GADGETS],
  ['PRODUCT-24', 'CONTEXTUAL_ELECTRONICS', 'gadgets', GADGETS],
] as const)('[%s, SECTION-11, PRODUCT-24] %s gives the layout %s', async (_, tag, layout, order) => {
  const page = await openPage({
    shop: {
      products: [
        product({
          tags: [tag],
          highlights: ['Ringan'],
          attributes: ['Ukuran'],
          items: [{ values: ['S'] }, { values: ['M'] }],
        }),
        product({ productSku: 'UJI-00002' }),
      ],
      vouchers: [testVoucher()],
      config: CHAT,
    },
  });
  expect(page.view.container.querySelector('main')?.dataset['layout']).toBe(layout);
  expect(sectionIds(page.view.container)).toEqual(order);
  const overview = page.view.container.querySelector('#overview')?.textContent;
  if (layout === 'gadgets') expect(overview).toContain('Ringan');
  else expect(overview).not.toContain('Ringan');
});

test('[TAG-30] the pictures of fashion stand upright, those of other products do not', async () => {
  // The test's document applies no styles: the rule is read from the sheet, and its selector is matched.
  const sheet = partsSheet();
  const upright = /(\.pdp\[data-layout='fashion'\][^{}]*)\{\s*aspect-ratio: 4 \/ 5;/.exec(sheet)?.[1] ?? '';
  const open = async (tag: ProductTag) => {
    const page = await openPage({
      shop: { products: [product({ tags: [tag], item: { pictures: ['koper-pandan', 'koper-nila'] } })] },
    });
    const found = [...page.view.container.querySelectorAll(upright)];
    const pictures = [...screen.getByRole('region', { name: 'Foto produk' }).querySelectorAll('.stage img')];
    page.view.unmount();
    return { found, pictures };
  };
  const fashion = await open('CONTEXTUAL_FASHION');
  expect(fashion.pictures).toHaveLength(2);
  expect(fashion.found).toEqual(fashion.pictures);
  expect((await open('AVAILABLE')).found).toEqual([]);
});

test('[TAG-31] groceries tell the price of a unit, what is sold by the piece does not', async () => {
  const sold = { tags: ['CONTEXTUAL_GROCERY_MART' as const], item: { offered: 30_000 } };
  const page = await openPage({ shop: { products: [product({ ...sold, unit: { size: 2, unit: 'kg' } })] } });
  expect(screen.getByText('Rp15.000/kg')).toBeDefined();
  page.view.unmount();
  await openPage({ shop: { products: [product(sold)] } });
  expect(screen.queryByText(/^Rp[\d.]+\//)).toBeNull();
});

test('[TAG-33] an unknown tag changes nothing', async () => {
  await openPage({
    shop: { products: [product({ tags: ['AVAILABLE', 'TAG_FROM_TOMORROW' as ProductTag] })] },
  });
  expect(screen.getAllByRole('button', { name: 'Beli sekarang' }).length).toBe(2);
});
