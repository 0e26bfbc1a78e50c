import { areApart, boxesOf } from '../support/boxes.ts';
import { BOTH_SHELLS, DESKTOP_ONLY, NIGHTLY, PHONE_ONLY, tagged } from '../support/tags.ts';
import {
  bringSection,
  expect,
  expectAccessible,
  holdBack,
  isMobile,
  logIn,
  passLogin,
  ready,
  test,
  untilCalm,
} from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
/** Plenty of it, and no limits. */
const BOTTLE = '/p/x/TRT-00302-01';

test('[CART-01, CART-22, PRODUCT-10] a guest chooses a variant and adds it to the bag', async ({
  page,
  open,
}) => {
  await open(SUITCASE);
  const variants = page.locator('#variant');
  await variants.getByRole('link', { name: 'Nila', exact: true }).click();
  await expect(variants.getByRole('link', { name: 'Nila', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.getByRole('button', { name: 'Keranjang', exact: true }).locator('visible=true').click();
  if (isMobile(page))
    await page.getByRole('dialog').getByRole('button', { name: 'Tambah ke keranjang' }).click();
  await expect(page.getByText('Berhasil masuk keranjang.')).toBeVisible();
  // The gift that goes with the suitcase is not among what the visitor put in.
  await expect(page.getByRole('link', { name: 'Keranjang, 1 barang', exact: true })).toHaveCount(1);
  await page.goto('/cart');
  await expect(page.getByText('Koper Hardcase Rimba Lawu')).toBeVisible();
});

test(
  '[CART-02, CART-18, CART-21, LINK-10] buying now leads a member to its checkout',
  PHONE_ONLY,
  async ({ page }) => {
    await logIn(page, 'ayu', BOTTLE);
    await page.getByRole('button', { name: 'Beli sekarang' }).locator('visible=true').click();
    if (isMobile(page)) await page.getByRole('dialog').getByRole('button', { name: 'Beli sekarang' }).click();
    await expect(page).toHaveURL(/\/retail\/checkout\/[\w-]+$/);
    await expect(page.getByText('Tumbler Kopi Tirta')).toBeVisible();
  },
);

test(
  '[CART-22, AUTH-13, LINK-03] keeps a guest’s purchase through the login, once',
  tagged(PHONE_ONLY, BOTH_SHELLS),
  async ({ page, open }) => {
    await open(SUITCASE);
    await page.locator('#variant').getByRole('link', { name: 'Nila', exact: true }).click();
    await expect(page).toHaveURL(/RMB-00012-0[2-9]/);
    const item = /RMB-00012-\d\d/.exec(page.url())?.[0] ?? '';
    // On a phone the quantity is chosen in the sheet that buying opens.
    if (isMobile(page))
      await page.getByRole('button', { name: 'Beli sekarang' }).locator('visible=true').click();
    const where = isMobile(page) ? page.getByRole('dialog') : page.getByRole('complementary');
    await where.getByRole('button', { name: 'Tambah', exact: true }).click();
    const bought: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().includes('checkouts/_quick')) bought.push(request.postDataJSON());
    });
    await where.getByRole('button', { name: 'Beli sekarang' }).click();
    const prompt = page.getByRole('dialog', { name: 'Masuk untuk membeli' });
    await prompt.getByRole('link', { name: 'Masuk' }).click();
    await passLogin(page, 'ayu');
    await expect(page).toHaveURL(/\/retail\/checkout\/[\w-]+$/);
    expect(bought).toMatchObject([{ itemSku: item, quantity: 2 }]);
    await page.goBack();
    await ready(page);
    await page.reload();
    await ready(page);
    expect(bought).toHaveLength(1);
  },
);

test(
  '[AUTH-13] saves a guest’s heart once after the login, with an undo',
  NIGHTLY,
  async ({ page, open }) => {
    await open(isMobile(page) ? BOTTLE : SUITCASE);
    const heart = page.getByRole('button', { name: 'Simpan ke wishlist' });
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('wishlist')) writes.push(request.url());
    });
    await heart.click();
    const prompt = page.getByRole('dialog', { name: 'Masuk untuk menyimpan ke wishlist' });
    await prompt.getByRole('link', { name: 'Masuk' }).click();
    await passLogin(page, 'budi');
    await ready(page);
    await expect(page.getByText('Disimpan ke wishlist.')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(writes).toHaveLength(1);
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(page.getByText('Dihapus dari wishlist.')).toBeVisible();
    await page.reload();
    await ready(page);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(writes).toHaveLength(1);
  },
);

