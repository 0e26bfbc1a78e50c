import { seeded } from '../../marketplace/product/catalogue/seededRandom.ts';
import { idsOf } from '../test/proof.mjs';

/** An entry of the catalogue with the tests that prove it. */
export interface Claim {
  id: string;
  /** Test files that name it, from the root of the project. */
  files: string[];
  /** Full names of the tests that passed and name it. */
  titles: string[];
}

/** A statement of a file, or an arm of an expression; a place is its line times `LINE`, and its column. */
export interface Statement {
  file: string;
  from: number;
  to: number;
  isRun: boolean;
}
/** Longer than any line. */
export const LINE = 10_000;

/** The first `count` items of a list in the order that a seed gives. */
export function sampleOf<T>(list: readonly T[], count: number, seed: number): T[] {
  const { whole } = seeded(seed);
  const rest = [...list];
  return Array.from({ length: Math.min(count, rest.length) }, () =>
    rest.splice(whole(0, rest.length - 1), 1),
  ).flat();
}

/**
 * The tests of an entry that run without a browser.
 *
 * @param passed titles of the last `npm test`, journeys among them
 * @param texts test files with their text; journeys are not among them
 */
export function claimOf(id: string, passed: readonly string[], texts: ReadonlyMap<string, string>): Claim {
  return {
    id,
    files: [...texts].filter(([, text]) => namesId(text, id)).map(([file]) => file),
    titles: passed.filter((title) => idsOf(title).includes(id)),
  };
}

/** A table of tests has its ids without brackets. */
const namesId = (text: string, id: string) =>
  idsOf(text).includes(id) || new RegExp(`\\b${id}\\b`).test(text);

/** The distance of a product file from a claim: 0 where it names the entry, 1 where its tests name the file, else 2. */
export const distanceOf = (id: string, file: string, text: string, tests: readonly string[]) =>
  namesId(text, id) ? 0 : tests.some((test) => test.includes(file)) ? 1 : 2;

/**
 * The statements of a file that are within a function: the others run wherever the file is loaded, by the way. The code is
 * formatted, so what begins in a line without a margin is within none, but for the body of a function in that line.
 */
export function inFunctions(statements: readonly Statement[], text: string): Statement[] {
  const lines = text.split('\n');
  const isWithin = (one: Statement) =>
    statements.some(({ from, to }) => from <= one.from && one.to <= to && to - from > one.to - one.from);
  return statements.filter(
    (one) => /^\s/.test(lines[Math.floor(one.from / LINE) - 1] ?? '') || isWithin(one),
  );
}

const keyOf = ({ file, from, to }: Statement) => `${file}:${from}:${to}`;

/**
 * The statements that a claim's tests run, in groups: those that belong most to the claim come first. These are run by
 * few claims (a quarter of them, or the fewest that there are) and lie in the nearest files.
 */
export function ownStatements(
  of: readonly Statement[],
  all: readonly (readonly Statement[])[],
  distance: (file: string) => number,
): Statement[][] {
  const run = of.filter(({ isRun }) => isRun);
  const times = new Map(run.map((one) => [keyOf(one), 0]));
  for (const one of all) {
    for (const key of new Set(one.filter(({ isRun }) => isRun).map(keyOf))) {
      const known = times.get(key);
      if (known !== undefined) times.set(key, known + 1);
    }
  }
  const timesOf = (one: Statement) => times.get(keyOf(one)) ?? 0;
  const few = Math.max(Math.min(...run.map(timesOf)), Math.ceil(all.length / 4));
  const rank = (one: Statement) => {
    const far = distance(one.file) + (timesOf(one) <= few ? 0 : 3);
    return far * (all.length + 1) + timesOf(one);
  };
  return [...Map.groupBy(run, rank)].toSorted(([one], [other]) => one - other).map(([, group]) => group);
}
