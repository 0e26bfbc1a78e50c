import path from 'node:path';

/** A reason for equal code: both places of a pair are in one of its files. */
export interface Kind {
  kind: string;
  files: string[];
  /** Most pairs of this kind: lower it when one goes. */
  most: number;
  reason: string;
}
/** Two places with the same code; lines count from 1. */
export interface Pair {
  firstFile: { name: string; start: number; end: number };
  secondFile: { name: string; start: number; end: number };
}

const placeOf = ({ name, start, end }: Pair['firstFile']) => `${name}:${start}-${end}`;
const isOf = ({ files }: Kind, { firstFile, secondFile }: Pair) =>
  [firstFile, secondFile].every(({ name }) => files.some((file) => path.matchesGlob(name, file)));

/** Counts the pairs of each kind and lists faults: pairs of no kind, too many of one, a kind without pairs. */
export function judgePairs(pairs: readonly Pair[], kinds: readonly Kind[]) {
  const found = new Map<string, Pair[]>(kinds.map(({ kind }) => [kind, []]));
  const faults: string[] = [];
  for (const pair of pairs) {
    const kind = kinds.find((one) => isOf(one, pair));
    if (kind === undefined)
      faults.push(`${placeOf(pair.firstFile)} stands again at ${placeOf(pair.secondFile)}, of no kind`);
    else found.get(kind.kind)?.push(pair);
  }
  const counts = kinds.map(({ kind, most }) => {
    const all = found.get(kind) ?? [];
    if (all.length === 0) faults.push(`"${kind}" explains nothing any more`);
    if (all.length > most) {
      faults.push(`"${kind}" has ${all.length} pairs, and ${most} are explained:`);
      for (const pair of all) faults.push(`  ${placeOf(pair.firstFile)} ~ ${placeOf(pair.secondFile)}`);
    }
    return { kind, count: all.length };
  });
  return { counts, faults };
}
