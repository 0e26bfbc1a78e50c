import type { LogisticCode } from '#src/domain/fulfilment/shipping.ts';

/** The distance between origin and destination, as couriers price it. */
export const ZONES = ['metro', 'province', 'island', 'overseas'] as const;
export type Zone = (typeof ZONES)[number];

interface Tariff {
  /** Rupiah for the first kilograms. */
  base: number;
  includedKg: number;
  perKg: number;
  perKm: number;
}
/** Days counted from today, and the promise of hours beyond the day. */
export interface ArrivalPromise {
  minDays: number;
  maxDays: number;
  withinHours?: number;
  before?: string;
}

export interface Courier {
  id: string;
  code: LogisticCode;
  name: { id: string; en: string };
  /** Its rates by zone; a missing zone is not served. */
  tariffs: Partial<Record<Zone, Tariff>>;
  promises: Partial<Record<Zone, ArrivalPromise>>;
  /** Needs a place on the map in place of a postal code. */
  needsPin: boolean;
  /** Serves areas that only a ship reaches. */
  reachesIslands: boolean;
  /** Cubic centimetres that count as a kilogram; null where only the weight counts. */
  volumeDivisor: number | null;
  maxItemKg: number;
  maxTotalKg: number;
  maxDistanceKm: number | null;
  /** Dangerous goods do not fly: overland only, or not at all. */
  dangerousGoods: 'never' | 'overland' | 'always';
  /** Its hours in Jakarta time, outside of which it refuses orders. Null for couriers that collect all day. */
  hours: { open: string; close: string } | null;
  /** Time without rates, in Jakarta time. */
  maintenance?: { from: string; to: string };
  /** Its code for goods that are made or ordered first. */
  preOrderCode?: LogisticCode;
}

const flat = (base: number, includedKg: number, perKg = 0, perKm = 0): Tariff => ({
  base,
  includedKg,
  perKg,
  perKm,
});