test(
  '[AUTH-14, AUTH-15] logs out on the page; another tab notices when it is shown',
  PHONE_ONLY,
  async ({ page, context }) => {
    await logIn(page, 'ayu', BOTTLE);
    const other = await context.newPage();
    await other.goto(BOTTLE);
    await ready(other);
    await page.bringToFront();
    await page.getByRole('button', { name: 'Akun Ayu Pratiwi' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keluar' }).click();
    await ready(page);
    await expect(page).toHaveURL(new RegExp(`${BOTTLE}|TRT-00302-01`));
    await expect(page.getByRole('link', { name: 'Masuk' }).locator('visible=true').first()).toBeVisible();
    await expect(page.getByText('Ayu')).toHaveCount(0);
    await other.bringToFront();
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(other.getByRole('button', { name: 'Akun Ayu Pratiwi' })).toHaveCount(0);
  },
);

test(
  '[AUTH-15] keeps typed text after a logout in another tab, then reloads the page',
  PHONE_ONLY,
  async ({ page, context }) => {
    await logIn(page, 'ayu', BOTTLE);
    const write = page.locator('#discussion').getByRole('button', { name: 'Tulis pertanyaan' });
    await bringSection(page, 'discussion', write);
    await write.click();
    const field = page.getByRole('dialog').getByRole('textbox').first();
    await field.fill('Apakah tutupnya rapat?');
    const other = await context.newPage();
    await other.goto(BOTTLE);
    await ready(other);
    await other.getByRole('button', { name: 'Akun Ayu Pratiwi' }).click();
    await other.getByRole('button', { name: 'Keluar' }).click();
    await expect(other.getByRole('link', { name: 'Masuk' }).locator('visible=true').first()).toBeVisible();
    await page.bringToFront();
    const asked = page.waitForResponse('**/common/users/_current');
    await page.evaluate(() => {
      document.documentElement.dataset['same'] = 'yes';
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await (await asked).finished();
    await expect(field).toHaveValue('Apakah tutupnya rapat?');
    await expect(page.locator('html[data-same]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('html[data-same]')).toHaveCount(0);
    await ready(page);
    await expect(page.getByRole('button', { name: 'Akun Ayu Pratiwi' })).toHaveCount(0);
  },
);

test('[SHELL-10] the whole purchase works by keyboard alone', DESKTOP_ONLY, async ({ page }) => {
  await logIn(page, 'ayu', '/p/x/TRT-00301-01');
  const focusOn = async (target: ReturnType<typeof page.locator>) => {
    for (let step = 0; step < 90; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('the keyboard does not get there');
  };
  const second = page.locator('#variant a').nth(1);
  // The row is one stop of Tab; the arrow keys go along it.
  await focusOn(page.locator('#variant a[aria-current]').first());
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeFocused();
  const bring = await holdBack(page, /\/_summary/);
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-current', 'true');
  const buy = page.getByRole('button', { name: 'Beli sekarang' }).locator('visible=true');
  // However soon the keyboard gets there: what buys waits for the option, and is no less a stop for that.
  await focusOn(buy);
  bring();
  await expect(buy).toBeEnabled();
  await page.keyboard.press('Enter');
  if (isMobile(page)) {
    await expect(page.getByRole('dialog')).toBeVisible();
    await focusOn(page.getByRole('dialog').getByRole('button', { name: 'Beli sekarang' }));
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL(/\/retail\/checkout\//);
});

test(
  '[CART-29, CART-31, LINK-02, LINK-11, ROUTE-02] shows the groceries’ own bag with its count',
  PHONE_ONLY,
  async ({ page, open }) => {
    await open('/grocery/p/mangga/GRO-10001-01');
    await expect(page.locator('html')).toHaveAttribute('data-vendor', 'grocery');
    await page.getByRole('button', { name: 'Keranjang', exact: true }).locator('visible=true').click();
    if (isMobile(page))
      await page.getByRole('dialog').getByRole('button', { name: 'Tambah ke keranjang' }).click();
    const bag = page.getByRole('link', { name: 'Keranjang, 1 barang', exact: true });
    await expect(bag).toHaveAttribute('href', '/grocery/cart');
    await bag.click();
    await expect(page.getByText('Mangga Harum Manis')).toBeVisible();
  },
);

test(
  '[SHELL-06] a toast is read and closed in a modal that opens meanwhile',
  PHONE_ONLY,
  async ({ page, open }) => {
    await open('/grocery/p/mangga/GRO-10001-01');
    await page.getByRole('button', { name: 'Keranjang', exact: true }).locator('visible=true').click();
    if (isMobile(page))
      await page.getByRole('dialog').getByRole('button', { name: 'Tambah ke keranjang' }).click();
    await expect(page.getByText('Berhasil masuk keranjang.')).toBeVisible();
    await page.getByRole('button', { name: 'Ganti toko' }).first().click();
    const modal = page.getByRole('dialog');
    const told = modal.getByRole('status').getByText('Berhasil masuk keranjang.');
    await expect(told).toBeVisible();
    // In a row of its own: the sheet neither cuts it off nor has anything below it.
    await expect(modal.getByRole('radio').first()).toBeVisible();
    const [row, sheet, head, body] = await boxesOf(
      modal.locator('.toast'),
      modal,
      modal.locator('.modal-head'),
      modal.locator('.modal-body'),
    );
    expect(row.y).toBeGreaterThanOrEqual(sheet.y);
    expect(row.y + row.height).toBeLessThanOrEqual(sheet.y + sheet.height);
    for (const other of [head, body]) expect(areApart(row, other)).toBe(true);
    // Only what lies on top and is not cut off can be pressed.
    await modal.getByRole('button', { name: 'Tutup pesan' }).click();
    await expect(told).toBeHidden();
    await expect(modal).toBeVisible();
  },
);

test(
  '[MODAL-37, CART-01, CART-27] shows the added product in the offers modal, without a toast',
  PHONE_ONLY,
  async ({ page, open }) => {
    await open(`${SUITCASE}?qty=2`);
    // The gift goes with what is added once it is known.
    await expect(page.locator('#promo details').getByText('Label Koper Kulit Asli').first()).toBeVisible();
    await page.getByRole('button', { name: 'Keranjang', exact: true }).locator('visible=true').click();
    if (isMobile(page))
      await page.getByRole('dialog').getByRole('button', { name: 'Tambah ke keranjang' }).click();
    const modal = page.getByRole('dialog', { name: 'Sudah di keranjang' });
    await expect(modal.getByText('Koper Hardcase Rimba Lawu')).toBeVisible();
    await expect(modal.getByText('Pandan, Kabin 20″ · 2 barang')).toBeVisible();
    await expect(modal.getByText('Gratis hadiah')).toBeVisible();
    await expect(page.getByText('Berhasil masuk keranjang.')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Tutup pesan' })).toHaveCount(0);
    await expectAccessible(page);
  },
);

test('[CART-23] a double click adds once', PHONE_ONLY, async ({ page, open }) => {
  await open('/p/x/DPR-00404-01');
  const button = page.getByRole('button', { name: 'Keranjang', exact: true }).locator('visible=true');
  if (isMobile(page)) {
    await button.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Tambah ke keranjang' }).dblclick();
  } else {
    await button.dblclick();
  }
  const bag = page.getByRole('link', { name: 'Keranjang, 1 barang', exact: true });
  await expect(bag).toHaveCount(1);
  // A second add would still be on its way.
  await untilCalm(page);
  await expect(bag).toHaveCount(1);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('[SHIP-26] a member reads that the destination is not known', PHONE_ONLY, async ({ page }) => {
    await page.request.post('/login', {
      form: { member: 'member-budi', redirect: SUITCASE },
      maxRedirects: 0,
    });
    await page.goto(SUITCASE);
    // The browser counts nothing in this element as text here, so the test reads it as the server sent it.
    const words = page.locator('#shipping noscript');
    await expect(words).toBeVisible();
    expect(await words.innerHTML()).toBe('belum diketahui');
    await expect(page.locator('#shipping')).not.toContainText('Gambir');
  });
  test('[SHIP-26] nothing keeps room for what does not come', async ({ page }) => {
    await page.goto(SUITCASE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const empty = await page
      .locator('#seller [aria-hidden="true"]:not(svg, .seller-logo), #seller [aria-busy="true"]')
      .evaluateAll((places) =>
        places.filter((place) => place.getBoundingClientRect().height > 0).map((place) => place.outerHTML),
      );
    expect(empty).toEqual([]);
  });
  test(
    '[SHELL-05, CART-01, CART-24] shows all; variants are links; the form adds and refuses',
    PHONE_ONLY,
    async ({ page }) => {
      await page.goto(SUITCASE);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Koper Hardcase');
      await expect(page.getByText('Lawu dibuat')).toBeVisible();
      await page.locator('#variant').getByRole('link', { name: 'Nila', exact: true }).click();
      await expect(page).toHaveURL(/RMB-00012-\d+$/);
      await expect(page.locator('#variant').getByRole('link', { name: 'Nila', exact: true })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await page.getByRole('button', { name: 'Keranjang', exact: true }).locator('visible=true').click();
      await expect(page.getByText('Berhasil masuk keranjang.')).toBeVisible();
      await page.goto('/cart');
      await expect(page.getByText('Koper Hardcase Rimba Lawu')).toBeVisible();
    },
  );
  test(
    '[CART-19, CART-22] a guest who buys now finds the way to the login, and back',
    PHONE_ONLY,
    async ({ page }) => {
      await page.goto(BOTTLE);
      await page.getByRole('button', { name: 'Beli sekarang' }).locator('visible=true').click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await dialog.getByRole('link', { name: 'Masuk' }).click();
      await passLogin(page);
      await page.getByRole('button', { name: 'Beli sekarang' }).locator('visible=true').click();
      await expect(page).toHaveURL(/\/retail\/checkout\//);
    },
  );
});

test(
  '[MODAL-07] a modal of the bag button returns the focus to it',
  tagged(PHONE_ONLY, BOTH_SHELLS),
  async ({ page, open }) => {
    await open(SUITCASE);
    const button = page.getByRole('button', { name: 'Keranjang', exact: true }).locator('visible=true');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button).toBeFocused();
  },
);
