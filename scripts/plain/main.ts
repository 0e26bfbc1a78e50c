// npm run plain [-- --lower] [-- --list ROOM]: places that a reader stumbles over, by room, held by limits that only fall.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isCounted, placesIn } from './counts.ts';
import { faultsOf, roomOf, sumsOf, textOf, type Sums } from './limits.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LIMITS = path.join(ROOT, 'scripts/plain/limits.json');
/** Written by programs. */
const GENERATED = /^(?:tests\/model\/paths\/|docs\/machines\/|docs\/catalogue\.md$)/;

const { values } = parseArgs({
  options: { lower: { type: 'boolean', default: false }, list: { type: 'string' } },
});
const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 })
  .split('\0')
  .filter((file) => isCounted(file) && !GENERATED.test(file));
const places = files.flatMap((file) =>
  placesIn(file, readFileSync(path.join(ROOT, file), 'utf8')).map((place) => ({ file, place })),
);

if (values.list !== undefined) {
  const asked = values.list;
  for (const { file, place } of places.filter(({ file }) => roomOf(file) === asked || file.startsWith(asked)))
    console.log(`${file}:${place.line} ${place.kind}: ${place.text.slice(0, 160)}`);
  process.exit(0);
}
const sums = sumsOf(places.map(({ file, place }) => ({ room: roomOf(file), kind: place.kind })));
if (values.lower) {
  const before = JSON.parse(readFileSync(LIMITS, 'utf8')) as Sums;
  const risen = faultsOf(sums, before).filter(({ isAbove }) => isAbove);
  if (risen.length === 0) writeFileSync(LIMITS, `${JSON.stringify(sums, null, 2)}\n`);
}
const faults = faultsOf(sums, JSON.parse(readFileSync(LIMITS, 'utf8')) as Sums);
console.log(textOf(sums));
for (const { text } of faults) console.error(text);
process.exitCode = faults.length === 0 ? 0 : 1;
