// npm run mutants [-- --only <part>] [-- --file <file>] [-- --tests <file or folder>] [-- --since <commit>] [-- --sample <n>] [-- --static] [-- --json]:
// which changes of the code no test notices.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles } from '../lab/changedFiles.mjs';
import { runInGroup } from './mutants/ownGroup.mjs';
import { fileOf, isMutated, PARTS, THRESHOLD } from './mutants/parts.mjs';
import { resultsOf, survivorText } from './mutants/results.mjs';
import { ensureInstalled, NODE, projectEnv, ROOT } from './setup/ensureInstalled.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    file: { type: 'string', multiple: true },
    tests: { type: 'string', multiple: true },
    since: { type: 'string' },
    sample: { type: 'string' },
    static: { type: 'boolean' },
    json: { type: 'boolean' },
  },
});
// With --json only the answer goes to the standard output.
const say = values.json === true ? console.error : console.log;
const fail = (message) => {
  console.error(message);
  process.exit(1);
};

function changedSince(part) {
  try {
    return changedFiles(ROOT, values.since, part);
  } catch (error) {
    return fail(error.message);
  }
}

/** The files to be tried, null for all of a part. */
function filesOf({ part, only }) {
  const changed = values.since === undefined ? null : changedSince(part);
  const named = values.file?.filter((file) => file.startsWith(`${part}/`)) ?? null;
  const files =
    named === null || changed === null ? (named ?? changed) : named.filter((file) => changed.includes(file));
  return files?.filter((file) => isMutated({ part, only }, file)) ?? null;
}

for (const file of [...(values.file ?? []), ...(values.tests ?? [])]) {
  if (!existsSync(path.join(ROOT, file))) fail(`there is no ${file}`);
}
const sample = Number(values.sample ?? '1');
if (!Number.isInteger(sample) || sample < 1) fail(`"${values.sample}" is no number of mutants`);
const wanted = values.only ?? PARTS.map(({ part }) => part);
for (const part of wanted) {
  if (!PARTS.some((one) => one.part === part))
    fail(`unknown part "${part}"; there are ${PARTS.map((one) => one.part).join(', ')}`);
}
ensureInstalled();
const equal = JSON.parse(readFileSync(path.join(ROOT, 'scripts/mutants/equal.json'), 'utf8'));
const results = [];
for (const { part, only, tests } of PARTS) {
  if (!wanted.includes(part)) continue;
  const files = filesOf({ part, only });
  if (files?.length === 0) continue;
  say(`\n== ${part}`);
  const report = path.join(ROOT, fileOf(part, 'report'));
  rmSync(report, { force: true });
  const status = await runInGroup(
    NODE,
    [
      'node_modules/@stryker-mutator/core/bin/stryker.js',
      'run',
      'scripts/mutants/stryker.config.mjs',
      ...(files === null ? [] : ['--mutate', files.join(',')]),
    ],
    {
      cwd: ROOT,
      stdio: ['ignore', values.json === true ? 2 : 'inherit', 'inherit'],
      env: {
        ...projectEnv(),
        MUTANTS_PART: part,
        MUTANTS_TESTS: (values.tests ?? tests).join(','),
        MUTANTS_TIMES: path.join(ROOT, fileOf(part, 'times')),
        MUTANTS_SAMPLE: String(sample),
        MUTANTS_STATIC: values.static === true ? '1' : '',
      },
    },
  );
  if (status !== 0 || !existsSync(report)) fail(`${part}: the mutation tester ended with ${status}`);
  const { files: all } = JSON.parse(readFileSync(report, 'utf8'));
  const asked = Object.entries(all).filter(([file]) => files === null || files.includes(file));
  const result = resultsOf({ files: Object.fromEntries(asked) }, equal, sample);
  results.push({ part, ...result });
  for (const survivor of result.survivors) say(survivorText(survivor));
  for (const { file, line } of result.stale)
    say(`  equal.json excuses what is no longer there: ${file}: ${line}`);
}

const hasFailed = results.some(
  // Up to 1% may be untried, since a mutant can end its own thread.
  ({ share, counted, stale, untried }) =>
    share < THRESHOLD || stale.length > 0 || untried.length * 100 > counted,
);
if (values.json === true) console.log(JSON.stringify({ threshold: THRESHOLD, parts: results }, null, 1));
else {
  say('');
  for (const { part, killed, counted, excused, unevaluated, untried, share } of results) {
    const more = [
      ...(sample > 1 ? [`every ${sample}th of them`] : []),
      ...(excused > 0 ? [`${excused} equal`] : []),
      ...(unevaluated > 0 ? [`${unevaluated} of what is evaluated on loading left out`] : []),
      ...(untried.length > 0 ? [`${untried.length} could not be tried: ${untried[0]}`] : []),
    ];
    say(
      `${part}: ${killed} of ${counted} killed, ${share.toFixed(1)}%${share < THRESHOLD ? ` (at least ${THRESHOLD}%)` : ''}${more.length > 0 ? `; ${more.join(', ')}` : ''}`,
    );
  }
  if (results.length === 0) say('nothing to try there');
}
process.exit(hasFailed ? 1 : 0);
