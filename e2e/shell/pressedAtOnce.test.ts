import type { Locator, Page, Request } from 'playwright/test';
import { boxOf } from '../support/boxes.ts';
import { DESKTOP_ONLY, NIGHTLY, type Tagged } from '../support/tags.ts';
import { bringSection, expect, holdBack, isMobile, logIn, test } from '../support/test.ts';

const LABEL = '/p/x/RMB-00024-01';
const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
/** Members of their own for each size: a talk and a wish are a member's. */
const memberOf = (page: Page) => (isMobile(page) ? 'citra' : 'dewi');

/** On the page of a product with the card of another one in sight. */
async function openBesideCard(page: Page): Promise<Locator> {
  await logIn(page, memberOf(page), LABEL);
  const card = page
    .locator('#seller')
    .getByRole('link', { name: /Koper Hardcase Rimba Lawu/ })
    .first();
  await bringSection(page, 'seller', card);
  return card;
}

/** Presses a control of the suitcase in the task that draws it first. */
const pressWhenDrawn = (page: Page, selector: string, words: string) =>
  page.evaluate(
    ([wanted, name]) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (document.querySelector('h1')?.textContent?.startsWith('Koper Hardcase') !== true) return;
          const control = [...document.querySelectorAll<HTMLElement>(wanted ?? '')].find(
            (one) =>
              one.checkVisibility() &&
              (one.getAttribute('aria-label') ?? one.textContent).startsWith(name ?? ''),
          );
          if (control === undefined) return;
          drawn.disconnect();
          control.click();
          resolve();
        };
        const drawn = new MutationObserver(look);
        drawn.observe(document, { childList: true, subtree: true });
      }),
    [selector, words],
  );

/**
 * Holds the pointer down on a control of a page that may still move, and tries again where it moved before that.
 *
 * @returns where the control is at that moment
 */
async function pressDown(page: Page, control: Locator) {
  let before: Awaited<ReturnType<typeof boxOf>> | undefined;
  await expect(async () => {
    await control.hover();
    before = await boxOf(control);
    await page.mouse.down();
    const isPressed = await control.evaluate((one) => one.matches(':active'));
    if (!isPressed) {
      await page.mouse.move(0, 0);
      await page.mouse.up();
    }
    expect(isPressed).toBe(true);
  }).toPass();
  if (before === undefined) throw new Error('not pressed');
  return before;
}

const WISHED = /^(Disimpan ke|Dihapus dari) wishlist\./;
const isAdd = (one: Request) =>
  one.method() === 'POST' && /\/backend\/retail\/(free-gift\/)?carts$/.test(one.url());
const chat = (page: Page) => page.locator('.chat-window');
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });
type Check = (page: Page) => Promise<void>;
const PRESSES: readonly [name: string, phone: string, desk: string, words: string, isDone: Check][] = [
  ['Chat', '#buybar button', '#buybox button', 'Chat', (page) => expect(chat(page)).toBeVisible()],
  [
    'Share',
    '.stage-tools button',
    '#buybox button',
    'Bagikan',
    (page) => expect(sheet(page, 'Bagikan')).toBeVisible(),
  ],
  [
    'Wishlist',
    '.stage-tools [data-wish]',
    '#buybox [data-wish]',
    '',
    (page) => expect(page.getByText(WISHED)).toBeVisible(),
  ],
  [
    'Add',
    '#buybar button',
    '#buybox button',
    'Keranjang',
    (page) =>
      isMobile(page)
        ? expect(sheet(page, 'Tambah ke keranjang')).toBeVisible()
        : expect(page.locator('#buybox [aria-busy="true"], dialog[open]').first()).toBeVisible(),
  ],
  [
    'Zoom',
    '.stage-track button',
    '.stage-track button',
    'Perbesar foto 1',
    (page) => expect(sheet(page, 'Foto produk')).toBeVisible(),
  ],
  [
    'Recommendations',
    'nav a[href="#recommendation"]',
    'nav a[href="#recommendation"]',
    '',
    async (page) => {
      await expect(page).toHaveURL(/#recommendation$/);
      await expect(page.locator('#recommendation')).toBeInViewport();
    },
  ],
];

const BY_DAY: Record<string, Partial<Tagged>> = {
  Chat: {},
  Add: DESKTOP_ONLY,
  Recommendations: DESKTOP_ONLY,
};
test.describe('[SHELL-24] pressed as soon as a card has led to it', () => {
  for (const [name, phone, desk, words, isDone] of PRESSES)
    test(`${name} does what it says`, BY_DAY[name] ?? NIGHTLY, async ({ page }) => {
      const card = await openBesideCard(page);
      const pressed = pressWhenDrawn(page, isMobile(page) ? phone : desk, words);
      await card.click();
      await pressed;
      await isDone(page);
      await expect(page).toHaveURL(new RegExp(SUITCASE));
    });
});

test.describe('[SHELL-28] a press that begins before something comes above it', () => {
  for (const name of ['Chat', 'Wishlist', 'Keranjang'] as const)
    test(`is for what it began on: ${name}`, name === 'Chat' ? DESKTOP_ONLY : NIGHTLY, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const card = await openBesideCard(page);
      const bringPrice = await holdBack(page, /\/price-summary(\?|$)/);
      await card.click();
      const box = page.locator('#buybox');
      const button = box.getByRole('button', { name, exact: true });
      // The product of before has the same buttons.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Koper Hardcase/);
      const before = await pressDown(page, button);
      bringPrice();
      await expect.poll(async () => (await boxOf(button)).y - before.y).toBeGreaterThan(before.height);
      const added = name === 'Keranjang' ? page.waitForRequest(isAdd) : null;
      await page.mouse.up();
      if (name === 'Chat') await expect(chat(page)).toBeVisible();
      if (name === 'Wishlist') await expect(page.getByText(WISHED)).toBeVisible();
      await added;
    });
});
