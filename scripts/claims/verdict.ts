import type { Change } from './changes.ts';

/** A change and its result. */
export interface Tried {
  change: Change;
  /** The tests of the claim fail with it, or others alone, or none. */
  noticedBy: 'its tests' | 'other tests' | 'none';
}

/** A claim with its changes, and the verdict. */
export interface Judged {
  id: string;
  tried: readonly Tried[];
  /** True when its own tests noticed a change, and no change went unnoticed; null where nothing could be changed. */
  holds: boolean | null;
}

const timesOf = (tried: readonly Tried[], by: Tried['noticedBy']) =>
  tried.filter(({ noticedBy }) => noticedBy === by).length;

export const judged = (id: string, tried: readonly Tried[]): Judged => ({
  id,
  tried,
  holds: tried.length === 0 ? null : timesOf(tried, 'its tests') > 0 && timesOf(tried, 'none') === 0,
});

/** Claims that hold, claims that could be tried, and claims whose own tests noticed every change. */
export function countsOf(claims: readonly Judged[]): { held: number; counted: number; strict: number } {
  const counted = claims.filter(({ holds }) => holds !== null);
  return {
    held: counted.filter(({ holds }) => holds).length,
    counted: counted.length,
    strict: counted.filter(({ tried }) => timesOf(tried, 'its tests') === tried.length).length,
  };
}

/** Per cent; 100 when there are none. */
export const shareOf = (part: number, all: number) => (all === 0 ? 100 : (100 * part) / all);

const shortened = (code: string) => code.replaceAll(/\s+/g, ' ').slice(0, 80);

/** A claim in a line, and each change that its tests did not notice in another. */
export function textOf({ id, tried, holds }: Judged): string {
  if (holds === null) return `${id}: nothing of its own could be changed`;
  const [own, others, none] = (['its tests', 'other tests', 'none'] as const).map((by) => timesOf(tried, by));
  const verdict = holds ? 'holds' : none === 0 ? 'too wide' : 'lives';
  return [
    `${id}: ${verdict}; noticed by its tests ${own}, by others ${others}, by none ${none}`,
    ...tried
      .filter(({ noticedBy }) => noticedBy !== 'its tests')
      .map(({ change: { file, line, mutator, original, replacement }, noticedBy }) => {
        const by =
          noticedBy === 'none' ? 'noticed by no test that knows the file' : 'noticed by other tests alone';
        return `  ${file}:${line} ${mutator}: ${shortened(original)} → ${shortened(replacement)} (${by})`;
      }),
  ].join('\n');
}
