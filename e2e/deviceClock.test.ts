import { expect, ready, test } from './support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const HOUR = 3_600_000;

for (const [name, wrongBy] of [
  ['an hour ahead', HOUR],
  ['a year behind', -365 * 24 * HOUR],
] as const) {
  test(`[CLOCK-01, SHELL-02] a device clock ${name} keeps what the server sent and asks as little as a right one`, async ({
    page,
    context,
  }) => {
    const visit = async () => {
      const calls: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/backend/')) calls.push(request.url());
      });
      await page.goto(SUITCASE);
      const heading = await page.locator('h1').elementHandle();
      await ready(page);
      page.removeAllListeners('request');
      return { calls: calls.length, isKept: await page.evaluate((one) => one?.isConnected, heading) };
    };
    const right = await visit();
    await context.addInitScript((ms) => {
      const real = Date.now;
      Date.now = () => real() + ms;
    }, wrongBy);
    const wrong = await visit();
    expect(right.isKept).toBe(true);
    expect(wrong).toEqual(right);
  });
}
