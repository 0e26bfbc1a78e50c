import { BOTH_SHELLS, DESKTOP_ONLY, NIGHTLY, PHONE_ONLY, tagged } from '../support/tags.ts';
import {
  bringSection,
  expect,
  expectAccessible,
  isMobile,
  logIn,
  passLogin,
  ready,
  test,
} from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const LIST = `${SUITCASE}/review-details`;

test(
  '[SECTION-08, SHELL-08, REVIEW-02] reviews come when their place is seen, and nothing jumps',
  PHONE_ONLY,
  async ({ page, open }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/product-review/')) asked.push(request.url());
    });
    await open(SUITCASE);
    expect(asked).toEqual([]);
    const section = page.locator('#reviews');
    await bringSection(page, 'reviews', section.getByRole('article').first());
    await expect(section.getByRole('article')).toHaveCount(3);
    await expect(section.getByText('Sekar A.')).toBeVisible();
    expect(asked.filter((url) => url.includes('public-reviews?'))).toHaveLength(1);
    await expectAccessible(page, '#reviews');
  },
);

test(
  '[ROUTE-12, REVIEW-04, REVIEW-06, MODAL-33] sorts, filters and extends all reviews',
  tagged(PHONE_ONLY, BOTH_SHELLS),
  async ({ page, open }) => {
    await open(SUITCASE);
    const all = page.getByRole('link', { name: 'Lihat semua ulasan' });
    await bringSection(page, 'reviews', all);
    await all.click();
    await expect(page).toHaveURL(LIST);
    const items = page.locator('.reviews > li');
    await expect(items).toHaveCount(10);
    await page.getByRole('button', { name: 'Muat lagi' }).click();
    await expect(items).toHaveCount(20);
    // An element half under the header cannot be pressed.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Urutkan' }).selectOption('Rating terendah');
    await expect(items.first().getByText('Hendra S.')).toBeVisible();
    await page.getByRole('button', { name: 'Varian' }).click();
    const filter = page.getByRole('dialog', { name: 'Ulasan untuk varian' });
    await expect(filter.getByRole('radio', { name: 'Nila' })).toBeVisible();
    await expectAccessible(page, 'dialog');
    await filter.getByRole('radio', { name: 'Nila' }).check();
    await filter.getByRole('radio', { name: 'Kabin 20″' }).check();
    await filter.getByRole('button', { name: 'Terapkan' }).click();
    await expect(filter).toBeHidden();
    await page.getByRole('button', { name: /^5 bintang: / }).click();
    await expect(page.getByRole('button', { name: 'Warna Nila, Ukuran Kabin 20″' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(items.locator('.rv-head', { hasNotText: 'Warna Nila, Ukuran Kabin 20″' })).toHaveCount(0);
    await expect(items.locator('.rv-head').first()).toContainText('Warna Nila, Ukuran Kabin 20″');
    await page.getByRole('button', { name: 'Hapus saringan' }).click();
    await expect(items.first().getByText('Hendra S.')).toBeVisible();
  },
);

test(
  '[REVIEW-16, REVIEW-13, AUTH-13, AUTH-17] marks a guest’s vote once after login',
  PHONE_ONLY,
  async ({ page, open }) => {
    const member = isMobile(page) ? 'budi' : 'citra';
    await open(SUITCASE);
    const helpful = page
      .locator('#reviews article')
      .first()
      .getByRole('button', { name: /^Membantu/ });
    await bringSection(page, 'reviews', helpful);
    await helpful.click();
    const prompt = page.getByRole('dialog', { name: 'Masuk untuk menandai ulasan yang membantu' });
    await prompt.getByRole('link', { name: 'Masuk' }).click();
    await passLogin(page, member);
    await ready(page);
    // The button keeps its place on the product's page, far below the top; the test does not scroll.
    await expect(helpful).toBeFocused();
    await expect(helpful).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Ulasan ini kamu tandai membantu.')).toBeVisible();
    await expect(helpful).toHaveAttribute('aria-pressed', 'true');
    const named = await helpful.textContent();
    await page.reload();
    await ready(page);
    await bringSection(page, 'reviews', helpful);
    await expect(helpful).toHaveAttribute('aria-pressed', 'true');
    await expect(helpful).toHaveText(named ?? '');
    await helpful.click();
    await expect(helpful).toHaveAttribute('aria-pressed', 'false');
  },
);

test(
  '[REVIEW-24, ROUTE-30] a bar and a topic lead to the filtered list and its address',
  DESKTOP_ONLY,
  async ({ page, open }) => {
    await open(SUITCASE);
    const all = page.getByRole('link', { name: 'Lihat semua ulasan' });
    await bringSection(page, 'reviews', all);
    await all.click();
    await expect(page).toHaveURL(LIST);
    const items = page.locator('.reviews > li');
    const title = page.getByRole('heading', { name: 'Semua ulasan' });
    const shown = page.getByRole('status').filter({ hasText: 'Menampilkan' });
    await expect(items).toHaveCount(10);
    await expect(title).not.toBeInViewport();
    await page.getByRole('button', { name: /^4 bintang: / }).click();
    await expect(shown).toHaveText(/^Menampilkan 10 dari .+ ulasan: 4 bintang$/);
    await expect(title).toBeInViewport();
    await expect(title).toBeFocused();
    await expect(shown).toBeInViewport();
    await expect(page).toHaveURL(`${LIST}?rating=4`);
    await expectAccessible(page);
    await page.keyboard.press('Home');
    const topic = page.locator('.topics button').first();
    const label = (await topic.textContent()) ?? '';
    await topic.click();
    await expect(shown).toHaveText(new RegExp(`: 4 bintang, ${label}$`));
    await expect(title).toBeInViewport();
    await expect(page).toHaveURL(/\?rating=4&topic=/);
    const text = (await shown.textContent()) ?? '';
    const first = (await items.first().getAttribute('id')) ?? '';
    await page.reload();
    await ready(page);
    await expect(shown).toHaveText(text);
    await expect(items.first()).toHaveAttribute('id', first);
    await page.getByRole('combobox', { name: 'Urutkan' }).selectOption('Terbaru');
    await expect(page).toHaveURL(/sortBy=LATEST/);
    await page.getByRole('button', { name: 'Hapus saringan' }).click();
    await expect(shown).toHaveText(/^Menampilkan 10 dari .+ ulasan$/);
    await expect(page).toHaveURL(`${LIST}?sortBy=LATEST`);
    // One step back leads to where the list was opened, whatever was chosen there.
    await page.goBack();
    await expect(page).toHaveURL(SUITCASE);
    await page.goForward();
    await expect(page).toHaveURL(`${LIST}?sortBy=LATEST`);
  },
);

test(
  '[REVIEW-25] a bar’s filter can be undone, and the list of all names its filters',
  DESKTOP_ONLY,
  async ({ page, open }) => {
    await open(SUITCASE);
    const section = page.locator('#reviews');
    const bar = section.getByRole('button', { name: /^4 bintang: / });
    await bringSection(page, 'reviews', bar);
    const first = (await section.getByRole('article').first().textContent()) ?? '';
    await bar.click();
    await expect(section.getByText(/^Menampilkan 3 dari .+ ulasan: 4 bintang$/)).toBeVisible();
    await expect(bar).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page, '#reviews');
    await section.getByRole('link', { name: 'Lihat semua ulasan' }).click();
    await expect(page).toHaveURL(`${LIST}?rating=4`);
    await expect(page.getByText(/^Menampilkan 10 dari .+ ulasan: 4 bintang$/)).toBeAttached();
    await page.goBack();
    await expect(section.getByText(/ulasan: 4 bintang$/)).toBeVisible();
    await section.getByRole('button', { name: 'Hapus saringan' }).click();
    await expect(section.getByRole('article').first()).toHaveText(first);
    await expect(bar).toHaveAttribute('aria-pressed', 'false');
  },
);

test(
  '[REVIEW-24] an address opens the reviews it names, and ignores nonsense',
  PHONE_ONLY,
  async ({ page, open }) => {
    await open(`${LIST}?rating=2&search=koper&sortBy=nonsense&variants=%7B&withImages=maybe`);
    await expect(page.getByRole('status').filter({ hasText: 'Menampilkan' })).toHaveText(
      /ulasan: 2 bintang, “koper”$/,
    );
    await expect(page.getByRole('searchbox', { name: 'Cari di ulasan' })).toHaveValue('koper');
    // The list is far below the top, where the page begins.
    await expect(page.getByText('Daftar di bawah disaring: 2 bintang, “koper”')).toBeInViewport();
    const title = page.getByRole('heading', { name: 'Semua ulasan' });
    await expect(title).not.toBeInViewport();
    await page.getByRole('button', { name: 'Lihat daftarnya' }).click();
    await expect(title).toBeInViewport();
    await expect(title).toBeFocused();
  },
);

test(
  '[AUTH-17, REVIEW-13] returns a guest to the 15th review of a filtered list',
  PHONE_ONLY,
  async ({ page, open }) => {
    await open(LIST);
    const items = page.locator('.reviews > li');
    const stars = page.getByRole('button', { name: '5 dari 5 bintang' });
    await stars.click();
    await expect(stars).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Muat lagi' }).click();
    await expect(items).toHaveCount(20);
    await page.getByRole('combobox', { name: 'Urutkan' }).selectOption('Terbaru');
    await expect(items).toHaveCount(10);
    await page.getByRole('button', { name: 'Muat lagi' }).click();
    await expect(items).toHaveCount(20);
    const id = (await items.nth(14).getAttribute('id')) ?? '';
    const helpful = page.locator(`#${id}`).getByRole('button', { name: /^Membantu/ });
    await helpful.scrollIntoViewIfNeeded();
    await helpful.click();
    await page.getByRole('dialog').getByRole('link', { name: 'Masuk' }).click();
    await passLogin(page, isMobile(page) ? 'budi' : 'citra');
    await ready(page);
    await expect(helpful).toBeFocused();
    await expect(helpful).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Ulasan ini kamu tandai membantu.')).toBeVisible();
    await expect(helpful).toHaveAttribute('aria-pressed', 'true');
    await expect(items).toHaveCount(20);
    await expect(stars).toHaveAttribute('aria-pressed', 'true');
    await helpful.click();
    await expect(helpful).toHaveAttribute('aria-pressed', 'false');
  },
);

test(
  '[AUTH-17] who leaves the login is where they pressed as well, and nothing was done',
  PHONE_ONLY,
  async ({ page, open }) => {
    const written: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/like')) written.push(request.url());
    });
    await open(LIST);
    const items = page.locator('.reviews > li');
    await page.getByRole('button', { name: 'Muat lagi' }).click();
    await expect(items).toHaveCount(20);
    const id = (await items.nth(16).getAttribute('id')) ?? '';
    const helpful = page.locator(`#${id}`).getByRole('button', { name: /^Membantu/ });
    await helpful.scrollIntoViewIfNeeded();
    await helpful.click();
    await page.getByRole('dialog').getByRole('link', { name: 'Masuk' }).click();
    await page.getByRole('link', { name: 'Nanti saja' }).click();
    await ready(page);
    await expect(helpful).toBeFocused();
    await expect(helpful).toBeInViewport({ ratio: 1 });
    await expect(items).toHaveCount(20);
    await expect(helpful).toHaveAttribute('aria-pressed', 'false');
    expect(written).toEqual([]);
  },
);

