import type { Page } from 'playwright/test';
import { expectRoomToRead, misfits } from '../support/largeText.ts';
import { DESKTOP_ONLY, NIGHTLY, PHONE_ONLY } from '../support/tags.ts';
import { expect, expectAccessible, isMobile, scrollOnTo, test } from '../support/test.ts';

// A page is seen at one size by day: the other has what another page shows, or a journey of its own looks at it.
const PAGES = [
  ['a product with everything', '/p/x/RMB-00012-01', PHONE_ONLY],
  ['a flash sale', '/p/x/GWA-00110-01', PHONE_ONLY],
  ['out of stock', '/p/x/NDA-00202-01', DESKTOP_ONLY],
  ['coming soon', '/p/x/NDA-00203-01', NIGHTLY],
  ['sold in stores only', '/p/x/GWA-00111-01', NIGHTLY],
  ['a closed store', '/p/x/WRT-00801-01', PHONE_ONLY],
  ['store pickup only', '/p/x/TRT-00303-01', NIGHTLY],
  ['no pictures', '/p/x/ETL-00500-01', NIGHTLY],
  ['three attributes', '/p/x/GWA-00101-01', NIGHTLY],
  ['fashion', '/p/x/SND-00601-01', NIGHTLY],
  ['grocery', '/grocery/p/x/GRO-10001-01', NIGHTLY],
  ['description', '/p/x/RMB-00012-01/description', DESKTOP_ONLY],
  ['pickup schedule', '/p/x/RMB-00012-01/pickup-schedule', NIGHTLY],
  ['price list', '/p/daftar-harga/x/RMB-00012-01', NIGHTLY],
] as const;

/** Buttons that open modals, grouped by page, each loaded once; those that answer by a toast come last. */
const MODALS = [
  [
    '/p/x/RMB-00012-01',
    [
      /Garansi resmi|Official warranty/,
      /Jaminan belanja|Shopping guarantees/,
      /Perbesar foto 1|Enlarge photo 1/,
      /^Keranjang$|^Bag$/,
    ],
    PHONE_ONLY,
  ],
  ['/p/x/GWA-00101-01', [/Tersedia di beberapa lokasi|Available at several locations/], NIGHTLY],
  ['/p/x/NDA-00201-01', [/Dikirim oleh|Fulfilled by/], DESKTOP_ONLY],
  ['/p/x/NDA-00202-01', [/Kabari saya|Notify me/], NIGHTLY],
] as const;

// Another language changes the words alone: that is seen on one page, and of modals not at all. All of it is seen by `npm run nightly`. What is opened here is no journey.
test.use({ isJourney: false });

for (const language of ['id', 'en']) {
  for (const [name, path, when] of PAGES) {
    test(
      `axe finds nothing: ${name}, ${language}`,
      language === 'id' || name === 'a product with everything' ? when : NIGHTLY,
      async ({ page, open }) => {
        await open(`${path}?lang=${language}`);
        await expectAccessible(page);
      },
    );
  }
  for (const [path, openers, when] of MODALS) {
    const named = openers.map(({ source }) => source).join(', ');
    test(
      `[MODAL-07] axe finds nothing in the modals of ${named}, ${language}`,
      language === 'id' ? when : NIGHTLY,
      async ({ page, open }) => {
        await open(`${path}?lang=${language}`);
        const dialog = page.getByRole('dialog');
        for (const opener of openers) {
          await page.getByRole('button', { name: opener }).locator('visible=true').first().click();
          await expect(dialog.or(page.getByText(/Berhasil masuk|Added to/)).first()).toBeVisible();
          await expectAccessible(page);
          await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);
        }
      },
    );
  }
}

test.describe('error pages', () => {
  test.use({ allowed: ['Failed to load resource'] });
  for (const [kind, path, when] of [
    ['404', '/p/x/ETL-00404-01', PHONE_ONLY],
    ['410', '/p/x/ETL-00410-01', NIGHTLY],
    ['429', '/p/x/ETL-00429-01', NIGHTLY],
    ['maintenance', '/p/x/ETL-00503-01', PHONE_ONLY],
    ['unknown address', '/nowhere', PHONE_ONLY],
  ] as const) {
    test(`axe finds nothing: ${kind}`, when, async ({ page, open }) => {
      await open(path);
      await expectAccessible(page);
    });
  }
});

