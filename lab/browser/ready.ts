import type { Page } from 'playwright';
import { takeOver } from './takeOver.ts';

/** Resolves when the whole page has hydrated, every section of it. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready="true"][data-settled]').waitFor({ state: 'attached' });
  await page.waitForFunction(takeOver);
}
