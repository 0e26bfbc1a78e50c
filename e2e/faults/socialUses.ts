import { PILLOW, SUITCASE, SUITCASE_REVIEWS } from './addresses.ts';
import { onDatabase, press, type Use } from './use.ts';
import type { Visit } from './visit.ts';

const TEXT = 'Ukurannya berbeda dari yang tertulis di sini.';

/** Opens the form by which the product is reported, and fills it. */
const fillReport = async ({ page }: Visit) => {
  await page.getByRole('button', { name: 'Laporkan produk' }).click();
  const form = page.locator('dialog[open]');
  await form.getByRole('radio', { name: 'Lainnya' }).check();
  await form.getByRole('textbox').fill(TEXT);
};
const sendReport = async ({ page }: Visit) => {
  await page.locator('dialog[open]').getByRole('button', { name: 'Kirim laporan' }).click();
};
/** Opens the reasons to report what these dots are of. */
const openReasons = (dots: string | RegExp) => async (visit: Visit) => {
  await press(dots)(visit);
  await visit.page.locator('dialog[open]').getByRole('button', { name: 'Laporkan' }).click();
};
const reportsOf = (table: 'product_reports' | 'review_reports', owner: 'owner' | 'member_id') => ({
  forget: (visit: Visit) =>
    onDatabase(visit, (database, memberId) => {
      database.prepare(`DELETE FROM ${table} WHERE ${owner} = ?`).run(memberId);
    }),
  count: (visit: Visit) =>
    onDatabase(visit, (database, memberId) =>
      Number(database.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${owner} = ?`).get(memberId)?.['n']),
    ),
});
const productReports = reportsOf('product_reports', 'owner');
const reviewReports = reportsOf('review_reports', 'member_id');

/** What others say of a product, who they are, and what is reported of it. */
export const socialUses: Use[] = [
  {
    endpoint: 'GET /content/singlepages/product-review-policies/parameters',
    what: 'the policy of reviews',
    address: SUITCASE,
    from: 'browser',
    act: press('Aturan ulasan'),
    owner: ['dialog'],
    told: 'Aturan ulasan gagal dimuat.',
    again: 'button',
    recovered: 'dialog >> text=Siapa yang boleh mengulas',
  },
  {
    endpoint: 'GET /hall-of-fame/user/*',
    what: 'a reviewer',
    address: SUITCASE_REVIEWS,
    from: 'browser',
    act: press('Lihat profil Sekar A.'),
    owner: ['dialog'],
    told: 'Profil gagal dimuat.',
    again: 'button',
    recovered: 'dialog >> text=ulasan paling berguna',
  },
  {
    endpoint: 'GET /hall-of-fame/user/reviews/*',
    what: 'what a reviewer wrote',
    address: SUITCASE_REVIEWS,
    from: 'browser',
    act: press('Lihat profil Sekar A.'),
    owner: ['dialog'],
    told: 'Profil gagal dimuat.',
    again: 'button',
    recovered: 'dialog >> text=ulasan paling berguna',
  },
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
    endpoint: 'POST /product-review/*/_report',
    what: 'reporting a review',
    address: SUITCASE_REVIEWS,
    visitor: 'member',
    from: 'browser',
    prepare: reviewReports.forget,
    act: async (visit) => {
      if ((await visit.page.locator('dialog[open]').count()) === 0) await openReasons(/^Opsi ulasan /)(visit);
      await visit.page.locator('dialog[open]').getByRole('radio', { name: 'Isinya tidak benar' }).check();
      await sendReport(visit);
    },
    owner: ['dialog', '.toast'],
    told: 'Laporan gagal dikirim. Coba lagi, ya.',
    again: 'act',
    recovered: 'text=/Laporanmu sudah kami terima/',
    written: reviewReports.count,
  },
  {
    endpoint: 'POST /product-review/reply/*/_report',
    what: 'reporting the reply to a review',
    address: SUITCASE_REVIEWS,
    visitor: 'member',
    from: 'browser',
    prepare: reviewReports.forget,
    act: async (visit) => {
      if ((await visit.page.locator('dialog[open]').count()) === 0)
        await openReasons('Opsi balasan penjual')(visit);
      await visit.page.locator('dialog[open]').getByRole('radio', { name: 'Isinya tidak benar' }).check();
      await sendReport(visit);
    },
    owner: ['dialog', '.toast'],
    told: 'Laporan gagal dikirim. Coba lagi, ya.',
    again: 'act',
    recovered: 'text=/Laporanmu sudah kami terima/',
    written: reviewReports.count,
  },
  {
    endpoint: 'GET /content/review-report-reasons',
    what: 'why a review may be reported',
    address: SUITCASE_REVIEWS,
    visitor: 'member',
    from: 'browser',
    act: openReasons(/^Opsi ulasan /),
    owner: ['dialog'],
    told: 'Alasan gagal dimuat.',
    again: 'button',
    recovered: 'dialog >> text=Isinya tidak benar',
  },
];
