import type { Locator, Page } from 'playwright/test';
import { test } from '../support/labPanel.ts';
import { NEVER_ON_PHONE, NIGHTLY, tagged } from '../support/tags.ts';
import { expect } from '../support/test.ts';

/** More than the page and the panel have together. */
const MOST_STOPS = 250;

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} was not reached`);
}
const press = async (page: Page, target: Locator, key = 'Enter') => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

test(
  'the lab works by keyboard alone: chart, events, waiting, sequence, record, closing',
  tagged(NIGHTLY, NEVER_ON_PHONE),
  async ({ page, lab }) => {
    // Some hundred stops of the Tab key.
    test.setTimeout(300_000);
    await page.goto('/p/x/RMB-00012-01');
    await page.locator('html[data-settled]').waitFor({ state: 'attached' });
    const opener = page.getByRole('link', { name: /Masuk/ }).locator('visible=true').first();
    await opener.focus();
    await page.keyboard.press('Control+Shift+L');
    await expect(lab.getByRole('tab', { name: 'Chart' })).toBeFocused();

    await test.step('chart: another actor, its states, an event', async () => {
      await press(page, lab.getByRole('navigation').getByRole('button', { name: /^toast/ }));
      await expect(lab.getByRole('heading', { name: 'toast', exact: true })).toBeVisible();
      await tabTo(page, lab.getByRole('application'));
      const before = await lab.locator('svg.picture').getAttribute('viewBox');
      await page.keyboard.press('ArrowRight');
      await expect(lab.locator('svg.picture')).not.toHaveAttribute('viewBox', before ?? '');
      await press(page, lab.getByRole('button', { name: /^toast\.shown/ }).first());
      await expect(lab.locator('.now').getByText('shown', { exact: true })).toBeVisible();
    });

    await test.step('events: one is looked at, and the page goes back to it and returns', async () => {
      await press(page, lab.getByRole('tab', { name: 'Chart' }), 'ArrowRight');
      await expect(lab.getByRole('tab', { name: 'Events' })).toBeFocused();
      await press(
        page,
        lab
          .getByRole('list')
          .getByRole('button', { name: /toast\.shown/ })
          .first(),
      );
      await press(page, lab.getByRole('button', { name: 'Show the page after this' }));
      await press(page, lab.getByRole('button', { name: 'Back to now' }));
      await expect(lab.getByText('now', { exact: true })).toBeVisible();
    });

    await test.step('waiting: every answer is held, and let go', async () => {
      await press(page, lab.getByRole('tab', { name: 'Events' }), 'ArrowRight');
      const hold = lab.getByRole('button', { name: 'Hold every answer' });
      await press(page, hold, 'Space');
      await expect(hold).toHaveAttribute('aria-pressed', 'true');
      await press(page, hold, 'Space');
      await expect(hold).toHaveAttribute('aria-pressed', 'false');
    });

    await test.step('sequence: it can be scrolled', async () => {
      await press(page, lab.getByRole('tab', { name: 'Waiting' }), 'ArrowRight');
      await tabTo(page, lab.getByRole('region', { name: 'Sequence of messages' }));
    });

    await test.step('record: the shortest way becomes a test', async () => {
      await press(page, lab.getByRole('tab', { name: 'Sequence' }), 'ArrowRight');
      await press(page, lab.getByRole('button', { name: 'Shortest way to the same end' }));
      await press(page, lab.getByRole('button', { name: 'Vitest' }));
      await expect(lab.getByLabel('Source of the test')).toHaveValue(/toast/);
    });

    await test.step('higher, folded, unfolded, away', async () => {
      const edge = lab.getByRole('separator', { name: 'Height of the lab' });
      const before = Number(await edge.getAttribute('aria-valuenow'));
      await press(page, edge, 'ArrowUp');
      await expect.poll(async () => Number(await edge.getAttribute('aria-valuenow'))).toBeGreaterThan(before);
      await press(page, lab.getByRole('button', { name: 'Fold', exact: true }));
      await press(page, lab.getByRole('button', { name: 'Unfold' }));
      await expect(lab.getByRole('tablist')).toBeVisible();
      await page.keyboard.press('Control+Shift+L');
      await expect(lab).toHaveCount(0);
      await expect(opener).toBeFocused();
    });
  },
);
