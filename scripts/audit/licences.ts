import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LockedPackages } from './shipped.ts';

/** Licences that require no more than attribution, by their SPDX names. */
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Zlib',
  'Unlicense',
  'CC0-1.0',
  'Python-2.0',
];

/** One package, or several by a name that ends in `*`, that may have one more licence. */
export interface LicenceException {
  packages: string;
  licence: string;
  reason: string;
}
export interface LicencedPackage {
  name: string;
  /** An SPDX expression; null where the package has none. */
  licence: string | null;
}

/** Packages that are installed below a folder, with the licence that each states. */
export function installedPackages(root: string, locked: LockedPackages): LicencedPackage[] {
  return Object.entries(locked).flatMap(([place, entry]) => {
    const file = path.join(root, place, 'package.json');
    if (place === '' || !existsSync(file)) return [];
    const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as {
      license?: string | { type?: string };
      licenses?: { type?: string }[];
    };
    const stated = typeof license === 'object' ? license.type : license;
    // An old form: a list of alternatives.
    const listed = licenses?.map(({ type }) => type).join(' OR ');
    return [{ name: nameOf(place), licence: stated ?? listed ?? entry.license ?? null }];
  });
}

/** The name of a package by its place in the lockfile. */
export const nameOf = (place: string) =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Faults: packages whose licence is not allowed, and exceptions for packages that are not installed. */
export function licenceFaults(
  installed: readonly LicencedPackage[],
  locked: LockedPackages,
  exceptions: readonly LicenceException[],
): string[] {
  const forbidden = installed.flatMap(({ name, licence }) => {
    const more = exceptions.filter(({ packages }) => matches(packages, name)).map((one) => one.licence);
    if (licence === null) return [`${name} states no licence`];
    return isSatisfied(licence, new Set([...ALLOWED, ...more])) ? [] : [`${name} is under ${licence}`];
  });
  const names = Object.keys(locked).map(nameOf);
  const stale = exceptions
    .filter(({ packages }) => !names.some((name) => matches(packages, name)))
    .map(({ packages }) => `the exception for ${packages} is for nothing any more`);
  return [...new Set([...forbidden, ...stale])];
}

const matches = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** Tells whether these licences satisfy an SPDX expression; false for one that cannot be read. */
export function isSatisfied(expression: string, allowed: ReadonlySet<string>): boolean {
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const one = (): boolean => {
    const word = words[at++];
    if (word === '(') {
      const inner = anyOf();
      return words[at++] === ')' && inner;
    }
    const licence = words[at] === 'WITH' ? `${word} WITH ${words[(at += 2) - 1]}` : word;
    return licence !== undefined && allowed.has(licence);
  };
  const allOf = (): boolean => {
    let all = one();
    for (; words[at] === 'AND';) {
      at += 1;
      all = one() && all;
    }
    return all;
  };
  const anyOf = (): boolean => {
    let any = allOf();
    for (; words[at] === 'OR';) {
      at += 1;
      any = allOf() || any;
    }
    return any;
  };
  const result = anyOf();
  return result && at === words.length;
}
