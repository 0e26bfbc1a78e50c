import type { Page } from 'playwright';

/** Resolves when the whole page has hydrated, every section of it. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready="true"][data-settled]').waitFor({ state: 'attached' });
  // Sections hydrate one after the other, some only when they are wanted; React leaves its mark on what it has taken over.
  await page.waitForFunction(() => {
    const waiting = [...document.querySelectorAll('#app button')].filter(
      (button) => !Object.keys(button).some((key) => key.startsWith('__reactProps')),
    );
    for (const button of waiting) button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    return waiting.length === 0;
  });
}
