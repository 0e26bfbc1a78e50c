import type { BrowserContext, Request } from 'playwright/test';
import { CONSENT_COOKIE } from '#src/domain/measurement/consent.ts';
import { assignedOf } from '#src/domain/measurement/experiment.ts';
import { DESKTOP_ONLY, NIGHTLY, OWN_SHELL, PHONE_ONLY, tagged } from '../support/tags.ts';
import { expect, ready, test } from '../support/test.ts';

// A visitor's own answer is given below.
// What happens is sent once no more of it comes, as for a visitor who stays.
test.use({ isAsked: true, waits: {} });

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const SERUM = '/p/x/KNG-00901-01';
const HALVES = { 'exp.cashback-price': 'false:50,true:50' };
/** The first of some names who falls to a variant. */
const nameFor = (variant: string) =>
  Array.from({ length: 64 }, (_, at) => String(at).padStart(32, '0')).find(
    (name) => assignedOf(HALVES, name)['cashback-price'] === variant,
  ) ?? '';

interface Exposure {
  name: string;
  data: object;
}
const isBatch = (request: Request) => new URL(request.url()).pathname === '/collect';
/** A batch of the document at an address: what the one before it still sends comes first. */
const isBatchOf = (path: string) => (request: Request) =>
  isBatch(request) &&
  (request.postDataJSON() as { events: Exposure[] }).events.some(
    ({ name, data }) => name === 'product_view' && path.includes((data as { itemSku: string }).itemSku),
  );
function exposuresOf(context: BrowserContext): Exposure[] {
  const told: Exposure[] = [];
  context.on('request', (request) => {
    if (!isBatch(request)) return;
    const { events } = request.postDataJSON() as { events: Exposure[] };
    told.push(...events.filter(({ name }) => name === 'experiment_exposure'));
  });
  return told;
}

for (const variant of ['false', 'true']) {
  test(
    `[EXP-02, EXP-03, EXP-04, EXP-06] shows ${variant} everywhere, reports it once`,
    tagged(variant === 'true' ? PHONE_ONLY : NIGHTLY, OWN_SHELL),
    async ({ page, open, context, baseURL }) => {
      const url = baseURL ?? '';
      await context.addCookies([
        { name: CONSENT_COOKIE, value: `1.yes.${nameFor(variant)}`, url },
        { name: 'demo', value: 'cashbackTrial', url },
      ]);
      const told = exposuresOf(context);
      const after = page.locator('#overview').getByText('setelah cashback', { exact: true });
      const isShown = variant === 'true' ? 1 : 0;
      await open(SUITCASE);
      await expect(after).toHaveCount(isShown);
      await expect
        .poll(() => told.map(({ data }) => data))
        .toEqual([{ experiment: 'cashback-price', variant }]);
      for (const path of [SERUM, SUITCASE]) {
        const sent = page.waitForRequest(isBatchOf(path));
        await page.goto(path);
        await ready(page);
        await expect(after).toHaveCount(isShown);
        await sent;
      }
      expect(told).toHaveLength(1);
    },
  );
}

test(
  '[EXP-04, EXP-05] the debug switch forces a variant until removed, and reports none',
  tagged(DESKTOP_ONLY, OWN_SHELL),
  async ({ page, open, context, baseURL }) => {
    await context.addCookies([
      { name: CONSENT_COOKIE, value: `1.yes.${nameFor('false')}`, url: baseURL ?? '' },
    ]);
    const told = exposuresOf(context);
    const after = page.locator('#overview').getByText('setelah cashback', { exact: true });
    await open(`${SUITCASE}?exp=cashback-price:true`);
    await expect(after).toHaveCount(1);
    const sent = page.waitForRequest(isBatchOf(SERUM));
    await page.goto(SERUM);
    await ready(page);
    await expect(after).toHaveCount(1);
    await sent;
    await page.goto('/demo');
    await expect(page.getByRole('link', { name: 'cashback-price:true' }).locator('..')).toContainText(
      'Dipaksa',
    );
    await page.getByRole('link', { name: 'Jangan paksa apa pun' }).click();
    await ready(page);
    await expect(after).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('exposures'))).toBeNull();
    expect(told).toEqual([]);
  },
);
