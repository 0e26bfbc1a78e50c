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
// One who reports the same again is refused.
test.use({ allowed: ['the server responded with a status of 409'] });

const TEXT = 'Ukurannya berbeda dari yang tertulis di sini.';

test(
  '[MODAL-16, MODAL-40, REPORT-08..10, REPORT-16] a guest reports a product, once',
  DESKTOP_ONLY,
  async ({ page, open }) => {
    await open(SUITCASE);
    // On a phone the menu leads there too.
    if (isMobile(page)) {
      await page.getByRole('button', { name: 'Opsi produk' }).click();
      const report = page.getByRole('dialog').getByRole('button', { name: 'Laporkan produk' });
      await expect(report).toBeVisible();
      await expectAccessible(page, 'dialog');
      await report.click();
    } else await page.getByRole('button', { name: 'Laporkan produk' }).click();
    const form = page.getByRole('dialog', { name: 'Laporkan produk' });
    await form.getByRole('radio', { name: 'Informasi produk tidak sesuai' }).check();
    const text = form.getByRole('textbox', { name: 'Ceritakan lebih lengkap' });
    await text.fill('Ukurannya beda');
    await text.blur();
    await expect(form.getByText('Tambahkan sedikit lagi, ya (min. 25 karakter).')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Kirim laporan' })).toBeDisabled();
    await expectAccessible(page, 'dialog');
    // Closed and opened again, what was written is there.
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    if (isMobile(page)) {
      // The menu lay below it.
      await expect(page.getByRole('dialog', { name: 'Opsi produk' })).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Laporkan produk' }).click();
    await expect(text).toHaveValue('Ukurannya beda');
    await text.fill(TEXT);
    await form.getByRole('button', { name: 'Kirim laporan' }).click();
    await expect(page.getByText('Laporanmu sudah kami terima.')).toBeVisible();
    await expect(form).toBeHidden();
    // Another document of the same visitor: the marketplace knows.
    await page.reload();
    await ready(page);
    await page.getByRole('button', { name: 'Laporkan produk' }).click();
    await form.getByRole('radio', { name: 'Lainnya' }).check();
    await text.fill(TEXT);
    await form.getByRole('button', { name: 'Kirim laporan' }).click();
    await expect(page.getByText('Laporanmu sudah kami terima sebelumnya.')).toBeVisible();
  },
);

test('[MODAL-17, MODAL-18, REPORT-12, REPORT-14] a member reports a review', PHONE_ONLY, async ({ page }) => {
  await logIn(page, isMobile(page) ? 'ayu' : 'citra', `${SUITCASE}/review-details`);
  await page
    .getByRole('button', { name: /^Opsi ulasan / })
    .first()
    .click();
  await expectAccessible(page, 'dialog');
  await page.getByRole('dialog', { name: 'Ulasan' }).getByRole('button', { name: 'Laporkan' }).click();
  const form = page.getByRole('dialog', { name: 'Laporkan ulasan' });
  await form.getByRole('radio', { name: 'Iklan atau pesan berulang' }).check();
  await expectAccessible(page, 'dialog');
  await form.getByRole('button', { name: 'Kirim laporan' }).click();
  await expect(page.getByText('Laporanmu sudah kami terima.')).toBeVisible();
  await expect(form).toBeHidden();
});

test(
  '[REPORT-15, AUTH-13] a guest who reports a review logs in and goes on to the reasons of it',
  NIGHTLY,
  async ({ page, open }) => {
    await open(`${SUITCASE}/review-details`);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/_report')) sent.push(request.url());
    });
    await page
      .getByRole('button', { name: /^Opsi ulasan / })
      .first()
      .click();
    await page.getByRole('dialog', { name: 'Ulasan' }).getByRole('button', { name: 'Laporkan' }).click();
    const prompt = page.getByRole('dialog', { name: 'Masuk untuk melaporkan' });
    await prompt.getByRole('link', { name: 'Masuk' }).click();
    await passLogin(page, isMobile(page) ? 'dewi' : 'budi');
    await ready(page);
    const form = page.getByRole('dialog', { name: 'Laporkan ulasan' });
    await form.getByRole('radio', { name: 'Isinya tidak benar' }).check();
    expect(sent).toEqual([]);
    await form.getByRole('button', { name: 'Kirim laporan' }).click();
    await expect(page.getByText('Laporanmu sudah kami terima.')).toBeVisible();
    expect(sent).toHaveLength(1);
  },
);

test(
  '[QNA-23, QNA-24, QNA-25] leads a guest through login to the reasons for a report',
  PHONE_ONLY,
  async ({ page, open }) => {
    await open(SUITCASE);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/_report')) sent.push(new URL(request.url()).pathname);
    });
    const dots = page.locator('#discussion').getByRole('button', { name: /^Opsi jawaban / });
    await bringSection(page, 'discussion', dots.first());
    await dots.first().click();
    await expectAccessible(page, 'dialog');
    await page.getByRole('dialog', { name: 'Jawaban' }).getByRole('button', { name: 'Laporkan' }).click();
    const prompt = page.getByRole('dialog', { name: 'Masuk untuk melaporkan' });
    await prompt.getByRole('link', { name: 'Masuk' }).click();
    await passLogin(page, isMobile(page) ? 'citra' : 'dewi');
    await ready(page);
    const form = page.getByRole('dialog', { name: 'Laporkan jawaban' });
    await form.getByRole('radio', { name: 'Alasan lain' }).check();
    await expect(form.getByRole('button', { name: 'Kirim laporan' })).toBeDisabled();
    await form.getByRole('textbox', { name: 'Ceritakan lebih lengkap' }).fill(TEXT);
    await expectAccessible(page, 'dialog');
    expect(sent).toEqual([]);
    await form.getByRole('button', { name: 'Kirim laporan' }).click();
    await expect(page.getByText('Laporanmu sudah kami terima.')).toBeVisible();
    await expect(form).toBeHidden();
    expect(sent).toEqual([expect.stringMatching(/\/product\/answers\/JW-\w+\/_report$/)]);
    // The question is another one to report.
    const question = page.locator('#discussion').getByRole('button', { name: /^Opsi pertanyaan / });
    await bringSection(page, 'discussion', question.first());
    await question.first().click();
    await page.getByRole('dialog', { name: 'Pertanyaan' }).getByRole('button', { name: 'Laporkan' }).click();
    const other = page.getByRole('dialog', { name: 'Laporkan pertanyaan' });
    await other.getByRole('radio', { name: 'Iklan atau pesan berulang' }).check();
    await other.getByRole('button', { name: 'Kirim laporan' }).click();
    await expect(other).toBeHidden();
    expect(sent).toHaveLength(2);
  },
);
