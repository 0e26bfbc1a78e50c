import { browserOptions } from '../lab/browser/browserOptions.ts';
import { chromium, type Browser, type Locator, type Page } from 'playwright';
import { launchBareBrowser, type BareBrowser, type Load } from './bareBrowser.ts';
import { atMost, median, note, type Figure } from './figures.ts';
import { MANY_OPTIONS, ORDINARY, sentBytes, startServer } from './server.ts';
import { collect, markSwitch, type Collected } from './inPage.ts';

const LOADS = 9;
const VISITS = 5;
const QUIET_MS = 1_000;
/** Milliseconds that a finger rests on its target. */
const TAP_MS = 80;
const DEADLINE_MS = 30_000;
const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 100, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };
const SCREEN = { width: 360, height: 800 };
const PIXELS = 2;
const PHONE = { viewport: SCREEN, deviceScaleFactor: PIXELS, isMobile: true, hasTouch: true };
/** Renders before the first measured load, so that a cold server is not part of it. */
const WARM_UP_RENDERS = 60;

/** Times of the interactions of one visit, in ms. */
interface Visit {
  /** The slowest event of each interaction, until its next frame. */
  chooseVariant: number;
  openSheet: number;
  raiseQuantity: number;
  /** From the tap until the other variant is shown. */
  switched: number;
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

async function visit(browser: Browser, url: string): Promise<Visit> {
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
    return { chooseVariant, openSheet, raiseQuantity, switched: switched ?? Number.NaN };
  } finally {
    await context.close();
  }
}

/** The median of each value. */
function medians<T extends Record<keyof T, number>>(all: readonly T[]): T {
  const [first] = all;
  if (first === undefined) throw new Error('Nothing was measured');
  const keys = Object.keys(first) as (keyof T)[];
  return Object.fromEntries(keys.map((key) => [key, median(all.map((one) => one[key]))])) as T;
}

/** Loads two pages in turn, so that changes of the machine affect both. */
async function loads(browser: BareBrowser, urls: readonly [string, string]): Promise<[Load, Load]> {
  const all: [Load[], Load[]] = [[], []];
  for (let count = 0; count < LOADS; count += 1) {
    all[0].push(await browser.load(urls[0]));
    all[1].push(await browser.load(urls[1]));
  }
  return [medians(all[0]), medians(all[1])];
}

async function visits(browser: Browser, urls: readonly [string, string]): Promise<[Visit, Visit]> {
  const all: [Visit[], Visit[]] = [[], []];
  for (let count = 0; count < VISITS; count += 1) {
    all[0].push(await visit(browser, urls[0]));
    all[1].push(await visit(browser, urls[1]));
  }
  return [medians(all[0]), medians(all[1])];
}

/** First load and interactions on a phone that is four times slower, over 9 Mbps with 100 ms of latency. */
export async function measureBrowser(root: string): Promise<Figure[]> {
  const server = await startServer(root);
  try {
    for (let count = 0; count < WARM_UP_RENDERS; count += 1) {
      await sentBytes(
        `${server.url}${count % 2 === 0 ? ORDINARY : MANY_OPTIONS}?sellerGroup=${count}`,
        'gzip',
      );
    }
    const urls = [server.url + ORDINARY, server.url + MANY_OPTIONS] as const;
    const bare = await launchBareBrowser({
      cpuSlowdown: CPU_SLOWDOWN,
      network: NETWORK,
      screen: { ...SCREEN, deviceScaleFactor: PIXELS },
      quietMs: QUIET_MS,
      deadlineMs: DEADLINE_MS,
    });
    const loaded = await loads(bare, urls).finally(() => bare.close());
    const browser = await chromium.launch(browserOptions());
    const used = await visits(browser, urls).finally(() => browser.close());
    const ordinary = { ...loaded[0], ...used[0] };
    const many = { ...loaded[1], ...used[1] };
    const ratio = (key: keyof Visit | keyof Load) => many[key] / ordinary[key];
    const both = (key: keyof Visit | keyof Load) =>
      `${many[key].toFixed(0)} ms against ${ordinary[key].toFixed(0)} ms`;
    return [
      atMost('Largest Contentful Paint', ordinary.lcp, 'ms', 1_200, `median of ${LOADS} loads`),
      atMost('Cumulative Layout Shift', ordinary.cls, '', 0.01),
      atMost('Total Blocking Time', ordinary.tbt, 'ms', 150),
      atMost('Buy button hydrated', ordinary.ready, 'ms', 800),
      atMost('Interaction: choose a variant', ordinary.chooseVariant, 'ms', 100),
      atMost('Interaction: open the add sheet', ordinary.openSheet, 'ms', 100),
      atMost('Interaction: raise the quantity', ordinary.raiseQuantity, 'ms', 100),
      note('Other variant shown after', ordinary.switched, 'ms', 'with the answer of the backend'),
      atMost('2,000 options: LCP against the ordinary one', ratio('lcp'), 'x', 1.5, both('lcp')),
      atMost('2,000 options: hydrated against the ordinary one', ratio('ready'), 'x', 1.5, both('ready')),
      note('2,000 options: Total Blocking Time', many.tbt, 'ms'),
      atMost(
        '2,000 options: choosing a variant against the ordinary one',
        ratio('chooseVariant'),
        'x',
        1.5,
        both('chooseVariant'),
      ),
      atMost(
        '2,000 options: other variant shown against the ordinary one',
        ratio('switched'),
        'x',
        1.5,
        both('switched'),
      ),
    ];
  } finally {
    await server.stop();
  }
}
