import { DESKTOP_ONLY, NIGHTLY, PHONE_ONLY } from '../support/tags.ts';
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
const LIST = `${SUITCASE}/question-details`;
const BOTTLE = '/p/botol-tirta-750/TRT-00301-01';

test.describe('questions', () => {
  test(
    '[SECTION-09, QNA-01, QNA-04, QNA-05, QNA-06, QNA-27] load near, sort and search',
    PHONE_ONLY,
    async ({ page, open }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/questions?')) asked.push(request.url());
      });
      await open(SUITCASE);
      expect(asked).toEqual([]);
      const section = page.locator('#discussion');
      await bringSection(page, 'discussion', section.getByRole('article').first());
      await expect(section.getByRole('article')).toHaveCount(3);
      expect(asked).toHaveLength(1);
      await expectAccessible(page, '#discussion');
      await section.getByRole('link', { name: 'Lihat semua pertanyaan' }).click();
      await expect(page).toHaveURL(LIST);
      const list = page.getByRole('main');
      await expect(list.getByRole('heading', { level: 1 })).toHaveText('Pertanyaan tentang produk ini');
      await expect(page).toHaveTitle('Pertanyaan tentang produk ini | Etalase');
      await expect(list.getByRole('article')).toHaveCount(10);
      await expectAccessible(page);
      await list.getByRole('button', { name: 'Muat lagi' }).click();
      await expect(list.getByRole('article')).toHaveCount(20);
      await list.getByRole('button', { name: 'Terbaru' }).click();
      await expect(list.getByRole('article').first()).toContainText('Pegangan samping');
      await list.getByRole('searchbox').fill('lombok');
      await page.keyboard.press('Enter');
      await expect(list.getByRole('article')).toHaveCount(1);
    },
  );

  test(
    '[AUTH-17, QNA-13, QNA-30] returns a guest to the list after a vote and login',
    PHONE_ONLY,
    async ({ page, open }) => {
      await open(LIST);
      const list = page.getByRole('main');
      await list.getByRole('button', { name: 'Terbaru' }).click();
      await list.getByRole('button', { name: 'Muat lagi' }).click();
      await expect(list.getByRole('article')).toHaveCount(20);
      const helpful = list.getByRole('button', { name: /^Membantu/ }).last();
      const answer = (await helpful.getAttribute('data-wish')) ?? '';
      await helpful.click();
      await page.getByRole('dialog').getByRole('link', { name: 'Masuk' }).click();
      await passLogin(page, isMobile(page) ? 'dewi' : 'eko');
      await ready(page);
      const pressed = list.locator(`[data-wish="${answer}"]`);
      await expect(pressed).toBeFocused();
      await expect(pressed).toBeInViewport({ ratio: 1 });
      await expect(pressed).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByText('Jawaban ini kamu tandai membantu.')).toBeVisible();
      await expect(list.getByRole('article')).toHaveCount(20);
      await expect(list.getByRole('button', { name: 'Terbaru' })).toHaveAttribute('aria-pressed', 'true');
      await expect(page).toHaveURL(`${LIST}?sortBy=NEWEST`);
      await pressed.click();
      await expect(pressed).toHaveAttribute('aria-pressed', 'false');
    },
  );

  test(
    '[QNA-28, QNA-30, ROUTE-30] the address keeps the search, and back finds the list',
    PHONE_ONLY,
    async ({ page, open }) => {
      await open(SUITCASE);
      const section = page.locator('#discussion');
      const all = section.getByRole('link', { name: 'Lihat semua pertanyaan' });
      await bringSection(page, 'discussion', all);
      const first = (await section.getByRole('article').first().textContent()) ?? '';
      await all.click();
      const list = page.getByRole('main');
      await list.getByRole('button', { name: 'Terbaru' }).click();
      await expect(page).toHaveURL(`${LIST}?sortBy=NEWEST`);
      await list.getByRole('searchbox').fill('bisa');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${LIST}?sortBy=NEWEST&search=bisa`);
      await list.getByRole('button', { name: 'Hapus pencarian' }).click();
      await expect(page).toHaveURL(`${LIST}?sortBy=NEWEST`);
      await list.getByRole('button', { name: 'Muat lagi' }).click();
      await expect(list.getByRole('article')).toHaveCount(20);
      const read = list.locator('li[id]').nth(14);
      const id = (await read.getAttribute('id')) ?? '';
      await read.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
      await expect(read).toBeInViewport();
      // One step back leads to where the list was opened, whatever was chosen there.
      await page.goBack();
      await expect(page).toHaveURL(SUITCASE);
      await expect(section.getByRole('article').first()).toHaveText(first);
      await expect(all).toBeInViewport();
      await page.goForward();
      await expect(page).toHaveURL(`${LIST}?sortBy=NEWEST`);
      await expect(list.getByRole('article')).toHaveCount(20);
      await expect(page.locator(`#${id}`)).toBeInViewport();
      await page.reload();
      await ready(page);
      await expect(list.getByRole('button', { name: 'Terbaru' })).toHaveAttribute('aria-pressed', 'true');
      await expect(list.getByRole('article').first()).toContainText('Pegangan samping');
    },
  );

  test(
    '[QNA-28] an address opens the questions it names, and ignores nonsense',
    PHONE_ONLY,
    async ({ page, open }) => {
      await open(`${LIST}?search=lombok&sortBy=nonsense&rating=5`);
      const list = page.getByRole('main');
      await expect(list.getByRole('article')).toHaveCount(1);
      await expect(list.getByRole('searchbox')).toHaveValue('lombok');
      await expect(list.getByRole('button', { name: 'Paling membantu' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    },
  );

  test(
    '[QNA-29, QNA-30, AUTH-13] a guest searches, logs in, and asks a new question',
    NIGHTLY,
    async ({ page, open }) => {
      const [member, words] = isMobile(page)
        ? (['ayu', 'Apakah gagang zirafah'] as const)
        : (['citra', 'Apakah sedotan zirafah'] as const);
      const list = page.getByRole('main');
      await open(`${BOTTLE}/question-details`);
      await list.getByRole('searchbox').fill(words);
      await page.keyboard.press('Enter');
      await expect(list.getByText('Tidak ada pertanyaan yang cocok.')).toBeVisible();
      await expectAccessible(page);
      await list.getByRole('button', { name: 'Tanyakan ini' }).click();
      await page
        .getByRole('dialog', { name: 'Masuk untuk bertanya' })
        .getByRole('link', { name: 'Masuk' })
        .click();
      await passLogin(page, member);
      await ready(page);
      const dialog = page.getByRole('dialog', { name: 'Tulis pertanyaan' });
      const field = dialog.getByLabel('Apa yang ingin kamu tahu?');
      await expect(field).toHaveValue(words);
      expect(new URL(page.url()).searchParams.get('search')).toBe(words);
      await field.fill(`${words} bisa dicuci?`);
      await dialog.getByRole('button', { name: 'Kirim pertanyaan' }).click();
      await expect(dialog.getByText(/^Terkirim!/)).toBeVisible();
      await dialog.getByRole('button', { name: 'Tutup' }).last().click();
      await expect(list.getByRole('article').first()).toContainText(`${words} bisa dicuci?`);
      await expect(page).toHaveURL(`${BOTTLE}/question-details`);
    },
  );

  test(
    '[QNA-07, QNA-08, QNA-09, QNA-10, QNA-16, AUTH-13] shows a guest’s question',
    DESKTOP_ONLY,
    async ({ page, open }) => {
      const [member, name] = isMobile(page) ? (['dewi', 'Dewi A.'] as const) : (['eko', 'Eko N.'] as const);
      await open(BOTTLE);
      const section = page.locator('#discussion');
      const write = section.getByRole('button', { name: 'Tulis pertanyaan' });
      await bringSection(page, 'discussion', write);
      await write.click();
      const prompt = page.getByRole('dialog', { name: 'Masuk untuk bertanya' });
      await prompt.getByRole('link', { name: 'Masuk' }).click();
      await passLogin(page, member);
      await ready(page);
      const dialog = page.getByRole('dialog', { name: 'Tulis pertanyaan' });
      const field = dialog.getByLabel('Apa yang ingin kamu tahu?');
      await field.fill('Muat?');
      await dialog.getByRole('button', { name: 'Kirim pertanyaan' }).click();
      await expect(dialog.getByText('Tulis sedikit lebih lengkap, ya', { exact: false })).toBeVisible();
      await expect(field).toBeFocused();
      await expectAccessible(page, 'dialog');
      await field.fill(`‮<b>Tutupnya</b> bisa dibeli terpisah, ${name}?`);
      await dialog.getByRole('button', { name: 'Kirim pertanyaan' }).click();
      await expect(dialog.getByText(/^Terkirim!/)).toBeVisible();
      await expectAccessible(page, 'dialog');
      await dialog.getByRole('button', { name: 'Tutup' }).last().click();
      await page.reload();
      await ready(page);
      const first = section.getByRole('article').first();
      await bringSection(page, 'discussion', first);
      await expect(first).toContainText(`<b>Tutupnya</b> bisa dibeli terpisah, ${name}?`);
      await expect(first).toContainText('Sedang ditinjau, baru kamu yang bisa lihat');
      await expectAccessible(page, '#discussion');
    },
  );

  test.describe('answering', () => {
    test.use({ allowed: ['401'] });
    test(
      '[QNA-17, QNA-18, QNA-19, QNA-22] shows a guest’s answer in review after login',
      PHONE_ONLY,
      async ({ page, context, open }) => {
        const [member, name] = isMobile(page) ? (['dewi', 'Dewi A.'] as const) : (['eko', 'Eko N.'] as const);
        await open(BOTTLE);
        const section = page.locator('#discussion');
        const answer = section.getByRole('button', { name: 'Jawab', exact: true }).first();
        await bringSection(page, 'discussion', answer);
        await answer.click();
        await page
          .getByRole('dialog', { name: 'Masuk untuk menjawab' })
          .getByRole('link', { name: 'Masuk' })
          .click();
        await passLogin(page, member);
        await ready(page);
        const dialog = page.getByRole('dialog', { name: 'Jawab pertanyaan' });
        const field = dialog.getByLabel('Jawabanmu');
        await field.fill('Muat.');
        await dialog.getByRole('button', { name: 'Kirim jawaban' }).click();
        await expect(dialog.getByText('Tulis sedikit lebih lengkap, ya', { exact: false })).toBeVisible();
        await expect(field).toBeFocused();
        await expectAccessible(page, 'dialog');
        // The session ends; what was typed is sent after the login.
        await field.fill(`‮<b>Muat</b> di tas saya, kata ${name}`);
        await context.clearCookies();
        await dialog.getByRole('button', { name: 'Kirim jawaban' }).click();
        await page
          .getByRole('dialog', { name: 'Masuk untuk menjawab' })
          .getByRole('link', { name: 'Masuk' })
          .click();
        await passLogin(page, member);
        await ready(page);
        await expect(dialog.getByText(/^Terkirim! Jawabanmu sedang ditinjau/)).toBeVisible();
        await expectAccessible(page, 'dialog');
        await dialog.getByRole('button', { name: 'Tutup' }).last().click();
        const own = section
          .getByRole('listitem')
          .filter({ hasText: `<b>Muat</b> di tas saya, kata ${name}` })
          .last();
        await bringSection(page, 'discussion', own);
        await expect(own).toContainText('Sedang ditinjau, baru kamu yang bisa lihat');
        await expect(own).toContainText('Pengguna');
        await expectAccessible(page, '#discussion');
      },
    );
  });

  test(
    '[QNA-13] in English and in the dark an answer is found helpful, and that is taken back',
    NIGHTLY,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await logIn(page, isMobile(page) ? 'budi' : 'citra', `${BOTTLE}?lang=en`);
      const helpful = page
        .locator('#discussion .questions-answers')
        .first()
        .getByRole('button', { name: /^Helpful/ })
        .first();
      await bringSection(page, 'discussion', helpful);
      await helpful.click();
      await expect(helpful).toHaveAttribute('aria-pressed', 'true');
      await expectAccessible(page, '#discussion');
      const written = page.waitForResponse(/_vote$/);
      await helpful.click();
      await expect(helpful).toHaveAttribute('aria-pressed', 'false');
      expect((await written).ok()).toBe(true);
    },
  );
});
