import type { Page } from 'playwright/test';
import { expect, holdBack, ready, test } from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const ADDRESSES = /\/backend\/member\/addresses/;

declare global {
  interface Window {
    said: Set<string>;
    shifts: number;
  }
}

/** From the first drawing on: each text that can be seen of a delivery, and what moves. */
async function readEachFrame(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.said = new Set();
    window.shifts = 0;
    const read = () => {
      // Each element by itself: names of classes are the build's.
      const all = document.querySelectorAll<HTMLElement>('#shipping, header button, aside p, main button');
      for (const one of all)
        if (one.checkVisibility({ checkVisibilityCSS: true })) window.said.add(one.innerText);
      requestAnimationFrame(read);
    };
    requestAnimationFrame(read);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifts += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
const said = (page: Page) => page.evaluate(() => [...window.said].join(' | '));
const shifts = (page: Page) => page.evaluate(() => window.shifts);

test('[SHIP-24] a member never reads the delivery of another place, and nothing moves', async ({ page }) => {
  await readEachFrame(page);
  const letGo = await holdBack(page, ADDRESSES);
  const answer = await page.request.post('/login', {
    form: { member: 'member-budi', redirect: SUITCASE },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  await page.goto(SUITCASE);
  await ready(page);
  await expect(page.locator('#shipping')).toContainText('memuat tujuan');
  expect(await said(page)).not.toMatch(/Gambir|Gubeng|[Tt]iba /);
  letGo();
  await expect(page.locator('#shipping')).toContainText('Dikirim ke Gubeng, Kota Surabaya');
  await expect(page.locator('#shipping')).toContainText(/ ke Gubeng, Rp/);
  expect(await said(page)).not.toContain('Gambir');
  expect(await said(page)).toContain('Gubeng');
  expect(await shifts(page)).toBeLessThan(0.01);
});

test('[SHIP-25] a guest whose tab keeps a choice never reads of the default', async ({ page, open }) => {
  await open(SUITCASE);
  await page.evaluate(() => {
    const kept = {
      addressId: null,
      province: 'Jawa Timur',
      city: 'Kota Surabaya',
      district: 'Gubeng',
      subdistrict: 'Airlangga',
      postalCode: '60286',
      geolocation: null,
    };
    sessionStorage.setItem('destination', JSON.stringify(kept));
  });
  await readEachFrame(page);
  const come = await holdBack(page, /\/assets\/.*\.js/);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Also where the page is idle before all of it has hydrated, as on a busy machine.
  await page.evaluate(async () => {
    document.documentElement.dataset['settled'] = 'true';
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  expect(await said(page)).not.toContain('Gambir');
  come();
  await ready(page);
  await expect(page.locator('#shipping')).toContainText('Dikirim ke Gubeng, Kota Surabaya');
  expect(await said(page)).not.toContain('Gambir');
});
