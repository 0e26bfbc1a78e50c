// Measures everything in turn and prints it. Started by scripts/bench.mjs, which builds first.
import { measureBrowser } from './browserFigures.ts';
import { compareBrowser } from './browserTurns.ts';
import { tableOf, toJson } from './figures.ts';
import { measureFiles } from './fileFigures.ts';
import { measureHtml } from './htmlFigures.ts';
import { measureLab } from './labFigures.ts';
import { measureLighthouse } from './lighthouseFigures.ts';
import { measureMemory } from './memoryFigures.ts';
import { readOptions } from './options.mjs';
import { measureOverload } from './overloadFigures.ts';
import { measurePart } from './parts.ts';
import { measureScale } from './scaleFigures.ts';
import { measureReviews } from './reviewFigures.ts';
import { measureAtRest } from './restFigures.ts';
import { ROOT } from './server.ts';
import { measureServer } from './serverFigures.ts';
import { compareServer } from './serverTurns.ts';
import { describeMachine } from './machine.ts';
import { measureStart } from './startFigures.ts';
import { verdictOf } from './turns.ts';

const PARTS = [
  { name: 'built files', measure: measureFiles, isExact: true },
  { name: 'requests of a page at rest', measure: measureAtRest, isExact: true },
  { name: 'documents', measure: measureHtml, isExact: true },
  { name: 'pages in a browser', measure: measureBrowser, compare: compareBrowser },
  { name: 'lighthouse', measure: measureLighthouse, isLong: true },
  { name: 'the page below the inspector', measure: measureLab },
  { name: 'start', measure: measureStart },
  { name: 'pages a second', measure: measureServer, compare: compareServer },
  { name: 'lists of reviews', measure: measureReviews },
  { name: 'past capacity', measure: measureOverload },
  { name: 'a shop of many hosts', measure: measureScale, isExact: true, isLong: true },
  { name: 'memory over 20,000 renders', measure: measureMemory, isLong: true },
];

const { isJson, isQuick, only, against, rounds } = readOptions(process.argv.slice(2));
// An interrupt leaves nothing running: started processes are ended when this one exits.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const started = Date.now();
const machine = describeMachine();
const figures = [];
const failures = [];
const wanted = PARTS.filter(({ name, isLong }) => name.includes(only) && !(isQuick && isLong));
for (const part of wanted) {
  console.error(`${((Date.now() - started) / 1000).toFixed(0).padStart(4)} s  ${part.name}`);
  try {
    figures.push(...(await measurePart(part, { here: ROOT, there: against, rounds })));
  } catch (error) {
    // A part that fails is reported at the end; the others are still measured.
    failures.push(`${part.name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
if (wanted.length === 0) {
  const names = PARTS.map(({ name }) => `"${name}"`).join(', ');
  failures.push(`no part has "${only}" in its name; they are ${names}`);
}
const { lines, doubts } = verdictOf(figures);
const doubted = doubts.map((doubt) => `Not to be believed: ${doubt}`);
const missing = failures.map((failure) => `Not measured: ${failure}`);
if (isJson) console.log(toJson(figures, machine, [...failures, ...doubted]));
else for (const line of [...tableOf(figures, machine), ...lines]) console.log(line);
for (const line of [...missing, ...doubted]) console.error(line);
// A part that was given up may still wait for something: the bench ends without it.
process.exit(missing.length + doubted.length === 0 ? 0 : 1);
