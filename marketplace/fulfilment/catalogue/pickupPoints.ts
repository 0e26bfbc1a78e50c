import type { CatalogueMerchant } from '../../product/catalogue/types.ts';

type Hours = CatalogueMerchant['pickupHours'];

/** A place of a seller: a shop or a warehouse, with the methods that it offers. */
export interface CataloguePickupPoint {
  code: string;
  merchantCode: string;
  name: string;
  address: string;
  city: string;
  province: string;
  postalCode: string;
  latitude: number;
  longitude: number;
  /** Parcels leave from here. */
  delivers: boolean;
  /** Goods are handed over here. */
  counter: boolean;
  hours: Hours;
  /**
   * "15:00" in the place's own time: the last collection by its couriers, Monday first. Null on a day without one;
   * empty where the times are unknown.
   */
  orderBefore: readonly (string | null)[];
}
type Times = Pick<CataloguePickupPoint, 'hours' | 'orderBefore'>;

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const weekdays = [1, 2, 3, 4, 5];
/** The same times from Monday to Friday, others on Saturday and Sunday. */
const inWeek = (daily: string, saturday: string, sunday: string | null = null) => [
  ...weekdays.map(() => daily),
  saturday,
  sunday,
];
const shop: Times = {
  hours: [{ days: everyDay, open: '10:00', close: '21:00', available: true }],
  orderBefore: inWeek('16:00', '14:00', '13:00'),
};
const mall: Times = {
  hours: [{ days: everyDay, open: '10:00', close: '22:00', available: true }],
  orderBefore: inWeek('17:00', '15:00', '14:00'),
};
const workshop: Times = {
  hours: [
    { days: weekdays, open: '08:00', close: '17:00', available: true },
    { days: [6], open: '08:00', close: '14:00', available: true },
    { days: [7], open: '09:00', close: '12:00', available: false },
  ],
  orderBefore: inWeek('15:00', '12:00'),
};
const warehouse: Times = {
  hours: [{ days: [1, 2, 3, 4, 5, 6], open: '08:00', close: '17:00', available: true }],
  orderBefore: inWeek('16:00', '13:00'),
};

type Place = readonly [
  city: string,
  province: string,
  postalCode: string,
  latitude: number,
  longitude: number,
];

function point(
  code: string,
  merchantCode: string,
  name: string,
  address: string,
  [city, province, postalCode, latitude, longitude]: Place,
  { hours, orderBefore }: Times,
  can: { delivers?: boolean; counter?: boolean } = {},
): CataloguePickupPoint {
  return {
    code,
    merchantCode,
    name,
    address: `${address}, ${city} ${postalCode}`,
    city,
    province,
    postalCode,
    latitude,
    longitude,
    delivers: can.delivers ?? true,
    counter: can.counter ?? true,
    hours,
    orderBefore,
  };
}

