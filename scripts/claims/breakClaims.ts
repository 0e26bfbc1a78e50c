import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import house from '../../areas.json' with { type: 'json' };
import equal from '../mutants/equal.json' with { type: 'json' };
import { requirementsIn } from '../test/requirements.mjs';
import { changesIn, type Change } from './changes.ts';
import { keptStatements } from './kept.ts';
import { root, run, statementsOf } from './runs.ts';
import {
  claimOf,
  distanceOf,
  inFunctions,
  ownStatements,
  sampleOf,
  type Claim,
  type Statement,
} from './sample.ts';
import { judged, textOf, type Judged, type Tried } from './verdict.ts';

/** Number of changes that are tried for each claim. */
const CHANGES = 3;
/** Least number of claims that are compared to find the code of one claim alone. */
const COMPARED = 12;

type Texts = ReadonlyMap<string, string>;

const AREAS = new Set(Object.keys(house.areas));
/** The area in whose folder a file lies; the page host is one, with the render that it asks for. */
const areaOf = (file: string) =>
  /^(?:(?:tests\/)?server|src\/app)\//.test(file)
    ? 'server'
    : file.split('/').find((folder) => AREAS.has(folder));

/**
 * Runs the claim's tests with a change, then those that name the file, those with the claim's prefix, and those in the
 * folders of the file's area, until one fails.
 */
function noticedBy(claim: Claim, change: Change, texts: Texts): Tried['noticedBy'] {
  if (run(claim, change) === false) return 'its tests';
  const prefix = claim.id.slice(0, claim.id.lastIndexOf('-') + 1);
  const name = `/${path.basename(change.file).replace(/\.tsx?$/, '')}.ts`;
  const area = areaOf(change.file);
  const kindOf = (file: string, text: string) => {
    if (text.includes(name)) return 'of the file';
    if (text.includes(prefix)) return 'of the prefix';
    return area !== undefined && areaOf(file) === area ? 'of the area' : null;
  };
  const others = Map.groupBy(texts, ([file, text]) => kindOf(file, text));
  const hasNoticed = (['of the file', 'of the prefix', 'of the area'] as const).some((kind) => {
    const files = (others.get(kind) ?? []).map(([file]) => file);
    return files.length > 0 && run({ files, titles: null }, change) === false;
  });
  return hasNoticed ? 'other tests' : 'none';
}

/** The changes to be tried, taken from the code that belongs most to the claim. */
async function changesOf(
  { id, files }: Claim,
  statements: readonly Statement[],
  { all, seed, texts }: { all: readonly (readonly Statement[])[]; seed: number; texts: Texts },
): Promise<Change[]> {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const tests = files.map((file) => texts.get(file) ?? '');
  const inFiles = Map.groupBy(statements, ({ file }) => file);
  const distances = new Map(
    [...inFiles.keys()].map((file) => [file, distanceOf(id, file, read(file), tests)]),
  );
  const changes: Change[] = [];
  const asked = [...inFiles].flatMap(([file, own]) => inFunctions(own, read(file)));
  for (const group of ownStatements(asked, all, (file) => distances.get(file) ?? 0)) {
    const found = await Promise.all(
      [...Map.groupBy(group, ({ file }) => file)].map(([file, own]) =>
        changesIn(file, read(file), { asked: own, all: inFiles.get(file) ?? [] }, equal),
      ),
    );
    const drawn = sampleOf(found.flat(), Infinity, seed).filter(({ isExcused }) => !isExcused);
    changes.push(...drawn.slice(0, CHANGES - changes.length));
    if (changes.length === CHANGES) break;
  }
  return changes;
}

/**
 * Changes lines that the tests of some entries run, and says which of these tests notice.
 *
 * @param count entries to be tried
 * @param seed the same one draws the same entries; the same changes while no more claims are known
 * @param only entries to be tried in place of drawn ones
 * @param passed titles of the last `npm test`
 */
export async function breakClaims(
  count: number,
  seed: number,
  only: readonly string[],
  passed: readonly string[],
): Promise<Judged[]> {
  const ids = requirementsIn(root).map(({ id }) => id);
  const texts = new Map(
    globSync('tests/{unit,contract,server,ui,model}/**/*.test.{ts,tsx}', { cwd: root }).map((file) => [
      file,
      readFileSync(path.join(root, file), 'utf8'),
    ]),
  );
  const drawn = [...new Set([...only, ...sampleOf(ids, ids.length, seed)])];
  const kept = keptStatements(root);
  const known: { claim: Claim; statements: Statement[] }[] = [];
  for (const id of drawn) {
    if (known.length >= Math.max(count, COMPARED)) break;
    const claim = claimOf(id, passed, texts);
    // Only journeys prove the others: they need a browser and a build.
    if (claim.files.length === 0 || claim.titles.length === 0) continue;
    const statements = kept.of(claim, statementsOf);
    if (statements === null) console.log(`${claim.id}: its tests fail without any change`);
    else if (statements.length > 0) known.push({ claim, statements });
  }
  for (const id of only)
    if (!known.some(({ claim }) => claim.id === id))
      console.log(`${id}: no test without a browser proves it`);
  const wanted =
    only.length > 0 ? known.filter(({ claim }) => only.includes(claim.id)) : known.slice(0, count);
  const all = kept.all();
  const results: Judged[] = [];
  for (const { claim, statements } of wanted) {
    const tried: Tried[] = [];
    for (const change of await changesOf(claim, statements, { all, seed, texts })) {
      tried.push({ change, noticedBy: noticedBy(claim, change, texts) });
    }
    const result = judged(claim.id, tried);
    results.push(result);
    console.log(textOf(result));
  }
  return results;
}
