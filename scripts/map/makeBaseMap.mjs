// node scripts/map/makeBaseMap.mjs: makes src/views/map/baseMap.json, the coasts around Indonesia, from world-atlas
// (Natural Earth 1:10m, public domain). Run by hand; only its result is used.
import { readFile, writeFile } from 'node:fs/promises';
import { feature } from 'topojson-client';

const INDONESIA = '360';
const BOUNDS = { west: 92, south: -13, east: 144, north: 9 };
/** Degrees of one step of the stored numbers; the source itself is no finer. */
const STEP = 0.004;

const atlas = JSON.parse(await readFile('node_modules/world-atlas/countries-10m.json', 'utf8'));
const countries = feature(atlas, atlas.objects.countries).features;

const inside = ([longitude, latitude]) =>
  longitude > BOUNDS.west && longitude < BOUNDS.east && latitude > BOUNDS.south && latitude < BOUNDS.north;
const clamp = (value, low, high) => Math.min(high, Math.max(low, value));

/** A ring as steps from point to point, clamped to the bounds; null when nothing of it is left. */
function encode(ring) {
  let x = 0;
  let y = 0;
  const steps = [];
  for (const [longitude, latitude] of ring) {
    const nextX = Math.round(clamp(longitude, BOUNDS.west, BOUNDS.east) / STEP);
    const nextY = Math.round(clamp(latitude, BOUNDS.south, BOUNDS.north) / STEP);
    if (steps.length > 0 && nextX === x && nextY === y) continue;
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
    const encoded = rings.map(encode).filter((ring) => ring !== null);
    if (encoded.length > 0) (id === INDONESIA ? home : abroad).push(encoded);
  }
}
await writeFile('src/views/map/baseMap.json', `${JSON.stringify({ step: STEP, home, abroad })}\n`);
console.log(`${home.length} islands of Indonesia, ${abroad.length} others`);
