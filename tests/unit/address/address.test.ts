import { describe, expect, test } from 'vitest';
import { destinationOf, mainAddress, usableGeolocation } from '#src/domain/address/address.ts';
import { isSameDestination } from '#src/domain/address/sameDestination.ts';
import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import type { Destination } from '#src/domain/address/destination.ts';
import {
  isWithinIndonesia,
  parseDegrees,
  roundDegrees,
  toLocationProblem,
} from '#src/domain/address/location.ts';
import { isAbove, isPostalCodeOf, levelBelow, REGION_LEVELS } from '#src/domain/address/region.ts';
import { createKeptDestination } from '#src/services/address/address/keptDestination.ts';
import { createBackend } from '#src/services/http/backend.ts';
import { locateDevice, type LocationSource } from '#src/services/address/region/deviceLocation.ts';
import { createRegionService } from '#src/services/address/region/regionService.ts';
import { address } from '../../model/address/addresses.ts';

describe('addresses', () => {
  test('[ADDRESS-08] the location of an address is usable only when it was given', () => {
    expect(usableGeolocation(address())).toEqual({ latitude: -6.19, longitude: 106.83 });
    expect(usableGeolocation(address({ geoLocationProvided: false }))).toBeNull();
    expect(destinationOf(address({ geoLocationProvided: false })).geolocation).toBeNull();
  });

  test('the main address is the one marked so, else the first', () => {
    expect(mainAddress([address({ id: 'a' }), address({ id: 'b', isMain: true })])?.id).toBe('b');
    const twoMarked = ['a', 'b', 'c'].map((id) => address({ id, isMain: id !== 'a' }));
    expect(mainAddress(twoMarked)?.id).toBe('b');
    expect(mainAddress([address({ id: 'a' }), address({ id: 'b' })])?.id).toBe('a');
    expect(mainAddress([])).toBeNull();
  });

  test.each<Partial<Destination>>([
    { addressId: 'a' },
    { province: 'Bali' },
    { city: 'Kota Denpasar' },
    { district: 'Menteng' },
    { subdistrict: 'Cikini' },
    { postalCode: '10330' },
    { geolocation: { latitude: -6.2, longitude: 106.8 } },
  ])('a destination with another %o is another', (facts) => {
    expect(isSameDestination(DEFAULT_DESTINATION, { ...DEFAULT_DESTINATION })).toBe(true);
    expect(isSameDestination(DEFAULT_DESTINATION, { ...DEFAULT_DESTINATION, ...facts })).toBe(false);
  });
  test('destinations with pins are the same by both of its degrees', () => {
    const at = (latitude: number, longitude: number): Destination => ({
      ...DEFAULT_DESTINATION,
      geolocation: { latitude, longitude },
    });
    expect(isSameDestination(at(-6.2, 106.8), at(-6.2, 106.8))).toBe(true);
    expect(isSameDestination(at(-6.2, 106.8), at(-6.3, 106.8))).toBe(false);
    expect(isSameDestination(at(-6.2, 106.8), at(-6.2, 106.9))).toBe(false);
  });
});

describe('places', () => {
  test.each([
    [-6.2, 106.8, true],
    [5.9, 95.3, true],
    [-10.9, 122.9, true],
    [48.9, 2.3, false],
    [-6.2, -106.8, false],
    [-12, 120, false],
  ])('[ERR-51] %f, %f can be in Indonesia: %s', (latitude, longitude, expected) => {
    expect(isWithinIndonesia({ latitude, longitude })).toBe(expected);
  });

  test.each([
    ['-6.2', 90, -6.2],
    [' -6,2088 ', 90, -6.2088],
    ['106.8456', 180, 106.8456],
    ['91', 90, null],
    ['-181', 180, null],
    ['', 90, null],
    ['6.2.1', 90, null],
    ['NaN', 90, null],
    ['1e1', 90, null],
  ] as const)('the typed coordinate "%s" is %s', (text, limit, expected) => {
    expect(parseDegrees(text, limit)).toBe(expected);
  });

  test('a coordinate is kept to about a metre', () => {
    expect(roundDegrees(-6.123456789)).toBe(-6.12346);
  });
});

