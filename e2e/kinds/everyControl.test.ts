import type { Browser, BrowserContext, Page } from 'playwright/test';
import { CONSENT_COOKIE } from '#src/domain/measurement/consent.ts';
import type { Shell } from '#src/domain/page/route.ts';
import { DEMO_COOKIE } from '#marketplace/core/pages/demoSwitches.ts';
import type { RunningServer } from '../../lab/browser/builtServer.ts';
import { walkControls } from '../support/controls.ts';
import { walkDialogs } from '../support/dialogControls.ts';
import { DESKTOP_ONLY, NIGHTLY, PHONE_ONLY } from '../support/tags.ts';
import { expect, ready, test, untilCalm } from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const MANGO = '/grocery/p/mangga-harum-manis/GRO-10001-01';
/** Parts that stand around each page: the pages of the products tell. */
const AROUND = ['header', 'footer', 'nav'];

const PAGES = [
  ['goods', SUITCASE, 'a guest', null],
  ['goods', SUITCASE, 'a member', 'budi'],
  ['groceries', MANGO, 'a guest', null],
  ['groceries', MANGO, 'a member', 'budi'],
] as const;
const BESIDE = [
  ...[
    'description',
    'review-details',
    'review-gallery',
    'question-details',
    'promotions',
    'installment',
    'shipping',
    'pickup-schedule',
  ].map((name) => [name, `${SUITCASE}/${name}`] as const),
  ['combos', '/p/daftar-combo/koper-hardcase-rimba-lawu/RMB-00012-01'],
  ['prices', '/p/daftar-harga/koper-hardcase-rimba-lawu/RMB-00012-01'],
  ['pickup points', '/click-and-collect/p/RMB-00012-01/pickup-points'],
  ['trade-in', '/trade-in/s/ponsel-kirana-7-pro/GWA-00101-01'],
] as const;

// A press here is no visitor's journey: each begins on a page of its own.
test.use({ isJourney: false });

/** Pages beside a product that show a member what a guest has not. */
const OF_MEMBERS: readonly string[] = [
  'review-details',
  'question-details',
  'promotions',
  'shipping',
  'pickup points',
  'trade-in',
];

interface Visit {
  browser: Browser;
  shop: RunningServer;
  shell: Shell;
  page: Page;
}
/** Sessions of one visitor, each as new. */
function sessionsOf({ browser, shop, shell, page }: Visit, member: string | null) {
  const renew = async (context: BrowserContext) => {
    await context.clearCookies();
    await context.addCookies([{ name: CONSENT_COOKIE, value: '1.no', url: shop.url }]);
    if (shell === 'newer')
      await context.addCookies([{ name: DEMO_COOKIE, value: 'newShell', url: shop.url }]);
    if (member !== null)
      await context.request.post('/login', {
        form: { member: `member-${member}`, redirect: '/' },
        maxRedirects: 0,
      });
  };
  const newContext = async () => {
    const context = await browser.newContext({
      baseURL: shop.url,
      locale: 'id-ID',
      reducedMotion: 'reduce',
      viewport: page.viewportSize(),
    });
    await renew(context);
    return context;
  };
  return { newContext, renew };
}

/** A walk takes three to seven minutes, and three times as long beside other work. */
const WALK_MS = 1_500_000;
const WALKS = [
  ...PAGES.map(([what, path, who, member]) => [`the page of ${what} as ${who}`, path, member, []] as const),
  ...BESIDE.map(([name, path]) => [`the page of ${name}`, path, null, AROUND] as const),
  ...BESIDE.filter(([name]) => OF_MEMBERS.includes(name)).map(
    ([name, path]) => [`the page of ${name} as a member`, path, 'budi', AROUND] as const,
  ),
];
/** A day has time for a page with few of them. */
const BY_DAY = 'the page of pickup points';
for (const [name, path, member, without] of WALKS) {
  test(
    `[SHELL-24] answers each press of a control: ${name}`,
    name === BY_DAY ? PHONE_ONLY : NIGHTLY,
    async ({ browser, shop, shell, page }) => {
      test.setTimeout(WALK_MS);
      const walk = await walkControls({
        ...sessionsOf({ browser, shop, shell, page }, member),
        path,
        ofEachKind: 1,
        without,
      });
      test.info().annotations.push({ type: 'walk', description: JSON.stringify({ ...walk, name }) });
      expect(walk.violations).toEqual([]);
      expect(walk.controls).toBeGreaterThan(0);
    },
  );
}

/** By the parts of a page that open them: a night walks all of these, one part after the other. */
const OPENERS = [
  ['where one buys', /^(page|header|overview|variant|buybox|buybar|main|nav)$/],
  ['of offers and service', /^(promo|shipping|service|stores)$/],
  ['of what is read', /^(description|seller|reviews|discussion|recommendation|seo)$/],
] as const;
/** A day has time for these of a guest, which stand in the first window. */
const BY_DAY_OPENERS = /^(Bagikan|Chat)/;
const DIALOGS = [
  ['of some kinds: goods as a guest', SUITCASE, null, /./, BY_DAY_OPENERS],
  ...PAGES.flatMap(([what, path, who, member]) =>
    OPENERS.map(([where, parts]) => [`${where}: ${what} as ${who}`, path, member, parts, /^/] as const),
  ),
] as const;
for (const [name, path, member, parts, names] of DIALOGS) {
  test(
    `[SHELL-24] answers each press in dialogs ${name}`,
    names === BY_DAY_OPENERS ? PHONE_ONLY : NIGHTLY,
    async ({ browser, shop, shell, page }) => {
      test.setTimeout(WALK_MS);
      const walk = await walkDialogs({
        ...sessionsOf({ browser, shop, shell, page }, member),
        path,
        ofEachKind: 1,
        isAtTop: names === BY_DAY_OPENERS,
        isOpener: (control) => parts.test(control.part) && names.test(control.name),
      });
      test.info().annotations.push({ type: 'walk', description: JSON.stringify({ ...walk, name }) });
      expect(walk.violations).toEqual([]);
      expect(walk.pressed).toBeGreaterThan(0);
    },
  );
}

for (const [what, link, from, path, read, when] of [
  ['language', 'EN', 'header', SUITCASE, '#reviews', PHONE_ONLY],
  ['theme', 'Gelap', 'footer', `${SUITCASE}/review-details`, 'footer', DESKTOP_ONLY],
] as const) {
  test(`[SHELL-24] stays at what is read when another ${what} is chosen`, when, async ({ page, open }) => {
    await open(path);
    const part = page.locator(read);
    await expect(async () => {
      await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      await expect(part).toBeInViewport({ ratio: 0.1 });
      await untilCalm(page);
      await expect(part).toBeInViewport({ ratio: 0.1 });
    }).toPass();
    const place = () => part.evaluate((element) => element.getBoundingClientRect().top);
    const before = await place();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    // The browser that presses would scroll what sticks to the window.
    await page.locator(from).getByRole('link', { name: link, exact: true }).dispatchEvent('click');
    await page.waitForURL(/[?&](lang|theme)=/);
    await ready(page);
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(60);
  });
}
