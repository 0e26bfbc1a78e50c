import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { launch, type LaunchedServer } from './support/launch.ts';
import {
  expect,
  expectAccessible as expectAxeSilent,
  isMobile,
  ready,
  test as base,
} from './support/test.ts';

const ADDRESS = '/p/x/RMB-00012-01';
const CHORD = 'Control+Shift+L';

let server: LaunchedServer;
base.beforeAll(async () => {
  server = await launch({ LAB: '1', FAULTS: '1' });
});
base.afterAll(() => server.stop());

const test = base.extend<{ lab: Locator; openLab: (path?: string) => Promise<void> }>({
  lab: async ({ page }, use) => {
    await use(page.getByRole('complementary', { name: 'Lab' }));
  },
  openLab: async ({ page, lab }, use) => {
    await use(async (path = ADDRESS) => {
      await page.goto(`${server.url}${path}?lab`);
      await ready(page);
      await expect(lab).toBeVisible();
    });
  },
});

/** Axe would read style sheets by inline styles of its own, which the page's policy refuses. */
const expectAccessible = (page: Page, within = 'html') =>
  expectAxeSilent(page, { options: { preload: false }, within });
const tab = (lab: Locator, name: string) => lab.getByRole('tab', { name }).click();
const addToBag = (page: Page) =>
  page.getByRole('button', { name: 'Keranjang', exact: true }).locator('visible=true').first().click();
const choose = (lab: Locator, actor: string) =>
  lab
    .getByRole('navigation')
    .getByRole('button', { name: new RegExp(`^${actor}`) })
    .click();

test('the lab opens by its chord over the page, goes by it, and is there again in the next document', async ({
  page,
  lab,
}) => {
  await page.goto(server.url + ADDRESS);
  await ready(page);
  await expect(lab).toHaveCount(0);
  await page.keyboard.press(CHORD);
  await expect(lab).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(lab).toBeVisible();
  await page.keyboard.press(CHORD);
  await expect(lab).toHaveCount(0);
});

test('a server without the lab sends nothing of it, and the chord does nothing', async ({ page, lab }) => {
  const answer = await page.goto(`${ADDRESS}?lab`);
  expect(answer?.headers()['content-security-policy']).not.toContain('worker-src');
  const plain = (await answer?.text()) ?? '';
  const withLab = await (await page.request.get(`${server.url}${ADDRESS}?lab`)).text();
  const scripts = (html: string) => html.match(/<script type="module"/g)?.length;
  expect([scripts(plain), scripts(withLab)]).toEqual([1, 2]);
  await ready(page);
  await page.keyboard.press(CHORD);
  await expect(lab).toHaveCount(0);
});

test('axe finds nothing in the lab: every tab, light and dark', async ({ page, lab, openLab }) => {
  await openLab();
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    for (const name of ['Chart', 'Events', 'Waiting', 'Sequence', 'Record']) {
      await tab(lab, name);
      if (name === 'Chart') await expect(lab.locator('[data-state="page"]')).toBeVisible();
      await expectAccessible(page, '#lab');
    }
  }
});

