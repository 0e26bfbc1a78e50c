import { PILLOW, SUITCASE, SUITCASE_PHOTOS, SUITCASE_REVIEWS, skuOf } from '../addresses.ts';
import { openReasons, reportsOf, sendReport } from '../shared.ts';
import { ask, openDialog, press, write, type Use } from '../use.ts';
import type { Visit } from '../visit.ts';

const REVIEWS = ['#reviews'];

interface Liked {
  id: string;
  additionalData: { liked: boolean };
}
const mostPopular = (visit: Visit) =>
  ask<Liked[]>(visit, `/product-review/public-reviews?itemSku=${skuOf(SUITCASE)}`);
const unlike = async (visit: Visit) => {
  for (const { id, additionalData } of await mostPopular(visit)) {
    if (additionalData.liked) await write(visit, 'POST', `/product-review/reviews/${id}/like`, {});
  }
};
const likesOf = async (visit: Visit) =>
  (await mostPopular(visit)).filter(({ additionalData }) => additionalData.liked).length;

const reviewReports = reportsOf('review_reports', 'member_id');

/** Reviews, their pictures and writers, and what is reported of them. */
export const reviewsUses: Use[] = [
  {
    endpoint: 'GET /product-review/public-reviews',
    what: 'reviews of the seller',
    address: PILLOW,
    from: 'browser',
    act: openDialog('Ulasan toko'),
    owner: ['dialog', '#reviews'],
    told: 'Ulasan toko gagal dimuat.',
    again: 'button',
    recovered: 'dialog >> text=Sekar A.',
  },
  {
    endpoint: 'GET /product-review/public-reviews',
    what: 'the reviews',
    address: SUITCASE,
    from: 'browser',
    owner: REVIEWS,
    told: 'Ulasan gagal dimuat.',
    again: 'button',
    // Not by the whole page: others find reviews helpful meanwhile.
    recovered: '#reviews >> text=Sekar A.',
  },
  {
    endpoint: 'GET /product-review/public-reviews',
    what: 'reviews on their page',
    address: SUITCASE_REVIEWS,
    from: 'browser',
    owner: ['.subpage'],
    told: 'Ulasan gagal dimuat.',
    again: 'button',
    keeps: ['h1'],
    recovered: '.subpage >> text=Sekar A.',
  },
  {
    endpoint: 'GET /product-review/public-reviews',
    what: 'further reviews',
    address: SUITCASE_REVIEWS,
    from: 'browser',
    act: press('Muat lagi'),
    owner: ['.subpage'],
    told: 'Ulasan berikutnya gagal dimuat.',
    again: 'button',
    keeps: ['h1'],
    recovered: '.subpage article >> nth=10',
  },
  {
    endpoint: 'GET /product-review/public-reviews/*',
    what: 'a review on its page',
    address: SUITCASE_REVIEWS,
    from: 'browser',
    act: async (visit) => {
      const [first] = await ask<{ id: string }[]>(
        visit,
        `/product-review/public-reviews?itemSku=${skuOf(SUITCASE)}`,
      );
      await visit.page.goto(`${SUITCASE}/detail-review?reviewId=${first?.id}`);
    },
    // It is another page than the one before.
    owner: ['body'],
    told: 'Ulasan gagal dimuat.',
    again: 'button',
    keeps: ['h1'],
    recovered: '.subpage >> text=Sekar A.',
  },
  {
    endpoint: 'GET /product-review/public-reviews/images',
    what: 'pictures of buyers',
    address: SUITCASE_PHOTOS,
    from: 'browser',
    owner: ['#content'],
    told: 'Ulasan gagal dimuat.',
    again: 'button',
    keeps: ['h1'],
  },
  {
    endpoint: 'GET /product-review/public-reviews/*',
    what: 'the review of a picture',
    address: SUITCASE_PHOTOS,
    from: 'browser',
    // Another endpoint has a name like it: what counts is this review's call.
    act: async (visit) => {
      const asked = visit.page.waitForRequest(/public-reviews\/UL-/);
      await press('Foto dari pembeli 1')(visit);
      await asked;
    },
    owner: ['dialog'],
    told: 'Ulasan gagal dimuat.',
    again: 'button',
    recovered: 'dialog >> text=Sekar A.',
    keeps: ['h1'],
  },
  {
    endpoint: 'POST /product-review/reviews/*/like',
    what: 'finding a review helpful',
    address: SUITCASE,
    visitor: 'member',
    from: 'browser',
    prepare: unlike,
    act: async (visit) => {
      await visit.page.locator('#reviews article button[aria-pressed="false"]').first().click();
    },
    owner: ['#reviews', '.toast'],
    told: 'Ada yang salah di sini. Coba lagi nanti, ya.',
    again: 'act',
    recovered: '#reviews article button[aria-pressed="true"]',
    written: likesOf,
  },
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
    keeps: ['h1'],
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
    keeps: ['h1'],
    from: 'browser',
    act: press('Lihat profil Sekar A.'),
    owner: ['dialog'],
    told: 'Profil gagal dimuat.',
    again: 'button',
    recovered: 'dialog >> text=ulasan paling berguna',
  },
  {
    endpoint: 'POST /product-review/*/_report',
    what: 'reporting a review',
    address: SUITCASE_REVIEWS,
    keeps: ['h1'],
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
    // A step back leads to the menu of the review, which the form came from.
    again: 'actInDialog',
    recovered: 'text=/Laporanmu sudah kami terima/',
    written: reviewReports.count,
  },
  {
    endpoint: 'POST /product-review/reply/*/_report',
    what: 'reporting the reply to a review',
    address: SUITCASE_REVIEWS,
    keeps: ['h1'],
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
    // A step back leads to the menu of the review, which the form came from.
    again: 'actInDialog',
    recovered: 'text=/Laporanmu sudah kami terima/',
    written: reviewReports.count,
  },
  {
    endpoint: 'GET /content/review-reasons',
    what: 'what topics are called',
    address: SUITCASE_REVIEWS,
    keeps: ['h1'],
    from: 'browser',
    owner: ['main'],
    again: 'reload',
    recovered: 'main >> text=Kualitas',
  },
];
