import { DESKTOP_ONLY, PHONE_ONLY } from '../support/tags.ts';
import { expect, ready, test, untilCalm } from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';

test.describe('modals', () => {
  test('[MODAL-06, MODAL-07] Escape and backdrop close; the focus stays inside, then returns', async ({
    page,
    open,
  }) => {
    await open(SUITCASE);
    const opener = page.getByRole('button', { name: /Garansi resmi/ });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Tentang garansi' });
    await expect(dialog).toBeVisible();
    for (let step = 0; step < 5; step += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
      );
      expect(isOutside).toBe(false);
    }
    // Content that arrives above scrolls the page, so that the text keeps its place.
    await untilCalm(page);
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 400);
    await untilCalm(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toHaveCount(0);
  });

  test('[MODAL-08] going to another product leaves no modal', PHONE_ONLY, async ({ page, open }) => {
    await open(SUITCASE);
    await page.goto('/p/x/RMB-00021-01');
    await ready(page);
    await page.getByRole('button', { name: 'Jaminan belanja' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.evaluate(() => history.pushState(null, '', '/p/x/RMB-00024-01'));
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Label Koper');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test(
    '[MODAL-31] the preview by keyboard: neighbours, zoom, close',
    DESKTOP_ONLY,
    async ({ page, open }) => {
      await open(SUITCASE);
      await page.getByRole('button', { name: /Perbesar foto 1/ }).click();
      const preview = page.getByRole('dialog', { name: 'Foto produk' });
      await expect(preview.getByText('1 / 6')).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(preview.getByText('2 / 6')).toBeVisible();
      await page.keyboard.press('+');
      await expect(preview.getByText('175%')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(preview).toHaveCount(0);
      await expect(page).toHaveURL(/foto=2/);
    },
  );

  test(
    '[MODAL-49] a sheet paints before the page is inert, and presses until then count',
    PHONE_ONLY,
    async ({ page, open }) => {
      await page.addInitScript(() => {
        const { showModal } = HTMLDialogElement.prototype;
        Object.assign(globalThis, { becameModal: [] });
        const told = (globalThis as unknown as { becameModal: boolean[] }).becameModal;
        let isPainted = false;
        new MutationObserver(() => {
          if (document.querySelector('dialog[open]') === null) isPainted = false;
          // The frame that is asked for here is the one that shows it.
          else requestAnimationFrame(() => (isPainted = true));
        }).observe(document, { childList: true, subtree: true });
        HTMLDialogElement.prototype.showModal = function observed() {
          told.push(isPainted);
          showModal.call(this);
        };
      });
      await open(SUITCASE);
      const opener = page.getByRole('button', { name: /Garansi resmi/ });
      const dialog = page.getByRole('dialog', { name: 'Tentang garansi' });
      await opener.click();
      await expect(dialog).toBeVisible();
      await expect(page.locator('dialog:modal')).toBeVisible();
      // On a busy machine the sheet that stands in for its code was first: that one was painted.
      const told = await page.evaluate(
        () => (globalThis as unknown as { becameModal: boolean[] }).becameModal,
      );
      expect(told[0]).toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);

      // In the same task as the press: no frame has been painted yet.
      const pressThen = (key: 'key' | 'click') =>
        opener.evaluate(async (button: HTMLElement, then) => {
          button.click();
          await Promise.resolve();
          const before = document.querySelector('dialog:modal') !== null;
          if (then === 'click') document.querySelector('h1')?.click();
          else
            document.activeElement?.dispatchEvent(
              new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }),
            );
          await Promise.resolve();
          return { before, after: document.querySelector('dialog:modal') !== null };
        }, key);
      expect(await pressThen('key')).toEqual({ before: false, after: true });
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
      expect(await pressThen('click')).toEqual({ before: false, after: false });
      await expect(dialog).toHaveCount(0);
    },
  );

  test.describe('on a phone', PHONE_ONLY, () => {
    test.use({ viewport: { width: 360, height: 800 } });
    test('[MODAL-49] the file of the sheet to buy by is at hand before a press', async ({ page, open }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await open(SUITCASE);
      const isBrought = () => asked.some((url) => /\/bag-.*\.js$/.test(url));
      await expect.poll(isBrought).toBe(true);
    });
  });
});
