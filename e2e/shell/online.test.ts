import { PHONE_ONLY } from '../support/tags.ts';
import { expect, FAST_TRIES, test } from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';

test.use({ allowed: ['ERR_INTERNET_DISCONNECTED'], waits: FAST_TRIES });

test(
  '[ERR-62] what found no network comes by itself once online',
  PHONE_ONLY,
  async ({ page, open, context }) => {
    await open(SUITCASE);
    await context.setOffline(true);
    const lost = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Opsi lain' }).click();
    await lost;
    await context.setOffline(false);
    const sheet = page.getByRole('dialog', { name: 'Pengiriman' });
    await expect(sheet.getByRole('radio').first()).toBeVisible();
  },
);
