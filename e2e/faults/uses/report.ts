import { PILLOW, SUITCASE, SUITCASE_REVIEWS } from '../addresses.ts';
import { openReasons, reportsOf, sendReport } from '../shared.ts';
import { press, type Use } from '../use.ts';
import type { Visit } from '../visit.ts';

const TEXT = 'Ukurannya berbeda dari yang tertulis di sini.';

/** Opens the form by which the product is reported, and fills it. */
const fillReport = async ({ page }: Visit) => {
  await page.getByRole('button', { name: 'Laporkan produk' }).click();
  const form = page.locator('dialog[open]');
  await form.getByRole('radio', { name: 'Lainnya' }).check();
  await form.getByRole('textbox').fill(TEXT);
};
const productReports = reportsOf('product_reports', 'owner');

/** Reports of a product, and the reasons for them. */
export const reportUses: Use[] = [
  {
    endpoint: 'GET /content/report-product-reasons',
    what: 'why a product may be reported',
    address: PILLOW,
    from: 'browser',
    act: press('Laporkan produk'),
    // The five reasons that the page knows stand in.
    owner: ['dialog'],
    again: 'reload',
  },
  {
    endpoint: 'POST /product/products/*/_report',
    what: 'reporting the product',
    address: PILLOW,
    visitor: 'member',
    from: 'browser',
    prepare: productReports.forget,
    act: async (visit) => {
      if ((await visit.page.locator('dialog[open]').count()) === 0) await fillReport(visit);
      await sendReport(visit);
    },
    owner: ['dialog', '.toast'],
    told: 'Laporan gagal dikirim. Coba lagi, ya.',
    again: 'act',
    recovered: 'text=/Laporanmu sudah kami terima/',
    written: productReports.count,
  },
  {
    endpoint: 'GET /content/review-report-reasons',
    what: 'why a review may be reported',
    address: SUITCASE_REVIEWS,
    keeps: ['h1'],
    visitor: 'member',
    from: 'browser',
    act: openReasons(/^Opsi ulasan /),
    owner: ['dialog'],
    told: 'Alasan gagal dimuat.',
    again: 'button',
    recovered: 'dialog >> text=Isinya tidak benar',
  },
  {
    endpoint: 'GET /content/question-report-reasons',
    what: 'why a question or an answer may be reported',
    address: SUITCASE,
    visitor: 'member',
    from: 'browser',
    act: openReasons(/^Opsi pertanyaan /),
    owner: ['dialog'],
    told: 'Alasan gagal dimuat.',
    again: 'button',
    recovered: 'dialog >> text=Isinya tidak benar',
  },
];
