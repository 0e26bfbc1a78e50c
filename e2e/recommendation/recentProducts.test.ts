import { PHONE_ONLY } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

test(
  '[RECENT-01] keeps the product that is shown at once, also while the browser never rests',
  PHONE_ONLY,
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { requestIdleCallback: () => 0 });
    });
    await page.goto('/p/koper-hardcase-rimba-lawu/RMB-00012-01');
    await expect(page.locator('html[data-ready="true"]')).toBeAttached();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('recentProducts')))
      .toContain('RMB-00012-01');
    await expect(page.locator('html[data-settled]')).toHaveCount(0);
  },
);

/** Products of several lists. */
const SEEN = [
  'RMB-00012-01',
  'RMB-00021-01',
  'RMB-00024-01',
  'RMB-00022-01',
  'GWA-00101-01',
  'NDA-00202-01',
  'TRT-00301-01',
];
/** The products of all lists together. */
const kept = () =>
  ['', 'V2', 'Contextual', 'Grocery']
    .flatMap((list) => localStorage.getItem(`recentProducts${list}`) ?? '')
    .join();

for (const [held, files] of [
  ['any code', /\/assets\/.*\.js$/],
  ['the code of the calls', /\/assets\/calls-.*\.js$/],
] as const)
  test(
    `[RECENT-06] remembers seven products that were left before ${held} had come`,
    PHONE_ONLY,
    async ({ page }) => {
      await page.route(files, () => {});
      for (const sku of SEEN) {
        await page.goto(`/p/x/${sku}`, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      await page.goto('/p/x/WRT-00801-01', { waitUntil: 'commit' });
      await page.unrouteAll();
      await page.goto('/p/x/WRT-00801-01');
      for (const sku of SEEN) await expect.poll(() => page.evaluate(kept), sku).toContain(sku);
      expect(await page.evaluate(() => localStorage.getItem('recentSeen'))).toBeNull();
    },
  );

const SEEN_BY_MEMBER = ['RMB-00012-01', 'RMB-00021-01'];
for (const [next, whose] of [
  ['the same member', true],
  ['a guest who comes next', false],
  ['another member', false],
] as const)
  test(
    `[RECENT-06, AUTH-21] ${whose ? 'gives' : 'does not give'} ${next} a member’s products`,
    PHONE_ONLY,
    async ({ page, context }) => {
      await page.route(/\/assets\/.*\.js$/, () => {});
      const logInAs = (member: string) =>
        page.request.post('/login', { form: { member, redirect: '/' }, maxRedirects: 0 });
      await logInAs('member-ayu');
      for (const sku of SEEN_BY_MEMBER) {
        await page.goto(`/p/x/${sku}`, { waitUntil: 'commit' });
        await expect(page.locator('#page-state')).toBeAttached();
      }
      await page.goto('about:blank');
      await page.unrouteAll();
      if (!whose) await context.clearCookies();
      if (next === 'another member') await logInAs('member-budi');
      await page.goto('/p/x/WRT-00801-01');
      await expect.poll(() => page.evaluate(kept)).toContain('WRT-00801-01');
      expect(await page.evaluate(() => localStorage.getItem('recentSeen'))).toBeNull();
      for (const sku of SEEN_BY_MEMBER) expect((await page.evaluate(kept)).includes(sku), sku).toBe(whose);
    },
  );
