import { describe, expect, test } from 'vitest';
import type { Destination } from '#src/domain/address/destination.ts';
import { isSameDestination } from '#src/domain/address/sameDestination.ts';

const HOME: Destination = {
  addressId: 'address-1',
  province: 'DKI Jakarta',
  city: 'Jakarta Pusat',
  district: 'Gambir',
  subdistrict: 'Kebon Kelapa',
  postalCode: '10110',
  geolocation: { latitude: -6.17, longitude: 106.82 },
};

describe('[ADDRESS-10] two destinations', () => {
  test('are the same place by their values', () => {
    expect(isSameDestination(HOME, structuredClone(HOME))).toBe(true);
    expect(isSameDestination({ ...HOME, geolocation: null }, { ...HOME, geolocation: null })).toBe(true);
  });

  test.each<[part: string, facts: Partial<Destination>]>([
    ['address', { addressId: 'address-2' }],
    ['kept address', { addressId: null }],
    ['province', { province: 'Banten' }],
    ['city', { city: 'Jakarta Barat' }],
    ['district', { district: 'Menteng' }],
    ['subdistrict', { subdistrict: 'Cideng' }],
    ['postal code', { postalCode: '10120' }],
    ['latitude', { geolocation: { latitude: -6.18, longitude: 106.82 } }],
    ['longitude', { geolocation: { latitude: -6.17, longitude: 106.83 } }],
    ['pin', { geolocation: null }],
  ])('are two places by another %s alone', (_, facts) => {
    expect(isSameDestination(HOME, { ...HOME, ...facts })).toBe(false);
    expect(isSameDestination({ ...HOME, ...facts }, HOME)).toBe(false);
  });
});
