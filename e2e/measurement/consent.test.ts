import type { Page, Request } from 'playwright/test';
import { CONSENT_COOKIE } from '#src/domain/measurement/consent.ts';
import { areApart, boxesOf } from '../support/boxes.ts';
import { DESKTOP_ONLY, PHONE_ONLY } from '../support/tags.ts';
import { expect, expectAccessible, isMobile, ready, scrollOnTo, test } from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const HEADPHONES = '/p/x/NDA-00204-01';

// A hint that stands there first goes by itself.
test.use({ isAsked: true, waits: {} });

interface Batch {
  visitor: string;
  events: {
    id: string;
    name: string;
    data: { itemSku?: string; list?: string };
    items: { name: string | null }[];
  }[];
}
const question = (page: Page) => page.getByRole('region', { name: 'Boleh kami pelajari kunjunganmu?' });
const answer = (page: Page, name: 'Izinkan' | 'Jangan izinkan') =>
  question(page).getByRole('button', { name, exact: true });
const reopen = (page: Page) => page.getByRole('button', { name: 'Pilihan privasi' });
const isBatch = (request: Request) => new URL(request.url()).pathname === '/collect';
const batchOf = (request: Request) => request.postDataJSON() as Batch;
const option = (page: Page, name: string) =>
  page.locator('#variant').getByRole('link', { name, exact: true });
/** Data on the device: the answer to the question, and the measurements. */
const kept = async (page: Page) => ({
  cookie: (await page.context().cookies()).find(({ name }) => name === CONSENT_COOKIE)?.value ?? null,
  waiting: await page.evaluate(() => localStorage.getItem('events')),
});
/** Goes to another document: what has been measured is sent then. */
async function goOn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

test(
  '[CONSENT-01, CONSENT-02, CONSENT-03] the question hides no price, and stores nothing',
  PHONE_ONLY,
  async ({ page, open }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (isBatch(request)) sent.push(request.url());
    });
    await open(SUITCASE);
    await expect(question(page)).toBeVisible();
    const [asked, price] = await Promise.all([
      question(page).boundingBox(),
      page.locator('#overview').getByText('Rp1.250.000').first().boundingBox(),
    ]);
    if (isMobile(page)) expect((price?.y ?? 0) + (price?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0);
    // It would be pressed, and not the question over it.
    for (const name of ['Beli sekarang', 'Keranjang'])
      await page.getByRole('button', { name, exact: true }).locator('visible=true').click({ trial: true });
    await expectAccessible(page, 'section[aria-labelledby="consent-title"]');
    await option(page, 'Nila').click();
    await expect(page).toHaveURL(/RMB-00012-04/);
    await goOn(page, HEADPHONES);
    await expect(question(page)).toBeVisible();
    expect(await kept(page)).toEqual({ cookie: null, waiting: null });
    await answer(page, 'Jangan izinkan').press('Enter');
    await expect(question(page)).toHaveCount(0);
    await goOn(page, SUITCASE);
    await reopen(page).scrollIntoViewIfNeeded();
    await expect(question(page)).toHaveCount(0);
    expect(await kept(page)).toEqual({ cookie: '1.no', waiting: null });
    expect(sent).toEqual([]);
  },
);

test(
  '[CONSENT-03] on a wide desk the question covers nothing, and scrolls away',
  DESKTOP_ONLY,
  async ({ page, open }) => {
    for (const path of [SUITCASE, '/grocery/p/x/GRO-10001-01?lang=en']) {
      await open(path);
      const asked = page.locator('.consent');
      await expect(asked).toBeVisible();
      for (const part of ['header', '.crumbs > :last-child', '#overview h1', '.stage', '.buybox'])
        expect(areApart(...(await boxesOf(asked, page.locator(part).first()))), part).toBe(true);
      await asked.getByRole('group').locator('summary').click();
      await expect(asked.getByText(/180/)).toBeInViewport();
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
      await expect(asked).not.toBeInViewport();
    }
  },
);

test(
  '[CONSENT-03, CONSENT-05] the question scrolls away, and stays when opened again',
  PHONE_ONLY,
  async ({ page, open }) => {
    await open(SUITCASE);
    await expect(question(page)).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await expect(question(page)).not.toBeInViewport();
    // The last stop of a keyboard brings it back.
    await answer(page, 'Jangan izinkan').focus();
    await expect(question(page)).toBeInViewport({ ratio: 1 });
    await answer(page, 'Jangan izinkan').press('Enter');
    await reopen(page).click();
    await expect(question(page)).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await expect(question(page)).toBeInViewport({ ratio: 1 });
  },
);

