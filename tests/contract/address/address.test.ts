import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoAddresses } from '#marketplace/address/catalogue/demoAddresses.ts';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { postalCodes } from '#marketplace/address/catalogue/postalCodes.ts';
import { isAllowedBackendPath } from '#server/proxy/backendProxy.ts';
import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import { DEFAULT_COUNTRY } from '#src/domain/shell/limits.ts';
import { isPostalCodeOf } from '#src/domain/address/region.ts';
import { addressesSynced, userAddress, userAddresses } from '#src/services/address/address/contract.ts';
import { nearestRegion, regions, type Region } from '#src/services/address/region/contract.ts';

let shop: ReturnType<typeof createMarketplace>;
beforeAll(() => {
  shop = createMarketplace({ dataDir: ':memory:', faults: true });
});
afterAll(() => shop.close());

/** A visitor with a cookie jar of their own. */
function visitor() {
  let cookie = '';
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (cookie !== '') headers.set('cookie', cookie);
    const answer = await shop.fetch(new Request(`http://shop.test${path}`, { ...init, headers }));
    for (const set of answer.headers.getSetCookie()) cookie = set.split(';')[0] ?? '';
    return answer;
  };
  const answerOf = async (answer: Response) => ({
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as any,
  });
  return {
    read: async (path: string) => answerOf(await call(`/backend${path}`)),
    write: async (path: string, body: unknown, key = `key-${Math.random()}`) =>
      answerOf(
        await call(`/backend${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify(body),
        }),
      ),
    logIn: (member: string) =>
      call('/login', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ member: `member-${member}`, redirect: '/' }).toString(),
      }),
  };
}
async function member(name: string) {
  const one = visitor();
  await one.logIn(name);
  return one;
}
const BASE = `/common/region/countries/${DEFAULT_COUNTRY}`;
const list = async (path: string): Promise<Region[]> => {
  const { status, body } = await visitor().read(`${BASE}${path}`);
  expect(status, path).toBe(200);
  return z.parse(regions, body.data);
};
const MENTENG = '/provinces/31/cities/31.71/districts/31.71.06';

describe('regions', () => {
  test('[API-65, LIMIT-26] all 38 provinces of the default country', async () => {
    const provinces = await list('/provinces');
    expect(provinces).toHaveLength(38);
    expect(provinces.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Aceh', 'DKI Jakarta', 'DI Yogyakarta', 'Papua Barat Daya']),
    );
    // Another country has no provinces.
    expect((await visitor().read('/common/region/countries/MY/provinces')).status).toBe(404);
  });

  test('[API-66] the cities of a province, with their middle for a map', async () => {
    const cities = await list('/provinces/31/cities');
    expect(cities.map(({ name }) => name)).toEqual([
      'Jakarta Barat',
      'Jakarta Pusat',
      'Jakarta Selatan',
      'Jakarta Timur',
      'Jakarta Utara',
      'Kepulauan Seribu',
    ]);
    for (const { geolocation, name } of cities) expect(geolocation, name).not.toBeNull();
    const west = await list('/provinces/32/cities');
    expect(west.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Kota Bandung', 'Kabupaten Bandung', 'Kota Bogor']),
    );
  });

  test('[API-67] the districts of a city', async () => {
    expect((await list('/provinces/31/cities/31.71/districts')).map(({ name }) => name)).toEqual([
      'Cempaka Putih',
      'Gambir',
      'Johar Baru',
      'Kemayoran',
      'Menteng',
      'Sawah Besar',
      'Senen',
      'Tanah Abang',
    ]);
  });

  test('[API-68] the subdistricts of a district', async () => {
    expect((await list(`${MENTENG}/subdistricts`)).map(({ name }) => name)).toEqual([
      'Cikini',
      'Gondangdia',
      'Kebon Sirih',
      'Menteng',
      'Pegangsaan',
    ]);
  });

  test('[API-69] lists the postal codes of a subdistrict, and none where they are unknown', async () => {
    expect(
      (await list(`${MENTENG}/subdistricts/31.71.06.1003/postal-codes`)).map(({ code }) => code),
    ).toEqual(['10330']);
    expect(
      await list('/provinces/11/cities/11.01/districts/11.01.01/subdistricts/11.01.01.2001/postal-codes'),
    ).toEqual([]);
  });

  test('[API-69] every known postal code belongs to a subdistrict, and can be one of its province', async () => {
    for (const [district, codes] of Object.entries(postalCodes)) {
      const [province = '', city] = district.split('.');
      const base = `/provinces/${province}/cities/${province}.${city}/districts/${district}/subdistricts`;
      const names = (await list(base)).map(({ name }) => name);
      expect(Object.keys(codes).sort(), district).toEqual(names.sort());
      for (const code of Object.values(codes)) expect(isPostalCodeOf(province, code), code).toBe(true);
    }
  });

  test.each([
    ['/provinces/99/cities', 404],
    ['/provinces/32/cities/31.71/districts', 404],
    ['/provinces/31/cities/31.71/districts/31.74.01/subdistricts', 404],
    [`${MENTENG}/subdistricts/31.71.01.1001/postal-codes`, 404],
    ["/provinces/31'--/cities", 404],
  ])('%s is refused: no such region, or not in the one before', async (path, status) => {
    const answer = await visitor().read(`${BASE}${path}`);
    expect(answer).toMatchObject({ status, body: { status: 'ERROR' } });
  });

  test('only the default country is known', async () => {
    expect((await visitor().read('/common/region/countries/MY/provinces')).status).toBe(404);
  });

  test('[API-65, API-69] the host lets the longest path through', () => {
    expect(isAllowedBackendPath(`/backend${BASE}${MENTENG}/subdistricts/31.71.06.1003/postal-codes`)).toBe(
      true,
    );
    expect(isAllowedBackendPath(`/backend${BASE}/provinces/%2e%2e/cities`)).toBe(false);
  });

  test('a database that stays is filled when it is opened, before anyone asks, and once', () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'etalase-regions-'));
    const inFile = <T>(work: (database: DatabaseSync) => T): T => {
      const database = new DatabaseSync(path.join(dataDir, 'marketplace.sqlite'));
      try {
        return work(database);
      } finally {
        database.close();
      }
    };
    const count = () =>
      inFile((database) => database.prepare('SELECT count(*) AS n FROM regions').get()?.['n']);
    try {
      createMarketplace({ dataDir, faults: false }).close();
      const all = Number(count());
      expect(all).toBeGreaterThan(80_000);
      // A second fill would bring the deleted region back.
      inFile((database) => database.exec("DELETE FROM regions WHERE code = '31'"));
      createMarketplace({ dataDir, faults: false }).close();
      expect(count()).toBe(all - 1);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});

describe('the region of a place', () => {
  const nearest = (latitude: number, longitude: number) =>
    visitor().read(`${BASE}/_nearest?latitude=${latitude}&longitude=${longitude}`);

  test.each([
    [-6.195, 106.83, 'DKI Jakarta', 'Jakarta Pusat'],
    [-6.26, 106.81, 'DKI Jakarta', 'Jakarta Selatan'],
    [-6.92, 107.61, 'Jawa Barat', 'Kota Bandung'],
    [-7.26, 112.75, 'Jawa Timur', 'Kota Surabaya'],
    [-2.53, 140.71, 'Papua', 'Kota Jayapura'],
    [1.1, 104.03, 'Kepulauan Riau', 'Kota Batam'],
  ])('[ADDRESS-09] %f, %f lies in %s, %s', async (latitude, longitude, province, city) => {
    const { body, headers } = await nearest(latitude, longitude);
    const found = z.parse(nearestRegion, body.data);
    expect([found.province.name, found.city.name]).toEqual([province, city]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['Kuala Lumpur', 3.139, 101.69],
    ['Singapore', 1.35, 103.82],
    ['Dili', -8.556, 125.57],
    ['Port Moresby', -9.44, 147.18],
    ['the Indian Ocean', -10.5, 97],
    ['Paris', 48.86, 2.35],
  ])('[ERR-51] %s is not in Indonesia', async (_, latitude, longitude) => {
    expect(await nearest(latitude, longitude)).toMatchObject({
      status: 400,
      body: { errors: { user: ['INVALID_LOCATION'] } },
    });
  });

  test.each(['latitude=91&longitude=0', 'latitude=x&longitude=0', 'latitude=1'])(
    '%s is no place',
    async (query) => {
      expect((await visitor().read(`${BASE}/_nearest?${query}`)).body.errors.user).toEqual(['INVALID_QUERY']);
    },
  );
});

describe('addresses', () => {
  test('[API-110, ADDRESS-01] after a sync a member reads the addresses, the main one first', async () => {
    const ayu = await member('ayu');
    expect((await ayu.read('/member/addresses')).body.data).toEqual([]);
    expect(z.parse(addressesSynced, (await ayu.write('/member/addresses/_sync', {})).body.data)).toEqual({
      count: 3,
    });
    const { body, headers } = await ayu.read('/member/addresses');
    const addresses = z.parse(userAddresses, body.data);
    expect(addresses.map(({ label, geoLocationProvided }) => [label, geoLocationProvided])).toEqual([
      ['Kantor', true],
      ['Rumah', false],
      ['Rumah Ibu', true],
    ]);
    expect(addresses[0]).toEqual({
      id: 'address-ayu-kantor',
      label: 'Kantor',
      isMain: true,
      recipient: { name: 'Ayu Pratiwi' },
      address: {
        postalCode: '10310',
        subdistrict: 'Menteng',
        district: 'Menteng',
        city: 'Jakarta Pusat',
        state: 'DKI Jakarta',
        address: 'Jl. HOS Cokroaminoto 80',
      },
      geolocation: { latitude: -6.1953, longitude: 106.8318 },
      geoLocationProvided: true,
    });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('[API-110] a member without addresses has an empty list; syncing again changes nothing', async () => {
    const citra = await member('citra');
    await citra.write('/member/addresses/_sync', {});
    expect((await citra.read('/member/addresses')).body.data).toEqual([]);
    const budi = await member('budi');
    for (const time of ['first', 'second']) {
      const { status, body } = await budi.write('/member/addresses/_sync', {});
      expect([status, body.data], time).toEqual([200, { count: 2 }]);
    }
    expect((await budi.read('/member/addresses')).body.data).toHaveLength(2);
  });

  test('[API-110] a guest has no addresses to read or sync', async () => {
    const guest = visitor();
    expect((await guest.read('/member/addresses')).status).toBe(401);
    expect((await guest.write('/member/addresses/_sync', {})).status).toBe(401);
    expect((await guest.write('/member/addresses/x/geolocation', { latitude: 0, longitude: 0 })).status).toBe(
      401,
    );
  });

  test('[API-110] writes need a key, and one key is one write', async () => {
    const ayu = await member('ayu');
    expect((await ayu.write('/member/addresses/_sync', {}, '!')).body.errors.user).toEqual([
      'IDEMPOTENCY_KEY_EXPECTED',
    ]);
    await ayu.write('/member/addresses/_sync', {});
    const path = '/member/addresses/address-ayu-rumah/geolocation';
    const first = await ayu.write(path, { latitude: -6.25, longitude: 106.82 }, 'pin-1');
    expect((await ayu.write(path, { latitude: -6.25, longitude: 106.82 }, 'pin-1')).body).toEqual(first.body);
    expect((await ayu.write(path, { latitude: -6.24, longitude: 106.82 }, 'pin-1')).status).toBe(409);
  });

  test('[ADDRESS-08] a pin that was set stays, through the next sync too', async () => {
    const dewi = await member('dewi');
    await dewi.write('/member/addresses/_sync', {});
    const pin = { latitude: -6.2301, longitude: 106.8512 };
    const { body } = await dewi.write('/member/addresses/address-dewi-rumah/geolocation', pin);
    expect(z.parse(userAddress, body.data)).toMatchObject({ geolocation: pin, geoLocationProvided: true });
    await dewi.write('/member/addresses/_sync', {});
    expect((await dewi.read('/member/addresses')).body.data).toMatchObject([
      { geolocation: pin, geoLocationProvided: true },
    ]);
  });

  test.each([
    [
      'another member’s address',
      'address-ayu-kantor',
      { latitude: -6.2, longitude: 106.8 },
      404,
      'ADDRESS_NOT_FOUND',
    ],
    ['an unknown address', 'nothing', { latitude: -6.2, longitude: 106.8 }, 404, 'ADDRESS_NOT_FOUND'],
    ['a pin abroad', 'address-budi-rumah', { latitude: 3.139, longitude: 101.69 }, 400, 'INVALID_LOCATION'],
    ['no pin at all', 'address-budi-rumah', { latitude: 'x' }, 400, 'INVALID_BODY'],
  ])('[ADDRESS-08, ERR-51] %s is refused', async (_, id, pin, status, code) => {
    const budi = await member('budi');
    await budi.write('/member/addresses/_sync', {});
    expect(await budi.write(`/member/addresses/${id}/geolocation`, pin)).toMatchObject({
      status,
      body: { errors: { user: [code] } },
    });
    expect((await budi.read('/member/addresses')).body.data[0].geolocation).toEqual({
      latitude: -7.2697,
      longitude: 112.7577,
    });
  });

  test('[ADDRESS-10] every demo address, and the default destination, is a real one', async () => {
    const places = [...demoAddresses, DEFAULT_DESTINATION].map(
      ({ province, city, district, subdistrict, postalCode }) => [
        province,
        city,
        district,
        subdistrict,
        postalCode,
      ],
    );
    for (const names of places) {
      let at = '';
      for (const [depth, level] of [
        'provinces',
        'cities',
        'districts',
        'subdistricts',
        'postal-codes',
      ].entries()) {
        const found = (await list(`${at}/${level}`)).find(({ name }) => name === names[depth]);
        expect(found, `${names.join(', ')}: ${level}`).toBeDefined();
        at = `${at}/${level}/${found?.code}`;
      }
    }
  });
});
