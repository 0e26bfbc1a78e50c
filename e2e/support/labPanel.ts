import type { Locator, Page } from 'playwright/test';
import { runServer, type RunningServer } from '../../lab/browser/builtServer.ts';
import { expect, ready, test as base } from './test.ts';

const ADDRESS = '/p/x/RMB-00012-01';

interface LabFixtures {
  lab: Locator;
  openLab: (path?: string) => Promise<void>;
}

/** A journey on a server that runs with the lab. */
export const test = base.extend<LabFixtures, { server: RunningServer }>({
  // Machines are put back and answered by hand here: what they do then is no visitor's journey.
  isJourney: false,
  server: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await runServer(console.error, { LAB: '1' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
  lab: async ({ page }, use) => {
    await use(labIn(page));
  },
  openLab: async ({ page, lab }, use) => {
    await use(async (path = ADDRESS) => {
      await page.goto(`${path}?lab`);
      await ready(page);
      await expect(lab).toBeVisible();
    });
  },
});

/** The docked panel, which has a document of its own. */
export const labIn = (page: Page) => page.frameLocator('#lab').getByRole('complementary', { name: 'Lab' });

const middleOf = async (lab: Locator) => {
  const { x, y, width, height } = (await lab.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2] as const;
};

/** Moves the pointer to the panel, which waits for that beside a modal. */
export const turnTo = async (lab: Locator) => lab.page().mouse.move(...(await middleOf(lab)));

/** A finger on the panel, wherever the page's modal is. */
export const tapOn = async (lab: Locator) => lab.page().touchscreen.tap(...(await middleOf(lab)));

export const openTab = (lab: Locator, name: string) => lab.getByRole('tab', { name }).click();

export const addingButton = (page: Page) =>
  page.getByRole('button', { name: 'Keranjang', exact: true }).locator('visible=true').first();

export const addToBag = (page: Page) => addingButton(page).click();

/** A modal of the page over the open lab; this one waits for no answer. What comes after an add is a toast on a slow day. */
export const openModal = async (page: Page) => {
  await page.getByRole('button', { name: /^Garansi resmi/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

export const chooseActor = (lab: Locator, actor: string) =>
  lab
    .getByRole('navigation')
    .getByRole('button', { name: new RegExp(`^${actor}`) })
    .click();

/** The word of a run in an address, as the lab writes it. */
export const wordOf = (page: Page, run: object) =>
  page.evaluate(async (text) => {
    const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
    return btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  }, JSON.stringify(run));