test(
  'axe finds nothing in dark, in errors beside the quantity, and in the toast',
  PHONE_ONLY,
  async ({ page, open }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open('/p/x/RMB-00021-01');
    await expectAccessible(page);
    if (isMobile(page))
      await page.getByRole('button', { name: 'Keranjang', exact: true }).locator('visible=true').click();
    const scope = isMobile(page) ? page.getByRole('dialog') : page.getByRole('complementary');
    await scope.getByRole('textbox', { name: 'Jumlah' }).fill('9999');
    await page.keyboard.press('Tab');
    await expect(scope.getByText(/Kamu hanya bisa menambahkan/)).toBeVisible();
    await expectAccessible(page);
    await scope
      .getByRole('button', { name: isMobile(page) ? 'Tambah ke keranjang' : 'Keranjang', exact: true })
      .click();
    await expect(page.getByText('Berhasil masuk keranjang.')).toBeVisible();
    await expectAccessible(page);
  },
);

const LONG_PAGES = [
  ['/p/x/RMB-00012-01', {}],
  ['/p/x/GWA-00101-01', NIGHTLY],
  ['/p/x/KNG-00902-01', NIGHTLY],
  ['/grocery/p/x/GRO-10001-01', {}],
  ['/p/x/RMB-00012-01/description', NIGHTLY],
  ['/p/x/RMB-00012-01/pickup-schedule', NIGHTLY],
  ['/p/x/RMB-00012-01/promotions', {}],
  ['/p/daftar-harga/x/RMB-00012-01', {}],
] as const;

// The widths are their own, whatever the project says. A page is loaded as wide as its kind of device is, and then made
// as wide as each.
test.describe('nothing scrolls sideways, is cut or broken within a word', PHONE_ONLY, () => {
  const enlarge = (page: Page, size: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
  for (const [device, sizes] of [
    [
      'phone',
      [
        [320, '100%'],
        [360, '200%'],
      ],
    ],
    ['desk', [[1280, '200%']]],
  ] as const) {
    const said = sizes.map(([width, size]) => `${width} px with text at ${size}`).join(' and ');
    const seen = async (page: Page, look: (isLarge: boolean) => Promise<void>) => {
      for (const [width, size] of sizes) {
        await page.setViewportSize({ width, height: 800 });
        await enlarge(page, size);
        await look(size !== '100%');
      }
    };
    test.describe(() => {
      test.use({ viewport: { width: sizes[0][0], height: 800 } });
      for (const [path, when] of LONG_PAGES) {
        test(`${said}: ${path}`, when, async ({ page, open }) => {
          await open(path);
          // The widest rows come later.
          if (path === '/p/x/RMB-00012-01')
            await expect(page.getByRole('button', { name: /^Paket combo.*Rp/ })).toBeVisible();
          const recommendation = page.locator('#recommendation');
          await seen(page, async (isLarge) => {
            if ((await recommendation.count()) > 0) {
              await scrollOnTo(recommendation, () =>
                expect(recommendation.getByRole('link').first()).toBeVisible({ timeout: 500 }),
              );
            }
            expect(await misfits(page)).toEqual([]);
            if (isLarge) await expectRoomToRead(page);
          });
        });
      }
      // The sheet is the phone's.
      if (device === 'phone') {
        test(`${said}: the sheet that adds to the bag`, async ({ page, open }) => {
          await open('/p/x/RMB-00012-01');
          await page.getByRole('button', { name: 'Keranjang', exact: true }).locator('visible=true').click();
          await expect(page.getByRole('dialog').getByText('Jumlah', { exact: true })).toBeVisible();
          await seen(page, async () => expect(await misfits(page, 'dialog')).toEqual([]));
        });
      }
    });
  }
});

test(
  '[SHELL-09] the phone has its bar, from 768 px the action column stands beside the pictures',
  PHONE_ONLY,
  async ({ page, open }) => {
    await open('/p/x/RMB-00012-01');
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(page.getByRole('region', { name: 'Beli' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Beli' })).toBeHidden();
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(page.getByRole('region', { name: 'Beli' })).toBeHidden();
    const column = await page.getByRole('complementary', { name: 'Beli' }).boundingBox();
    const gallery = await page.getByRole('region', { name: 'Foto produk' }).boundingBox();
    expect(column?.x ?? 0).toBeGreaterThan((gallery?.x ?? 0) + (gallery?.width ?? 0) - 1);
    expect(Math.abs((column?.y ?? 0) - (gallery?.y ?? 0))).toBeLessThan(40);
  },
);
