import type { Browser, Locator, Page } from 'playwright/test';
import { OWN_SHELL } from '../support/tags.ts';
import { expect, holdBack, isMobile, ready, test, untilCalm } from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';

declare global {
  interface Window {
    /** Components that have run. */
    drawn: number;
  }
}

/** Counts the components that React runs, as its developer tools do. Runs inside the page. */
function countDrawn() {
  interface Fiber {
    tag: number;
    flags: number;
    child: Fiber | null;
    sibling: Fiber | null;
    alternate: Fiber | null;
  }
  /** Function components, with those of `forwardRef` and `memo`. */
  const COMPONENTS = new Set([0, 11, 14, 15]);
  const PERFORMED_WORK = 1;
  window.drawn = 0;
  const visit = (fiber: Fiber, former: Fiber | null) => {
    if (COMPONENTS.has(fiber.tag) && (fiber.flags & PERFORMED_WORK) !== 0) window.drawn += 1;
    // Children that are the same objects as before were left as they were.
    if (former !== null && fiber.child === former.child) return;
    for (let child = fiber.child; child !== null; child = child.sibling) visit(child, child.alternate);
  };
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => {},
      onCommitFiberRoot: (_: number, root: { current: Fiber }) => {
        visit(root.current, root.current.alternate);
      },
    },
  });
}

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** The work of a press until two frames after its effect: components that ran, and elements with new styles. */
async function workOf(browser: Browser, page: Page, press: () => Promise<void>, isDone: () => Promise<void>) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(() => {
    window.drawn = 0;
  });
  await press();
  await isDone();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
  const components = await page.evaluate(() => window.drawn);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const restyled = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
  return { components, restyled };
}

interface Work {
  components: number;
  restyled: number;
}
interface Press {
  name: string;
  /** Escape is pressed without one. */
  control?: (page: Page) => Locator;
  isDone: (page: Page) => Promise<void>;
  most: Work;
}
const shown = (control: Locator) => control.filter({ visible: true }).first();
const button = (page: Page, name: string) => shown(page.getByRole('button', { name, exact: true }));
const opened = (name: string) => (page: Page) => expect(page.getByRole('dialog', { name })).toBeVisible();
const closed = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);
const bag = (page: Page) => button(page, 'Keranjang');
const ON_A_PHONE: readonly Press[] = [
  {
    name: 'the sheet of adding opens',
    control: bag,
    isDone: opened('Tambah ke keranjang'),
    most: { components: 160, restyled: 1400 },
  },
  { name: 'it closes', isDone: closed, most: { components: 15, restyled: 1300 } },
  {
    name: 'it opens again',
    control: bag,
    isDone: opened('Tambah ke keranjang'),
    most: { components: 100, restyled: 1400 },
  },
];
const ON_A_DESK: readonly Press[] = [
  {
    name: 'one piece more',
    control: (page) => button(page, 'Tambah'),
    isDone: (page) =>
      expect(page.locator('#buybox').getByRole('textbox', { name: 'Jumlah' })).toHaveValue('2'),
    // The delivery costs more, and names the full cost beside what vouchers leave of it.
    most: { components: 118, restyled: 240 },
  },
  {
    name: 'another colour',
    control: (page) => shown(page.locator('#variant').getByRole('link', { name: 'Nila' })),
    isDone: (page) => expect(page.locator('#variant [role=group]').first()).toContainText('Warna: Nila'),
    most: { components: 35, restyled: 20 },
  },
];

test('[LOAD-13] a press draws what it changes, and nothing else', OWN_SHELL, async ({ browser, page }) => {
  await page.addInitScript(countDrawn);
  await page.goto(SUITCASE);
  await ready(page);
  await page.locator('html[data-settled]').waitFor({ state: 'attached' });
  await untilCalm(page);
  // The answers would be drawn within the frames that are counted, or after them.
  const letGo = await holdBack(page, /\/backend\//);
  for (const { name, control, isDone, most } of isMobile(page) ? ON_A_PHONE : ON_A_DESK) {
    const work = await workOf(
      browser,
      page,
      () =>
        control === undefined
          ? page.keyboard.press('Escape')
          : control(page).evaluate((one: HTMLElement) => one.click()),
      () => isDone(page),
    );
    expect.soft(work.components, `${name}: components`).toBeLessThanOrEqual(most.components);
    expect.soft(work.restyled, `${name}: elements with new styles`).toBeLessThanOrEqual(most.restyled);
  }
  letGo();
});
