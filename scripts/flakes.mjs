// npm run flakes -- [--only TITLE]... [--repeat 20] [--load 2]: plays journeys again and again, each round on servers of
// its own, with busy processes beside them, and says how often each failed and why.
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './setup/ensureBrowser.mjs';
import { ensureBuilt, ensureLabBuilt } from './setup/ensureBuilt.mjs';
import { ensureInstalled, NODE, projectEnv, ROOT } from './setup/ensureInstalled.mjs';
import { flakesOf, flakesText } from './test/flakes.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    repeat: { type: 'string', default: '20' },
    load: { type: 'string', default: '2' },
  },
});
const [repeat, load] = [values.repeat, values.load].map(Number);
if (!Number.isInteger(repeat) || repeat < 1 || !Number.isInteger(load) || load < 0) {
  console.error('--repeat takes a whole number from 1, --load one from 0');
  process.exit(1);
}
ensureInstalled();
const browser = ensureBrowser();
ensureBuilt();
ensureLabBuilt();

// A part of a title is enough, and its brackets are literal.
const pattern = values.only
  .map((title) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  .join('|');
const results = path.join(ROOT, 'test-results');
mkdirSync(results, { recursive: true });
const file = path.join(results, 'flakes.json');

/** The journeys that are played now. */
let playing = null;

async function playRound() {
  rmSync(file, { force: true });
  playing = spawn(
    NODE,
    [
      'node_modules/playwright/cli.js',
      'test',
      '--reporter=./scripts/test/journeyReporter.ts',
      ...(pattern === '' ? [] : ['--grep', pattern]),
    ],
    { cwd: ROOT, stdio: 'inherit', env: { ...projectEnv(), CHROME_PATH: browser, TEST_REPORT: file } },
  );
  const [status] = await once(playing, 'exit');
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  return { report, isWhole: status === 0 || report?.tests.some(({ ok }) => !ok) === true };
}

const busy = Array.from({ length: load }, () => spawn(NODE, ['-e', 'for (;;);'], { stdio: 'ignore' }));
process.on('exit', () => busy.forEach((child) => child.kill('SIGKILL')));
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    // The runner ends its browsers and servers itself, once it is told.
    if (playing !== null && playing.exitCode === null) {
      playing.kill('SIGINT');
      await once(playing, 'exit');
    }
    process.exit(1);
  });
}

const rounds = [];
for (let round = 1; round <= repeat; round += 1) {
  const played = await playRound();
  rounds.push(played);
  const failed = flakesOf([played.report]).filter(({ failures }) => failures > 0);
  const result = failed.length > 0 ? `failed: ${failed.length}` : played.isWhole ? 'ok' : 'no whole report';
  console.log(
    [`round ${round} of ${repeat}: ${result}`, ...(failed.length > 0 ? [flakesText(failed)] : [])].join('\n'),
  );
}
const rows = flakesOf(rounds.map(({ report }) => report));
console.log(`\n${flakesText(rows)}`);
const broken = rounds.filter(({ isWhole }) => !isWhole).length;
if (broken > 0) console.log(`${broken} of ${repeat} rounds ended with an error outside of the journeys`);
process.exit(broken === 0 && rows.length > 0 && rows.every(({ failures }) => failures === 0) ? 0 : 1);