/** Shops and warehouses of the hand-written sellers; the first of each keeps its goods. */
export const pickupPoints: CataloguePickupPoint[] = [
  point(
    'PP-RMB-60012',
    'RMB-60012',
    'Rimba Puri',
    'Jl. Puri Indah Raya, Kembangan',
    ['Jakarta Barat', 'DKI Jakarta', '11610', -6.1886, 106.734],
    mall,
  ),
  point(
    'PP-RMB-SENAYAN',
    'RMB-60012',
    'Rimba Senayan',
    'Jl. Asia Afrika, Gelora, Tanah Abang',
    ['Jakarta Pusat', 'DKI Jakarta', '10270', -6.2253, 106.7993],
    mall,
    { delivers: false },
  ),
  point(
    'PP-RMB-DAGO',
    'RMB-60012',
    'Rimba Dago',
    'Jl. Ir. H. Juanda 61, Coblong',
    ['Bandung', 'Jawa Barat', '40132', -6.8915, 107.613],
    shop,
    { delivers: false },
  ),
  point(
    'PP-ETL-00001',
    'ETL-00001',
    'Gudang Etalase Cikarang',
    'Jl. Industri Selatan, Jababeka, Cikarang Selatan',
    ['Cikarang', 'Jawa Barat', '17530', -6.3105, 107.1502],
    warehouse,
  ),
  point(
    'PP-ETL-SBY',
    'ETL-00001',
    'Gudang Etalase Surabaya',
    'Jl. Rungkut Industri Raya, Rungkut',
    ['Surabaya', 'Jawa Timur', '60293', -7.329, 112.758],
    warehouse,
  ),
  point(
    'PP-ETL-THAMRIN',
    'ETL-00001',
    'Etalase Thamrin',
    'Jl. M.H. Thamrin 1, Menteng',
    ['Jakarta Pusat', 'DKI Jakarta', '10310', -6.1935, 106.8231],
    mall,
    { delivers: false },
  ),
  point(
    'PP-GWA-20410',
    'GWA-20410',
    'Gawai Mangga Dua',
    'Jl. Mangga Dua Raya, Sawah Besar',
    ['Jakarta Pusat', 'DKI Jakarta', '10730', -6.1376, 106.824],
    shop,
  ),
  point(
    'PP-GWA-BEC',
    'GWA-20410',
    'Gawai Purnawarman',
    'Jl. Purnawarman 13–15, Sumur Bandung',
    ['Bandung', 'Jawa Barat', '40117', -6.9083, 107.6086],
    shop,
  ),
  point(
    'PP-GWA-TUNJUNGAN',
    'GWA-20410',
    'Gawai Tunjungan',
    'Jl. Basuki Rahmat 8–12, Genteng',
    ['Surabaya', 'Jawa Timur', '60261', -7.2625, 112.739],
    mall,
  ),
  point(
    'PP-NDA-31177',
    'NDA-31177',
    'Nada Audio Braga',
    'Jl. Braga 109, Sumur Bandung',
    ['Bandung', 'Jawa Barat', '40111', -6.9175, 107.6095],
    shop,
  ),
  point(
    'PP-DPR-40088',
    'DPR-40088',
    'Dapur Kita Simpang Lima',
    'Jl. Simpang Lima 1, Semarang Selatan',
    ['Semarang', 'Jawa Tengah', '50241', -6.9903, 110.4229],
    mall,
  ),
  point(
    'PP-DPR-GADING',
    'DPR-40088',
    'Dapur Kita Kelapa Gading',
    'Jl. Boulevard Raya, Kelapa Gading',
    ['Jakarta Utara', 'DKI Jakarta', '14240', -6.1577, 106.907],
    mall,
    { delivers: false },
  ),
  point(
    'PP-GRM-51230',
    'GRM-51230',
    'Griya Mebel Tahunan',
    'Jl. Raya Tahunan–Batealit, Tahunan',
    ['Jepara', 'Jawa Tengah', '59427', -6.6126, 110.6889],
    workshop,
  ),
  point(
    'PP-BTK-62005',
    'BTK-62005',
    'Batik Lawasan Laweyan',
    'Jl. Dr. Radjiman 521, Laweyan',
    ['Surakarta', 'Jawa Tengah', '57148', -7.569, 110.796],
    workshop,
  ),
  point(
    'PP-SND-62990',
    'SND-62990',
    'Sandal Jogja Malioboro',
    'Jl. Malioboro 60, Danurejan',
    ['Yogyakarta', 'DI Yogyakarta', '55213', -7.7926, 110.3658],
    shop,
  ),
  point(
    'PP-KNG-70001',
    'KNG-70001',
    'Kenanga BSD',
    'Jl. Pahlawan Seribu, Serpong',
    ['Tangerang Selatan', 'Banten', '15322', -6.3024, 106.6527],
    mall,
  ),
  point(
    'PP-KNG-SUDIRMAN',
    'KNG-70001',
    'Kenanga Sudirman',
    'Jl. Jenderal Sudirman, Karet Semanggi',
    ['Jakarta Selatan', 'DKI Jakarta', '12930', -6.2215, 106.8147],
    mall,
    { counter: false },
  ),
  point(
    'PP-WRT-71820',
    'WRT-71820',
    'Wiratama Teuku Umar',
    'Jl. Teuku Umar 121, Denpasar Barat',
    ['Denpasar', 'Bali', '80113', -8.674, 115.207],
    shop,
  ),
  point(
    'PP-WRT-PIM',
    'WRT-71820',
    'Wiratama Pondok Indah',
    'Jl. Metro Pondok Indah, Kebayoran Lama',
    ['Jakarta Selatan', 'DKI Jakarta', '12310', -6.2656, 106.7843],
    mall,
    { delivers: false },
  ),
  point(
    'PP-TRT-73311',
    'TRT-73311',
    'Tirta Pajajaran',
    'Jl. Raya Pajajaran 40, Bogor Tengah',
    ['Bogor', 'Jawa Barat', '16127', -6.6005, 106.8065],
    mall,
  ),
  point(
    'PP-TRT-MARGONDA',
    'TRT-73311',
    'Tirta Margonda',
    'Jl. Margonda Raya 358, Beji',
    ['Depok', 'Jawa Barat', '16424', -6.3727, 106.834],
    mall,
    { delivers: false },
  ),
  point(
    'PP-TRT-SATRIO',
    'TRT-73311',
    'Tirta Satrio',
    'Jl. Prof. Dr. Satrio, Setiabudi',
    ['Jakarta Selatan', 'DKI Jakarta', '12940', -6.2237, 106.8266],
    mall,
    { delivers: false },
  ),
];

/** Returns the places of the given sellers; a seller without hand-written ones has those of its warehouses. */
export function pickupPointsOf(merchants: readonly CatalogueMerchant[]): CataloguePickupPoint[] {
  return merchants.flatMap((merchant) => {
    const written = pickupPoints.filter(({ merchantCode }) => merchantCode === merchant.code);
    const known = new Set(written.map(({ code }) => code));
    const others = merchant.warehouses
      .filter(({ code }) => !known.has(code))
      .map(({ code, label, latitude, longitude }) => ({
        code,
        merchantCode: merchant.code,
        name: label,
        address: '',
        city: label,
        province: '',
        postalCode: '',
        latitude,
        longitude,
        delivers: true,
        counter: true,
        hours: merchant.pickupHours,
        orderBefore: warehouse.orderBefore,
      }));
    return [...written, ...others];
  });
}
