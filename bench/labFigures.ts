import type { Browser, Page } from 'playwright';
import { atMost, median, note, type Figure } from './figures.ts';
import { useForAWhile, type Round } from './labInPage.ts';
import { launchPages } from './pageBrowser.ts';
import { ORDINARY, startServer } from './server.ts';

/** Measured rounds of each condition; one more before them warms everything up. */
const ROUNDS = 7;
/** Repetitions of each interaction in a round. */
const TIMES = 5;
/** Pause for the work of page and panel after a change. */
const QUIET_MS = 1_000;
const DESK = { viewport: { width: 1280, height: 800 }, locale: 'id-ID' };
const CHORD = 'Control+Shift+L';

/** The conditions that are compared, one after the other in every round. */
const CONDITIONS = ['without', 'closed', 'chart', 'events'] as const;
type Condition = (typeof CONDITIONS)[number];
interface Measured extends Round {
  /** Everything the main thread did meanwhile, the lab's own drawing included; ms. */
  thread: number;
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext(DESK)).newPage();
  await page.goto(url + ORDINARY);
  await page.locator('html[data-ready="true"][data-settled]').waitFor({ state: 'attached' });
  return page;
}

/** Puts the panel of a page into a condition; `without` is a page of a server that has no lab. */
async function prepare(page: Page, condition: Condition): Promise<void> {
  await page.bringToFront();
  const lab = page.frameLocator('#lab').getByRole('complementary', { name: 'Lab' });
  const isOpen = await lab.isVisible();
  if (isOpen !== (condition === 'chart' || condition === 'events')) await page.keyboard.press(CHORD);
  if (condition === 'chart') {
    await lab.getByRole('tab', { name: 'Chart' }).click();
    await lab.locator('[data-state="page"]').waitFor();
  }
  if (condition === 'events') await lab.getByRole('tab', { name: 'Events' }).click();
  // Points at the page, not at the panel below it.
  await page.mouse.move(200, 200);
  await page.waitForTimeout(QUIET_MS);
}

async function measure(page: Page): Promise<Measured> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const before = await busy();
  const round = await page.evaluate(useForAWhile, TIMES);
  const thread = (await busy()) - before;
  await devtools.detach();
  return { ...round, thread };
}

/** Duration of one use of each kind in a round, ms: the median, since other work may take the machine now and then. */
const totalOf = ({ quantity, variant, sheet }: Round) => median(quantity) + median(variant) + median(sheet);

/** Measures the cost of the open inspector for a user of the page beneath it. */
export async function measureLab(root: string): Promise<Figure[]> {
  const servers = [await startServer(root), await startServer(root, { settings: { LAB: '1' } })];
  const { browser, close } = await launchPages();
  try {
    const [plain, withLab] = await Promise.all(servers.map(({ url }) => openPage(browser, url)));
    const rounds: Record<Condition, Measured[]> = { without: [], closed: [], chart: [], events: [] };
    for (let count = -1; count < ROUNDS; count += 1) {
      for (const condition of CONDITIONS) {
        const page = condition === 'without' ? plain : withLab;
        if (page === undefined) continue;
        if (condition === 'without') await page.bringToFront();
        else await prepare(page, condition);
        const measured = await measure(page);
        if (count >= 0) rounds[condition].push(measured);
      }
    }
    const ofEach = (condition: Condition, of: (one: Measured) => number) => median(rounds[condition].map(of));
    const ratio = (condition: Condition, base: Condition, of: (one: Measured) => number) =>
      median(rounds[condition].map((one, at) => of(one) / of(rounds[base][at] ?? one)));
    const against = (condition: Condition, base: Condition, of: (one: Measured) => number) =>
      `${ofEach(condition, of).toFixed(0)} ms against ${ofEach(base, of).toFixed(0)} ms, median of ${ROUNDS} rounds`;
    const part = (condition: Condition, kind: keyof Round) =>
      ratio(condition, 'closed', (one) => median(one[kind])).toFixed(2);
    const parts = (condition: Condition) =>
      `quantity ${part(condition, 'quantity')}, variant ${part(condition, 'variant')}, sheet ${part(condition, 'sheet')}`;
    return [
      ...(['chart', 'events'] as const).map((condition) =>
        atMost(
          `Inspector open on its ${condition}: interactions against closed`,
          ratio(condition, 'closed', totalOf),
          'x',
          1.1,
          `${against(condition, 'closed', totalOf)}; ${parts(condition)}`,
        ),
      ),
      note(
        'Inspector closed: interactions against a server without it',
        ratio('closed', 'without', totalOf),
        'x',
        against('closed', 'without', totalOf),
      ),
      ...(['chart', 'events'] as const).map((condition) =>
        note(
          `Inspector open on its ${condition}: main thread against closed`,
          ratio(condition, 'closed', ({ thread }) => thread),
          'x',
          `${against(condition, 'closed', ({ thread }) => thread)}, its own drawing included`,
        ),
      ),
    ];
  } finally {
    await close();
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}
