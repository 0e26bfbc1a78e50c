import type { CatalogueProduct } from '../types.ts';
import { COLOUR, facts, makeProduct, STORAGE, variants } from '../makeProduct.ts';

const audio = [
  { id: 'C-ELEKTRONIK', name: 'Elektronik' },
  { id: 'C-AUDIO', name: 'Audio' },
];
const phones = [
  { id: 'C-ELEKTRONIK', name: 'Elektronik' },
  { id: 'C-HP', name: 'Ponsel' },
];
const nada = { name: 'Nada', slug: 'nada' };

const phoneColours = [
  { value: { id: 'Biru Malam', en: 'Midnight' }, key: 'midnight' },
  { value: { id: 'Mint', en: 'Mint' }, key: 'mint' },
  { value: { id: 'Mawar', en: 'Rose' }, key: 'rose' },
];
const memories = ['8 GB', '12 GB'];
const capacities = ['128 GB', '256 GB'];
/** Three attributes; the rose one does not exist with 12 GB, mint 256 GB is sold out. */
const phoneItems = phoneColours.flatMap(({ value, key }) =>
  memories
    .filter((memory) => key !== 'rose' || memory === '8 GB')
    .flatMap((memory) =>
      capacities.map((capacity) => ({
        values: [value, capacity, memory],
        offered: 4_299_000 + (capacity === '256 GB' ? 600_000 : 0) + (memory === '12 GB' ? 500_000 : 0),
        listed: 5_499_000 + (capacity === '256 GB' ? 600_000 : 0),
        stock: key === 'mint' && capacity === '256 GB' ? 0 : 45,
        pictures: [
          `phone-angle-${key}`,
          `phone-front-${key}`,
          `phone-back-${key}`,
          ...(key === 'midnight' ? ['phone-detail-midnight'] : []),
        ],
      })),
    ),
);

