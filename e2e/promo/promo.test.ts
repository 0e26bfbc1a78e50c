import { DESKTOP_ONLY, NIGHTLY, PHONE_ONLY } from '../support/tags.ts';
import {
  bringSection,
  expect,
  expectAccessible,
  fault,
  isMobile,
  logIn,
  passLogin,
  ready,
  test,
} from '../support/test.ts';
import type { Page } from 'playwright/test';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const SUITCASE_PROMOS = `${SUITCASE}/promotions`;
/** A seller with a voucher of which there is one. */
const SANDAL = '/p/sandal-selop-kulit-jogja-langkah/SND-00601-01';
/** One piece is left at the campaign's price. */
const LAST_FLASH = '/p/bantal-leher-saku-flash-sale-terakhir/ETL-00511-01';
const GONE_FLASH = '/p/adaptor-saku-flash-sale-habis/ETL-00512-01';
const COMING = '/p/headphone-anak-nada-kecil-batas-85-db/NDA-00203-01';

const VOUCHER_ROW = /voucher toko|Voucher & potongan|store vouchers/;

/** Opens the list of vouchers from the promo section. */
async function openList(page: Page) {
  const row = page.locator('#promo').getByRole('button', { name: VOUCHER_ROW });
  await bringSection(page, 'promo', row);
  await row.click();
  const list = page.getByRole('dialog');
  await expect(list.getByRole('heading', { level: 3 }).first()).toBeVisible();
  return list;
}
const row = (list: ReturnType<Page['locator']>, reward: string) =>
  list.getByRole('listitem').filter({ has: list.page().getByText(reward, { exact: true }) });

test(
  '[VOUCHER-09, VOUCHER-10, VOUCHER-16, LINK-03] claims a guest’s voucher once',
  PHONE_ONLY,
  async ({ page, open }) => {
    // Each size has a member of its own: a voucher is claimed once.
    const member = isMobile(page) ? 'citra' : 'dewi';
    await open(SUITCASE);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('_claim')) calls.push(request.method());
    });
    const list = await openList(page);
    await row(list, 'Diskon 5%').getByRole('button', { name: 'Klaim Diskon 5%' }).click();
    const prompt = page.getByRole('dialog', { name: 'Masuk untuk klaim voucher' });
    await expect(prompt.getByText('Setelah masuk, voucher ini langsung diklaim.')).toBeVisible();
    expect(calls).toEqual([]);
    await prompt.getByRole('link', { name: 'Masuk' }).click();
    await passLogin(page, member);
    await ready(page);
    const back = page.getByRole('dialog', { name: 'Voucher & promo' });
    await expect(row(back, 'Diskon 5%').getByRole('button', { name: 'Sudah diklaim' })).toBeFocused();
    await expect(page).not.toHaveURL(/voucher=/);
    expect(calls).toEqual(['POST']);
    await page.reload();
    await ready(page);
    await expect(
      row(await openList(page), 'Diskon 5%').getByRole('button', { name: 'Sudah diklaim' }),
    ).toBeVisible();
  },
);

test('[VOUCHER-16] the way back leads to this shop alone', PHONE_ONLY, async ({ page }) => {
  await page.goto('/login?redirect=%2F%2Fcontoh.invalid%2Fp%2Fx%3Fvoucher%3DRIMBA5');
  await passLogin(page);
  await expect(page).not.toHaveURL(/contoh\.invalid/);
});

test(
  '[MODAL-12, VOUCHER-20, MODAL-04] terms open over the list, and lead back to it',
  PHONE_ONLY,
  async ({ page, open }) => {
    await open('/p/botol-tirta-750/TRT-00301-01');
    const list = await openList(page);
    await list.getByRole('button', { name: 'S&K Diskon 10%' }).click();
    const terms = page.getByRole('dialog', { name: 'Syarat & ketentuan' });
    await expect(terms.getByText('Berlaku untuk semua botol Tirta.')).toBeVisible();
    await expect(terms.locator('img')).toHaveCount(0);
    await expectAccessible(page);
    await terms.getByRole('button', { name: 'Kembali' }).click();
    await expect(page.getByRole('dialog', { name: 'Voucher & promo' })).toBeVisible();
  },
);

