import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ModalKey } from '#src/domain/shell/modalKey.ts';
import { seeAll } from '../support/farBelow.ts';
import { heard } from '../support/heard.ts';
import { openPage, type OpenOptions } from '../support/openPage.tsx';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const FULL_NAME = 'Koper Hardcase Rimba Lawu, Kunci TSA, Roda Ganda 360°, Pandan, Kabin 20″';
const upTo = (count: number, line: (position: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index + 1));

beforeEach(() => {
  seeAll();
  // The map cannot be drawn here, and says so.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** Waits for content that comes later: to read a part takes long on a busy machine. */
const reads = (what: string, read: () => string[], lines: readonly string[]) =>
  waitFor(() => expect([what, read()]).toEqual([what, lines]), { timeout: 20_000 });

/** A part of the page by how it is found, and what is heard of it from its beginning. */
const PARTS: readonly [title: string, part: () => HTMLElement, lines: readonly string[]][] = [
  [
    'the header',
    () => screen.getByRole('banner'),
    [
      'link "Etalase, ke beranda"',
      'button "Cari"',
      'searchbox "Cari produk"',
      'button "Dikirim ke Gambir"',
      'group "Bahasa"',
      'link "EN" (English)',
      'link "Keranjang, 0 barang"',
      'link "Masuk"',
      'link "Masuk"',
    ],
  ],
  [
    'the footer',
    () => screen.getByRole('contentinfo'),
    ['link "Bantuan"', 'group "Tema"', 'link "Ikuti sistem" [current]', 'link "Terang"', 'link "Gelap"'],
  ],
  [
    'the pictures',
    () => screen.getByRole('region', { name: 'Foto produk' }),
    [
      'region "Foto produk"',
      'group "Foto 1 dari 6"',
      ...upTo(6, (position) => `button "Perbesar foto ${position}: ${FULL_NAME} (${position})"`),
      'button "Simpan ke wishlist" [not pressed]',
      'button "Bagikan"',
      'button "Opsi produk"',
      'img "Foto 1 dari 6"',
      'group "Pilih foto"',
      `button "${FULL_NAME} (1)" [current]`,
      ...upTo(5, (position) => `button "${FULL_NAME} (${position + 1})"`),
    ],
  ],
  [
    'the options',
    () => screen.getByRole('region', { name: 'Varian' }),
    [
      'region "Varian"',
      'group "Warna"',
      'link "Pandan" [current]',
      'link "Nila"',
      'link "Arang"',
      'link "Pasir"',
      'link "Terakota, stok habis"',
      'group "Ukuran"',
      'link "Kabin 20″" [current]',
      'link "Medium 24″"',
      'link "Besar 28″, stok habis"',
    ],
  ],
  [
    'what buys',
    () => screen.getByRole('complementary', { name: 'Beli' }),
    [
      'complementary "Beli"',
      'button "Kurangi" [unavailable]',
      'textbox "Jumlah"',
      'button "Tambah"',
      'status',
      'button "Beli sekarang"',
      'button "Keranjang"',
      'button "Rincian biaya"',
      'button "Wishlist" [not pressed]',
      'button "Bagikan"',
    ],
  ],
  [
    'the gift to choose',
    () => screen.getByRole('group', { name: 'Pilih hadiahmu' }),
    [
      'group "Pilih hadiahmu" (Maksimal 1 hadiah. Khusus toko ini)',
      'radio "Label Koper Kulit AsliDikirim dari Jakarta Barat" [checked]',
      'radio "Bantal Leher Busa MemoriDikirim dari Jakarta Barat" [not checked]',
    ],
  ],
  [
    'the shipping',
    () => screen.getByRole('region', { name: 'Pengiriman' }),
    [
      'region "Pengiriman"',
      'button "Opsi lain"',
      'button "Ubah tujuan pengiriman"',
      'radiogroup "Cara terima"',
      'radio "Dikirim" [checked]',
      'radio "Ambil di toko" [not checked]',
      'status',
      'button "Dikirim dari Jakarta Barat"',
    ],
  ],
  [
    'the bar of sections',
    () => screen.getByRole('navigation', { name: 'Bagian halaman' }),
    [
      'navigation "Bagian halaman"',
      'link "Ringkasan" [current]',
      'link "Deskripsi"',
      'link "Penjual"',
      'link "Ulasan"',
      'link "Diskusi"',
      'link "Rekomendasi"',
    ],
  ],
  [
    'the seller',
    () => screen.getByRole('region', { name: 'Penjual' }),
    [
      'region "Penjual"',
      'link "Rimba Official Store"',
      'button "Tentang lencana Toko resmi" [opens a dialog]',
      'button "Tentang lencana Respons cepat" [opens a dialog]',
      'button "Rating penjual 4,7 dari 5" [opens a dialog]',
      'button "Ikuti" [not pressed]',
      'link "Kunjungi toko"',
      'button "Ulasan toko" [opens a dialog]',
      'link "Lihat semua"',
      'list "Produk lain dari Rimba Official Store"',
    ],
  ],
  [
    'the reviews',
    () => screen.getByRole('region', { name: 'Ulasan' }),
    [
      'region "Ulasan"',
      'button "Aturan ulasan"',
      'link "Lihat semua ulasan"',
      'list "Saring menurut bintang"',
      'button "5 bintang: 1,1 rb ulasan" [not pressed]',
      'button "4 bintang: 68 ulasan" [not pressed]',
      'button "3 bintang: 23 ulasan" [not pressed]',
      'button "2 bintang: 10 ulasan" [not pressed]',
      'button "1 bintang: 24 ulasan" [not pressed]',
      'group "Foto dari pembeli"',
      ...upTo(4, (position) => `button "Foto dari pembeli ${position}"`),
      'link "Lihat 36 foto lainnya"',
    ],
  ],
];

test('[SHELL-10] each part of the page is read in the order of Tab, with names and states', async () => {
  await openPage({ path: SUITCASE });
  await waitFor(() => expect(screen.getByRole('group', { name: 'Pilih hadiahmu' })).toBeDefined());
  await waitFor(() => expect(screen.getByRole('list', { name: /^Produk lain dari/ })).toBeDefined());
  for (const [title, part, lines] of PARTS) {
    await reads(title, () => heard(part()).slice(0, lines.length), lines);
  }
});

async function openModal(key: ModalKey, options: OpenOptions): Promise<void> {
  const page = await openPage(options);
  await page.tell('modal', { type: 'modal.opened', key });
  await waitFor(() => expect(document.querySelector('dialog:not([data-coming])')).not.toBeNull());
  await page.settle();
  await waitFor(() => expect(screen.getByRole('dialog').querySelector('[aria-busy="true"]')).toBeNull());
}
const MODALS: readonly [key: ModalKey, lines: readonly string[]][] = [
  [
    'askForQuote',
    [
      'dialog "Minta penawaran" [modal]',
      'button "Tutup"',
      'textbox "Jumlah barang"',
      'textbox "Nama perusahaan"',
      'textbox "Email atau nomor telepon"',
      'textbox "Pesan (boleh kosong)"',
      'status',
      'button "Batal"',
      'button "Kirim permintaan"',
    ],
  ],
  [
    'productReport',
    [
      'dialog "Laporkan produk" [modal]',
      'button "Tutup"',
      'group "Apa masalahnya?"',
      'radio "Produk palsu" [not checked]',
      'radio "Informasi produk tidak sesuai" [not checked]',
      'radio "Harga tidak wajar" [not checked]',
      'radio "Produk terlarang atau berbahaya" [not checked]',
      'radio "Lainnya" [not checked]',
      'textbox "Ceritakan lebih lengkap" (Tambahkan sedikit lagi, ya (min. 25 karakter). 0 dari 25 karakter)',
    ],
  ],
  [
    'promoCombo',
    [
      'dialog "Paket combo" [modal]',
      'button "Tutup"',
      'group "Pilih pelengkapnya"',
      'checkbox "Kubus Pakaian Lipat Isi 3Harga paketRp224.000Harga satuanRp249.000" [checked]',
    ],
  ],
  [
    'reviewVariantFilter',
    [
      'dialog "Ulasan untuk varian" [modal]',
      'button "Tutup"',
      'group "Warna"',
      'radio "Semua" [checked]',
      'radio "Pandan" [not checked]',
      'radio "Nila" [not checked]',
      'radio "Arang" [not checked]',
      'radio "Pasir" [not checked]',
      'radio "Terakota" [not checked]',
      'group "Ukuran"',
      'radio "Semua" [checked]',
    ],
  ],
  [
    'imagePreview',
    [
      'dialog "Foto produk" [modal]',
      'button "Tutup"',
      'status "Foto 1 dari 6" 1 / 6',
      'button "Perbesar"',
      `img "${FULL_NAME} (1)"`,
      'button "Foto sebelumnya" [disabled]',
      'button "Foto berikutnya"',
      'button "Perkecil" [disabled]',
      'button "Perbesar"',
      'button "Foto 1 dari 6" [current]',
      ...upTo(5, (position) => `button "Foto ${position + 1} dari 6"`),
    ],
  ],
  [
    'installmentList',
    [
      'dialog "Cicilan" [modal]',
      'button "Tutup"',
      'region "Cicilan"',
      'radiogroup "Cara mencicil"',
      'radio "Kartu kredit" [checked]',
      'radio "Tanpa kartu kredit" [not checked]',
    ],
  ],
  [
    'shippingOptions',
    [
      'dialog "Pengiriman" [modal]',
      'button "Tutup"',
      'button "Dikirim keMenteng, Jakarta PusatGanti"',
      'list "Voucher ongkir"',
    ],
  ],
  ['share', ['dialog "Bagikan produk" [modal]', 'button "Tutup"', 'textbox "Link produk"']],
  ['notifyMe', ['dialog "Kabari kalau sudah ada" [modal]', 'button "Tutup"', 'textbox "Email"', 'status']],
  [
    'askQuestion',
    ['dialog "Tulis pertanyaan" [modal]', 'button "Tutup"', 'textbox "Apa yang ingin kamu tahu?" (0/500)'],
  ],
  ['answerQuestion', ['dialog "Jawab pertanyaan" [modal]', 'button "Tutup"', 'textbox "Jawabanmu" (0/500)']],
  [
    'returnPolicy',
    [
      'dialog "Pengembalian barang" [modal]',
      'button "Tutup"',
      'region "Alasan yang diterima"',
      'region "Cara mengembalikan"',
    ],
  ],
];

describe('[MODAL-07] a modal is read from its title on, with what each field says', () => {
  test.each(MODALS)('%s', async (key, lines) => {
    await openModal(key, { path: SUITCASE, visitor: { member: 'ayu' } });
    await reads(key, () => heard(screen.getByRole('dialog')).slice(0, lines.length), lines);
  });
});

/** Modals of pages that have more than those of the suitcase. */
const OTHERS: readonly [title: string, path: string, key: ModalKey, lines: readonly string[]][] = [
  [
    '[GROC-28] the groups of stores, and the stores of one',
    '/grocery/p/mangga-harum-manis/GRO-10001-01',
    'storePicker',
    ['radiogroup "Kelompok penjual"', 'radiogroup "Toko"'],
  ],
  [
    '[LOAN-02] shares of the price to pay down',
    '/p/sepeda-listrik-lajoe-kota/LJO-01001-01',
    'loanSimulation',
    ['group "Pilihan uang muka"'],
  ],
];
test.each(OTHERS)('tells of %s what they are for', async (_, path, key, lines) => {
  await openModal(key, { path });
  await reads(key, () => heard(screen.getByRole('dialog')), expect.arrayContaining([...lines]));
});
