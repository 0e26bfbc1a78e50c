import { facts, makeProduct } from '../makeProduct.ts';
import type { CatalogueProduct } from '../types.ts';

const cooling = [
  { id: 'C-ELEKTRONIK', name: 'Elektronik' },
  { id: 'C-AC', name: 'AC' },
];
const laundry = [
  { id: 'C-ELEKTRONIK', name: 'Elektronik' },
  { id: 'C-MESIN-CUCI', name: 'Mesin cuci' },
];
const screens = [
  { id: 'C-ELEKTRONIK', name: 'Elektronik' },
  { id: 'C-TV', name: 'TV' },
];
const sejuka = { name: 'Sejuka', slug: 'sejuka' };

/** Appliances that need an installation. */
export const appliances: CatalogueProduct[] = [
  makeProduct({
    productSku: 'ETL-00701',
    name: 'AC Split Sejuka 1 PK Inverter, Hemat Daya',
    urlFriendlyName: 'ac-split-sejuka-1-pk',
    brand: sejuka,
    merchantCode: 'ETL-00001',
    categories: cooling,
    type: 'BIG_PRODUCT',
    tags: ['AVAILABLE', 'CONTEXTUAL_ELECTRONICS', 'RETURNABLE'],
    items: [
      {
        offered: 4_149_000,
        listed: 4_899_000,
        stock: 40,
        pictures: ['aircon-angle', 'aircon-front'],
      },
    ],
    services: ['INST-AC-STANDAR', 'INST-AC-VAKUM', 'INS-RUMAH-1', 'INS-RUMAH-2'],
    specifications: facts({
      'Kapasitas|Capacity': '9.000 BTU/jam|9,000 BTU/h',
      'Daya|Power': '320–790 W',
      'Refrigeran|Refrigerant': 'R32',
      'Luas ruangan|Room size': 'sampai 14 m²|up to 14 m²',
    }),
    highlights: [
      { id: 'Kompresor inverter, mulai dari 320 W', en: 'Inverter compressor, from 320 W' },
      { id: 'Suara 19 dB di mode malam', en: '19 dB in night mode' },
      { id: 'Dingin dalam 5 menit', en: 'Cool within 5 minutes' },
    ],
    descriptionHtml:
      '<p>AC satu PK untuk kamar tidur dan ruang kerja. Filter bisa dicuci sendiri, dan suhu turun pelan supaya tidurmu tidak terganggu.</p>',
    statistics: { rating: 4.8, reviewCount: 412, sold: 1310 },
    warranty: { type: 'RESMI', period: { id: '3 tahun', en: '3 years' } },
    returnPeriodDays: 7,
    weightGrams: 34_000,
    dimensionsCm: [92, 40, 58],
    shows: [
      {
        id: 'Jasa pasang dengan dua pilihan, proteksi 1 dan 2 tahun',
        en: 'Installation of two kinds, protection for 1 and 2 years',
      },
    ],
  }),
  makeProduct({
    productSku: 'ETL-00702',
    name: 'Mesin Cuci Sejuka 8 kg, Bukaan Depan',
    urlFriendlyName: 'mesin-cuci-sejuka-8-kg',
    brand: sejuka,
    merchantCode: 'ETL-00001',
    categories: laundry,
    type: 'BIG_PRODUCT',
    tags: ['AVAILABLE', 'RETURNABLE', 'COD'],
    items: [
      {
        offered: 3_799_000,
        listed: 4_250_000,
        stock: 25,
        pictures: ['washer-angle', 'washer-front'],
      },
    ],
    services: ['INST-MESIN-CUCI', 'INS-RUMAH-1', 'INS-RUMAH-2'],
    specifications: facts({
      'Kapasitas|Capacity': '8 kg',
      'Putaran|Spin speed': '1.200 rpm|1,200 rpm',
      'Daya|Power': '450 W',
    }),
    highlights: [
      { id: 'Cuci kilat 15 menit', en: '15-minute quick wash' },
      { id: 'Motor tanpa sabuk, lebih senyap', en: 'Beltless motor, quieter' },
    ],
    descriptionHtml:
      '<p>Bukaan depan yang hemat air. Air hangat 40° untuk noda membandel, dan kunci anak di panelnya.</p>',
    statistics: { rating: 4.7, reviewCount: 268, sold: 890 },
    warranty: { type: 'RESMI', period: { id: '2 tahun', en: '2 years' } },
    returnPeriodDays: 15,
    weightGrams: 58_000,
    dimensionsCm: [60, 55, 85],
    shows: [
      {
        id: 'Jasa pasang mesin cuci, pengembalian 15 hari karena berubah pikiran',
        en: 'Washing machine fitting, returns within 15 days for a change of mind',
      },
    ],
  }),
  makeProduct({
    productSku: 'ETL-00703',
    name: 'TV Kirana 55 inci 4K, Bingkai Tipis',
    urlFriendlyName: 'tv-kirana-55-inci',
    brand: { name: 'Kirana', slug: 'kirana' },
    merchantCode: 'ETL-00001',
    categories: screens,
    type: 'BIG_PRODUCT',
    tags: ['AVAILABLE', 'CONTEXTUAL_ELECTRONICS', 'RETURNABLE'],
    items: [
      {
        offered: 5_999_000,
        listed: 6_799_000,
        stock: 18,
        pictures: ['television-front', 'television-angle'],
      },
    ],
    services: ['INST-TV-BRAKET', 'INST-TV-PUTAR', 'INS-RUMAH-1', 'INS-RUMAH-2'],
    specifications: facts({
      'Layar|Screen': '55″ 4K HDR10',
      'Suara|Sound': '2 × 12 W',
      'Dudukan|Mount': 'VESA 300 × 200',
    }),
    highlights: [
      { id: 'Layar 4K dengan HDR10', en: '4K screen with HDR10' },
      { id: 'Bingkai 6 mm', en: '6 mm frame' },
      { id: 'Tiga HDMI, satu eARC', en: 'Three HDMI, one eARC' },
    ],
    descriptionHtml: '<p>Warna yang tetap hangat dari samping, dan remote yang bisa diajak bicara.</p>',
    statistics: { rating: 4.8, reviewCount: 534, sold: 1740 },
    warranty: { type: 'RESMI', period: { id: '2 tahun', en: '2 years' } },
    returnPeriodDays: 7,
    weightGrams: 16_500,
    dimensionsCm: [136, 16, 84],
    shows: [
      {
        id: 'Braket TV: yang putar hanya di Jabodetabek',
        en: 'TV bracket: the swivel one in Jabodetabek alone',
      },
    ],
  }),
];
