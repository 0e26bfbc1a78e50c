import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { products } from '#marketplace/product/catalogue/products.ts';
import { LOGIN_WISH_KEY } from '#src/domain/shell/limits.ts';
import { ITEM, product } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { seeAll } from '../support/farBelow.ts';
import { followLogin } from '../support/followLogin.ts';
import { openPage, type Opened, type OpenOptions } from '../support/openPage.tsx';

const PATH = `/p/barang-uji/${ITEM}`;
const SUITCASE: OpenOptions = {
  path: '/p/koper-hardcase-rimba-lawu/RMB-00012-01',
  shop: {
    products: products.filter(({ productSku }) => productSku === 'RMB-00012'),
    merchant: { code: 'RMB-60012', name: 'Rimba' },
  },
};
const REVIEWS: OpenOptions = { ...SUITCASE, path: `${SUITCASE.path ?? ''}/review-details` };
const subscribable = product({
  tags: ['AVAILABLE', 'SUBSCRIPTION'],
  subscription: {
    periods: [{ unit: 'MONTH', every: 1 }],
    minQty: 1,
    maxQty: 3,
    shippingDiscount: 10_000,
  },
});

const button = async (name: string | RegExp, within_ = screen.getByRole('main')) =>
  (await within(within_).findAllByRole('button', { name }))[0] as HTMLElement;
const box = () => screen.getByRole('complementary', { name: 'Beli' });
const dialog = (name: string) => screen.findByRole('dialog', { name });
/** Presses the buttons of these names in turn. */
const press = async (page: Opened, ...names: (string | RegExp)[]) => {
  for (const name of names) await page.user.click(await button(name, document.body));
};

