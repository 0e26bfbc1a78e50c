import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { postalCodes } from '../catalogue/postalCodes.ts';
import type { Database } from '../../core/database/openDatabase.ts';

/** Raised when the places, the postal codes or the form of the names change. */
const EDITION = 1;

/** Names as people write them on parcels. */
const SHORT_NAMES: Record<string, string> = {
  'Daerah Khusus Ibukota Jakarta': 'DKI Jakarta',
  'Daerah Istimewa Yogyakarta': 'DI Yogyakarta',
};
const shortName = (name: string) =>
  SHORT_NAMES[name] ?? name.replace(/^(?:Kota|Kabupaten) Administrasi /, '');

/** The rows of a file of comma-separated values; a quoted cell may hold commas, a doubled quote is a quote. */
function readRows(file: string): string[][] {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split(/\r?\n/)
    .slice(1)
    .map((line) =>
      line.includes('"')
        ? [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
            ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
          )
        : line.split(','),
    );
}

/**
 * Fills the tables of regions, once for every edition of their source: all provinces, cities, districts and
 * subdistricts of Indonesia, their known places, and postal codes. Takes about a quarter of a second.
 */
export function seedRegions(database: Database): void {
  const entry = createRequire(import.meta.url).resolve('idn-area-data');
  const packageDir = path.resolve(path.dirname(entry), '..');
  const { version } = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  const edition = `idn-area-data@${version} ${EDITION}`;
  if (database.get("SELECT value FROM meta WHERE key = 'regions'")?.['value'] === edition) return;
  const read = (name: string) => readRows(path.join(packageDir, 'data', `${name}.csv`));
  database.transaction(() => {
    for (const table of ['regions', 'places', 'postal_codes']) database.run(`DELETE FROM ${table}`);
    const insert = 'INSERT INTO regions (code, parent, name) VALUES (?,?,?)';
    for (const [code = '', name = ''] of read('provinces')) {
      database.run(insert, code, 'ID', shortName(name));
    }
    for (const file of ['regencies', 'districts', 'villages']) {
      for (const [code = '', parent = '', name = ''] of read(file)) {
        database.run(insert, code, parent, file === 'regencies' ? shortName(name) : name);
      }
    }
    for (const [code = '', latitude, longitude, name = ''] of readRows(
      path.join(import.meta.dirname, '../catalogue/places.csv'),
    )) {
      database.run(
        'INSERT INTO places (region_code, latitude, longitude, name) VALUES (?,?,?,?)',
        code,
        Number(latitude),
        Number(longitude),
        name,
      );
    }
    for (const [district, codes] of Object.entries(postalCodes)) {
      for (const [name, postalCode] of Object.entries(codes)) {
        database.run(
          'INSERT INTO postal_codes SELECT code, ? FROM regions WHERE parent = ? AND name = ?',
          postalCode,
          district,
          name,
        );
      }
    }
    database.run(
      "INSERT INTO meta (key, value) VALUES ('regions', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
      edition,
    );
  });
}
