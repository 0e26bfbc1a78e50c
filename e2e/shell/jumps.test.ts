import type { Page } from 'playwright/test';
import { missOfSection } from '../support/missOfSection.ts';
import { BOTH_SHELLS, DESKTOP_ONLY, NIGHTLY, PHONE_ONLY, tagged, type Tagged } from '../support/tags.ts';
import { callsUnderWay, expect, FOR_EVER_MS, holdBack, ready, test, untilStill } from '../support/test.ts';

const SUITCASE = '/p/x/RMB-00012-01';
const MANGO = '/grocery/p/x/GRO-10001-01';
/** A product without ratings. */
const NEW_SERUM = '/p/x/KNG-00902-01';

/** Calls of late sections, from the top of the page down. */
const LATE = {
  promo: /\/(promotions|vouchers|vouchers-info|shipping|single-combo|free-gift)(\?|$)/,
  service: /\/(add-on|return|wallet)\/|\/installments(\?|$)/,
  seller: /\/(merchant-products|merchant-rating|merchant-favorites)/,
  reviews: /\/public-reviews/,
  discussion: /\/backend\/.*\/questions/,
  recommendation: /\/(recommendations|infinite-recommendations|brand-ads|_basic|brands)(\?|$)/,
};
/** The page waits so long for the answer to a call. */
const CALL_TIMEOUT_MS = 10_000;

// On a slow machine calls are held for longer, and a section without its answer leaves.
test.use({ waits: { [CALL_TIMEOUT_MS]: FOR_EVER_MS } });

type Late = keyof typeof LATE;
const isHeld = (url: string) => Object.values(LATE).some((held) => held.test(url));

async function holdAll(page: Page): Promise<Record<Late, () => void>> {
  const held = await Promise.all(
    Object.entries(LATE).map(async ([name, url]) => [name, await holdBack(page, url)] as const),
  );
  return Object.fromEntries(held) as Record<Late, () => void>;
}

const missOf = (page: Page, id: string) => page.evaluate(missOfSection, id);

async function expectAt(page: Page, id: string): Promise<void> {
  await untilStill(page);
  await expect.poll(() => missOf(page, id), { message: `px between #${id} and its place` }).toBeLessThan(2);
}

const barOf = (page: Page) => page.getByRole('navigation', { name: 'Bagian halaman' });
const linkTo = (page: Page, id: string) => barOf(page).locator(`a[href="#${id}"]`);

/** One section is marked in the bar, if it has a link there. */
async function expectMarked(page: Page, id: string): Promise<void> {
  const marked = barOf(page).locator('a[aria-current]');
  await expect(marked).toHaveAttribute('href', `#${id}`);
  // Above the first screen there is no bar.
  if (id !== 'overview') await expect(marked).toBeInViewport({ ratio: 1 });
}

/** Lets something through, and waits until it has come, if it was asked for. */
async function letCome(page: Page, held: Record<Late, () => void>, name: Late): Promise<void> {
  held[name]();
  await expect.poll(() => callsUnderWay(page, LATE[name]).length).toBe(0);
  await untilStill(page);
}

const DOWN = ['promo', 'service', 'seller', 'reviews', 'discussion', 'recommendation'] as const;
const ORDERS: [path: string, order: readonly Late[], when: Partial<Tagged>][] = [
  [SUITCASE, DOWN, {}],
  [MANGO, DOWN.toReversed(), NIGHTLY],
  [NEW_SERUM, ['seller', 'recommendation', 'promo', 'discussion', 'service', 'reviews'], NIGHTLY],
];

for (const [path, order, when] of ORDERS) {
  test(
    `[SECTION-12, SECTION-13] a link reaches its section while others load: ${path}`,
    when,
    async ({ page, open }) => {
      const held = await holdAll(page);
      await open(path);
      // The section below all others comes first: everything above it is still to come.
      for (const id of ['recommendation', 'reviews', 'description', 'overview']) {
        await linkTo(page, id).click();
        await expectAt(page, id);
        await expectMarked(page, id);
      }
      for (const [at, name] of order.entries()) {
        const id = ['recommendation', 'reviews', 'description'][at % 3] ?? 'reviews';
        await linkTo(page, id).click();
        await letCome(page, held, name);
        await expectAt(page, id);
        await expectMarked(page, id);
      }
      for (const id of ['overview', 'recommendation', 'description', 'reviews']) {
        await linkTo(page, id).click();
        await expectAt(page, id);
        await expectMarked(page, id);
      }
    },
  );
}

test(
  '[SECTION-12, SECTION-13] an address reaches its section, as does a typed one',
  DESKTOP_ONLY,
  async ({ page }) => {
    const held = await holdAll(page);
    await page.goto(`${SUITCASE}#recommendation`);
    await ready(page);
    for (const name of DOWN) {
      await letCome(page, held, name);
      await expectAt(page, 'recommendation');
    }
    await expectMarked(page, 'recommendation');
    // Only the hash is another one: the document stays.
    await page.goto(`${SUITCASE}#reviews`);
    await expectAt(page, 'reviews');
    await expectMarked(page, 'reviews');
  },
);

