import { seeded } from '../../marketplace/catalogue/seededRandom.ts';
import { idsOf } from '../test/proof.mjs';

/** An entry of the catalogue with the tests that prove it. */
export interface Claim {
  id: string;
  /** Test files that name it, from the root of the project. */
  files: string[];
  /** Full names of the tests that passed and name it. */
  titles: string[];
}

/** A statement that a claim's tests run. */
export interface Statement {
  file: string;
  /** Lines from 1, both ends included. */
  first: number;
  last: number;
}

/** The first so many of a list in the order that a seed gives. */
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

/** A table of tests names an id without brackets. */
const namesId = (text: string, id: string) =>
  idsOf(text).includes(id) || new RegExp(`\\b${id}\\b`).test(text);

/** The statements of a claim that the fewest of all claims run: nothing is more its own. */
export function ownStatements(of: readonly Statement[], all: readonly (readonly Statement[])[]): Statement[] {
  const keyOf = ({ file, first, last }: Statement) => `${file}:${first}:${last}`;
  const times = new Map<string, number>();
  for (const one of all) for (const key of new Set(one.map(keyOf))) times.set(key, (times.get(key) ?? 0) + 1);
  const least = Math.min(...of.map((one) => times.get(keyOf(one)) ?? 0));
  return of.filter((one) => times.get(keyOf(one)) === least);
}
