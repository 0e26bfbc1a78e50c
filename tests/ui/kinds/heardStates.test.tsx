import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { testStore } from '../../support/groceryStores.ts';
import { ITEM, product } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { seeAll } from '../support/farBelow.ts';
import { heard } from '../support/heard.ts';
import { openPage, type Opened, type OpenOptions } from '../support/openPage.tsx';

beforeEach(() => {
  seeAll();
  // The map cannot be drawn here, and says so.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const GROCERY = {
  path: `/grocery/p/barang-uji/${ITEM}`,
  shop: { products: [product({ vendor: 'grocery', item: { pickup: 'AVAILABLE' } })] },
} satisfies OpenOptions;
const AC = product({
  services: ['INST-AC-STANDAR', 'INST-AC-VAKUM', 'INS-RUMAH-1', 'INS-RUMAH-2'],
  item: { offered: 4_000_000 },
});
const BY_MONTH = product({
  tags: ['AVAILABLE', 'INSTALLMENT', 'INSTALLMENT_NON_CC'],
  item: { offered: 1_250_000 },
});
const RIDDEN = product({
  loan: { minimumPercent: 20, promo: { fromPercent: 30, months: 6 } },
  item: { offered: 12_900_000 },
});
const SUBSCRIBED = product({
  tags: ['AVAILABLE', 'SUBSCRIPTION'],
  subscription: {
    periods: [
      { unit: 'WEEK', every: 2 },
      { unit: 'MONTH', every: 1 },
    ],
    minQty: 1,
    maxQty: 3,
    shippingDiscount: 10_000,
  },
});

const main = () => screen.getByRole('main');
const box = () => screen.getByRole('complementary', { name: 'Beli' });
const dialog = () => screen.getByRole('dialog');
async function inModal(page: Opened, key: string): Promise<void> {
  await page.tell('modal', { type: 'modal.opened', key });
  await waitFor(() => expect(document.querySelector('dialog:not([data-coming])')).not.toBeNull());
  await page.settle();
  await waitFor(() => expect(dialog().querySelector('[aria-busy="true"]')).toBeNull());
}
const press = async (page: Opened, part: HTMLElement, name: string | RegExp) =>
  page.user.click(within(part).getByRole('button', { name }));
const type = async (page: Opened, part: HTMLElement, name: string, text: string) => {
  const field = await within(part).findByRole('textbox', { name });
  await page.user.clear(field);
  await page.user.type(field, text);
};

/** A part of a page in a state, how a visitor brings it there, and lines that are heard of it, in their order. */
interface Heard {
  options: OpenOptions;
  act: (page: Opened) => Promise<unknown>;
  part: () => HTMLElement;
  lines: readonly string[];
}
const STATES: Record<string, Heard> = {
  '[NOTIFY-03] an address that is none': {
    options: { visitor: { member: 'budi' }, shop: { products: [product({ item: { stock: 0 } })] } },
    act: async (page) => {
      await inModal(page, 'notifyMe');
      await type(page, dialog(), 'Email', 'budi{Enter}');
    },
    part: dialog,
    lines: [
      'dialog "Kabari kalau sudah ada" [modal]',
      'button "Tutup"',
      'textbox "Email" [invalid] (Email tidak valid.)',
      'status Email tidak valid.',
      'button "Batal"',
      'button "Kabari saya"',
    ],
  },
  '[CART-17] a quantity over the stock': {
    options: { shop: { products: [product({ item: { stock: 4 } })] } },
    act: async (page) => type(page, box(), 'Jumlah', '9{Enter}'),
    part: box,
    lines: [
      'button "Kurangi"',
      'textbox "Jumlah" [invalid] (Kamu hanya bisa menambahkan maksimal 4 barang.)',
      'button "Tambah" [unavailable]',
      'status Kamu hanya bisa menambahkan maksimal 4 barang.',
    ],
  },
  '[CART-16] a quantity of none': {
    options: { shop: { products: [product({ item: { stock: 4 } })] } },
    act: async (page) => type(page, box(), 'Jumlah', '0{Enter}'),
    part: box,
    lines: [
      'button "Kurangi" [unavailable]',
      'textbox "Jumlah" [invalid] (Jumlah barang minimal 1.)',
      'button "Tambah"',
      'status Jumlah barang minimal 1.',
    ],
  },
  '[CART-17] a quantity within the stock, after one over it': {
    options: { shop: { products: [product({ item: { stock: 4 } })] } },
    act: async (page) => {
      await type(page, box(), 'Jumlah', '9{Enter}');
      await type(page, box(), 'Jumlah', '3{Enter}');
    },
    part: box,
    lines: ['button "Kurangi"', 'textbox "Jumlah"', 'button "Tambah"', 'status'],
  },
  '[CART-17] a quantity over the stock, in the sheet that buys': {
    options: { shop: { products: [product({ item: { stock: 4 } })] } },
    act: async (page) => {
      await inModal(page, 'addToBag');
      await type(page, dialog(), 'Jumlah', '9{Enter}');
    },
    part: dialog,
    lines: [
      'textbox "Jumlah" [invalid] (Kamu hanya bisa menambahkan maksimal 4 barang.)',
      'status Kamu hanya bisa menambahkan maksimal 4 barang.',
    ],
  },
  '[SUBS-08] more of a subscription than is delivered at once': {
    options: { visitor: { member: 'ayu' }, shop: { products: [SUBSCRIBED] } },
    act: async (page) => {
      await page.user.click(await within(box()).findByRole('radio', { name: 'Langganan' }));
      await type(page, box(), 'Jumlah tiap kiriman', '9{Enter}');
    },
    part: box,
    lines: [
      'textbox "Jumlah tiap kiriman" [invalid] (Maksimal 3 barang.)',
      'alert Maksimal 3 barang.',
      'textbox "Berapa kali dikirim"',
    ],
  },
  '[QUOTE-03] a quote without anything': {
    options: { visitor: { member: 'budi' }, shop: { products: [product()] } },
    act: async (page) => {
      await inModal(page, 'askForQuote');
      await press(page, dialog(), 'Kirim permintaan');
    },
    part: dialog,
    lines: [
      'textbox "Jumlah barang" [invalid] (Isi jumlah antara 10 dan 100.000.)',
      'textbox "Nama perusahaan" [invalid] (Isi nama perusahaan, 2 sampai 100 karakter.)',
      'textbox "Email atau nomor telepon"',
      'textbox "Pesan (boleh kosong)"',
      'button "Batal"',
      'button "Kirim permintaan"',
    ],
  },
  '[QNA-08] a question that is too short': {
    options: { visitor: { member: 'ayu' }, shop: { products: [product()] } },
    act: async (page) => {
      await inModal(page, 'askQuestion');
      await type(page, dialog(), 'Apa yang ingin kamu tahu?', 'a');
      await press(page, dialog(), /^Kirim/);
    },
    part: dialog,
    lines: [
      'textbox "Apa yang ingin kamu tahu?" [invalid] (Tulis sedikit lebih lengkap, ya (min. 10 karakter). 1/500)',
      'button "Batal"',
      'button "Kirim pertanyaan"',
    ],
  },
  '[REPORT-08] a report that is left too short': {
    options: { shop: { products: [product()] } },
    act: async (page) => {
      await inModal(page, 'productReport');
      await type(page, dialog(), 'Ceritakan lebih lengkap', 'palsu');
      await page.user.tab();
    },
    part: dialog,
    lines: [
      'group "Apa masalahnya?"',
      'textbox "Ceritakan lebih lengkap" [invalid] (Tambahkan sedikit lagi, ya (min. 25 karakter). 5 dari 25 karakter)',
      'button "Batal"',
      'button "Kirim laporan" [disabled]',
    ],
  },
  '[LOAN-02] a down payment that is too low': {
    options: { shop: { products: [RIDDEN], config: [{ id: 'pdp.loan.categories', value: 'C2' }] } },
    act: async (page) => {
      await inModal(page, 'loanSimulation');
      await type(page, dialog(), 'Uang muka', '1');
    },
    part: dialog,
    lines: [
      'textbox "Uang muka" [invalid] (Paling sedikit 20% (Rp2.580.000) Uang muka paling sedikit 20%, yaitu Rp2.580.000.)',
      'group "Hitung uang muka dalam"',
      'radio "Persen" [checked]',
      'radio "Rupiah" [not checked]',
      'group "Pilihan uang muka"',
      'button "20%" [not pressed]',
      'combobox "Lokasi tempat tinggal"',
    ],
  },
  '[SUBS-05] a subscription without a period': {
    options: { visitor: { member: 'ayu' }, shop: { products: [SUBSCRIBED] } },
    act: async (page) => {
      await page.user.click(await within(box()).findByRole('radio', { name: 'Langganan' }));
      await press(page, box(), 'Masukkan keranjang langganan');
    },
    part: box,
    lines: [
      'radiogroup "Cara beli"',
      'radio "Beli sekali" [not checked]',
      'radio "Langganan" [checked]',
      'group "Periode langganan" (Isi dulu periode langganannya, ya.)',
      'radio "Setiap 2 minggu" [not checked]',
      'radio "Setiap bulan" [not checked]',
      'alert Isi dulu periode langganannya, ya.',
      'textbox "Jumlah tiap kiriman"',
      'textbox "Berapa kali dikirim"',
      'button "Masukkan keranjang langganan"',
    ],
  },
  '[WISH-05] an album of a name that the backend refuses': {
    options: { visitor: { member: 'ayu' }, shop: { products: [product()] } },
    act: async (page) => {
      await page.visitor.call('/member/wishlist/_groups', { name: 'Liburan' });
      await inModal(page, 'wishlistDetail');
      await type(page, dialog(), 'Album baru', 'Liburan');
      await press(page, dialog(), 'Buat');
      await within(dialog()).findByText(/sudah punya album/);
    },
    part: dialog,
    lines: [
      'group "Simpan ke album"',
      'checkbox "Liburan0 produk" [not checked]',
      'textbox "Album baru" [invalid] (Kamu sudah punya album dengan nama ini.)',
      'button "Buat"',
      'alert Kamu sudah punya album dengan nama ini.',
      'button "Simpan" [disabled]',
    ],
  },
  '[REGION-02] a postal code of another province': {
    options: { shop: { products: [product()] } },
    act: async (page) => {
      await inModal(page, 'addressPicker');
      for (const [field, option] of [
        [/^Provinsi/, 'Bali'],
        [/^Kota/, 'Kota Denpasar'],
        [/^Kecamatan/, 'Denpasar Barat'],
        [/^Kelurahan/, 'Pemecutan'],
      ] as const) {
        await within(dialog()).findByRole('option', { name: option });
        await page.user.selectOptions(within(dialog()).getByRole('combobox', { name: field }), option);
      }
      await page.user.type(await within(dialog()).findByRole('textbox', { name: 'Kode pos' }), '10110');
    },
    part: dialog,
    lines: [
      'group "Wilayah tujuan"',
      'combobox "Provinsi"',
      'combobox "Kota/kabupaten"',
      'combobox "Kecamatan"',
      'combobox "Kelurahan/desa"',
      'textbox "Kode pos" [invalid] (Kode pos ini bukan kode pos Bali.)',
      'alert Kode pos ini bukan kode pos Bali.',
      'button "Kirim ke sini" [unavailable]',
    ],
  },
  '[MODAL-35] the lenders, one of them unfolded': {
    options: { shop: { products: [BY_MONTH] } },
    act: async (page) => {
      await inModal(page, 'installmentList');
      await press(page, dialog(), /^Bank Lintang/);
      await within(dialog()).findByRole('group', { name: /Bank Lintang/ });
    },
    part: dialog,
    lines: [
      'radiogroup "Cara mencicil"',
      'radio "Kartu kredit" [checked]',
      'radio "Tanpa kartu kredit" [not checked]',
      'button "Bank Lintangmulai Rp58.959/bulan selama 24 bulantenor mulai 3 bulan" [expanded] [controls what is there]',
      'group "Pilih tenor untuk dihitung: Bank Lintang"',
      'button "3 bulanRp416.667/bulan" [not pressed]',
      'button "24 bulanRp58.959/bulan" [not pressed]',
      'button "Bank Cakrawalamulai Rp60.209/bulan selama 24 bulantenor mulai 6 bulan" [collapsed]',
      'region "Kalkulator cicilan"',
      'link "Buka halaman cicilan"',
    ],
  },
  '[GROC-33] the slots beside the buttons, folded away': {
    options: { ...GROCERY, shop: { ...GROCERY.shop, groceryStores: [testStore()] } },
    act: () => within(box()).findByRole('button', { name: 'Pilih jadwal' }),
    part: box,
    lines: [
      'textbox "Jumlah"',
      'button "Pilih jadwal" [collapsed]',
      'button "Beli sekarang"',
      'button "Keranjang"',
    ],
  },
  '[GROC-16, GROC-33] the slots beside the buttons, unfolded and full': {
    options: { ...GROCERY, shop: { ...GROCERY.shop, groceryStores: [testStore({ slotCapacity: 0 })] } },
    act: async (page) => {
      await page.user.click(await within(box()).findByRole('button', { name: 'Pilih jadwal' }));
    },
    part: box,
    lines: [
      'textbox "Jumlah"',
      'button "Pilih jadwal" [expanded]',
      'radiogroup "Waktu antar"',
      'button "Hari ini" [pressed]',
      'button "Besok" [not pressed]',
      'button "Senin, 23 Nov" [not pressed]',
      'radio "Kirim sekarangRp15.000" [not checked]',
      'radio "14.00–\u206016.00Penuh" [not checked] [disabled]',
      'radio "20.00–\u206022.00Penuh" [not checked] [disabled]',
      'button "Beli sekarang"',
      'button "Keranjang"',
    ],
  },
  '[ADDON-02] protections': {
    options: { shop: { products: [AC] } },
    act: async (page) => {
      await page.user.click(await screen.findByRole('checkbox', { name: /Proteksi 1 tahun/ }));
    },
    part: () => screen.getByRole('region', { name: 'Layanan' }),
    lines: [
      'region "Layanan"',
      'link "Jasa pasangMulai Rp350.000 per barang"',
      'group "Asuransi"',
      'button "Jaminan belanja"',
    ],
  },
  '[ROUTE-21] the installations, one of them chosen': {
    options: { path: `/add-on/installation/barang-uji/${ITEM}`, shop: { products: [AC] } },
    act: async (page) => {
      await screen.findByText('Pasang AC standar');
      page.tellLater('addOns', {
        type: 'addOn.toggled',
        addOnType: 'INSTALLATION',
        id: 'INST-AC-VAKUM',
      });
    },
    part: main,
    lines: [
      'link "Barang UjiKembali ke produk"',
      'list "Termasuk"',
      'link "Pilih, Pasang AC standar"',
      'list "Termasuk"',
      'button "Batal pilih, Pasang AC dengan vakum"',
    ],
  },
  '[ROUTE-14] the page of a combo': {
    options: { path: '/p/daftar-combo/koper-hardcase-rimba-lawu/RMB-00012-01' },
    act: () => screen.findByRole('group', { name: 'Pilih pelengkapnya' }),
    part: main,
    lines: [
      'group "Pilih pelengkapnya"',
      'checkbox "Kubus Pakaian Lipat Isi 3Harga paketRp224.000Harga satuanRp249.000" [checked]',
      'link "Lihat Kubus Pakaian Lipat Isi 3"',
      'checkbox "Bantal Leher Busa MemoriHarga paketRp144.000Harga satuanRp159.000" [not checked]',
      'link "Lihat Bantal Leher Busa Memori"',
      'checkbox "Ransel Kanvas Rimba Semeru 24 LHarga paketRp419.000Harga satuanRp459.000Stok habis" [not checked] [disabled]',
      'button "Tambah paket"',
      'link "Lihat semua paket"',
    ],
  },
  '[ROUTE-10] the page of promotions': {
    options: {
      path: `/p/barang-uji/${ITEM}/promotions`,
      visitor: { member: 'ayu' },
      shop: { products: [product()], vouchers: [testVoucher()] },
    },
    act: () => screen.findByText('Hemat'),
    part: main,
    lines: [
      'link "Barang UjiKembali ke produk"',
      'button "S&K Potongan Rp10.000"',
      'button "Klaim Potongan Rp10.000"',
    ],
  },
  '[ADDRESS-08] a latitude that is none': {
    options: { visitor: { member: 'budi' }, shop: { products: [product()] } },
    act: async (page) => {
      await inModal(page, 'addressPicker');
      await page.user.click(within(dialog()).getAllByRole('button', { name: 'Atur pinpoint' })[0] as Element);
      await type(page, dialog(), 'Lintang', '95');
      await page.user.tab();
    },
    part: dialog,
    lines: [
      'textbox "Lintang" [invalid] (Isi dengan angka derajat, misalnya -6,2088.)',
      'textbox "Bujur"',
      'alert Isi dengan angka derajat, misalnya -6,2088.',
      'button "Pakai lokasi saat ini"',
    ],
  },
  '[ROUTE-15] the price list': {
    options: {
      path: `/p/daftar-harga/barang-uji/${ITEM}`,
      shop: {
        products: [product({ attributes: ['Warna'], items: [{ values: ['Merah'] }, { values: ['Biru'] }] })],
      },
    },
    act: (page) => page.settle(),
    part: main,
    lines: ['region "Harga per varian"', 'link "Merah" [current]', 'link "Biru"'],
  },
  '[ROUTE-09] the page of installments': {
    options: { path: `/p/barang-uji/${ITEM}/installment`, shop: { products: [BY_MONTH] } },
    act: (page) => page.settle(),
    part: main,
    lines: [
      'region "Cicilan"',
      'radiogroup "Cara mencicil"',
      'radio "Kartu kredit" [checked]',
      'radio "Tanpa kartu kredit" [not checked]',
      'button "Bank Lintangmulai Rp58.959/bulan selama 24 bulantenor mulai 3 bulan" [collapsed]',
      'region "Kalkulator cicilan"',
      'status Pilih tenor di daftar cicilan untuk melihat hitungannya. Bisa sampai 3 sekaligus.',
    ],
  },
  '[ROUTE-19] the page of a trade-in': {
    options: {
      path: `/trade-in/s/barang-uji/${ITEM}`,
      shop: {
        products: [product({ tradeIn: { kinds: ['PONSEL'], maxPrice: 50_000 } })],
        config: [{ id: 'pdp.trade-in.categories', value: 'C2' }],
      },
    },
    act: async (page) => {
      await page.user.click(await screen.findByRole('radio', { name: 'Ponsel' }));
    },
    part: main,
    lines: [
      'region "Caranya"',
      'group "Apa yang mau ditukar?"',
      'radio "Ponsel" [checked]',
      'combobox "Merek"',
    ],
  },
};

test.each(Object.entries(STATES))('[SHELL-10] %s', async (_, { options, act, part, lines }) => {
  const page = await openPage(options);
  await act(page);
  await waitFor(() => {
    const said = heard(part());
    expect(
      said.filter((line) => lines.includes(line)),
      said.join('\n'),
    ).toEqual(lines);
  });
});
