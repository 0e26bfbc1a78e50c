import { isWithinIndonesia } from '#src/domain/address/location.ts';
import type { Geolocation } from '#src/domain/address/destination.ts';
import type { Database, Row } from '../../core/database/openDatabase.ts';
import { seedRegions } from '../seed/seedRegions.ts';
import { Refusal } from '../../core/http/answers.ts';

/** Kilometres of a degree of latitude. */
const DEGREE_KM = 111.2;
/** The longest distance of a place from a known one, beyond which it is in no region. */
const FARTHEST_KM = 150;

/** The kind of a city, before its name as people write it. */
const CITY_KINDS =
  /^(?:kota\s+administrasi|kabupaten\s+administrasi|kota|kabupaten|kab|kodya)(?:\.\s*|\s+)(?=\S)/;
const DISTRICT_KINDS = /^(?:kecamatan|kec)(?:\.\s*|\s+)(?=\S)/;
const lower = (name: string) => name.toLowerCase().trim().replaceAll(/\s+/g, ' ');
/** A name without spaces and marks, which differ in writing. */
const bare = (name: string) => name.replaceAll(/[^\p{L}\p{N}]/gu, '');

const regionOf = (row: Row) => ({
  code: String(row['code']),
  name: String(row['name']),
  geolocation:
    row['latitude'] === null || row['latitude'] === undefined
      ? null
      : { latitude: Number(row['latitude']), longitude: Number(row['longitude']) },
});

/** Regions of Indonesia and their places; filled at the first request. [API-65..69] */
export function createRegions(database: Database) {
  let isFilled = false;
  const filled = (): Database => {
    if (!isFilled) seedRegions(database);
    // A refused write would roll back the regions that it filled first.
    isFilled = !database.isInTransaction();
    return database;
  };

  /** The middle of a region: its own place where that is known, else the mean of the known places in it. */
  function middleOf(code: string): Geolocation | null {
    const own = filled().get('SELECT latitude, longitude FROM places WHERE region_code = ? LIMIT 1', code);
    const row =
      own ??
      database.get(
        'SELECT avg(latitude) AS latitude, avg(longitude) AS longitude FROM places WHERE region_code LIKE ?',
        `${code}.%`,
      );
    return row === undefined || row['latitude'] === null
      ? null
      : { latitude: Number(row['latitude']), longitude: Number(row['longitude']) };
  }

  function find(code: string) {
    const row = filled().get('SELECT code, parent, name FROM regions WHERE code = ?', code);
    if (row === undefined) throw new Refusal(404, 'REGION_NOT_FOUND');
    return { code: String(row['code']), name: String(row['name']), parent: String(row['parent']) };
  }

  /** Refuses a path whose codes are not inside each other. */
  function checkPath(codes: readonly string[]): void {
    for (const [depth, code] of codes.entries()) {
      if (find(code).parent !== (codes[depth - 1] ?? 'ID')) throw new Refusal(404, 'REGION_NOT_FOUND');
    }
  }

  return {
    /** Fills the tables now, so that no request waits for it later. */
    fill: () => void filled(),
    /** Returns the regions inside the last code of a path from province down; the provinces without codes. */
    within(codes: readonly string[]) {
      checkPath(codes);
      const parent = codes.at(-1) ?? 'ID';
      // Only cities and districts are shown on a map.
      const isPlaced = codes.length === 1 || codes.length === 2;
      return filled()
        .all('SELECT code, name FROM regions WHERE parent = ? ORDER BY name', parent)
        .map((row) => ({
          ...regionOf(row),
          geolocation: isPlaced ? middleOf(String(row['code'])) : null,
        }));
    },
    /** Postal codes of a subdistrict; empty where they are unknown. */
    postalCodesOf(codes: readonly string[]) {
      checkPath(codes);
      return filled()
        .all(
          'SELECT postal_code AS code, postal_code AS name FROM postal_codes WHERE subdistrict = ? ORDER BY postal_code',
          codes.at(-1) ?? '',
        )
        .map(regionOf);
    },
    /** The middle of a district, by its name and that of its city; null without a known place in it. */
    middleOfDistrict(city: string, district: string): Geolocation | null {
      const row = filled().get(
        'SELECT d.code FROM regions d JOIN regions c ON c.code = d.parent WHERE d.name = ? AND c.name = ?',
        district,
        city,
      );
      return row === undefined ? null : middleOf(String(row['code']));
    },
    /**
     * Returns the districts of a name in a city of a name, in any case and spacing, with or without "Kecamatan", "Kota"
     * or "Kabupaten" before it, and with "Jakarta" for each of its cities. One where the names are clear; several where
     * a city and a regency of one name both have it. [BAG-10]
     */
    districtsNamed(city: string, district: string) {
      const wantedDistrict = lower(district).replace(DISTRICT_KINDS, '');
      const rows = filled()
        .all(
          `SELECT d.code, d.name AS district, c.name AS city, p.name AS province FROM regions p
           JOIN regions c ON c.parent = p.code JOIN regions d ON d.parent = c.code WHERE p.parent = 'ID'`,
        )
        .filter((row) => bare(lower(String(row['district']))) === bare(wantedDistrict));
      const named = (row: Row) => lower(String(row['city'])).replace(CITY_KINDS, '');
      const wanted = lower(city).replace(CITY_KINDS, '');
      const [found = []] = [
        rows.filter((row) => lower(String(row['city'])) === lower(city)),
        // "Kota Waringin Timur" is the regency Kotawaringin Timur.
        rows.filter((row) => [bare(wanted), bare(lower(city))].includes(bare(named(row)))),
        rows.filter((row) => named(row).startsWith(`${wanted} `)),
      ].filter((some) => some.length > 0);
      return found.map((row) => ({
        district: String(row['district']),
        city: String(row['city']),
        province: String(row['province']),
        geolocation: middleOf(String(row['code'])),
        /** The known postal codes; may be empty. */
        postalCodes: database
          .all('SELECT DISTINCT postal_code FROM postal_codes WHERE subdistrict LIKE ?', `${row['code']}.%`)
          .map((one) => String(one['postal_code'])),
      }));
    },
    /** The region of the nearest known place; a place outside Indonesia is refused. [ERR-51, ADDRESS-09] */
    nearest(to: Geolocation) {
      if (!isWithinIndonesia(to)) throw new Refusal(400, 'INVALID_LOCATION');
      const shrink = Math.cos((to.latitude * Math.PI) / 180) ** 2;
      const row = filled().get(
        `SELECT region_code, (latitude - ?1) * (latitude - ?1) + (longitude - ?2) * (longitude - ?2) * ?3 AS square
         FROM places WHERE latitude BETWEEN ?1 - 2 AND ?1 + 2 ORDER BY square LIMIT 1`,
        to.latitude,
        to.longitude,
        shrink,
      );
      const code = String(row?.['region_code'] ?? '');
      const distanceKm = Math.sqrt(Number(row?.['square'] ?? Infinity)) * DEGREE_KM;
      if (code === '' || distanceKm > FARTHEST_KM) throw new Refusal(400, 'INVALID_LOCATION');
      const [province, city, district] = code.split('.');
      const named = (one: string) => ({ code: one, name: find(one).name, geolocation: middleOf(one) });
      return {
        province: { ...named(province ?? ''), geolocation: null },
        city: named(`${province}.${city}`),
        district: district === undefined ? null : named(code),
      };
    },
  };
}
export type Regions = ReturnType<typeof createRegions>;