test('the lab is folded and unfolded, and the page can be pressed beside it', async ({
  page,
  lab,
  openLab,
}) => {
  await openLab();
  await addToBag(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await lab.getByRole('button', { name: 'Fold', exact: true }).click();
  await expect(lab.getByRole('tablist')).toHaveCount(0);
  await expectAccessible(page);
  await lab.getByRole('button', { name: 'Unfold' }).click();
  await expect(lab.getByRole('tablist')).toBeVisible();
});

test.describe('on a desk', () => {
  test.skip(({ page }) => isMobile(page), 'the panel is used on a desk');

  test('the chart of an actor is lit where it stands, and moves with keys and the search', async ({
    page,
    lab,
    openLab,
  }) => {
    await openLab();
    await choose(lab, 'wishlist');
    await expect(lab.locator('.state.lit[data-state="wishlist.absent"]')).toBeVisible();
    const picture = lab.locator('svg.picture');
    await lab.getByRole('application').focus();
    await page.keyboard.press('0');
    const before = await picture.getAttribute('viewBox');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('+');
    await expect(picture).not.toHaveAttribute('viewBox', before ?? '');
    await page.keyboard.press('0');
    await expect(picture).toHaveAttribute('viewBox', before ?? '');
    await lab.getByPlaceholder('Find a state or event').fill('present');
    await page.keyboard.press('Enter');
    await expect(lab.getByRole('region', { name: 'State present' })).toBeVisible();
  });

  test('what happens on the page is in the log: source, transitions, what changed', async ({
    page,
    lab,
    openLab,
  }) => {
    await openLab();
    await addToBag(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await tab(lab, 'Events');
    await lab.getByPlaceholder(/Filter/).fill('add.requested');
    await lab
      .getByRole('list')
      .getByRole('button', { name: /add.requested/ })
      .last()
      .click();
    const details = lab.getByRole('region', { name: 'Chosen event' });
    await expect(details.getByText('outside: a view, the browser or the lab')).toBeVisible();
    await expect(details.getByText('addToCart.idle add.requested', { exact: false }).first()).toBeVisible();
    await expect(details.getByRole('columnheader', { name: 'Before' })).toBeVisible();
  });

  test('an event is sent with a filled form, and one that is refused says which guard said no', async ({
    page,
    lab,
    openLab,
  }) => {
    await openLab();
    await choose(lab, 'toast');
    await lab.getByLabel('Any event').selectOption('toast.shown');
    await lab.getByRole('button', { name: 'Send toast.shown' }).click();
    await expect(lab.getByText('toast.shown sent')).toBeVisible();
    await expect(lab.locator('.now').getByText('shown', { exact: true })).toBeVisible();
    await choose(lab, 'addToCart');
    await lab.getByLabel('Any event').selectOption('gift.dropped');
    await expect(
      lab
        .locator('.candidates')
        .getByText(/said no/)
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
  });

  test('an answer is held, and the call fails as the desk says', async ({ page, lab, openLab }) => {
    await openLab();
    await tab(lab, 'Waiting');
    await lab.getByRole('button', { name: 'Hold every answer' }).click();
    await addToBag(page);
    await expect(lab.getByText('answer held')).toBeVisible();
    await expectAccessible(page);
    await lab.getByLabel('addToCart/addToBag: fail with').selectOption('OOS');
    await expect(page.getByText('stoknya habis').first()).toBeVisible();
  });

  test('the page goes back to a former moment, stands still there, and goes on from it', async ({
    page,
    lab,
    openLab,
  }) => {
    await openLab();
    await addToBag(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Lanjut belanja' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await tab(lab, 'Events');
    await lab.getByPlaceholder(/Filter/).fill('modal.opened');
    await lab
      .getByRole('list')
      .getByRole('button', { name: /modal.opened/ })
      .first()
      .click();
    await lab.getByRole('button', { name: 'Show the page after this' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Lanjut belanja' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await lab.getByRole('button', { name: 'Back to now' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await lab.getByRole('button', { name: 'Show the page after this' }).click();
    await lab.getByRole('button', { name: 'Go on from here' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Lanjut belanja' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a click on a state drives the page there, nothing is called, and the run goes into a link', async ({
    page,
    lab,
    openLab,
  }) => {
    await openLab();
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') writes.push(request.url());
    });
    await choose(lab, 'addToCart');
    await lab.getByPlaceholder('Find a state or event').fill('conflicting');
    await page.keyboard.press('Enter');
    await lab.getByRole('button', { name: 'Drive the page here' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(lab.locator('.now').getByText('conflicting', { exact: false }).first()).toBeVisible();
    expect(writes).toEqual([]);
    await tab(lab, 'Record');
    await lab.getByRole('button', { name: 'Shortest way to the same end' }).click();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await lab.getByRole('button', { name: 'Copy the link' }).click();
    await expect(lab.getByRole('button', { name: 'Copied' })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(lab.locator('.now').getByText('conflicting', { exact: false }).first()).toBeVisible();
    expect(writes).toEqual([]);
  });

  test('a session becomes a test file, a chart becomes SVG, PNG and Mermaid', async ({
    page,
    lab,
    openLab,
  }) => {
    await openLab();
    await addToBag(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    const saved = async (press: () => Promise<void>) => {
      const waiting = page.waitForEvent('download');
      await press();
      const download = await waiting;
      return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
    };
    await choose(lab, 'addToCart');
    const svg = await saved(() => lab.getByRole('button', { name: 'SVG' }).click());
    expect(svg.name).toBe('addToCart.svg');
    expect(svg.content.toString()).toContain('data-state="addToCart.adding"');
    const png = await saved(() => lab.getByRole('button', { name: 'PNG' }).click());
    expect(png.content.subarray(1, 4).toString()).toBe('PNG');
    const mermaid = await saved(() => lab.getByRole('button', { name: 'Mermaid' }).click());
    expect(mermaid.content.toString()).toContain('stateDiagram-v2');
    await tab(lab, 'Record');
    await lab.getByRole('button', { name: 'As it was' }).click();
    const file = await saved(() => lab.getByRole('button', { name: 'Save the file' }).click());
    expect(file.name).toBe('addToCartSession.test.ts');
    expect(file.content.toString()).toContain("addToCart.resolve('addToBag'");
    await lab.getByRole('button', { name: 'Playwright' }).click();
    await expect(lab.getByLabel('Source of the test')).toHaveValue(/openPart\(page, ADDRESS, 'addToCart'/);
    await expectAccessible(page);
  });

  test('runs of tests are added to the heat of this session', async ({ lab, openLab }) => {
    await openLab();
    await choose(lab, 'wishlist');
    await tab(lab, 'Record');
    await expect(lab.getByText(/^0 of \d+ transitions of wishlist/)).toBeVisible();
    const run = {
      kind: 'model',
      problems: [],
      machines: {
        wishlist: { states: {}, transitions: { 'wishlist.absent wishlist.toggled': 12 }, guards: {} },
      },
    };
    const buffer = Buffer.from(JSON.stringify(run));
    await lab.getByLabel(/Add recorded test runs/).setInputFiles({
      name: 'run.json',
      mimeType: 'application/json',
      buffer,
    });
    await expect(lab.getByText(/in this session and 1 imported runs/)).toBeVisible();
    await tab(lab, 'Chart');
    await lab.getByRole('button', { name: 'Heat' }).click();
    await expect(lab.getByText(/with 1 imported runs/)).toBeVisible();
  });

  test('the lab moves into a window of its own and back', async ({ page, lab, openLab }) => {
    await openLab();
    const opening = page.waitForEvent('popup');
    await lab.getByRole('button', { name: 'Own window' }).click();
    const popup = await opening;
    const moved = popup.getByRole('complementary', { name: 'Lab' });
    await expect(moved).toBeVisible();
    await expect(lab).toHaveCount(0);
    await choose(moved, 'addToCart');
    await addToBag(page);
    await tab(moved, 'Events');
    await expect(moved.getByRole('button', { name: /add.requested/ }).first()).toBeVisible();
    await expectAccessible(popup);
    await moved.getByRole('button', { name: 'Dock' }).click();
    await expect(lab).toBeVisible();
  });
});