test('the ring around the way back stays off the title of the modal', PHONE_ONLY, async ({ page, open }) => {
  await open('/p/botol-tirta-750/TRT-00301-01');
  const list = await openList(page);
  // By the keyboard, so that the focus is shown.
  await list.getByRole('button', { name: 'S&K Diskon 10%' }).press('Enter');
  const back = page
    .getByRole('dialog', { name: 'Syarat & ketentuan' })
    .getByRole('button', { name: 'Kembali' });
  await expect(back).toBeFocused();
  const { ring, free } = await back.evaluate((button) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(button);
    const title = button.nextElementSibling?.getBoundingClientRect().left ?? 0;
    return {
      ring: parseFloat(outlineWidth) + parseFloat(outlineOffset),
      free: title - button.getBoundingClientRect().right,
    };
  });
  expect(ring).toBeGreaterThan(0);
  expect(free - ring).toBeGreaterThanOrEqual(2);
});

test.describe('refusals of the marketplace', () => {
  test.use({ allowed: ['Failed to load resource'] });
  test(
    '[VOUCHER-13] of a voucher for one the second member is told that it has run out',
    NIGHTLY,
    async ({ page, browser, shop }) => {
      const other = await browser.newPage({ baseURL: shop.url });
      await logIn(other, 'budi', SANDAL);
      await logIn(page, 'eko', SANDAL);
      const list = await openList(page);
      const claim = row(list, 'Potongan Rp15.000').getByRole('button', { name: /^(Klaim|Kuota)/ });
      await expect(claim).toHaveText('Klaim');
      const taken = await other.request.post('/backend/product/merchant/vouchers/V-LANGKAH1/_claim', {
        headers: { 'idempotency-key': 'e2e' },
      });
      expect(taken.ok()).toBe(true);
      await claim.click();
      await expect(list.getByText('Yah, kuota voucher sudah habis.')).toBeVisible();
      await expect(claim).toHaveText('Kuota habis');
      await other.close();
    },
  );

  test(
    '[PROMO-09, ERR-56] a flash sale that is gone is said before anything is bought',
    NIGHTLY,
    async ({ page, browser, shop }) => {
      await logIn(page, 'ayu', LAST_FLASH);
      await expect(page.locator('#overview').getByRole('timer')).toBeVisible();
      await expect(page.locator('#overview')).toContainText('Rp89.000');
      const other = await browser.newPage({ baseURL: shop.url });
      await logIn(other, 'budi', LAST_FLASH);
      const bought = await other.request.post('/backend/retail/checkouts/_quick', {
        headers: { 'idempotency-key': 'e2e-flash', 'content-type': 'application/json' },
        data: {
          itemSku: 'ETL-00511-01',
          pickupPointCode: 'PP-ETL-00001',
          quantity: 1,
          fulfillment: 'DELIVERY',
        },
      });
      expect(bought.ok()).toBe(true);
      await other.close();
      await page.getByRole('button', { name: 'Keranjang', exact: true }).locator('visible=true').click();
      const place = isMobile(page) ? page.getByRole('dialog') : page.getByRole('complementary');
      if (isMobile(page)) await place.getByRole('button', { name: 'Tambah ke keranjang' }).click();
      await expect(place.getByRole('alert')).toContainText(
        'Stok flash sale habis, harga flash sale tidak berlaku lagi.',
      );
      await expectAccessible(page);
      // A phone's sheet covers the price of the page and says its own; beside a desk's column stands that of the page.
      const told = isMobile(page) ? place : page.locator('#overview');
      await expect(told.locator('.price-now')).toContainText('Rp129.000');
      await place.getByRole('button', { name: 'Lanjut dengan harga sekarang' }).click();
      await expect(page.getByText('Berhasil masuk keranjang.')).toBeVisible();
    },
  );
});

test('[ROUTE-10, SEO-01] the page of promotions shows every group', PHONE_ONLY, async ({ page, open }) => {
  await open(SUITCASE_PROMOS);
  await expect(page.getByRole('heading', { level: 1, name: 'Promo' })).toBeVisible();
  for (const name of [/Voucher toko/, /Voucher Etalase/, /Voucher ongkir/]) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  for (const text of ['Teman koper diskon 10%', 'Paket combo', 'Gratis hadiah']) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await expect(page).toHaveTitle('Promo | Etalase');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  await expectAccessible(page);
});