/** The couriers of the marketplace and their terms. */
export const couriers: Courier[] = [
  {
    id: 'hourly',
    code: 'HOUR_DEL',
    name: { id: 'Sampai hitungan jam', en: 'Hourly delivery' },
    tariffs: { metro: flat(15_000, 10, 1_500, 1_200) },
    promises: { metro: { minDays: 0, maxDays: 0, withinHours: 1 } },
    needsPin: true,
    reachesIslands: false,
    volumeDivisor: 6000,
    maxItemKg: 20,
    maxTotalKg: 20,
    maxDistanceKm: 15,
    dangerousGoods: 'never',
    hours: { open: '08:00', close: '20:00' },
  },
  {
    id: 'instant',
    code: 'INSTANT',
    preOrderCode: 'INSTANT_PO',
    name: { id: 'Instan', en: 'Instant' },
    tariffs: { metro: flat(12_000, 10, 1_000, 1_800) },
    promises: { metro: { minDays: 0, maxDays: 0, withinHours: 3 } },
    needsPin: true,
    reachesIslands: false,
    volumeDivisor: 6000,
    maxItemKg: 20,
    maxTotalKg: 20,
    maxDistanceKm: 40,
    dangerousGoods: 'always',
    hours: { open: '06:00', close: '21:00' },
  },
  {
    id: 'sameDay',
    code: 'SAME_DAY',
    preOrderCode: 'SAMEDAY_PO',
    name: { id: 'Sehari sampai', en: 'Same day' },
    tariffs: { metro: flat(18_000, 5, 2_000, 150) },
    promises: { metro: { minDays: 0, maxDays: 0, before: '21:00' } },
    needsPin: true,
    reachesIslands: false,
    volumeDivisor: 6000,
    maxItemKg: 20,
    maxTotalKg: 30,
    maxDistanceKm: 60,
    dangerousGoods: 'always',
    hours: { open: '00:00', close: '15:00' },
  },
  {
    id: 'slot',
    code: 'SLOT_DEL',
    name: { id: 'Pengiriman terjadwal', en: 'Scheduled delivery' },
    tariffs: { metro: flat(9_000, 20, 500) },
    promises: { metro: { minDays: 0, maxDays: 1 } },
    needsPin: false,
    reachesIslands: false,
    volumeDivisor: 6000,
    maxItemKg: 25,
    maxTotalKg: 50,
    maxDistanceKm: 45,
    dangerousGoods: 'never',
    hours: null,
  },
  {
    id: 'standard',
    code: 'STANDARD',
    name: { id: 'Reguler', en: 'Standard' },
    tariffs: {
      metro: flat(9_000, 5, 2_000),
      province: flat(11_000, 3, 3_000),
      island: flat(16_000, 2, 6_000),
      overseas: flat(26_000, 1, 14_000, 4),
    },
    promises: {
      metro: { minDays: 1, maxDays: 1 },
      province: { minDays: 1, maxDays: 2 },
      island: { minDays: 2, maxDays: 4 },
      overseas: { minDays: 3, maxDays: 7 },
    },
    needsPin: false,
    reachesIslands: true,
    volumeDivisor: 6000,
    maxItemKg: 50,
    maxTotalKg: 150,
    maxDistanceKm: null,
    dangerousGoods: 'overland',
    hours: null,
  },
  {
    id: 'express',
    code: 'EXPRESS',
    name: { id: 'Ekspres', en: 'Express' },
    tariffs: {
      metro: flat(21_000, 2, 5_000),
      province: flat(24_000, 1, 8_000),
      island: flat(32_000, 1, 14_000),
      overseas: flat(48_000, 1, 30_000, 6),
    },
    promises: {
      metro: { minDays: 1, maxDays: 1, before: '12:00' },
      province: { minDays: 1, maxDays: 1 },
      island: { minDays: 1, maxDays: 1 },
      overseas: { minDays: 1, maxDays: 2 },
    },
    needsPin: false,
    reachesIslands: false,
    volumeDivisor: 6000,
    maxItemKg: 30,
    maxTotalKg: 60,
    maxDistanceKm: null,
    dangerousGoods: 'never',
    hours: null,
  },
  {
    // Furniture and the like: two people and a lorry, by ferry where there is one.
    id: 'cargo',
    code: 'STANDARD',
    name: { id: 'Reguler, kurir barang besar', en: 'Standard, big-item courier' },
    tariffs: {
      metro: flat(85_000, 30, 1_500),
      province: flat(120_000, 30, 2_000),
      island: flat(150_000, 30, 2_000),
      overseas: flat(280_000, 30, 5_500, 20),
    },
    promises: {
      metro: { minDays: 2, maxDays: 4 },
      province: { minDays: 3, maxDays: 6 },
      island: { minDays: 4, maxDays: 9 },
      overseas: { minDays: 8, maxDays: 18 },
    },
    needsPin: false,
    reachesIslands: false,
    volumeDivisor: null,
    maxItemKg: 120,
    maxTotalKg: 400,
    maxDistanceKm: null,
    dangerousGoods: 'overland',
    hours: null,
  },
  {
    // The seller's own van.
    id: 'seller',
    code: 'SELLER',
    name: { id: 'Kurir toko', en: 'Seller’s courier' },
    tariffs: { metro: flat(25_000, 50, 500), province: flat(60_000, 50, 500) },
    promises: { metro: { minDays: 1, maxDays: 2 }, province: { minDays: 1, maxDays: 3 } },
    needsPin: false,
    reachesIslands: false,
    volumeDivisor: null,
    maxItemKg: 200,
    maxTotalKg: 600,
    maxDistanceKm: 75,
    dangerousGoods: 'always',
    hours: null,
  },
  {
    // A partner without rates before its new contract; sellers with no other courier cannot deliver until then.
    id: 'sail',
    code: 'STANDARD',
    name: { id: 'Reguler, kapal layar', en: 'Standard, by sailing ship' },
    tariffs: { metro: flat(40_000, 20), island: flat(60_000, 20), overseas: flat(90_000, 20, 2_000) },
    promises: {
      metro: { minDays: 3, maxDays: 6 },
      island: { minDays: 5, maxDays: 12 },
      overseas: { minDays: 14, maxDays: 30 },
    },
    needsPin: false,
    reachesIslands: true,
    volumeDivisor: null,
    maxItemKg: 100,
    maxTotalKg: 300,
    maxDistanceKm: null,
    dangerousGoods: 'always',
    hours: null,
    maintenance: { from: '00:00', to: '24:00' },
  },
];
/** Couriers of a seller that has chosen none. */
export const DEFAULT_COURIERS = ['instant', 'sameDay', 'standard', 'express'] as const;
/** Couriers of goods that are too big for the others. */
export const BIG_ITEM_COURIERS = ['seller', 'cargo'] as const;
export const GROCERY_COURIERS = ['hourly', 'slot', 'instant'] as const;
