import type { Page } from 'playwright/test';
import { NIGHTLY, PHONE_ONLY } from '../support/tags.ts';
import { bringSection, expect, holdBack, isMobile, test } from '../support/test.ts';

/** Tops and bottoms (CSS px from the top of the page) of what must stay where it is, as a frame showed them. */
const SAMPLER = () => {
  const seen: Record<string, number>[] = [];
  const edge = (element: Element | null, side: 'top' | 'bottom') =>
    element === null ? 0 : Math.round((element.getBoundingClientRect()[side] + window.scrollY) * 10) / 10;
  const read = () => {
    const rows = [...document.querySelectorAll('#variant [role=group]')];
    const buy =
      [...document.querySelectorAll('.buybox, .buybar')].find((one) => one.clientHeight > 0) ?? null;
    seen.push({
      name: edge(document.querySelector('h1'), 'top'),
      price: edge(document.querySelector('.price')?.parentElement ?? null, 'bottom'),
      after: edge(document.querySelector('#variant')?.nextElementSibling ?? null, 'top'),
      buyTop: (buy?.getBoundingClientRect().top ?? 0) + (buy?.matches('.buybox') ? window.scrollY : 0),
      ...Object.fromEntries(
        rows.flatMap((row, index) => [
          [`row ${index} top`, edge(row, 'top')],
          [`row ${index} bottom`, edge(row, 'bottom')],
        ]),
      ),
    });
    requestAnimationFrame(read);
  };
  const shifted: string[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { sources?: { node: Node | null }[] })[]) {
      for (const { node } of entry.sources ?? []) {
        const element = node instanceof Element ? node : (node?.parentElement ?? null);
        if (element?.closest('h1, .opt, #variant, #promo, .buybar') != null) {
          // Struck-out prices and names beside a choice may change; rows and their surroundings stay.
          if (element.matches('h1, .opt, .swatch, #variant, #promo, .buybar'))
            shifted.push(element.className);
        }
      }
    }
  }).observe({ type: 'layout-shift' });
  Object.assign(window, { seen, shifted });
  requestAnimationFrame(read);
};
const taken = (page: Page) =>
  page.evaluate(() => {
    const { seen, shifted } = window as unknown as { seen: Record<string, number>[]; shifted: string[] };
    const moved = Object.keys(seen[0] ?? {}).filter((key) => new Set(seen.map((one) => one[key])).size > 1);
    const frames = seen.length;
    seen.length = 0;
    return { moved, frames, shifted: shifted.splice(0) };
  });

for (const [path, when] of [
  ['/p/koper-hardcase-rimba-lawu/RMB-00012-01', PHONE_ONLY],
  ['/p/x/GWA-00101-01', NIGHTLY],
] as const) {
  test(`[PRODUCT-28] nothing moves with any option of ${path}`, when, async ({ page, open }) => {
    await open(path);
    // All of the page has come.
    await bringSection(page, 'promo');
    await expect(page.locator('#promo [aria-busy]')).toHaveCount(0);
    await page.locator('#variant').scrollIntoViewIfNeeded();
    const choices = page.locator('#variant [role=group] a');
    const labels = await choices.allInnerTexts();
    expect(labels.length).toBeGreaterThan(6);
    await page.evaluate(SAMPLER);
    for (const label of labels) {
      const choice = choices.filter({ has: page.getByText(label, { exact: true }) });
      await choice.click();
      await expect(choice).toHaveAttribute('aria-current', 'true');
      // The answer has come, and what is asked for after it: the price and the delivery.
      await expect(page.locator('#variant [aria-busy]')).toHaveCount(0);
      await expect(page.locator('.price-now.is-wait')).toHaveCount(0);
      await expect(page.locator('#shipping [aria-busy]')).toHaveCount(0);
      const { moved, frames, shifted } = await taken(page);
      expect(frames).toBeGreaterThan(0);
      expect([label, moved, shifted]).toEqual([label, [], []]);
    }
  });
}

test.describe('choosing an option', () => {
  const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
  test('[PRODUCT-29] marks it on the press, before any answer', PHONE_ONLY, async ({ page, open }) => {
    await open(SUITCASE);
    const release = await holdBack(page, /_summary/);
    const nila = page.locator('#variant').getByRole('link', { name: 'Nila', exact: true });
    await nila.click();
    await expect(nila).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('#variant [role=group]').first()).toContainText('Warna: Nila');
    await expect(page.locator('#variant a[aria-current=true]')).toHaveCount(2);
    await expect(page.locator('#variant [aria-busy]')).toHaveCount(1);
    release();
    await expect(page.locator('#variant [aria-busy]')).toHaveCount(0);
    await expect(nila).toHaveAttribute('aria-current', 'true');
  });

  test(
    '[PRODUCT-29] the old picture stays until the new one is there',
    PHONE_ONLY,
    async ({ page, open }) => {
      await open(SUITCASE);
      const picture = page.locator('.stage-track img').first();
      const shown = () =>
        picture.evaluate((image: HTMLImageElement) => [image.currentSrc, image.naturalWidth > 0] as const);
      const [former] = await shown();
      const release = await holdBack(page, /koper-nila/);
      await page.locator('#variant').getByRole('link', { name: 'Nila', exact: true }).click();
      await expect(page).not.toHaveURL(new RegExp(`${SUITCASE}$`));
      await expect(page.locator('#variant [aria-busy]')).toHaveCount(0);
      expect(await shown()).toEqual([former, true]);
      release();
      await expect.poll(async () => (await shown())[0]).toContain('koper-nila');
    },
  );
});

test('[PRODUCT-31, PRODUCT-09] a sold-out size is one press away in another colour', async ({
  page,
  open,
}) => {
  await open('/p/koper-hardcase-rimba-lawu/RMB-00012-01');
  const rows = page.getByRole('region', { name: 'Varian' });
  await rows.getByRole('link', { name: 'Besar 28″, stok habis' }).click();
  await expect(rows).toContainText(
    'Besar 28″ habis untuk warna Pandan, masih ada di Nila, Arang, dan Pasir.',
  );
  await rows.getByRole('link', { name: 'Arang, Besar 28″' }).click();
  await expect(rows).toContainText('Warna: Arang');
  await expect(rows).toContainText('Ukuran: Besar 28″');
  await expect(
    page.getByRole('button', { name: 'Beli sekarang' }).filter({ visible: true }).first(),
  ).toBeEnabled();
});
