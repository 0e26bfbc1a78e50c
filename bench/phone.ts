import type { Browser, Locator, Page } from 'playwright';
import { launchBareBrowser, type BareBrowser, type Load } from './bareBrowser.ts';
import { atMost, note, type Figure } from './figures.ts';
import { collect, markFollowed, markSwitch, type Collected } from './inPage.ts';
import type { PageBrowser } from './pageBrowser.ts';
import { sentBytes, type BenchServer } from './server.ts';
import { within } from './started.ts';

const QUIET_MS = 1_000;
/** Milliseconds that a finger rests on its target. */
const TAP_MS = 80;
const DEADLINE_MS = 30_000;
/** A visit waits several times, never longer than this in all. */
const VISIT_DEADLINE_MS = 3 * DEADLINE_MS;
const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 100, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };
const SCREEN = { width: 360, height: 800 };
const PIXELS = 2;
const PHONE = { viewport: SCREEN, deviceScaleFactor: PIXELS, isMobile: true, hasTouch: true };
/** Renders before the first measured load, so that a cold server is not part of it. */
const WARM_UP_RENDERS = 60;

/** Times of the interactions of one visit, in ms. */
export interface Visit {
  /** The slowest event of each interaction, until its next frame. */
  chooseVariant: number;
  openSheet: number;
  raiseQuantity: number;
  /** From the tap until the other variant is shown. */
  switched: number;
  /** From the tap on a card until its product is shown. */
  followed: number;
}

const read = (page: Page): Promise<Collected> =>
  page.evaluate(() => (globalThis as unknown as { bench: Collected }).bench);

/**
 * Taps like a finger, which rests for a moment before it leaves, without the checks of a test runner that would run in
 * the slowed-down page.
 */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await target.boundingBox();
  if (box === null) throw new Error('What should be tapped is not shown');
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await page.waitForTimeout(TAP_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}

/** Duration of the slowest event of an interaction; events shorter than a frame are not reported, and count as one. */
async function interaction(page: Page, act: () => Promise<void>): Promise<number> {
  const before = (await read(page)).interactions.length;
  await act();
  // All events are reported a frame after the next has been painted.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100))),
      ),
  );
  const { interactions } = await read(page);
  return Math.max(16, ...interactions.slice(before));
}

/** Follows the first card of similar products; time from the tap until its product is shown, ms. */
async function followCard(page: Page): Promise<number> {
  const card = page.locator('#recommendation a.card').first();
  await page
    .locator('#recommendation')
    .evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await card.waitFor();
  await page.waitForTimeout(QUIET_MS);
  await page.evaluate(markFollowed, (await card.locator('.card-name').textContent()) ?? '');
  await tap(page, card);
  await page.waitForFunction(() => (globalThis as unknown as { bench: Collected }).bench.followed !== null);
  return (await read(page)).followed ?? Number.NaN;
}

async function visitWith(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(DEADLINE_MS);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(collect);
    await page.goto(url, { waitUntil: 'load' });
    await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
    await page.waitForTimeout(QUIET_MS);
    const other = page.locator('#variant a:not([aria-current]):not([aria-label*="habis"])').first();
    const href = (await other.getAttribute('href')) ?? '';
    await page.evaluate(markSwitch, href);
    const chooseVariant = await interaction(page, async () => {
      await tap(page, other);
      await page.waitForFunction(
        () => (globalThis as unknown as { bench: Collected }).bench.switched !== null,
      );
    });
    const { switched } = await read(page);

    const bag = page.getByRole('button', { name: 'Keranjang', exact: true }).locator('visible=true');
    const sheet = page.getByRole('dialog');
    const openSheet = await interaction(page, async () => {
      await tap(page, bag);
      await sheet.waitFor();
    });
    // The sheet slides in: the target of the tap must have come to rest.
    await page.waitForTimeout(QUIET_MS);
    const quantity = sheet.getByRole('textbox');
    const was = await quantity.inputValue();
    const raiseQuantity = await interaction(page, async () => {
      await tap(page, sheet.locator('input + button'));
      await page.waitForFunction(
        (old) => document.querySelector<HTMLInputElement>('dialog input[inputmode="numeric"]')?.value !== old,
        was,
      );
    });
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    const followed = await followCard(page);
    return { chooseVariant, openSheet, raiseQuantity, switched: switched ?? Number.NaN, followed };
  } finally {
    await context.close();
  }
}

/** Visits an address as its first visitor does. A page that hangs costs the browser its life. */
export const visit = ({ browser, kill }: PageBrowser, url: string): Promise<Visit> =>
  within(visitWith(browser, url), VISIT_DEADLINE_MS, `${url} hangs`, kill);

/** A browser for loads, on a phone that is four times slower, over 9 Mbps with 100 ms of latency. */
export const launchPhone = (): Promise<BareBrowser> =>
  launchBareBrowser({
    cpuSlowdown: CPU_SLOWDOWN,
    network: NETWORK,
    screen: { ...SCREEN, deviceScaleFactor: PIXELS },
    quietMs: QUIET_MS,
    deadlineMs: DEADLINE_MS,
  });

/** Renders some products until the server is no longer cold. */
export async function warmPages(server: BenchServer, products: readonly string[]): Promise<void> {
  for (let count = 0; count < WARM_UP_RENDERS; count += 1)
    await sentBytes(`${server.url}${products[count % products.length]}?sellerGroup=${count}`, 'gzip');
}

/** Figures of one load. */
export const ofLoad = (load: Load, detail?: string): Record<keyof Load, Figure> => ({
  lcp: atMost('Largest Contentful Paint', load.lcp, 'ms', 1_200, detail),
  cls: atMost('Cumulative Layout Shift', load.cls, '', 0.01),
  tbt: atMost('Total Blocking Time', load.tbt, 'ms', 150),
  hydrated: atMost('Buy button hydrated', load.hydrated, 'ms', 800),
  ready: note('Machines run', load.ready, 'ms', 'what was pressed before is answered then'),
});

/** Figures of the interactions of one visit. */
export const ofVisit = (times: Visit): Record<keyof Visit, Figure> => ({
  chooseVariant: atMost('Interaction: choose a variant', times.chooseVariant, 'ms', 100),
  openSheet: atMost('Interaction: open the add sheet', times.openSheet, 'ms', 100),
  raiseQuantity: atMost('Interaction: raise the quantity', times.raiseQuantity, 'ms', 100),
  switched: note('Other variant shown after', times.switched, 'ms', 'with the answer of the backend'),
  followed: atMost('Next product shown after its card', times.followed, 'ms', 300),
});
