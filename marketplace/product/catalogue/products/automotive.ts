import { COLOUR, facts, makeProduct, variants } from '../makeProduct.ts';
import type { CatalogueProduct } from '../types.ts';

const ridden = (id: string, name: string) => [
  { id: 'C-OTOMOTIF', name: 'Otomotif' },
  { id, name },
];
const lajoe = { name: 'Lajoe', slug: 'lajoe' };
const merchantCode = 'LJO-80015';

/** Vehicles, which can be bought by a loan. */
export const automotive: CatalogueProduct[] = [
  makeProduct({
    productSku: 'LJO-01001',
    name: 'Sepeda Listrik Lajoe Kota 27,5 Inci, Jangkauan 80 km',
    urlFriendlyName: 'sepeda-listrik-lajoe-kota',
    brand: lajoe,
    merchantCode,
    categories: ridden('C-SEPEDA-LISTRIK', 'Sepeda listrik'),
    type: 'BIG_PRODUCT',
    tags: ['AVAILABLE', 'RETURNABLE'],
    attributes: [COLOUR],
    items: variants(
      [
        { id: 'Hijau Sage', en: 'Sage' },
        { id: 'Terakota', en: 'Terracotta' },
        { id: 'Biru Malam', en: 'Midnight' },
      ],
      (_, position) => {
        const key = ['sage', 'terracotta', 'night'][position] ?? 'sage';
        return {
          offered: 12_900_000,
          listed: 14_500_000,
          stock: [18, 9, 12][position] ?? 0,
          pictures: [
            `ebike-side-${key}`,
            ...(key === 'sage' ? ['ebike-angle-sage', 'ebike-detail-sage'] : []),
          ],
        };
      },
    ),
    facts: facts({ 'Jangkauan|Range': '80 km', 'Kecepatan|Speed': '25 km/jam|25 km/h' }),
    specifications: facts({
      'Motor|Motor': 'Tengah, 250 W|Mid-drive, 250 W',
      'Baterai|Battery': '36 V, 14 Ah, bisa dilepas|36 V, 14 Ah, removable',
      'Isi penuh|Full charge': '5 jam|5 hours',
      'Rem|Brakes': 'Cakram hidrolik|Hydraulic discs',
      'Ban|Tyres': '27,5 × 2,0 inci|27.5 × 2.0 inches',
      'Bobot|Weight': '23 kg',
      'Beban maksimal|Maximum load': '120 kg',
    }),
    highlights: [
      { id: 'Baterai menyatu dengan rangka dan bisa dilepas', en: 'Battery in the frame, and removable' },
      { id: 'Rak belakang sampai 25 kg', en: 'Rear rack for up to 25 kg' },
      {
        id: 'Lampu depan dan belakang menyala otomatis',
        en: 'Front and rear lights switch on by themselves',
      },
    ],
    descriptionHtml:
      '<h3>Berangkat tanpa keringat</h3><p>Motor tengah membantu kayuhanmu sampai 25 km/jam, jadi tanjakan jembatan layang pun terasa datar. Baterainya dilepas dengan kunci dan diisi di meja kerja.</p><ul><li>Jangkauan 80 km di mode hemat, 45 km di mode penuh.</li><li>Sadel dan setang bisa diatur untuk tinggi badan 155–190 cm.</li><li>Dikirim dalam keadaan 90% terpasang, tinggal pasang setang dan pedal.</li></ul>',
    statistics: { rating: 4.8, reviewCount: 214, sold: 530 },
    warranty: {
      type: 'RESMI',
      period: { id: '2 tahun rangka, 1 tahun baterai', en: '2 years frame, 1 year battery' },
    },
    returnPeriodDays: 7,
    weightGrams: 23_000,
    dimensionsCm: [150, 24, 80],
    loan: { minimumPercent: 20, promo: { fromPercent: 30, months: 6 } },
    shows: [
      {
        id: 'Simulasi cicilan kendaraan: uang muka mulai 20%, bunga 0% untuk 6 bulan',
        en: 'Vehicle loan simulation: down payment from 20%, no interest over 6 months',
      },
    ],
  }),
  makeProduct({
    productSku: 'LJO-01002',
    name: 'Skuter Listrik Lipat Lajoe Angin, 350 W',
    urlFriendlyName: 'skuter-listrik-lajoe-angin',
    brand: lajoe,
    merchantCode,
    categories: ridden('C-SKUTER-LISTRIK', 'Skuter listrik'),
    tags: ['AVAILABLE', 'RETURNABLE'],
    attributes: [COLOUR],
    items: variants(
      [
        { id: 'Grafit', en: 'Graphite' },
        { id: 'Pasir', en: 'Sand' },
      ],
      (_, position) => ({
        offered: 6_490_000,
        stock: [25, 4][position] ?? 0,
        pictures:
          position === 0 ? ['escooter-angle-graphite', 'escooter-side-graphite'] : ['escooter-angle-sand'],
      }),
    ),
    facts: facts({ 'Jangkauan|Range': '30 km', 'Kecepatan|Speed': '25 km/jam|25 km/h' }),
    specifications: facts({
      'Motor|Motor': 'Roda depan, 350 W|Front wheel, 350 W',
      'Baterai|Battery': '36 V, 7,8 Ah',
      'Isi penuh|Full charge': '4 jam|4 hours',
      'Ban|Tyres': 'Angin, 10 inci|Air-filled, 10 inches',
      'Bobot|Weight': '14,5 kg|14.5 kg',
      'Beban maksimal|Maximum load': '110 kg',
    }),
    highlights: [
      { id: 'Dilipat dalam tiga detik', en: 'Folds in three seconds' },
      { id: 'Muat di bawah meja dan di bagasi mobil kecil', en: 'Fits under a desk and into a small car' },
    ],
    descriptionHtml:
      '<p>Skuter untuk dua kilometer terakhir dari stasiun ke kantor. Lantai karetnya lebar, stangnya tidak goyang, dan lampunya terang.</p><p><strong>Pakai helm</strong> dan jalan di lajur khusus; usia minimal pengendara 12 tahun.</p>',
    statistics: { rating: 4.6, reviewCount: 388, sold: 1240 },
    warranty: { type: 'RESMI', period: { id: '1 tahun', en: '1 year' } },
    returnPeriodDays: 7,
    weightGrams: 14_500,
    dimensionsCm: [112, 18, 50],
    loan: { minimumPercent: 0 },
    shows: [
      {
        id: 'Simulasi cicilan kendaraan tanpa uang muka, tanpa promo',
        en: 'Vehicle loan simulation without a down payment, without a promotion',
      },
    ],
  }),
  makeProduct({
    productSku: 'LJO-01003',
    name: 'Sepeda Listrik Kargo Lajoe Keluarga, Bangku 2 Anak',
    urlFriendlyName: 'sepeda-listrik-kargo-lajoe-keluarga',
    brand: lajoe,
    merchantCode,
    categories: ridden('C-SEPEDA-LISTRIK', 'Sepeda listrik'),
    type: 'BIG_PRODUCT',
    tags: ['AVAILABLE'],
    attributes: [COLOUR],
    items: variants(
      [
        { id: 'Kuning Oker', en: 'Ochre' },
        { id: 'Biru Laut', en: 'Ocean' },
      ],
      (_, position) => ({
        offered: 21_500_000,
        listed: 23_750_000,
        stock: [6, 3][position] ?? 0,
        pictures:
          position === 0 ? ['cargobike-side-ochre', 'cargobike-angle-ochre'] : ['cargobike-side-ocean'],
      }),
    ),
    facts: facts({ 'Jangkauan|Range': '70 km', 'Beban|Load': '200 kg' }),
    specifications: facts({
      'Motor|Motor': 'Tengah, 250 W, 85 Nm|Mid-drive, 250 W, 85 Nm',
      'Baterai|Battery': '48 V, 15 Ah',
      'Isi penuh|Full charge': '6 jam|6 hours',
      'Rem|Brakes': 'Cakram hidrolik 4 piston|Four-piston hydraulic discs',
      'Ban|Tyres': '20 × 2,4 inci|20 × 2.4 inches',
      'Bobot|Weight': '34 kg',
      'Bangku anak|Children’s bench': '2 anak, 3–9 tahun|2 children, 3–9 years',
    }),
    highlights: [
      { id: 'Bangku empuk dengan pagar untuk dua anak', en: 'A soft bench with a rail for two children' },
      { id: 'Keranjang depan untuk belanja pagi', en: 'A front basket for the morning’s shopping' },
      {
        id: 'Standar ganda yang kokoh saat anak naik',
        en: 'A double stand that holds while children climb on',
      },
    ],
    descriptionHtml:
      '<h3>Antar sekolah, mampir pasar</h3><p>Rangka panjang dan roda kecil membuat beban tetap rendah, jadi sepeda mudah dikendalikan meski membawa dua anak dan belanjaan.</p><ul><li>Total beban sampai 200 kg, termasuk pengendara.</li><li>Papan kaki kayu agar kaki anak jauh dari roda.</li></ul>',
    statistics: { rating: 4.9, reviewCount: 46, sold: 97 },
    warranty: { type: 'RESMI', period: { id: '2 tahun', en: '2 years' } },
    weightGrams: 34_000,
    dimensionsCm: [170, 28, 85],
    loan: { minimumPercent: 25, promo: { fromPercent: 40, months: 12 } },
    shows: [
      {
        id: 'Simulasi cicilan kendaraan: uang muka mulai 25%, bunga 0% untuk 12 bulan',
        en: 'Vehicle loan simulation: down payment from 25%, no interest over 12 months',
      },
    ],
  }),
];
