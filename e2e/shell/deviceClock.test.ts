import { NIGHTLY, PHONE_ONLY } from '../support/tags.ts';
import { expect, ready, test } from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const HOUR = 3_600_000;
/** Calls that the server has made already; without its state the page would repeat them all. */
const SENT = /_summary|\/description$|\/specifications$|\/highlights$/;

for (const [name, wrongBy, when] of [
  ['right', 0, NIGHTLY],
  ['an hour ahead', HOUR, PHONE_ONLY],
  ['a year behind', -365 * 24 * HOUR, PHONE_ONLY],
] as const) {
  test(
    `[CLOCK-01, SHELL-02] uses the sent state with a device clock that is ${name}`,
    when,
    async ({ page }) => {
      await page.addInitScript((ms) => {
        const real = Date.now;
        Date.now = () => real() + ms;
      }, wrongBy);
      const again: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/backend/') && SENT.test(pathname)) again.push(pathname);
      });
      await page.goto(SUITCASE);
      const heading = await page.locator('h1').elementHandle();
      await ready(page);
      expect(await page.evaluate((one) => one?.isConnected, heading)).toBe(true);
      expect(again).toEqual([]);
    },
  );
}
