import type { Page } from 'playwright/test';
import { expect } from './test.ts';

/** A day that was tomorrow when it was opened is today once it is midnight at the store. */
const NAMES = '(?:besok|hari ini)';

/**
 * Picks a slot of the day that is open and waits until it is held; returns a pattern of what its day and hours are
 * called: "besok, 28 Nov 08.00–10.00".
 */
export async function pickSlot(page: Page, hours: string): Promise<string> {
  const shipping = page.locator('#shipping');
  const asked = page.waitForRequest(/\/_resolve\?slotId=/);
  await shipping.getByRole('radio', { name: new RegExp(hours) }).check();
  // RNC-MENTENG.20261128.0800
  const [, date = ''] = new URL((await asked).url()).searchParams.get('slotId')?.split('.') ?? [];
  const day = String.raw`${NAMES}, ${Number(date.slice(6))}\s[A-Z][a-z]{2} ${hours}`;
  await expect(shipping.getByText(new RegExp(`^Tiba ${day} ke `))).toBeVisible();
  return day;
}

/** Slots of tomorrow are there at every hour of the day. */
export async function pickTomorrow(page: Page, hours = '08.00–\u206010.00'): Promise<string> {
  await page.locator('#shipping').getByRole('button', { name: 'Besok', exact: true }).click();
  return pickSlot(page, hours);
}
