import type { SellerGroup } from '#src/domain/seller/sellerGroup.ts';

export interface CatalogueGroceryStore {
  code: string;
  group: SellerGroup;
  name: string;
  /** The store's code in the bag. */
  pickupPointCode: string;
  latitude: number;
  longitude: number;
  /** Distance of its farthest delivery. */
  radiusKm: number;
  /** HH:MM of every day, in the store's own time. */
  open: string;
  close: string;
  utcOffsetHours: number;
  /** TURNED_OFF does not deliver for now, CLOSED is not open at all. */
  state: 'OPEN' | 'TURNED_OFF' | 'CLOSED';
  /** Orders that one scheduled slot, and one hour of immediate delivery, can carry. */
  slotCapacity: number;
  hourCapacity: number;
  /** Rupiah. */
  slotPrice: number;
  nowPrice: number;
}

function store(
  given: Pick<CatalogueGroceryStore, 'code' | 'group' | 'name' | 'latitude' | 'longitude'> &
    Partial<CatalogueGroceryStore>,
): CatalogueGroceryStore {
  return {
    pickupPointCode: `PP-${given.code}`,
    radiusKm: 7,
    open: '08:00',
    close: '22:00',
    utcOffsetHours: 7,
    state: 'OPEN',
    slotCapacity: 12,
    hourCapacity: 6,
    slotPrice: 8000,
    nowPrice: 15_000,
    ...given,
  };
}

/** Branches at real places. One does not deliver for now, one is closed; some addresses have no store. */
export const groceryStores: CatalogueGroceryStore[] = [
  store({
    code: 'RNC-KEMANG',
    group: 'RANCH',
    name: 'Ranch Kemang',
    pickupPointCode: 'PP-RNC-90001',
    latitude: -6.2607,
    longitude: 106.8137,
  }),
  store({
    code: 'RNC-MENTENG',
    group: 'RANCH',
    name: 'Ranch Menteng',
    latitude: -6.1951,
    longitude: 106.8324,
  }),
  store({
    code: 'RNC-PONDOKINDAH',
    group: 'RANCH',
    name: 'Ranch Pondok Indah',
    latitude: -6.2655,
    longitude: 106.7837,
  }),
  store({
    code: 'RNC-KELAPAGADING',
    group: 'RANCH',
    name: 'Ranch Kelapa Gading',
    latitude: -6.159,
    longitude: 106.9067,
    close: '21:00',
  }),
  store({
    code: 'RNC-BINTARO',
    group: 'RANCH',
    name: 'Ranch Bintaro',
    latitude: -6.2835,
    longitude: 106.7265,
  }),
  store({ code: 'RNC-DAGO', group: 'RANCH', name: 'Ranch Dago', latitude: -6.885, longitude: 107.6136 }),
  store({ code: 'RNC-DARMO', group: 'RANCH', name: 'Ranch Darmo', latitude: -7.2906, longitude: 112.739 }),
  store({
    code: 'GO-CIKINI',
    group: 'BLIBLI_GO',
    name: 'Go Cikini',
    latitude: -6.1915,
    longitude: 106.84,
    radiusKm: 4,
    slotPrice: 6000,
    nowPrice: 12_000,
  }),
  store({
    code: 'GO-KUNINGAN',
    group: 'BLIBLI_GO',
    name: 'Go Kuningan',
    latitude: -6.229,
    longitude: 106.83,
    radiusKm: 4,
    open: '07:00',
    close: '21:00',
    slotPrice: 6000,
    nowPrice: 12_000,
  }),
  store({
    code: 'GO-TEBET',
    group: 'BLIBLI_GO',
    name: 'Go Tebet',
    latitude: -6.226,
    longitude: 106.853,
    radiusKm: 4,
    state: 'TURNED_OFF',
  }),
  store({
    code: 'GO-RAWAMANGUN',
    group: 'BLIBLI_GO',
    name: 'Go Rawamangun',
    latitude: -6.1946,
    longitude: 106.883,
    radiusKm: 4,
    state: 'CLOSED',
  }),
  store({
    code: 'GO-MARGONDA',
    group: 'BLIBLI_GO',
    name: 'Go Margonda',
    latitude: -6.373,
    longitude: 106.834,
  }),
  store({
    code: 'GO-SIMPANGLIMA',
    group: 'BLIBLI_GO',
    name: 'Go Simpang Lima',
    latitude: -6.9903,
    longitude: 110.4229,
  }),
  store({
    code: 'GO-MALIOBORO',
    group: 'BLIBLI_GO',
    name: 'Go Malioboro',
    latitude: -7.7926,
    longitude: 110.3658,
  }),
  store({
    code: 'GO-RENON',
    group: 'BLIBLI_GO',
    name: 'Go Renon',
    latitude: -8.6705,
    longitude: 115.2354,
    utcOffsetHours: 8,
  }),
  store({
    code: 'GO-PANAKKUKANG',
    group: 'BLIBLI_GO',
    name: 'Go Panakkukang',
    latitude: -5.157,
    longitude: 119.445,
    utcOffsetHours: 8,
  }),
  store({ code: 'GO-POLONIA', group: 'BLIBLI_GO', name: 'Go Polonia', latitude: 3.57, longitude: 98.67 }),
];

/** The settings of the store picker. [API-108] */
export const storePickerConfig = {
  enabled: true,
  stores: [
    { groupName: 'RANCH', label: 'Ranch', icon: 'store' },
    { groupName: 'BLIBLI_GO', label: 'Go', icon: 'zap' },
  ],
};
