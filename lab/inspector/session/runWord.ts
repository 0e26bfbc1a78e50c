export const RUN_KEY = 'lab-run';

/** The word of a run in the part of an address after the hash. */
export function runWordIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get(RUN_KEY);
}