describe('regions', () => {
  test('[REGION-01] every level but the last has one below it', () => {
    expect(REGION_LEVELS.map((level) => levelBelow(level))).toEqual([
      'city',
      'district',
      'subdistrict',
      'postalCode',
      null,
    ]);
    expect(isAbove('province', 'city')).toBe(true);
    expect(isAbove('city', 'city')).toBe(false);
  });

  test.each([
    ['31', '10310', true],
    ['31', '14450', true],
    ['31', '40132', false],
    ['32', '40132', true],
    ['36', '15111', true],
    ['51', '80361', true],
    ['33', '59311', true],
    ['33', '60111', false],
    ['34', '55281', true],
    ['35', '69417', true],
    ['76', '91511', true],
    ['96', '98411', true],
    ['31', '1031', false],
    ['31', '103100', false],
    ['31', '1031a', false],
    ['XX', '99999', true],
  ])('[REGION-02] in province %s the postal code %s is possible: %s', (province, code, expected) => {
    expect(isPostalCodeOf(province, code)).toBe(expected);
  });

  test('[LIMIT-26] region lists start from the country ID', async () => {
    const asked: string[] = [];
    const service = createRegionService(
      createBackend({
        fetch: async (input) => {
          asked.push(String(input));
          return Response.json({ data: [] });
        },
        origin: 'http://shop.test',
        language: 'id',
        timeoutMs: 1000,
      }),
    );
    await service.list('province', {});
    await service.list('postalCode', {
      province: '31',
      city: '31.71',
      district: '31.71.06',
      subdistrict: 'x/y',
    });
    const base = 'http://shop.test/backend/common/region/countries/ID/provinces';
    expect(asked).toEqual([
      base,
      `${base}/31/cities/31.71/districts/31.71.06/subdistricts/x%2Fy/postal-codes`,
    ]);
  });
});

describe('the destination that the tab keeps', () => {
  const kept = (text: string | null) => {
    let stored = text;
    const destination = createKeptDestination(() => ({
      getItem: () => stored,
      setItem: (_, value) => {
        stored = value;
      },
    }));
    return destination;
  };

  test('[ADDRESS-10] what was written is read again', () => {
    const tab = kept(null);
    expect(tab.read()).toBeNull();
    tab.write({ ...DEFAULT_DESTINATION, geolocation: { latitude: -6.2, longitude: 106.8 } });
    expect(tab.read()).toEqual({
      ...DEFAULT_DESTINATION,
      geolocation: { latitude: -6.2, longitude: 106.8 },
    });
  });

  test.each([
    '{',
    '"x"',
    '{}',
    JSON.stringify({ ...DEFAULT_DESTINATION, postalCode: '<script>' }),
    JSON.stringify({ ...DEFAULT_DESTINATION, city: 'x'.repeat(101) }),
    JSON.stringify({ ...DEFAULT_DESTINATION, geolocation: { latitude: 900, longitude: 0 } }),
  ])('[ADDRESS-10] "%s" is not used', (text) => {
    expect(kept(text).read()).toBeNull();
  });

  test('a storage that may not be used is as good as none', () => {
    const tab = createKeptDestination(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(tab.read()).toBeNull();
    expect(() => tab.write(DEFAULT_DESTINATION)).not.toThrow();
  });
});

describe("the device's location", () => {
  const device = (answer: { latitude: number; longitude: number } | number): LocationSource => ({
    getCurrentPosition: (onFound, onRefused) =>
      typeof answer === 'number' ? onRefused({ code: answer }) : onFound({ coords: answer }),
  });

  const answering = (position: unknown): LocationSource => ({
    getCurrentPosition: (onFound) => onFound(position),
  });

  test('[ADDRESS-09] is what the device tells', async () => {
    expect(await locateDevice(device({ latitude: -6.2, longitude: 106.8 }))).toEqual({
      latitude: -6.2,
      longitude: 106.8,
    });
  });

  test.each([
    [device(1), 'permissionOff'],
    [device(2), 'unavailable'],
    [device(3), 'unavailable'],
    [undefined, 'unavailable'],
    [answering(undefined), 'unavailable'],
    [answering({}), 'unavailable'],
    [answering({ coords: { latitude: NaN, longitude: 106.8 } }), 'unavailable'],
    [answering({ coords: { latitude: 91, longitude: 106.8 } }), 'unavailable'],
    [answering({ coords: { latitude: '-6', longitude: '106' } }), 'unavailable'],
    [{ getCurrentPosition: (_, onRefused) => onRefused(undefined) } satisfies LocationSource, 'unavailable'],
  ])('[ADDRESS-13, ERR-52] a refusal is told from a failure', async (source, problem) => {
    const error: unknown = await locateDevice(source).catch((reason: unknown) => reason);
    expect(toLocationProblem(error)).toBe(problem);
  });
});
