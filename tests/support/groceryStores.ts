import type { CatalogueGroceryStore } from '#marketplace/grocery/catalogue/groceryStores.ts';

/** The place of a visitor who has chosen no address. */
export const HERE = { latitude: -6.1767, longitude: 106.8263 };

/** A store of the catalogue at the visitor's place with a test's facts; by default "A", all day, goods at "PP-A". */
export const testStore = (facts: Partial<CatalogueGroceryStore> = {}): CatalogueGroceryStore => ({
  code: 'A',
  group: 'RANCH',
  name: 'Ranch Gambir',
  pickupPointCode: 'PP-A',
  ...HERE,
  radiusKm: 5,
  open: '08:00',
  close: '22:00',
  utcOffsetHours: 7,
  state: 'OPEN',
  slotCapacity: 5,
  hourCapacity: 5,
  slotPrice: 8_000,
  nowPrice: 15_000,
  ...facts,
});
