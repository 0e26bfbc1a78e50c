import type { CatalogueProduct } from '../types.ts';
import { makeProduct } from '../makeProduct.ts';

const category = [
  { id: 'C-RUMAH', name: 'Rumah' },
  { id: 'C-CONTOH', name: 'Contoh keadaan' },
];
const brand = { name: 'Etalase', slug: 'etalase' };
const bare = { brand, merchantCode: 'ETL-00001', categories: category };

/** Products that show whole-page states and rare answers. */
export const special: CatalogueProduct[] = [
  makeProduct({
    ...bare,
    productSku: 'ETL-00410',
    name: 'Lampu Meja yang Sudah Tidak Dijual',
    items: [{ offered: 99_000 }],
    answers: 410,
    shows: [{ id: 'Tidak dijual lagi (410)', en: 'No longer sold (410)' }],
  }),
  makeProduct({
    ...bare,
    productSku: 'ETL-00429',
    name: 'Produk Saat Pengunjung Ramai',
    items: [{ offered: 99_000 }],
    answers: 429,
    shows: [{ id: 'Pengunjung ramai (429)', en: 'High traffic (429)' }],
  }),
  makeProduct({
    ...bare,
    productSku: 'ETL-00503',
    name: 'Produk Saat Perbaikan',
    items: [{ offered: 99_000 }],
    answers: 503,
    shows: [{ id: 'Sedang ada perbaikan (503)', en: 'Maintenance (503)' }],
  }),
  makeProduct({
    ...bare,
    productSku: 'ETL-00404',
    name: 'Produk yang Tidak Ada',
    items: [{ offered: 99_000 }],
    answers: 404,
    shows: [{ id: 'Tidak ditemukan (404)', en: 'Not found (404)' }],
  }),
  makeProduct({
    ...bare,
    productSku: 'ETL-00500',
    name: 'Kotak Kejutan Tanpa Foto',
    items: [{ offered: 149_000, stock: 20 }],
    shows: [{ id: 'Tanpa foto', en: 'No pictures' }],
  }),
  makeProduct({
    ...bare,
    productSku: 'ETL-00501',
    name: 'Botol Edisi Terakhir',
    items: [{ offered: 175_000, stock: 1, pictures: ['bottle-angle-cream'] }],
    shows: [{ id: 'Stok tinggal satu', en: 'The last piece' }],
  }),
  makeProduct({
    ...bare,
    productSku: 'ETL-00511',
    name: 'Bantal Leher Saku Flash Sale Terakhir',
    items: [{ offered: 129_000, listed: 159_000, stock: 60, pictures: ['bantal'] }],
    campaign: {
      id: 'cmp-sisa-satu',
      name: 'Flash sale',
      startsInMinutes: -60,
      endsInMinutes: 240,
      quota: 20,
      sold: 19,
      price: 89_000,
    },
    shows: [
      {
        id: 'Flash sale tinggal satu: pembeli kedua diberi tahu harganya tidak berlaku lagi',
        en: 'One piece left in the flash sale: the second buyer is told that its price no longer applies',
      },
    ],
  }),
  makeProduct({
    ...bare,
    productSku: 'ETL-00512',
    name: 'Adaptor Saku Flash Sale Habis',
    items: [{ offered: 199_000, listed: 249_000, stock: 60, pictures: ['adaptor'] }],
    campaign: {
      id: 'cmp-habis',
      name: 'Flash sale',
      startsInMinutes: -60,
      endsInMinutes: 240,
      quota: 50,
      sold: 50,
      price: 149_000,
    },
    shows: [{ id: 'Stok flash sale habis', en: 'Flash-sale stock is gone' }],
  }),
];
