import { setTimeout as pause } from 'node:timers/promises';

/** Gap to the next arrival, in ms, of visitors who know nothing of each other: exponential with this mean rate a second. */
export const gapBefore = (rate: number, chance: number): number => (-Math.log(1 - chance) / rate) * 1_000;

/**
 * Begins a journey at each arrival, whether or not earlier ones have ended, and waits until all have.
 *
 * @param next - numbers in 0..1 that decide the gaps.
 * @returns the most journeys that were under way at once, and seconds by which the last one began too late.
 */
export async function arrive(
  { rate, seconds }: { rate: number; seconds: number },
  next: () => number,
  begin: () => Promise<void>,
): Promise<{ journeys: number; most: number; lateSeconds: number }> {
  const started = performance.now();
  const under = new Set<Promise<void>>();
  let [journeys, most, dueMs, lateMs] = [0, 0, 0, 0];
  for (;;) {
    dueMs += gapBefore(rate, next());
    if (dueMs > seconds * 1_000) break;
    const left = started + dueMs - performance.now();
    if (left > 1) await pause(left);
    else lateMs = Math.max(lateMs, -left);
    const journey = begin().finally(() => under.delete(journey));
    under.add(journey);
    journeys += 1;
    most = Math.max(most, under.size);
  }
  await Promise.all(under);
  return { journeys, most, lateSeconds: lateMs / 1_000 };
}