/** The section that is being read, or one by its id, and where its top is in the window, in CSS px. */
const readPart = (page: Page, id: string | null = null) =>
  page.evaluate((wanted) => {
    const parts = [...document.querySelectorAll('main section[id]')].map((part) => ({
      id: part.id,
      top: part.getBoundingClientRect().top,
    }));
    const found =
      wanted === null
        ? parts.filter(({ top }) => top < 160).at(-1)
        : parts.find((part) => part.id === wanted);
    return found ?? { id: '', top: Number.NaN };
  }, id);

test(
  '[SECTION-12, ROUTE-30] back and forward reach each section and the first position',
  tagged(PHONE_ONLY, BOTH_SHELLS),
  async ({ page, open }) => {
    const held = await holdAll(page);
    await open(SUITCASE);
    // As far as the bar comes to its place: before that a press would scroll to it first.
    await page.mouse.wheel(0, 2_200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2_000);
    // Content that arrives unheld would move the text between here and the press.
    await expect.poll(() => callsUnderWay(page).filter((call) => !isHeld(call.url())).length).toBe(0);
    await untilStill(page);
    const began = await readPart(page);
    // The press uses the present place: Playwright would scroll to the bar's place without sticking.
    const { x = 0, y = 0, width = 0, height = 0 } = (await linkTo(page, 'reviews').boundingBox()) ?? {};
    await page.mouse.click(x + width / 2, y + height / 2);
    await expectAt(page, 'reviews');
    await linkTo(page, 'recommendation').click();
    await expectAt(page, 'recommendation');
    await page.goBack();
    for (const name of ['seller', 'promo', 'reviews', 'service'] as const) {
      await letCome(page, held, name);
      await expectAt(page, 'reviews');
    }
    await expectMarked(page, 'reviews');
    await page.goForward();
    await letCome(page, held, 'discussion');
    await expectAt(page, 'recommendation');
    await expectMarked(page, 'recommendation');
    await page.goBack();
    await expectAt(page, 'reviews');
    await page.goBack();
    // Content above has come meanwhile; the same text stays at the same height of the window.
    await expect
      .poll(async () => {
        const now = await readPart(page, began.id);
        return Math.abs(now.top - began.top);
      })
      .toBeLessThanOrEqual(2);
  },
);

test(
  '[SECTION-12] by the keyboard a link leads to its section, and the next Tab into it',
  DESKTOP_ONLY,
  async ({ page, open }) => {
    const held = await holdAll(page);
    await open(SUITCASE);
    await linkTo(page, 'reviews').focus();
    await page.keyboard.press('Enter');
    for (const name of ['seller', 'reviews', 'promo'] as const) {
      await letCome(page, held, name);
      await expectAt(page, 'reviews');
    }
    await page.keyboard.press('Tab');
    await expect(page.locator('#reviews :focus')).toBeVisible();
    await expectMarked(page, 'reviews');
  },
);

test(
  '[SECTION-12, SECTION-13] who scrolls meanwhile is not pulled back, however they scroll',
  PHONE_ONLY,
  async ({ page, open }) => {
    const held = await holdAll(page);
    await open(SUITCASE);
    const ways: [late: Late, scroll: () => Promise<unknown>][] = [
      ['seller', () => page.mouse.wheel(0, -400)],
      ['promo', () => page.keyboard.press('PageUp')],
      // By the scrollbar, or what reads the page aloud: no press tells of it.
      ['reviews', () => page.evaluate(() => scrollBy({ top: -400, behavior: 'instant' }))],
    ];
    for (const [late, scroll] of ways) {
      await linkTo(page, 'reviews').click();
      await expectAt(page, 'reviews');
      await scroll();
      await expect
        .poll(() => missOf(page, 'reviews'), { message: `scrolled while ${late} is late` })
        .toBeGreaterThan(300);
      await letCome(page, held, late);
      expect(await missOf(page, 'reviews')).toBeGreaterThan(200);
      await expect(linkTo(page, 'reviews')).not.toHaveAttribute('aria-current');
    }
  },
);

test(
  '[SECTION-12] who scrolls on before what follows a jump has come is not pulled back by it',
  PHONE_ONLY,
  async ({ page }) => {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/assets/rest-*.js', async (route) => {
      await held;
      await route.fallback();
    });
    const asked = page.waitForRequest('**/assets/rest-*.js');
    await page.goto(SUITCASE);
    await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
    await linkTo(page, 'reviews').click();
    await asked;
    await expect.poll(() => missOf(page, 'reviews')).toBeLessThanOrEqual(2);
    await page.mouse.wheel(0, -400);
    await expect.poll(() => missOf(page, 'reviews')).toBeGreaterThan(300);
    const came = page.waitForResponse('**/assets/rest-*.js');
    arrive();
    await (await came).finished();
    await untilStill(page);
    expect(await missOf(page, 'reviews')).toBeGreaterThan(200);
  },
);