test.describe('when promotions fail', () => {
  test.use({ allowed: ['Failed to load resource'] });
  test(
    '[VOUCHER-19] the section says so and the rest goes on; a retry brings them',
    PHONE_ONLY,
    async ({ page }) => {
      await page.goto('/');
      await fault(page, 'GET /product-detail/*/promotions', '500', 1);
      await page.goto(SUITCASE);
      await ready(page);
      const failed = page.locator('#promo').getByRole('alert');
      await bringSection(page, 'promo', failed);
      await expect(failed).toContainText('Promo gagal dimuat.');
      await expectAccessible(page);
      await failed.getByRole('button', { name: 'Coba lagi' }).click();
      await expect(page.locator('#promo').getByRole('button', { name: /voucher toko/ })).toBeVisible();
    },
  );
});

test(
  '[PROMO-10, AUTH-07] returns a guest to the warning of a finished flash sale',
  PHONE_ONLY,
  async ({ page, open }) => {
    await open(GONE_FLASH);
    await page.getByRole('button', { name: 'Beli sekarang' }).locator('visible=true').click();
    if (isMobile(page)) await page.getByRole('dialog').getByRole('button', { name: 'Beli sekarang' }).click();
    await page
      .getByRole('dialog', { name: 'Masuk untuk membeli' })
      .getByRole('link', { name: 'Masuk' })
      .click();
    await passLogin(page);
    await ready(page);
    const warning = page.getByRole('alert').locator('visible=true');
    await expect(warning).toContainText('Stok flash sale habis, harga flash sale tidak berlaku lagi.');
    await expect(page).not.toHaveURL(/action=/);
    await warning.getByRole('button', { name: 'Lanjut dengan harga sekarang' }).click();
    await expect(page).toHaveURL(/\/retail\/checkout\//);
    await expect(page.getByText('Rp199.000').first()).toBeVisible();
  },
);

test(
  '[PROMO-08, AUTH-06, STOCK-12, NOTIFY-02, LINK-09] sets a guest’s reminder',
  NIGHTLY,
  async ({ page, open }) => {
    await open(COMING);
    await page.getByRole('button', { name: 'Ingatkan saya' }).locator('visible=true').click();
    await page
      .getByRole('dialog', { name: 'Masuk untuk dikabari' })
      .getByRole('link', { name: 'Masuk' })
      .click();
    const isVerified = isMobile(page);
    await passLogin(page, isVerified ? 'ayu' : 'budi');
    await ready(page);
    if (!isVerified) {
      const form = page.getByRole('dialog', { name: 'Ingatkan kalau sudah mulai' });
      await expect(form.getByLabel('Email')).toHaveValue('budi@contoh.id');
      await expectAccessible(page);
      await form.getByRole('button', { name: 'Kabari saya' }).click();
    }
    await expect(page.getByRole('dialog', { name: 'Kamu akan dikabari' })).toBeVisible();
    await page.reload();
    await ready(page);
    await expect(
      page.getByRole('button', { name: 'Kamu akan dikabari' }).locator('visible=true'),
    ).toBeDisabled();
  },
);

// Of a guest each language, each scheme and each size is seen once; the list of a member by night.
for (const [language, scheme, when] of [
  ['id', 'light', DESKTOP_ONLY],
  ['en', 'dark', PHONE_ONLY],
  ['id', 'dark', NIGHTLY],
  ['en', 'light', NIGHTLY],
] as const) {
  test(`axe finds nothing in the vouchers of a member, ${language}, ${scheme}`, NIGHTLY, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await logIn(page, 'ayu', `${SUITCASE}?lang=${language}`);
    await openList(page);
    await expectAccessible(page);
  });
  test(
    `axe finds nothing in the promo section of a guest, ${language}, ${scheme}`,
    when,
    async ({ page, open }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await open(`${SUITCASE}?lang=${language}`);
      await bringSection(page, 'promo', page.locator('#promo').getByRole('button', { name: VOUCHER_ROW }));
      await page
        .locator('#promo summary')
        .filter({ hasText: /Pilih produknya|Choose a product/ })
        .first()
        .click();
      await expect(
        page.locator('#promo').getByRole('button', { name: /Stok habis|Out of stock/ }),
      ).toBeVisible();
      await bringSection(page, 'promo');
      await expectAccessible(page);
      await openList(page);
      await expectAccessible(page);
    },
  );
}