test(
  '[CONSENT-01, CONSENT-05] measures after a yes; a no in another tab ends it in both',
  PHONE_ONLY,
  async ({ page, open, context }) => {
    await open(SUITCASE);
    await answer(page, 'Jangan izinkan').click();
    await option(page, 'Nila').click();
    await expect(page).toHaveURL(/RMB-00012-04/);
    const batches: Batch[] = [];
    context.on('request', (request) => {
      if (isBatch(request)) batches.push(batchOf(request));
    });
    await reopen(page).click();
    await expect(question(page)).toContainText('Sekarang: kamu tidak mengizinkan.');
    await answer(page, 'Izinkan').click();
    await expect(reopen(page)).toBeFocused();
    const visitor = /^1\.yes\.([0-9a-f]{32})$/.exec((await kept(page)).cookie ?? '')?.[1];
    await option(page, 'Arang').click();
    await expect(page).toHaveURL(/RMB-00012-07/);
    // Of the page on which the yes was said nothing is told that was before: not its view, nor how it loaded.
    await goOn(page, HEADPHONES);
    const told = () => batches.flatMap(({ events }) => events);
    await expect
      .poll(() => told().flatMap(({ name, data }) => (name === 'product_view' ? [data.itemSku] : [])))
      .toEqual(['NDA-00204-01']);
    expect(batches.every((batch) => batch.visitor === visitor)).toBe(true);
    const ofDocuments = Object.values(Object.groupBy(told(), ({ id }) => id.split('-')[0] ?? ''));
    for (const names of ofDocuments.map((events = []) => events.map(({ name }) => name)))
      if (!names.includes('product_view')) expect(names).not.toContain('web_vital');

    const other = await context.newPage();
    await goOn(other, SUITCASE);
    await reopen(other).click();
    await expect(question(other)).toContainText('Sekarang: kamu mengizinkan.');
    await answer(other, 'Jangan izinkan').click();
    await expect(question(other)).toHaveCount(0);
    const sent: string[] = [];
    context.on('request', (request) => {
      if (isBatch(request)) sent.push(request.url());
    });
    // The first tab, which was told yes, and shows another product.
    await goOn(page, SUITCASE);
    await option(page, 'Nila').click();
    await expect(page).toHaveURL(/RMB-00012-04/);
    await goOn(page, HEADPHONES);
    await goOn(other, HEADPHONES);
    expect(await kept(page)).toEqual({ cookie: '1.no', waiting: null });
    expect(sent).toEqual([]);
  },
);

test(
  '[RECO-14, ANALYTICS-08] measures a list once it is seen, and names it when followed',
  PHONE_ONLY,
  async ({ page, open, context, baseURL }) => {
    await context.addCookies([
      { name: CONSENT_COOKIE, value: `1.yes.${'0123456789abcdef'.repeat(2)}`, url: baseURL ?? '' },
    ]);
    const events: Batch['events'] = [];
    context.on('request', (request) => {
      if (isBatch(request)) events.push(...batchOf(request).events);
    });
    await open(SUITCASE);
    const complements = page.getByRole('list', { name: 'Sering dibeli bersama' });
    await scrollOnTo(page.locator('#recommendation'), () =>
      expect(complements).toBeVisible({ timeout: 500 }),
    );
    await complements.scrollIntoViewIfNeeded();
    await complements.getByRole('link').first().click();
    await expect(page).not.toHaveURL(/RMB-00012/);
    await goOn(page, HEADPHONES);
    const told = (name: string, list: string) =>
      events.filter((event) => event.name === name && event.data.list === list);
    await expect.poll(() => told('recommendation_click', 'complements')).toHaveLength(1);
    const [view] = told('recommendation_view', 'complements');
    expect(view?.data.itemSku).toBe('RMB-00012-01');
    expect(view?.items.map(({ name }) => name)).toContain('Bantal Leher Busa Memori');
    // A list that the visitor did not reach was not seen.
    expect(told('recommendation_view', 'endless')).toEqual([]);
  },
);
