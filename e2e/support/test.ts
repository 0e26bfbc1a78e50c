import { expect, test as base, type Locator, type Page, type Request } from 'playwright/test';
import { DEMO_COOKIE } from '#marketplace/core/pages/demoSwitches.ts';
import { CONSENT_COOKIE } from '#src/domain/measurement/consent.ts';
import type { Shell } from '#src/domain/page/route.ts';
import { COLOUR_RULES, violationsWithin, WCAG_RULES } from '../../lab/browser/axe.ts';
import { runServer, type RunningServer } from '../../lab/browser/builtServer.ts';
import { ready } from '../../lab/browser/ready.ts';
import { ADDED_ANSWER_PATIENCE_MS, TOAST_DURATION_MS } from '../../src/domain/shell/limits.ts';
import { pageStill } from './pageStill.ts';
import { recordJourney } from './record.ts';
import { whileItRuns } from './whileItRuns.ts';

/** The options that a project of the journeys may set. */
export interface JourneyOptions {
  /** The page shell that the visitor's switch chooses. [SHELL-01] */
  shell: Shell;
}

interface Fixtures extends JourneyOptions {
  /** Opens an address and waits until the page answers to events. */
  open: (path: string) => Promise<void>;
  /** Problems the page may report in this test: parts of console messages. */
  allowed: string[];
  /** True while the visitor has not answered the question of measurement; by default they have refused. [CONSENT-01] */
  isAsked: boolean;
  /** Tells whether the test is a visitor's journey, as coverage and rules count them. */
  isJourney: boolean;
  /** Other lengths, in ms, for waits of the page, by their own. */
  waits: Record<number, number>;
}

interface WorkerFixtures {
  /** The built server with an empty database, which no journey that runs at the same time asks anything of. */
  shop: RunningServer;
}

/** No journey takes so long, in ms: what waits for this waits until something happens. */
export const FOR_EVER_MS = 120_000;

/** The router's code, and what goes with an add, are waited for so long. */
const CODE_PATIENCE_MS = 2_000;
/**
 * While a busy machine has not yet come to look, a message stays, a press waits for the code that it needs, and an add
 * for what goes with it: else a toast says it first on a slow day.
 */
export const LASTING = {
  [TOAST_DURATION_MS]: FOR_EVER_MS,
  [CODE_PATIENCE_MS]: FOR_EVER_MS,
  [ADDED_ANSWER_PATIENCE_MS]: FOR_EVER_MS,
};
/** The second and the third try of a file that could not be fetched are made at once. */
export const FAST_TRIES = { 500: 0, 2_000: 0 };

/** Runs inside the page. */
function changeWaits(waits: Record<number, number>): void {
  const real = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (run: () => void, ms = 0, ...more: unknown[]) => real(run, waits[ms] ?? ms, ...more),
  });
}

const underWay = new WeakMap<Page, Set<Request>>();
/** Calls without a complete answer, by a pattern of their address. */
export const callsUnderWay = (page: Page, address = /^/): Request[] =>
  [...(underWay.get(page) ?? [])].filter((request) => address.test(request.url()));
function followCalls(page: Page): void {
  const calls = new Set<Request>();
  underWay.set(page, calls);
  page.on('request', (request) => void calls.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void calls.delete(request));
}

/** Pages whose visitor was given faults. */
const faulted = new WeakSet<Page>();

