import type { Change } from './changes.ts';

/** A change that was tried. */
export interface Tried {
  change: Change;
  /** The tests of the claim fail with it, or others alone, or none. */
  noticedBy: 'its tests' | 'other tests' | 'none';
}

/** A claim with the changes that were tried, and the verdict on it. */
export interface Judged {
  id: string;
  tried: readonly Tried[];
  /** All that was changed was noticed by the tests that name the entry; null where nothing could be changed. */
  holds: boolean | null;
}

export function judged(id: string, tried: readonly Tried[]): Judged {
  return {
    id,
    tried,
    holds: tried.length === 0 ? null : tried.every((one) => one.noticedBy === 'its tests'),
  };
}

/** Per cent of the claims that hold, of those that could be tried; 100 where none could. */
export function shareOf(claims: readonly Judged[]): number {
  const counted = claims.filter(({ holds }) => holds !== null);
  return counted.length === 0 ? 100 : (100 * counted.filter(({ holds }) => holds).length) / counted.length;
}

/** A claim in a line, and each change that its tests did not notice in another. */
export function textOf({ id, tried, holds }: Judged): string {
  if (holds === null) return `${id}: nothing of its own could be changed`;
  const missed = tried.filter(({ noticedBy }) => noticedBy !== 'its tests');
  return [
    `${id}: ${tried.length - missed.length} of ${tried.length} changes noticed`,
    ...missed.map(({ change: { file, line, mutator, replacement }, noticedBy }) => {
      const by =
        noticedBy === 'none' ? 'noticed by no test that knows the file' : 'noticed by other tests alone';
      return `  ${file}:${line} ${mutator}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)} (${by})`;
    }),
  ].join('\n');
}