interface Write {
  /** The last part of the address of a member's write. */
  path: RegExp;
  title: string;
  options?: OpenOptions;
  /** Goes up to the press that writes; the session ends before that press. */
  prepare?: (page: Opened) => Promise<void>;
  write: (page: Opened) => Promise<void>;
  body?: object;
  /** Resolves once the page shows that it was written. */
  done: () => Promise<unknown>;
}
const WRITES: Record<string, Write> = {
  'AUTH-13 buying, with the quantity': {
    path: /_quick$/,
    title: 'Masuk untuk membeli',
    prepare: async (page) => {
      await page.user.click(within(box()).getByRole('button', { name: 'Tambah' }));
      await page.settle();
    },
    write: async (page) => page.user.click(within(box()).getByRole('button', { name: 'Beli sekarang' })),
    body: { itemSku: ITEM, quantity: 2 },
    done: () => screen.findByText('Melanjutkan pembelianmu…', { selector: '[role=status] *' }),
  },
  'AUTH-13 the heart': {
    path: /wishlist\/_product$/,
    title: 'Masuk untuk menyimpan ke wishlist',
    write: (page) => press(page, 'Simpan ke wishlist'),
    done: () => screen.findByText('Disimpan ke wishlist.'),
  },
  'WISH-17 the filled heart, which takes the product out': {
    path: /member\/wishlist\/(?!_)/,
    title: 'Masuk untuk menghapus dari wishlist',
    prepare: async (page) => {
      await press(page, 'Simpan ke wishlist');
      await screen.findByText('Disimpan ke wishlist.');
    },
    write: (page) => press(page, 'Simpan ke wishlist'),
    done: () => screen.findByText('Dihapus dari wishlist.'),
  },
  'NOTIFY-08 a notice, with the address that was typed': {
    path: /wishlist\/_product$/,
    title: 'Masuk untuk dikabari',
    options: { visitor: { member: 'budi' }, shop: { products: [product({ item: { stock: 0 } })] } },
    prepare: async (page) => {
      await press(page, 'Kabari saya');
      const field = within(await dialog('Kabari kalau sudah ada')).getByLabelText('Email');
      await page.user.clear(field);
      await page.user.type(field, 'lain@contoh.id');
    },
    write: async (page) =>
      page.user.click(await button('Kabari saya', await dialog('Kabari kalau sudah ada'))),
    body: { isNotify: true, email: 'lain@contoh.id' },
    done: async () =>
      within(await dialog('Kamu akan dikabari')).findByText('Kabarnya kami kirim ke lain@contoh.id.'),
  },
  'SUBS-09 a subscription, with its period': {
    path: /subscription\/carts$/,
    title: 'Masuk untuk langganan',
    options: { shop: { products: [subscribable] } },
    prepare: async (page) => {
      await page.user.click(await within(box()).findByRole('radio', { name: 'Langganan' }));
      await page.user.click(within(box()).getByRole('radio', { name: 'Setiap bulan' }));
    },
    write: async (page) => page.user.click(await button('Masukkan keranjang langganan', box())),
    done: () => screen.findByText('Masuk ke keranjang langganan.', { selector: '[role=status] *' }),
  },
  'VOUCHER-16 a voucher': {
    path: /_claim$/,
    title: 'Masuk untuk klaim voucher',
    options: { shop: { vouchers: [testVoucher()] } },
    prepare: (page) => press(page, /1 voucher toko/),
    write: (page) => press(page, 'Klaim Potongan Rp10.000'),
    done: () => screen.findByRole('button', { name: 'Sudah diklaim' }),
  },
  'FOLLOW-02 a store': {
    path: /_follow$/,
    title: 'Masuk untuk mengikuti toko',
    write: (page) => press(page, 'Ikuti'),
    done: () => screen.findByRole('button', { name: 'Mengikuti' }),
  },
  'FOLLOW-03 a store, no longer': {
    path: /_unfollow$/,
    title: 'Masuk untuk berhenti mengikuti toko',
    prepare: async (page) => {
      await press(page, 'Ikuti');
      await screen.findByRole('button', { name: 'Mengikuti' });
      await page.settle();
    },
    write: (page) => press(page, 'Mengikuti'),
    done: () => screen.findByText('Kamu tidak lagi mengikuti toko ini.'),
  },
  'QNA-13 a vote for an answer': {
    path: /_vote$/,
    title: 'Masuk untuk menandai jawaban yang membantu',
    options: SUITCASE,
    write: async (page) =>
      page.user.click(await button('Membantu (46)', screen.getByRole('region', { name: 'Diskusi' }))),
    done: () => screen.findByRole('button', { name: 'Membantu (47)' }),
  },
  'QNA-13 a vote that is taken back': {
    path: /_vote$/,
    title: 'Masuk untuk membatalkan tandamu',
    options: SUITCASE,
    prepare: async (page) => {
      const section = screen.getByRole('region', { name: 'Diskusi' });
      await page.user.click(await button('Membantu (46)', section));
      await within(section).findByRole('button', { name: 'Membantu (47)' });
      await page.settle();
    },
    write: async (page) =>
      page.user.click(await button('Membantu (47)', screen.getByRole('region', { name: 'Diskusi' }))),
    body: { helpful: false },
    done: () => screen.findByText('Jawaban ini tidak lagi kamu tandai membantu.'),
  },
  'QNA-15 a question, with its words': {
    path: /questions$/,
    title: 'Masuk untuk bertanya',
    options: SUITCASE,
    prepare: async (page) => {
      await press(page, 'Tulis pertanyaan');
      const form = await dialog('Tulis pertanyaan');
      await page.user.type(await within(form).findByRole('textbox'), 'Muat laptop 15 inci?');
    },
    write: (page) => press(page, 'Kirim pertanyaan'),
    body: { text: 'Muat laptop 15 inci?' },
    done: async () => within(await dialog('Tulis pertanyaan')).findByText(/^Terkirim!/),
  },
  'QNA-22 an answer, with its words': {
    path: /\/answers$/,
    title: 'Masuk untuk menjawab',
    options: SUITCASE,
    prepare: async (page) => {
      await press(page, 'Jawab');
      const form = await dialog('Jawab pertanyaan');
      await page.user.type(await within(form).findByRole('textbox'), 'Muat, saya sudah coba.');
    },
    write: (page) => press(page, 'Kirim jawaban'),
    body: { text: 'Muat, saya sudah coba.' },
    done: async () => within(await dialog('Jawab pertanyaan')).findByText(/^Terkirim!/),
  },
  'REVIEW-15 a review that helps': {
    path: /like$/,
    title: 'Masuk untuk menandai ulasan yang membantu',
    options: REVIEWS,
    write: (page) => press(page, 'Membantu (128)'),
    done: () => screen.findAllByRole('button', { name: 'Membantu (129)' }),
  },
  'REVIEW-34 a like that is taken back': {
    path: /like$/,
    title: 'Masuk untuk membatalkan tandamu',
    options: REVIEWS,
    prepare: async (page) => {
      await press(page, 'Membantu (128)');
      await screen.findAllByRole('button', { name: 'Membantu (129)' });
      await page.settle();
    },
    write: (page) => press(page, 'Membantu (129)'),
    done: () => screen.findByText('Ulasan ini tidak lagi kamu tandai membantu.'),
  },
  'REPORT-17 a report of a review, with its reason': {
    path: /_report$/,
    title: 'Masuk untuk melaporkan',
    options: REVIEWS,
    prepare: async (page) => {
      await press(page, 'Opsi ulasan Sekar A.');
      const menu = await dialog('Ulasan');
      await waitFor(() =>
        expect(within(menu).getByRole<HTMLButtonElement>('button', { name: 'Laporkan' }).disabled).toBe(
          false,
        ),
      );
      await page.user.click(await button('Laporkan', menu));
      const form = await dialog('Laporkan ulasan');
      await page.user.click(await within(form).findByRole('radio', { name: 'Iklan atau pesan berulang' }));
    },
    write: (page) => press(page, 'Kirim laporan'),
    done: () => screen.findByText('Laporanmu sudah kami terima.'),
  },
  'QNA-25 a report of an answer, with its reason and words': {
    path: /answers\/JW-\w+\/_report$/,
    title: 'Masuk untuk melaporkan',
    options: SUITCASE,
    prepare: async (page) => {
      const section = screen.getByRole('region', { name: 'Diskusi' });
      await page.user.click(await button(/^Opsi jawaban /, section));
      const menu = await dialog('Jawaban');
      await waitFor(() =>
        expect(within(menu).getByRole<HTMLButtonElement>('button', { name: 'Laporkan' }).disabled).toBe(
          false,
        ),
      );
      await page.user.click(await button('Laporkan', menu));
      const form = await dialog('Laporkan jawaban');
      await page.user.click(await within(form).findByRole('radio', { name: 'Alasan lain' }));
      await page.user.type(within(form).getByRole('textbox'), 'Menawarkan barang dari toko di luar sini.');
    },
    write: (page) => press(page, 'Kirim laporan'),
    body: { reason: 'OTHER', description: 'Menawarkan barang dari toko di luar sini.' },
    done: () => screen.findByText('Laporanmu sudah kami terima.'),
  },
  'WISH-13 a new album, with its name': {
    path: /_groups$/,
    title: 'Masuk untuk memilih album',
    prepare: async (page) => {
      await press(page, 'Simpan ke wishlist', 'Simpan ke album');
      const sheet = await dialog('Simpan ke album');
      await page.user.type(await within(sheet).findByRole('textbox', { name: 'Album baru' }), 'Liburan');
    },
    write: (page) => press(page, 'Buat'),
    body: { name: 'Liburan' },
    done: async () =>
      within(await dialog('Simpan ke album')).findByRole('checkbox', { name: /Liburan/, checked: true }),
  },
};

