import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { changesIn, type Change } from './changes.ts';
import { claimOf, ownStatements, sampleOf, type Claim, type Statement } from './sample.ts';
import { judged, textOf, type Judged, type Tried } from './verdict.ts';
import type { Asked } from './vitest.config.ts';

/** Changes that are tried of each claim. */
const CHANGES = 3;
/** A change may turn a loop into one without end. */
const PATIENCE_MS = 180_000;
/** So many claims at least are compared to find what is a claim's own. */
const COMPARED = 12;
const PRODUCT = /^(src|marketplace|server)\//;

interface Coverage {
  statementMap: Record<string, { start: { line: number }; end: { line: number } }>;
  s: Record<string, number>;
}

/** The tools come from here, what is broken and tested from the folder that the command is started in. */
const TOOLS = path.resolve(import.meta.dirname, '../..');
const root = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'claims-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Runs tests, all of the files where no titles are given: true when they passed, null where no title is of the files. */
function run(
  { files, titles }: { files: string[]; titles: string[] | null },
  change: Change | null,
  coverage: string | null,
): boolean | null {
  const asked: Asked = { titles, change, coverage };
  const file = path.join(folder, 'asked.json');
  const report = path.join(folder, 'report.json');
  rmSync(report, { force: true });
  writeFileSync(file, JSON.stringify(asked));
  const { status } = spawnSync(
    process.execPath,
    [
      path.join(TOOLS, 'node_modules/vitest/vitest.mjs'),
      'run',
      `--root=${root}`,
      `--config=${path.join(import.meta.dirname, 'vitest.config.ts')}`,
      '--reporter=json',
      `--outputFile=${report}`,
      ...files,
    ],
    { cwd: root, stdio: 'ignore', timeout: PATIENCE_MS, env: { ...process.env, CLAIM_RUN: file } },
  );
  if (status !== 0) return false;
  const { numPassedTests } = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number };
  return numPassedTests > 0 || null;
}

/** Which tests fail with a change: those of the claim come first, then those that speak of its area or of the file. */
function noticedBy(claim: Claim, change: Change, texts: ReadonlyMap<string, string>): Tried['noticedBy'] {
  if (run(claim, change, null) === false) return 'its tests';
  const area = claim.id.slice(0, claim.id.lastIndexOf('-') + 1);
  const name = path.basename(change.file).replace(/\.tsx?$/, '');
  const others = [...texts].filter(([, text]) => text.includes(`/${name}.ts`) || text.includes(area));
  const files = others.map(([file]) => file);
  return files.length > 0 && run({ files, titles: null }, change, null) === false ? 'other tests' : 'none';
}

/** The statements of the product that a claim's tests run: none where journeys alone prove it, null where they fail. */
function statementsOf(claim: Claim): Statement[] | null {
  const to = path.join(folder, claim.id);
  const hasPassed = run(claim, null, to);
  if (hasPassed !== true) return hasPassed === null ? [] : null;
  const covered = JSON.parse(readFileSync(path.join(to, 'coverage-final.json'), 'utf8')) as Record<
    string,
    Coverage
  >;
  return Object.entries(covered)
    .map(([file, coverage]) => ({ file: path.relative(root, file), coverage }))
    .filter(({ file }) => PRODUCT.test(file))
    .flatMap(({ file, coverage: { statementMap, s } }) =>
      Object.entries(statementMap)
        .filter(([key]) => (s[key] ?? 0) > 0)
        .map(([, { start, end }]) => ({ file, first: start.line, last: end.line })),
    );
}

async function changesOf(statements: readonly Statement[], seed: number): Promise<Change[]> {
  const files = Map.groupBy(statements, ({ file }) => file);
  const changes = await Promise.all(
    [...files].map(([file, own]) => changesIn(file, readFileSync(path.join(root, file), 'utf8'), own)),
  );
  return sampleOf(changes.flat(), CHANGES, seed);
}

/**
 * Changes lines that the tests of some entries run, and says which of these tests notice.
 *
 * @param count entries to be tried
 * @param seed the same one draws the same entries and changes while catalogue and code stay as they are
 * @param only entries to be tried in place of drawn ones
 * @param passed titles of the last `npm test`
 */
export async function breakClaims(
  count: number,
  seed: number,
  only: readonly string[],
  passed: readonly string[],
): Promise<Judged[]> {
  const ids = (
    parse(readFileSync(path.join(root, 'docs/requirements.yaml'), 'utf8')) as { id: string }[]
  ).map(({ id }) => id);
  const texts = new Map(
    globSync('tests/{unit,contract,server,ui,model}/**/*.test.{ts,tsx}', { cwd: root }).map((file) => [
      file,
      readFileSync(path.join(root, file), 'utf8'),
    ]),
  );
  const drawn = [...new Set([...only, ...sampleOf(ids, ids.length, seed)])];
  const known: { claim: Claim; statements: Statement[] }[] = [];
  for (const id of drawn) {
    if (known.length >= Math.max(count, COMPARED)) break;
    const claim = claimOf(id, passed, texts);
    // Journeys alone prove the others: they need a browser and what was built.
    if (claim.files.length === 0 || claim.titles.length === 0) continue;
    const statements = statementsOf(claim);
    if (statements === null) console.log(`${claim.id}: its tests fail without any change`);
    else if (statements.length > 0) known.push({ claim, statements });
  }
  for (const id of only)
    if (!known.some(({ claim }) => claim.id === id))
      console.log(`${id}: no test without a browser proves it`);
  const wanted =
    only.length > 0 ? known.filter(({ claim }) => only.includes(claim.id)) : known.slice(0, count);
  const results: Judged[] = [];
  for (const { claim, statements } of wanted) {
    const own = ownStatements(
      statements,
      known.map((one) => one.statements),
    );
    const tried: Tried[] = [];
    for (const change of await changesOf(own, seed)) {
      tried.push({ change, noticedBy: noticedBy(claim, change, texts) });
    }
    const result = judged(claim.id, tried);
    results.push(result);
    console.log(textOf(result));
  }
  return results;
}
