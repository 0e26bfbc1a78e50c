import { afterAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#marketplace/core/database/openDatabase.ts';
import { createRegions } from '#marketplace/address/rules/regions.ts';

const database = openDatabase(':memory:');
const regions = createRegions(database);
regions.fill();
const place = (code: string, latitude: number, longitude: number) =>
  database.run(
    'INSERT INTO places (region_code, latitude, longitude, name) VALUES (?,?,?,?)',
    code,
    latitude,
    longitude,
    '',
  );
const degrees = (latitude: number, longitude: number) => ({ latitude, longitude });
const refusalOf = (work: () => unknown) => {
  try {
    work();
    return null;
  } catch (error) {
    const { status, code } = error as { status: number; code: string };
    return [status, code];
  }
};
const geolocationsOf = (...codes: string[]) =>
  Object.fromEntries(regions.within(codes).map(({ code, geolocation }) => [code, geolocation]));

// Only places that the test has put there.
beforeEach(() => void database.run('DELETE FROM places'));
afterAll(() => database.close());

test('[API-66, API-67] a city lies where its own place is, else in the middle of those in it', () => {
  place('31.71', -6.1, 106.8);
  place('31.71.06', -6.5, 106.5);
  place('31.73.01', -6, 106);
  place('31.73.02', -6.2, 106.4);
  // Of a city whose number only begins alike.
  place('31.7', -1, 101);
  const cities = geolocationsOf('31');
  expect(cities['31.71']).toEqual(degrees(-6.1, 106.8));
  expect(cities['31.73']?.latitude).toBeCloseTo(-6.1, 10);
  expect(cities['31.73']?.longitude).toBeCloseTo(106.2, 10);
  // Its location is unknown.
  expect(cities['31.74']).toBeNull();
  expect(geolocationsOf('31', '31.71')['31.71.06']).toEqual(degrees(-6.5, 106.5));
});

test('[API-65, API-68] only cities and districts have a place on a map', () => {
  place('31', -6.1, 106.8);
  place('31.71.06.1003', -6.1, 106.8);
  expect(geolocationsOf()['31']).toBeNull();
  expect(geolocationsOf('31', '31.71', '31.71.06')['31.71.06.1003']).toBeNull();
  expect(regions.postalCodesOf(['31', '31.71', '31.71.06', '31.71.06.1003'])).toEqual([
    { code: '10330', name: '10330', geolocation: null },
  ]);
});

test('[API-66, API-69] codes that do not lie in each other are refused', () => {
  const NOT_FOUND = [404, 'REGION_NOT_FOUND'];
  expect(refusalOf(() => regions.within(['99']))).toEqual(NOT_FOUND);
  expect(refusalOf(() => regions.within(['31.71']))).toEqual(NOT_FOUND);
  expect(refusalOf(() => regions.within(['32', '31.71']))).toEqual(NOT_FOUND);
  expect(refusalOf(() => regions.within(['31', '31.71']))).toBeNull();
  expect(refusalOf(() => regions.postalCodesOf(['32', '31.71', '31.71.06', '31.71.06.1003']))).toEqual(
    NOT_FOUND,
  );
});

test('[GROC-32] a district is found by its name and that of its city', () => {
  place('31.71.06', -6.2, 106.83);
  expect(regions.middleOfDistrict('Jakarta Pusat', 'Menteng')).toEqual(degrees(-6.2, 106.83));
  expect(regions.middleOfDistrict('Kota Bandung', 'Menteng')).toBeNull();
  expect(regions.middleOfDistrict('Jakarta Pusat', 'Gambir')).toBeNull();
});

test('[ADDRESS-09] the nearest known place says which region it is, by its way over the ground', () => {
  place('31.71.06', -6.2, 106.83);
  place('32.73', -6.9, 107.6);
  expect(regions.nearest(degrees(-6.21, 106.83))).toEqual({
    province: { code: '31', name: 'DKI Jakarta', geolocation: null },
    city: { code: '31.71', name: 'Jakarta Pusat', geolocation: degrees(-6.2, 106.83) },
    district: { code: '31.71.06', name: 'Menteng', geolocation: degrees(-6.2, 106.83) },
  });
  expect(regions.nearest(degrees(-6.8, 107.5))).toMatchObject({
    city: { name: 'Kota Bandung' },
    district: null,
  });
});

test('[ADDRESS-09] a degree is shorter from west to east the farther one is from the equator', () => {
  // 0.5 degrees north of the pin, and 0.502 degrees east of it: on ten degrees south the eastern one is nearer.
  place('31.71', -9.5, 107);
  place('32.73', -10, 107.502);
  expect(regions.nearest(degrees(-10, 107)).city.code).toBe('32.73');
  database.run('DELETE FROM places');
  place('31.71', -9.5, 107);
  place('32.73', -10, 107.51);
  expect(regions.nearest(degrees(-10, 107)).city.code).toBe('31.71');
});

test('[ERR-51] farther than 150 kilometres from every known place is no region', () => {
  const REFUSED = [400, 'INVALID_LOCATION'];
  place('31.71', 0, 107);
  expect(refusalOf(() => regions.nearest(degrees(1.34, 107)))).toBeNull();
  expect(refusalOf(() => regions.nearest(degrees(-1.34, 107)))).toBeNull();
  expect(refusalOf(() => regions.nearest(degrees(0, 108.34)))).toBeNull();
  expect(refusalOf(() => regions.nearest(degrees(1.36, 107)))).toEqual(REFUSED);
  expect(refusalOf(() => regions.nearest(degrees(-1.36, 107)))).toEqual(REFUSED);
  expect(refusalOf(() => regions.nearest(degrees(0, 108.36)))).toEqual(REFUSED);
  // A point outside the country is refused, also near a known place.
  place('31.71', 6.3, 107);
  expect(refusalOf(() => regions.nearest(degrees(6.3, 107)))).toEqual(REFUSED);
  // A known place that lies in no region of the country.
  place('', -10.58, 141);
  expect(refusalOf(() => regions.nearest(degrees(-10.58, 141)))).toEqual(REFUSED);
  database.run('DELETE FROM places');
  expect(refusalOf(() => regions.nearest(degrees(0, 107)))).toEqual(REFUSED);
});
