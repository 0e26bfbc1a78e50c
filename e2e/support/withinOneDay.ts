import { expect, test } from 'playwright/test';

const DAY_MS = 86_400_000;
/** Days of the shop begin at midnight in Jakarta. */
const OFFSET_MS = 7 * 3_600_000;
const leftMs = () => DAY_MS - ((Date.now() + OFFSET_MS) % DAY_MS);

/** A journey of at most so many ms, whose days are counted from today, begins tomorrow where less is left of today. */
export async function withinOneDay(ms: number): Promise<void> {
  if (leftMs() > ms) return;
  test.setTimeout(test.info().timeout + ms);
  await expect.poll(leftMs, { timeout: ms + 1_000, message: 'a new day begins' }).toBeGreaterThan(ms);
}