/** Every test fails on an error in the console, an uncaught error, a hydration mismatch or a policy violation. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const shop = await runServer(console.error);
      await whileItRuns(shop, () => use(shop));
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => {
    await use(shop.url);
  },
  allowed: [[], { option: true }],
  isJourney: [true, { option: true }],
  shell: ['older', { option: true }],
  waits: [LASTING, { option: true }],
  isAsked: [false, { option: true }],
  context: async ({ context, baseURL, waits, isAsked, shell }, use) => {
    await context.addInitScript(changeWaits, waits);
    if (!isAsked) await context.addCookies([{ name: CONSENT_COOKIE, value: '1.no', url: baseURL ?? '' }]);
    if (shell === 'newer')
      await context.addCookies([{ name: DEMO_COOKIE, value: 'newShell', url: baseURL ?? '' }]);
    await use(context);
  },
  page: async ({ page, allowed, isJourney }, use) => {
    followCalls(page);
    const problems: string[] = [];
    const note = (text: string, address = '') => {
      if (!allowed.some((part) => text.includes(part))) problems.push(`${text} ${address}`.trim());
    };
    page.on('console', (message) => {
      // A file or a call that failed is named by its address alone.
      if (message.type() === 'error' || message.type() === 'warning')
        note(message.text(), message.location().url);
    });
    page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
    if (isJourney) await recordJourney(page, () => use(page));
    else await use(page);
    // The marketplace keeps a member's faults, and another journey of this worker may log the same member in.
    if (faulted.has(page)) await page.request.delete('/backend/_faults');
    expect(problems, 'problems in the console').toEqual([]);
  },
  open: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path);
      await ready(page);
    });
  },
});
export { expect, ready };

/** Comes to an address as a demo member. How one logs in is the subject of `passLogin`. */
export async function logIn(page: Page, member: string, path: string): Promise<void> {
  const answer = await page.request.post('/login', {
    form: { member: `member-${member}`, redirect: path },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  await page.goto(path);
  await ready(page);
}

/** Logs a demo member in on the page that a prompt led to, and is back where that page leads. */
export async function passLogin(page: Page, member = 'ayu'): Promise<void> {
  await page.locator(`input[name="member"][value="member-${member}"]`).check();
  await page.getByRole('button', { name: /^(Masuk|Log in)$/ }).click();
}

/** Asks the marketplace for faults in this browser's session. */
export async function fault(page: Page, endpoint: string, kind: string, times = 1000): Promise<void> {
  const answer = await page.request.post('/backend/_faults', {
    data: { endpoint, fault: kind, times },
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.ok()).toBe(true);
  faulted.add(page);
}

/** Holds back what is asked for, until it is let through by what is returned. */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/**
 * Runs work while all of the page is laid out. Skipped content far from the window has an estimated height, and would
 * be measured as if it overlapped the next; on screen it has its own height.
 */
async function laidOut<T>(page: Page, work: () => Promise<T>): Promise<T> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(Object.assign(window, { laidOut: sheet }).laidOut);
  });
  try {
    return await work();
  } finally {
    await page.evaluate(() => {
      const { laidOut: sheet } = window as unknown as { laidOut: CSSStyleSheet };
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    });
  }
}

/** WCAG 2.2 AA by axe: nothing found in what is shown, or in one part of it (within a frame: the frame's
 * selector, then the part's). No colour is measured half-way. */
export async function expectAccessible(
  page: Page,
  within: string | [string, string] = 'html',
  what: 'everything' | 'colours' = 'everything',
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The code of what was just opened may be on its way.
  if (typeof within === 'string') await expect(page.locator(within).first()).toBeAttached();
  // Animations under way are put to their end. Waiting would hang: those that content-visibility skips do not move on.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    }
  });
  const read = () =>
    laidOut(page, () => violationsWithin(page, within, what === 'colours' ? COLOUR_RULES : WCAG_RULES));
  const violations = await read().catch(async (error: unknown) => {
    // The sheet that stood in for one whose code has come was just leaving: there is a moment without any.
    if (typeof within !== 'string' || !String(error).includes('No elements found')) throw error;
    await expect(page.locator(within).first()).toBeAttached();
    return read();
  });
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
}

/**
 * Scrolls on to a section until something is seen there, as a visitor does: what stands above it grows as it comes, and
 * pushes it away.
 */
export async function scrollOnTo(section: Locator, seen: () => Promise<void>): Promise<void> {
  await expect(async () => {
    // To its head: the middle of a long one may be far from what it begins with.
    if ((await section.count()) > 0)
      await section.evaluate(
        (element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }),
        null,
        {
          timeout: 1000,
        },
      );
    await seen();
  }).toPass({ intervals: [100], timeout: 15_000 });
}

/**
 * Brings a section below the header, and `wanted` into it, which comes once the section is near. What is half under the
 * header cannot be pressed whole, however large it is.
 */
export async function bringSection(page: Page, id: string, wanted?: Locator): Promise<void> {
  const bring = () =>
    page.locator(`#${id}`).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  if (wanted !== undefined) {
    await expect(async () => {
      await bring();
      await expect(wanted).toBeVisible({ timeout: 500 });
    }).toPass({ intervals: [100], timeout: 15_000 });
  }
  await bring();
}

/** Ticks a box or takes the tick away, by the keyboard: the mark that is drawn lies over the box itself. */
export async function tick(box: Locator, isTicked = true): Promise<void> {
  await expect(box).toBeChecked({ checked: !isTicked });
  await box.press('Space');
  await expect(box).toBeChecked({ checked: isTicked });
}

/** The cards of what can be had instead of the product. [RECO-01] */
export const recommended = (page: Page): Locator =>
  page.locator('ul[aria-labelledby="recommendation-similar"] a.card');

export const isMobile = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Nothing of the page changes its size or its place any more. */
export const untilStill = (page: Page) => page.evaluate(pageStill);

/** Nothing is on its way to the page, and nothing of it moves any more. */
export async function untilCalm(page: Page): Promise<void> {
  await expect(async () => {
    expect(callsUnderWay(page)).toEqual([]);
    await untilStill(page);
    expect(callsUnderWay(page)).toEqual([]);
  }).toPass();
}
