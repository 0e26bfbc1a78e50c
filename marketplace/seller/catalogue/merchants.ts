import type { CommissionType } from '#src/domain/seller/seller.ts';
import { DEFAULT_COURIERS } from '../../fulfilment/catalogue/couriers.ts';
import { sellerProfiles } from './sellerProfiles.ts';
import type { CatalogueMerchant } from '../../product/catalogue/types.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
function merchant(
  code: string,
  name: string,
  commissionType: CommissionType,
  location: string,
  extra: Partial<CatalogueMerchant> = {},
): CatalogueMerchant {
  return {
    code,
    name,
    commissionType,
    location,
    badges: [],
    warehouses: [
      { code: `PP-${code}`, label: location, consolidation: false, latitude: -6.2, longitude: 106.8 },
    ],
    pickupHours: [{ days: everyDay, open: '09:00', close: '20:00', available: true }],
    ...(sellerProfiles[code] === undefined ? {} : { profile: sellerProfiles[code] }),
    ...extra,
  };
}

/** Sellers of every commission type; two of them are on a break. */
export const merchants: CatalogueMerchant[] = [
  merchant('RMB-60012', 'Rimba Official Store', 'CM', 'Jakarta Barat', {
    badges: ['OFFICIAL', 'FAST'],
    couriers: ['hourly', ...DEFAULT_COURIERS],
  }),
  merchant('ETL-00001', 'Etalase', 'TD', 'Cikarang', {
    badges: ['OFFICIAL'],
    couriers: ['slot', ...DEFAULT_COURIERS],
    warehouses: [
      { code: 'PP-ETL-00001', label: 'Cikarang', consolidation: true, latitude: -6.31, longitude: 107.15 },
      { code: 'PP-ETL-SBY', label: 'Surabaya', consolidation: false, latitude: -7.26, longitude: 112.75 },
    ],
    warehouseInfo: {
      id: 'Dikirim dari gudang terdekat dengan alamatmu.',
      en: 'Shipped from the warehouse nearest to your address.',
    },
  }),
  merchant('GWA-20410', 'Gawai Nusantara', 'TC', 'Jakarta Pusat', { badges: ['FAST'] }),
  merchant('NDA-31177', 'Nada Audio', 'RC', 'Bandung'),
  merchant('DPR-40088', 'Dapur Kita', 'CC', 'Semarang'),
  merchant('GRM-51230', 'Griya Mebel', 'MP', 'Jepara'),
  merchant('BTK-62005', 'Batik Lawasan', 'CM', 'Solo', { storeClose: { delayShipping: true } }),
  merchant('SND-62990', 'Sandal Jogja', 'RB', 'Yogyakarta'),
  merchant('KNG-70001', 'Kenanga Beauty', 'CM', 'Tangerang'),
  merchant('WRT-71820', 'Wiratama Jam', 'MP', 'Denpasar', {
    storeClose: { delayShipping: false, endsInMinutes: 8 * 24 * 60 },
  }),
  merchant('TRT-73311', 'Tirta Hidup Sehat', 'CM', 'Bogor'),
  merchant('LJO-80015', 'Lajoe Mobilitas', 'CM', 'Tangerang Selatan', { badges: ['OFFICIAL'] }),
  merchant('RNC-90001', 'Ranch', 'TD', 'Jakarta Selatan', {
    badges: ['OFFICIAL'],
    pickupHours: [
      { days: everyDay, open: '08:00', close: '12:00', available: true },
      { days: everyDay, open: '12:00', close: '21:00', available: false },
    ],
  }),
];
