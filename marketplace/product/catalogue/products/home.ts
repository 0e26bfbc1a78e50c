import type { CatalogueProduct } from '../types.ts';
import { COLOUR, facts, makeProduct, SIZE, variants } from '../makeProduct.ts';

const kitchen = [
  { id: 'C-RUMAH', name: 'Rumah' },
  { id: 'C-DAPUR', name: 'Dapur' },
];
const pans = [...kitchen, { id: 'C-WAJAN', name: 'Wajan' }];
const riceCookers = [...kitchen, { id: 'C-PENANAK-NASI', name: 'Penanak nasi' }];
const living = [
  { id: 'C-RUMAH', name: 'Rumah' },
  { id: 'C-MEBEL', name: 'Mebel' },
];
const drink = [
  { id: 'C-RUMAH', name: 'Rumah' },
  { id: 'C-BOTOL', name: 'Botol minum' },
];
const tirta = { name: 'Tirta', slug: 'tirta' };
const dapura = { name: 'Dapura', slug: 'dapura' };

export const home: CatalogueProduct[] = [
  makeProduct({
    productSku: 'TRT-00301',
    name: 'Botol Minum Baja Tirta 600 ml, Dingin 24 Jam',
    urlFriendlyName: 'botol-tirta-750',
    brand: tirta,
    merchantCode: 'TRT-73311',
    categories: drink,
    tags: ['AVAILABLE', 'CNC', 'RETURNABLE', 'COD'],
    attributes: [COLOUR],
    items: variants(
      [
        { id: 'Sage', en: 'Sage' },
        { id: 'Krem', en: 'Cream' },
        { id: 'Biru Laut', en: 'Navy' },
        { id: 'Terakota', en: 'Terracotta' },
      ],
      (_, position) => {
        const key = ['sage', 'cream', 'navy', 'terracotta'][position] ?? 'sage';
        return {
          offered: 189_000,
          listed: 229_000,
          stock: position === 3 ? 0 : 150,
          pictures: [
            `bottle-angle-${key}`,
            `bottle-front-${key}`,
            ...(key === 'sage' ? ['bottle-detail-sage', 'bottle-inuse-sage'] : []),
          ],
          pickup: 'AVAILABLE' as const,
          // Only a shop has the last terracotta ones.
          ...(position === 3 ? { stockAt: { 'PP-TRT-SATRIO': 6 } } : {}),
        };
      },
    ),
    specifications: facts({ 'Bahan|Material': 'Baja 304|304 steel', 'Isi|Volume': '600 ml' }),
    highlights: [{ id: 'Tidak berembun di tas', en: 'Does not sweat in your bag' }],
    descriptionHtml:
      '<p>Dinding ganda hampa udara: es masih utuh waktu pulang kantor.</p><script>alert(1)</script><p onclick="alert(2)">Mudah <a href="javascript:alert(3)">dibersihkan</a>.</p><img src=x onerror=alert(4)><iframe src="//contoh.invalid"></iframe><style>body{display:none}</style><svg onload=alert(5)></svg>',
    statistics: { rating: 4.9, reviewCount: 3120, sold: 8700 },
    returnPeriodDays: 15,
    shows: [
      {
        id: 'Antar atau ambil di tiga toko, Terakota hanya sisa di Tirta Satrio, deskripsi berisi markup berbahaya',
        en: 'Delivery or pickup at three shops, terracotta left at Tirta Satrio only, hostile description markup',
      },
    ],
  }),
  makeProduct({
    productSku: 'TRT-00302',
    name: 'Tumbler Kopi Tirta 350 ml',
    brand: tirta,
    merchantCode: 'TRT-73311',
    categories: drink,
    type: 'BOPIS',
    tags: ['AVAILABLE', 'CNC'],
    items: [
      { offered: 129_000, stock: 30, pictures: ['tumbler'], pickup: 'AVAILABLE', delivery: 'UNAVAILABLE' },
    ],
    shows: [
      {
        id: 'BOPIS: beli online, ambil di toko; antar tidak tersedia',
        en: 'BOPIS: buy online, pick up in store; no delivery',
      },
    ],
  }),
  makeProduct({
    productSku: 'TRT-00303',
    name: 'Botol Minum Tirta Arung 1 L, Biru Laut',
    brand: tirta,
    merchantCode: 'TRT-73311',
    categories: drink,
    tags: ['AVAILABLE', 'ONLY_AVAILABLE_CNC', 'CNC'],
    items: [
      {
        offered: 99_000,
        stock: 25,
        pictures: ['bottle-angle-navy'],
        pickup: 'AVAILABLE',
        delivery: 'LOCATION_UNAVAILABLE',
      },
    ],
    shows: [
      {
        id: 'Hanya ambil di toko, antar belum menjangkau',
        en: 'Store pickup only, delivery does not reach you',
      },
    ],
  }),
  makeProduct({
    productSku: 'DPR-00401',
    name: 'Wajan Granit Dapura 26 cm, Gagang Kayu',
    brand: dapura,
    merchantCode: 'DPR-40088',
    categories: pans,
    tags: ['AVAILABLE', 'OFFLINE', 'ONLINE', 'RETURNABLE', 'COMBO'],
    attributes: [SIZE],
    items: variants(['22 cm', '26 cm', '30 cm'], (_, position) => ({
      offered: 215_000 + position * 45_000,
      stock: 60,
      pictures: ['pan-angle', 'pan-inuse'],
      pickup: position === 2 ? ('VARIANT_UNAVAILABLE' as const) : ('AVAILABLE' as const),
    })),
    returnPeriodDays: 7,
    shows: [
      {
        id: 'Juga dijual di toko fisik; ambil di toko tidak untuk semua varian',
        en: 'Also in physical stores; pickup not for every variant',
      },
      {
        id: 'Paket combo minimal 3 barang (INVALID_MINIMUM_TOTAL_ITEM)',
        en: 'Combo of at least 3 items (INVALID_MINIMUM_TOTAL_ITEM)',
      },
    ],
  }),
  makeProduct({
    productSku: 'DPR-00402',
    name: 'Penanak Nasi Dapura Pulen 1,8 L',
    brand: dapura,
    merchantCode: 'DPR-40088',
    categories: riceCookers,
    tags: ['AVAILABLE', 'INSTALLMENT', 'CONTEXTUAL_ELECTRONICS'],
    items: [
      { offered: 549_000, listed: 649_000, stock: 33, pictures: ['ricecooker-angle', 'ricecooker-front'] },
    ],
    services: ['INS-RUMAH-1'],
    warranty: { type: 'RESMI', period: { id: '1 tahun', en: '1 year' } },
    limits: { daily: 1 },
    shows: [
      {
        id: 'Maksimal 1 per hari (CO_EXCEEDED_QUANTITY_DAILY)',
        en: 'At most 1 per day (CO_EXCEEDED_QUANTITY_DAILY)',
      },
    ],
  }),
  makeProduct({
    productSku: 'DPR-00403',
    name: 'Penanak Nasi Dapura Mini 0,6 L',
    brand: dapura,
    merchantCode: 'DPR-40088',
    categories: riceCookers,
    items: [{ offered: 289_000, stock: 50, pictures: ['ricecooker-front', 'ricecooker-angle'] }],
    limits: { cartItemEvent: 3 },
    shows: [
      {
        id: 'Maksimal 3 per barang selama promo (CO_EXCEEDED_QUANTITY_CART_ITEM_EVENT)',
        en: 'At most 3 per item during the promo (CO_EXCEEDED_QUANTITY_CART_ITEM_EVENT)',
      },
    ],
  }),
  makeProduct({
    productSku: 'DPR-00404',
    name: 'Wajan Telur Dapura 18 cm',
    brand: dapura,
    merchantCode: 'DPR-40088',
    categories: pans,
    items: [{ offered: 119_000, stock: 50, pictures: ['pan-inuse'] }],
    limits: { cartItemDaily: 2 },
    shows: [
      {
        id: 'Maksimal 2 per barang per hari (CO_EXCEEDED_QUANTITY_CART_ITEM_DAILY)',
        en: 'At most 2 per item per day (CO_EXCEEDED_QUANTITY_CART_ITEM_DAILY)',
      },
    ],
  }),
  makeProduct({
    productSku: 'GRM-00501',
    name: 'Sofa Tiga Dudukan Griya Senja, Kain Kanvas',
    brand: { name: 'Griya', slug: 'griya' },
    merchantCode: 'GRM-51230',
    categories: living,
    type: 'BIG_PRODUCT',
    tags: ['AVAILABLE', 'INSTALLMENT_NON_CC'],
    items: [{ offered: 5_450_000, listed: 6_200_000, stock: 6, pictures: ['sofa-angle', 'sofa-front'] }],
    services: ['INST-RAKIT-SOFA', 'INS-MEBEL-1'],
    weightGrams: 48_000,
    warranty: { type: 'TOKO', period: { id: '1 tahun', en: '1 year' } },
    dimensionsCm: [205, 92, 84],
    shows: [{ id: 'Produk besar, jasa rakit dan proteksi', en: 'Big product, assembly and protection' }],
  }),
  makeProduct({
    productSku: 'GRM-00502',
    name: 'Sofa Tiga Dudukan Griya Pagi',
    brand: { name: 'Griya', slug: 'griya' },
    merchantCode: 'GRM-51230',
    categories: living,
    type: 'BIG_PRODUCT',
    items: [{ offered: 3_990_000, stock: 9, pictures: ['sofa-front', 'sofa-angle'] }],
    services: ['INST-RAKIT-KILAT', 'INS-MEBEL-1'],
    weightGrams: 36_000,
    shows: [
      {
        id: 'Jasa rakit untuk satu barang saja: dua ditolak (INSTALLATION_NOT_AVAILABLE)',
        en: 'Assembly of one piece alone: two are refused (INSTALLATION_NOT_AVAILABLE)',
      },
    ],
  }),
];