beforeEach(() => sessionStorage.clear());

test.each(Object.entries(WRITES))(
  '[AUTH-16, AUTH-15, AUTH-13] %s: reports the ended session, offers login, goes on once',
  async (name, { path, title, options = {}, prepare, write, body, done }) => {
    // Answers stand far below.
    if (name.startsWith('QNA')) seeAll();
    const given: OpenOptions[] = [
      { path: PATH, visitor: { member: 'ayu' }, shop: { products: [product()] } },
      options,
    ];
    const isWrite = (one: { method: string; path: string }) => one.method !== 'GET' && path.test(one.path);
    const page = await openPage(...given);
    await prepare?.(page);
    await page.visitor.submit('/backend/common/users/_logout');
    await write(page);
    const prompt = within(await dialog(title));
    expect(prompt.getByText('Sesimu sudah berakhir. Yang kamu isi atau pilih tetap ada.')).toBeDefined();
    const href = await followLogin(page, title);
    page.view.unmount();
    page.root.stop();
    const redirect = new URL(href, 'http://shop.test').searchParams.get('redirect') ?? '';
    const { marketplace } = page.shop;
    const back = await openPage(...given, { path: redirect, shop: { marketplace } });
    await done();
    const sent = back.shop.requests.filter(isWrite);
    expect(sent).toHaveLength(1);
    if (body !== undefined) expect(sent[0]?.body).toMatchObject(body);
    expect(sessionStorage.getItem(LOGIN_WISH_KEY)).toBeNull();
    back.view.unmount();
    back.root.stop();
    // The tab keeps nothing of the wish: it goes on only once.
    const again = await openPage(...given, { path: redirect, shop: { marketplace } });
    expect(again.shop.requests.filter(isWrite)).toEqual([]);
  },
);

test('[WISH-13] a visitor who puts the login off finds the typed name of a new album', async () => {
  const page = await openPage({ path: PATH, visitor: { member: 'ayu' }, shop: { products: [product()] } });
  await WRITES['WISH-13 a new album, with its name']?.prepare?.(page);
  await page.visitor.submit('/backend/common/users/_logout');
  await press(page, 'Buat', 'Nanti saja');
  const sheet = within(await dialog('Simpan ke album'));
  expect(await sheet.findByRole('textbox', { name: 'Album baru' })).toHaveProperty('value', 'Liburan');
  expect(sheet.getByRole('checkbox', { name: /Wishlist/, checked: true })).toBeDefined();
});