test(
  '[ROUTE-07, REVIEW-17, REVIEW-18, REVIEW-26, MODAL-31] opens buyers’ pictures large',
  tagged(DESKTOP_ONLY, BOTH_SHELLS),
  async ({ page, open }) => {
    await open(`${SUITCASE}/review-gallery`);
    await expect(page.getByText('15 dari 40 foto')).toBeVisible();
    await page.getByRole('button', { name: 'Muat lagi' }).click();
    await expect(page.getByText('30 dari 40 foto')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Foto dari pembeli 30', exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Foto dari pembeli 1', exact: true }).click();
    const preview = page.getByRole('dialog', { name: 'Foto produk' });
    await expect(preview.getByText('Sekar A.')).toBeVisible();
    await expectAccessible(page, 'dialog');
    const position = preview.getByRole('status', { name: /^Foto \d/ });
    await expect(position).toHaveText('1 / 40');
    for (const at of [2, 3, 4]) {
      await page.keyboard.press('ArrowRight');
      await expect(position).toHaveText(`${at} / 40`);
    }
    // The first review has three: this is the next one's.
    await expect(preview.locator('.viewer-review b')).not.toHaveText('Sekar A.');
    await expectAccessible(page, 'dialog');
    await page.keyboard.press('ArrowLeft');
    await expect(position).toHaveText('3 / 40');
    await expect(preview.getByText('Sekar A.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
  },
);

test('[MODAL-30] a member sees in the list which reviews they found helpful', NIGHTLY, async ({ page }) => {
  await logIn(page, 'ayu', LIST);
  const first = page.locator('.reviews > li').first();
  await expect(first.getByRole('button', { name: /^Membantu/ })).toHaveAttribute('aria-pressed', 'false');
});

test(
  '[ROUTE-08, REVIEW-19, MODAL-36, USERSUM-01, USERSUM-03] links page and author',
  PHONE_ONLY,
  async ({ page, open }) => {
    await open(LIST);
    const items = page.locator('.reviews > li');
    await expect(items).toHaveCount(10);
    await items.first().locator('a.rv-when').click();
    await expect(page).toHaveURL(/\/detail-review\?reviewId=UL-/);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expectAccessible(page);
    // The same review, opened from its address.
    await page.reload();
    await ready(page);
    await expect(page.getByRole('article')).toHaveCount(1);
    const name = (await page.locator('.rv-author').textContent()) ?? '';
    await page.getByRole('button', { name: `Lihat profil ${name}` }).click();
    const summary = page.getByRole('dialog', { name });
    await expect(summary.getByText(/ulasan paling berguna$/)).toBeVisible();
    await expect(summary.getByRole('article').first()).toBeVisible();
    await expectAccessible(page, 'dialog');
    await page.goBack();
    await expect(summary).toBeHidden();
    await expect(page).toHaveURL(/\/detail-review\?reviewId=UL-/);
  },
);

test('[MODAL-23, REVIEW-20] the rules of reviews are a press away', NIGHTLY, async ({ page, open }) => {
  await open(SUITCASE);
  const opener = page.getByRole('button', { name: 'Aturan ulasan' });
  await bringSection(page, 'reviews', opener);
  await opener.click();
  const rules = page.getByRole('dialog', { name: 'Aturan ulasan' });
  await expect(rules.getByRole('heading', { name: 'Siapa yang boleh mengulas' })).toBeVisible();
  await expectAccessible(page, 'dialog');
});

test(
  '[ROUTE-12, ROUTE-30] finds the review in view again on return to the list',
  PHONE_ONLY,
  async ({ page, open }) => {
    await open(SUITCASE);
    const all = page.getByRole('link', { name: 'Lihat semua ulasan' });
    await bringSection(page, 'reviews', all);
    await all.click();
    const items = page.locator('.reviews > li');
    for (const shown of [10, 20, 30]) {
      await expect(items).toHaveCount(shown);
      await page.getByRole('button', { name: 'Muat lagi' }).click();
    }
    await expect(items).toHaveCount(40);
    const read = items.nth(26);
    const id = (await read.getAttribute('id')) ?? '';
    await read.evaluate((element) => {
      element.scrollIntoView({ block: 'start', behavior: 'instant' });
      scrollBy({ top: -100, behavior: 'instant' });
    });
    const topOf = () =>
      page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top, id);
    // Sections near the window now have their real heights, and so their places.
    let before = Number.NaN;
    await expect(async () => {
      const top = Number(await topOf());
      const isStill = Math.abs(top - before) < 1;
      before = top;
      expect(isStill).toBe(true);
    }).toPass();
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(400);
    await page.goBack();
    await expect(page).toHaveURL(SUITCASE);
    await expect(page.locator('#reviews')).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(LIST);
    await expect(items).toHaveCount(40);
    await expect.poll(async () => Math.abs(Number(await topOf()) - before)).toBeLessThan(4);
  },
);
