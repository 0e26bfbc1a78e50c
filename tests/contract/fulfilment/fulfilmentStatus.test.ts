import { describe, expect, onTestFinished, test } from 'vitest';
import type { CatalogueMerchant } from '#marketplace/product/catalogue/types.ts';
import { openDatabase } from '#marketplace/core/database/openDatabase.ts';
import { seedDelivery } from '#marketplace/fulfilment/seed/seedDelivery.ts';
import { deliveryStatusOf, pickupStatusOf } from '#marketplace/fulfilment/rules/fulfilmentStatus.ts';
import { distanceKm } from '#src/domain/address/distance.ts';
import { product, SELLER } from '../../support/products.ts';

/** Saturday, noon in Jakarta. */
const NOON = Date.UTC(2026, 10, 21, 5);
const CIKARANG = { latitude: -6.3105, longitude: 107.1502 };
const THAMRIN = { latitude: -6.1935, longitude: 106.8231 };
const MEDAN = { latitude: 3.59, longitude: 98.67 };
/** Counters in Cikarang, Surabaya and Jakarta. */
const SEVERAL = { ...SELLER, code: 'ETL-00001', warehouses: [] };
const IN_MEDAN = {
  ...SELLER,
  warehouses: [{ code: 'PP-TOK-1', label: 'Gudang Medan', consolidation: false, ...MEDAN }],
};

function open(facts: Parameters<typeof product>[0], merchant: CatalogueMerchant = SEVERAL) {
  const made = product({ merchantCode: merchant.code, ...facts });
  const [item] = made.items;
  if (item === undefined) throw new Error('no item');
  const database = openDatabase(':memory:');
  onTestFinished(() => database.close());
  seedDelivery(database, [made], [merchant]);
  return { database, found: { product: made, item, merchant, isReplaced: false } };
}

describe('[FULFIL-02] picking it up', () => {
  const statusOf = (pickupReachKm: number, pin: typeof MEDAN | null, merchant?: CatalogueMerchant) => {
    const { database, found } = open({ pickupReachKm, item: { pickup: 'AVAILABLE' } }, merchant);
    return pickupStatusOf(database, found, pin);
  };

  test('is for who is near one of the counters, at the border too', () => {
    const nearCikarang = { latitude: -6.35, longitude: 107.2 };
    const km = distanceKm(nearCikarang, CIKARANG);
    expect(statusOf(km, nearCikarang)).toBe('AVAILABLE');
    expect(statusOf(km - 0.001, nearCikarang)).toBe('LOCATION_UNAVAILABLE');
    expect(statusOf(1, THAMRIN)).toBe('AVAILABLE');
    expect(statusOf(50, MEDAN)).toBe('LOCATION_UNAVAILABLE');
  });

  test('is judged by where a visitor is who has chosen no place', () => {
    expect(statusOf(10, null)).toBe('AVAILABLE');
    expect(statusOf(10, null, IN_MEDAN)).toBe('LOCATION_UNAVAILABLE');
  });

  test('no place without a counter is near', () => {
    const { database, found } = open({ pickupReachKm: 1, item: { pickup: 'AVAILABLE' } });
    database.run("UPDATE pickup_points SET counter = 0 WHERE code = 'PP-ETL-THAMRIN'");
    expect(pickupStatusOf(database, found, THAMRIN)).toBe('LOCATION_UNAVAILABLE');
  });

  test('is as its seller says, where no distance bounds it', () => {
    for (const pickup of ['AVAILABLE', 'UNAVAILABLE', 'VARIANT_UNAVAILABLE'] as const) {
      const { database, found } = open({ item: { pickup } });
      expect(pickupStatusOf(database, found, MEDAN)).toBe(pickup);
    }
    const { database, found } = open({ pickupReachKm: 1, item: { pickup: 'VARIANT_UNAVAILABLE' } });
    expect(pickupStatusOf(database, found, THAMRIN)).toBe('VARIANT_UNAVAILABLE');
    const silent = open({ pickupReachKm: 1 });
    expect(pickupStatusOf(silent.database, silent.found, THAMRIN)).toBe('UNAVAILABLE');
  });
});

describe('[FULFIL-01] having it delivered', () => {
  const statusOf = (facts: Parameters<typeof product>[0], pin: typeof MEDAN | null, nowMs = NOON) => {
    const { database, found } = open(facts);
    return deliveryStatusOf(database, found, pin, nowMs);
  };

  test('is out of reach only where none of its couriers goes there', () => {
    expect(statusOf({ couriers: ['slot'] }, MEDAN)).toBe('LOCATION_UNAVAILABLE');
    expect(statusOf({ couriers: ['slot', 'standard'] }, MEDAN)).toBe('AVAILABLE');
    expect(statusOf({ couriers: ['slot', 'instant'] }, MEDAN)).toBe('LOCATION_UNAVAILABLE');
    expect(statusOf({ couriers: ['slot'] }, null)).toBe('AVAILABLE');
    expect(statusOf({ couriers: ['slot'] }, CIKARANG)).toBe('AVAILABLE');
  });

  test('is in reach of a courier that is only not there at this hour', () => {
    const midnight = NOON + 12 * 3_600_000;
    expect(statusOf({ couriers: ['instant'] }, CIKARANG, midnight)).toBe('AVAILABLE');
    expect(statusOf({ couriers: ['sail'] }, CIKARANG)).toBe('AVAILABLE');
  });

  test('of dangerous goods is out of reach where they travel on no road', () => {
    const tags = ['AVAILABLE', 'DANGEROUS_GOOD'] as const;
    expect(statusOf({ tags: [...tags], couriers: ['standard'] }, MEDAN)).toBe('LOCATION_UNAVAILABLE');
    expect(statusOf({ tags: [...tags], couriers: ['standard'] }, CIKARANG)).toBe('AVAILABLE');
  });
});
