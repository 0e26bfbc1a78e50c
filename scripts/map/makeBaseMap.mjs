// node scripts/map/makeBaseMap.mjs: makes src/views/map/baseMap.json, the coasts around Indonesia from world-atlas
// (Natural Earth 1:10m, public domain) and the names of places from marketplace/address/catalogue/places.csv. Run by hand; only
// its result is used.
import { readFile, writeFile } from 'node:fs/promises';
import { feature } from 'topojson-client';

const INDONESIA = '360';
const BOUNDS = { west: 92, south: -13, east: 144, north: 9 };
/** Degrees of one step of the stored numbers, about 700 m: the source itself is hardly finer. */
const STEP = 0.006;
/** Fewest steps between two points of a coast; the neighbours need fewer points. */
const SPACING = { home: 2, abroad: 6 };

const atlas = JSON.parse(await readFile('node_modules/world-atlas/countries-10m.json', 'utf8'));
const countries = feature(atlas, atlas.objects.countries).features;

const inside = ([longitude, latitude]) =>
  longitude > BOUNDS.west && longitude < BOUNDS.east && latitude > BOUNDS.south && latitude < BOUNDS.north;
const clamp = (value, low, high) => Math.min(high, Math.max(low, value));

/** A ring as steps from point to point, clamped to the bounds; null when nothing of it is left. */
function encode(ring, spacing) {
  let x = 0;
  let y = 0;
  const steps = [];
  for (const [longitude, latitude] of ring) {
    const nextX = Math.round(clamp(longitude, BOUNDS.west, BOUNDS.east) / STEP);
    const nextY = Math.round(clamp(latitude, BOUNDS.south, BOUNDS.north) / STEP);
    if (steps.length > 0 && Math.abs(nextX - x) < spacing && Math.abs(nextY - y) < spacing) continue;
    steps.push(nextX - x, nextY - y);
    x = nextX;
    y = nextY;
  }
  return steps.length < 8 ? null : steps;
}

const home = [];
const abroad = [];
for (const { id, geometry } of countries) {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  for (const rings of polygons) {
    if (!rings.some((ring) => ring.some(inside))) continue;
    const isHome = id === INDONESIA;
    const encoded = rings
      .map((ring) => encode(ring, isHome ? SPACING.home : SPACING.abroad))
      .filter((ring) => ring !== null);
    if (encoded.length > 0) (isHome ? home : abroad).push(encoded);
  }
}

const lines = async (file) => (await readFile(file, 'utf8')).trim().split('\n').slice(1);
const regencies = new Map(
  (await lines('node_modules/idn-area-data/data/regencies.csv')).map((line) => {
    const [code, , name] = line.split(',');
    return [code, { name, isCity: name.startsWith('Kota') }];
  }),
);
const plain = (name) => name.replace(/^(Kota|Kabupaten)( Administrasi)? /, '');
/** Degrees per step of a place's numbers: about 100 m. */
const PLACE_STEP = 0.001;
/** Names by the zoom at which the map shows them: cities, regencies, districts. */
const places = [[], [], []];
const named = new Set();
const rows = (await lines('marketplace/address/catalogue/places.csv'))
  .map((line) => line.split(','))
  .filter(([code]) => code !== '');
// A regency lies at the place of its own name, else at its first one.
rows.sort(([codeA, , , nameA], [codeB, , , nameB]) => {
  const isOwn = (code, name) => Number(plain(regencies.get(code.slice(0, 5)).name) === name);
  return isOwn(codeB, nameB) - isOwn(codeA, nameA);
});
for (const [code, latitude, longitude, name] of rows) {
  const regency = regencies.get(code.slice(0, 5));
  const isFirst = !named.has(code.slice(0, 5));
  named.add(code.slice(0, 5));
  places[isFirst ? (regency.isCity ? 0 : 1) : 2].push([
    Math.round(longitude / PLACE_STEP),
    Math.round(latitude / PLACE_STEP),
    isFirst && regency.isCity ? plain(regency.name) : name,
  ]);
}
await writeFile(
  'src/views/map/baseMap.json',
  `${JSON.stringify({ step: STEP, home, abroad, placeStep: PLACE_STEP, places })}\n`,
);
console.log(`${home.length} islands of Indonesia, ${abroad.length} others, ${rows.length} places`);