export const electronics: CatalogueProduct[] = [
  makeProduct({
    productSku: 'GWA-00101',
    name: 'Ponsel Kirana 7 Pro 5G, Layar AMOLED 120 Hz',
    urlFriendlyName: 'ponsel-kirana-7-pro',
    brand: { name: 'Kirana', slug: 'kirana' },
    merchantCode: 'GWA-20410',
    categories: phones,
    tags: ['AVAILABLE', 'CONTEXTUAL_GADGETS', 'INSTALLMENT', 'INSTALLMENT_NON_CC', 'MULTI_PP', 'RETURNABLE'],
    attributes: [COLOUR, STORAGE, { id: 'Memori', en: 'Memory' }],
    items: phoneItems,
    specifications: facts({
      'Layar|Display': 'AMOLED 6,7″ 120 Hz',
      'Kamera|Camera': '50 MP OIS + 12 MP + 10 MP',
      'Baterai|Battery': '5.000 mAh, 67 W',
      'Kartu SIM|SIM': '2 nano-SIM + eSIM',
    }),
    highlights: [
      { id: 'Kamera utama 50 MP dengan peredam getar', en: '50 MP main camera with stabilisation' },
      { id: 'Terisi penuh dalam 41 menit', en: 'Fully charged in 41 minutes' },
    ],
    descriptionHtml:
      '<h3>Terang di luar, hemat di dalam</h3><p>Layar AMOLED yang tetap terbaca di bawah matahari siang, dan prosesor yang dingin meski dipakai seharian.</p><table><tbody><tr><th>Tahan air</th><td>IP67</td></tr><tr><th>Pembaruan</th><td>5 tahun</td></tr></tbody></table>',
    statistics: { rating: 4.9, reviewCount: 5210, sold: 12_400 },
    warranty: { type: 'RESMI', period: { id: '2 tahun', en: '2 years' } },
    returnPeriodDays: 7,
    services: ['INS-GAWAI-1', 'INS-GAWAI-2'],
    tradeIn: { kinds: ['PONSEL', 'TABLET', 'JAM-PINTAR'], maxPrice: 2_500_000 },
    shows: [
      { id: 'Tukar tambah sampai Rp2.500.000', en: 'Trade-in for up to Rp2.500.000' },
      {
        id: 'Tiga atribut, kombinasi yang tidak ada, tata letak gawai',
        en: 'Three attributes, missing combinations, gadget layout',
      },
    ],
  }),
  makeProduct({
    productSku: 'NDA-00201',
    name: 'Headphone Nirkabel Nada Lirih, Peredam Bising 40 Jam',
    urlFriendlyName: 'headphone-nada-lirih',
    brand: nada,
    merchantCode: 'NDA-31177',
    categories: audio,
    tags: ['AVAILABLE', 'CONTEXTUAL_ELECTRONICS', 'FBB', 'GUARANTEED_STOCK', 'RETURNABLE'],
    attributes: [COLOUR],
    items: variants(
      [
        { id: 'Pasir', en: 'Sand' },
        { id: 'Hitam', en: 'Black' },
        { id: 'Biru', en: 'Blue' },
      ],
      (_, position) => {
        const key = ['sand', 'black', 'blue'][position] ?? 'sand';
        return {
          offered: 899_000,
          listed: 1_199_000,
          stock: 80,
          pictures: [
            `headphones-angle-${key}`,
            `headphones-front-${key}`,
            ...(key === 'sand' ? ['headphones-detail-sand', 'headphones-inuse-sand'] : []),
          ],
        };
      },
    ),
    specifications: facts({ 'Baterai|Battery': '40 jam|40 hours', 'Bobot|Weight': '248 g' }),
    highlights: [{ id: 'Peredam bising aktif', en: 'Active noise cancelling' }],
    descriptionHtml:
      '<p>Bantalan kulit vegan yang empuk, suara hangat, dan jeda yang tidak terasa saat menonton.</p>',
    statistics: { rating: 4.7, reviewCount: 860, sold: 2700 },
    warranty: { type: 'RESMI', period: { id: '1 tahun', en: '1 year' } },
    returnPeriodDays: 15,
    services: ['INS-GAWAI-1'],
    fbbCategoryUrl: '/c/2/audio/C-AUDIO/C-ELEKTRONIK',
    shows: [{ id: 'FBB, satu atribut, tata letak elektronik', en: 'FBB, one attribute, electronics layout' }],
  }),
  makeProduct({
    productSku: 'NDA-00202',
    name: 'Headphone Studio Nada Pentas, Kabel 3 m',
    brand: nada,
    merchantCode: 'NDA-31177',
    categories: audio,
    tags: ['AVAILABLE', 'OOS'],
    items: [{ offered: 649_000, stock: 0, pictures: ['headphones-front-black', 'headphones-angle-black'] }],
    warranty: { type: 'INTERNATIONAL', period: { id: '1 tahun', en: '1 year' } },
    shows: [{ id: 'Stok habis: kabari saya', en: 'Out of stock: notify me' }],
  }),
  makeProduct({
    productSku: 'NDA-00203',
    name: 'Headphone Anak Nada Kecil, Batas 85 dB',
    brand: nada,
    merchantCode: 'NDA-31177',
    categories: audio,
    tags: ['COMING_SOON'],
    statistics: { rating: null, reviewCount: 0, sold: 0 },
    items: [{ offered: 279_000, stock: 100, pictures: ['headphones-front-blue', 'headphones-angle-blue'] }],
    campaign: {
      id: 'cmp-nada-kecil',
      name: { id: 'Peluncuran', en: 'Launch' },
      startsInMinutes: 60 * 24 * 3,
      endsInMinutes: 60 * 24 * 10,
      quota: 500,
      sold: 0,
    },
    shows: [{ id: 'Segera hadir', en: 'Coming soon' }],
  }),
  makeProduct({
    productSku: 'GWA-00110',
    name: 'Ponsel Kirana 6 Lite 4G',
    brand: { name: 'Kirana', slug: 'kirana' },
    merchantCode: 'ETL-00001',
    categories: phones,
    tags: ['AVAILABLE', 'FBB', 'CNC', 'MULTI_PP'],
    items: [
      {
        offered: 2_049_000,
        listed: 2_199_000,
        stock: 70,
        pictures: ['phone-back-mint', 'phone-angle-mint', 'phone-front-mint'],
        pickup: 'AVAILABLE',
      },
    ],
    campaign: {
      id: 'cmp-kilat',
      name: 'Flash sale',
      startsInMinutes: -60,
      endsInMinutes: 134,
      quota: 100,
      sold: 72,
      price: 1_899_000,
    },
    warranty: { type: 'OTHER', period: { id: '3 bulan', en: '3 months' } },
    fbbCategoryUrl: '/c/2/ponsel/C-HP/C-ELEKTRONIK',
    limits: { promotionQuota: 3 },
    shows: [
      {
        id: 'Flash sale, dijual dan dikirim oleh Etalase, maksimal 3 (PRM_INSUFFICIENT_ADJUSTMENT_PRODUCT_QUOTA)',
        en: 'Flash sale, sold by Etalase, at most 3 (PRM_INSUFFICIENT_ADJUSTMENT_PRODUCT_QUOTA)',
      },
    ],
  }),
  makeProduct({
    productSku: 'GWA-00111',
    name: 'Ponsel Kirana 4 Edisi Gerai',
    brand: { name: 'Kirana', slug: 'kirana' },
    merchantCode: 'GWA-20410',
    categories: phones,
    tags: ['OFFLINE_ONLY', 'OFFLINE'],
    items: [{ offered: 1_349_000, stock: 12, pictures: ['phone-back-midnight'] }],
    shows: [{ id: 'Hanya dijual di toko fisik', en: 'Sold in physical stores only' }],
  }),
];
