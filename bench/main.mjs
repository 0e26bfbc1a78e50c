// Measures everything in turn and prints it. Started by scripts/bench.mjs, which builds first. `--only <word>` measures the
// parts that have the word in their name.
import { measureBrowser } from './browserFigures.ts';
import { printTable, toJson } from './figures.ts';
import { measureFiles } from './fileFigures.ts';
import { measureHtml } from './htmlFigures.ts';
import { measureLab } from './labFigures.ts';
import { measureMemory, measureServer } from './serverFigures.ts';
import { describeMachine } from './machine.ts';
import { measureStart } from './startFigures.ts';

const isJson = process.argv.includes('--json');
const isQuick = process.argv.includes('--quick');
const onlyAt = process.argv.indexOf('--only');
const only = onlyAt < 0 ? '' : (process.argv[onlyAt + 1] ?? '');
const started = Date.now();
const machine = describeMachine();
const figures = [];
const failures = [];
/** Every part, measured or not. */
const names = [];

/** One part that breaks is told at the end; the others are still measured. */
async function part(name, measure) {
  names.push(name);
  if (!name.includes(only)) return;
  console.error(`${((Date.now() - started) / 1000).toFixed(0).padStart(4)} s  ${name}`);
  try {
    figures.push(...(await measure()));
  } catch (error) {
    failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

await part('built files', measureFiles);
await part('documents', measureHtml);
await part('pages in a browser', measureBrowser);
await part('the page below the inspector', measureLab);
await part('start', measureStart);
await part('pages a second', measureServer);
if (!isQuick) await part('memory over 20,000 renders', measureMemory);

if (!names.some((name) => name.includes(only))) {
  failures.push(`no part has "${only}" in its name; they are ${names.map((name) => `"${name}"`).join(', ')}`);
}
if (isJson) console.log(toJson(figures, machine, failures));
else printTable(figures, machine);
for (const failure of failures) console.error(`Not measured: ${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;
