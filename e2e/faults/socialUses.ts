import { BOTTLE, PHONE, PILLOW, skuOf, SUITCASE, SUITCASE_QUESTIONS, SUITCASE_REVIEWS } from './addresses.ts';
import { ask, inTurn, onDatabase, openDialog, press, pressInDialog, write, type Use } from './use.ts';
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
const reportsOf = (
  table: 'product_reports' | 'review_reports' | 'question_reports',
  owner: 'owner' | 'member_id',
) => ({
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
const questionReports = reportsOf('question_reports', 'member_id');
/** A report of what these dots of the discussion are of. */
const reportInDiscussion = (endpoint: string, what: string, dots: RegExp): Use => ({
  endpoint,
  what,
  address: SUITCASE,
  visitor: 'member',
  from: 'browser',
  prepare: questionReports.forget,
  act: async (visit) => {
    if ((await visit.page.locator('dialog[open]').count()) === 0) await openReasons(dots)(visit);
    await visit.page.locator('dialog[open]').getByRole('radio', { name: 'Isinya tidak benar' }).check();
    await sendReport(visit);
  },
  owner: ['dialog', '.toast'],
  told: 'Laporan gagal dikirim. Coba lagi, ya.',
  // A step back leads to the menu, which the form came from.
  again: 'actInDialog',
  recovered: 'text=/Laporanmu sudah kami terima/',
  written: questionReports.count,
});

const QUESTION = 'Tutupnya bisa dibeli terpisah juga?';
const forgetQuestions = (visit: Visit) =>
  onDatabase(visit, (database, memberId) => {
    // They are in review, so that nothing else counts or names them.
    database.prepare('DELETE FROM questions WHERE member_id = ? AND is_written = 0').run(memberId);
  });
const questionsAsked = (visit: Visit) =>
  onDatabase(visit, (database, memberId) =>
    Number(
      database
        .prepare('SELECT count(*) AS n FROM questions WHERE member_id = ? AND is_written = 0')
        .get(memberId)?.['n'],
    ),
  );
const fillQuestion = async (visit: Visit) => {
  if ((await visit.page.locator('dialog[open]').count()) === 0) await openDialog('Tulis pertanyaan')(visit);
  await visit.page.getByLabel('Apa yang ingin kamu tahu?').fill(QUESTION);
};
const ANSWER = 'Bisa, tutupnya saya beli terpisah bulan lalu.';
const forgetAnswers = (visit: Visit) =>
  onDatabase(visit, (database, memberId) => {
    // They are in review, so that nothing else counts or names them.
    database.prepare('DELETE FROM answers WHERE member_id = ?').run(memberId);
  });
const answersGiven = (visit: Visit) =>
  onDatabase(visit, (database, memberId) =>
    Number(database.prepare('SELECT count(*) AS n FROM answers WHERE member_id = ?').get(memberId)?.['n']),
  );
const fillAnswer = async (visit: Visit) => {
  if ((await visit.page.locator('dialog[open]').count()) === 0) await openDialog('Jawab')(visit);
  await visit.page.getByLabel('Jawabanmu').fill(ANSWER);
};
interface Voted {
  answers: { id: string; isVoted: boolean }[];
}
const answersShown = async (visit: Visit) =>
  (await ask<Voted[]>(visit, `/product/products/${skuOf(SUITCASE)}/questions`)).flatMap(
    ({ answers }) => answers,
  );
const takeVotesBack = async (visit: Visit) => {
  for (const { id, isVoted } of await answersShown(visit))
    if (isVoted) await write(visit, 'POST', `/product/answers/${id}/_vote`, { helpful: false });
};
const votesOf = async (visit: Visit) => (await answersShown(visit)).filter(({ isVoted }) => isVoted).length;

/** Opens the ways to share; what fails there is done without, so that nothing is said of it. */
const openSharing = async (visit: Visit) => {
  if ((await visit.page.locator('dialog[open]').count()) === 0) await press('Bagikan')(visit);
  await visit.page.locator('dialog[open]').getByRole('button', { name: 'Salin link' }).waitFor();
};
const SHARING = {
  address: PILLOW,
  visitor: 'member',
  from: 'browser',
  act: openSharing,
  owner: ['dialog'],
  again: 'act',
} as const;
const countOf = (table: 'affiliates' | 'quest_events') => (visit: Visit) =>
  onDatabase(visit, (database, memberId) =>
    Number(database.prepare(`SELECT count(*) AS n FROM ${table} WHERE member_id = ?`).get(memberId)?.['n']),
  );
const affiliates = countOf('affiliates');
const quests = countOf('quest_events');
const forgetAffiliate = (visit: Visit) =>
  onDatabase(visit, (database, memberId) => {
    database.prepare('DELETE FROM affiliates WHERE member_id = ?').run(memberId);
  });
const forgetQuests = (visit: Visit) =>
  onDatabase(visit, (database, memberId) => {
    database.prepare('DELETE FROM quest_events WHERE member_id = ?').run(memberId);
  });

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
  {
    endpoint: 'GET /content/ticket-configs',
    what: 'what customer care is told',
    address: PHONE,
    visitor: 'member',
    from: 'browser',
    act: openDialog('Tanya penjual'),
    owner: ['dialog'],
    again: 'reload',
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
    endpoint: 'GET /product/products/*/questions',
    what: 'what people ask',
    address: SUITCASE,
    from: 'browser',
    owner: ['#discussion'],
    told: 'Pertanyaan gagal dimuat.',
    again: 'button',
    // Not by the whole page: others ask meanwhile.
    recovered: '#discussion >> text=Dinda F.',
  },
  {
    endpoint: 'GET /product/products/*/questions',
    what: 'all questions',
    address: SUITCASE_QUESTIONS,
    from: 'browser',
    owner: ['.subpage'],
    told: 'Pertanyaan gagal dimuat.',
    again: 'button',
    keeps: ['h1'],
    recovered: '.subpage >> text=Dinda F.',
  },
  {
    endpoint: 'GET /product/products/*/questions',
    what: 'further questions',
    address: SUITCASE_QUESTIONS,
    from: 'browser',
    act: press('Muat lagi'),
    owner: ['.subpage'],
    told: 'Pertanyaan berikutnya gagal dimuat.',
    again: 'button',
    keeps: ['h1'],
    recovered: '.subpage article >> nth=10',
  },
  {
    endpoint: 'POST /product/products/*/questions',
    what: 'asking a question',
    address: BOTTLE,
    visitor: 'member',
    from: 'browser',
    prepare: forgetQuestions,
    act: inTurn(fillQuestion, pressInDialog('Kirim pertanyaan')),
    // What was taken stands in the section as well.
    owner: ['dialog', '#discussion'],
    told: 'Pertanyaan gagal dikirim. Coba lagi, ya.',
    // The form that is still open has the same words, and so the same key.
    again: 'actInDialog',
    recovered: 'dialog >> text=Terkirim!',
    written: questionsAsked,
  },
  {
    endpoint: 'POST /product/questions/*/answers',
    what: 'answering a question',
    address: BOTTLE,
    visitor: 'member',
    from: 'browser',
    prepare: forgetAnswers,
    act: inTurn(fillAnswer, pressInDialog('Kirim jawaban')),
    // What was taken stands in the section as well.
    owner: ['dialog', '#discussion'],
    told: 'Jawaban gagal dikirim. Coba lagi, ya.',
    again: 'actInDialog',
    recovered: 'dialog >> text=Terkirim!',
    written: answersGiven,
  },
  {
    endpoint: 'POST /product/answers/*/_vote',
    what: 'finding an answer helpful',
    address: SUITCASE,
    visitor: 'member',
    from: 'browser',
    prepare: takeVotesBack,
    act: async (visit) => {
      await visit.page.locator('#discussion article button[aria-pressed="false"]').first().click();
    },
    owner: ['#discussion', '.toast'],
    told: 'Ada yang salah di sini. Coba lagi nanti, ya.',
    again: 'act',
    recovered: '#discussion article button[aria-pressed="true"]',
    written: votesOf,
  },
  reportInDiscussion('POST /product/questions/*/_report', 'reporting a question', /^Opsi pertanyaan /),
  reportInDiscussion('POST /product/answers/*/_report', 'reporting an answer', /^Opsi jawaban /),
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
  {
    endpoint: 'POST /affiliate/session',
    what: 'whose link the visitor came by',
    address: `${PILLOW}?affiliateId=AF12345678`,
    from: 'browser',
    // Nobody sees anything of it.
    owner: [],
    again: 'reload',
  },
  {
    endpoint: 'GET /content/affiliate-config',
    what: 'whether a member earns by a share',
    ...SHARING,
  },
  {
    endpoint: 'POST /affiliate/share-link',
    what: 'the link that is known to be a member’s',
    ...SHARING,
    prepare: forgetAffiliate,
    written: affiliates,
  },
  {
    endpoint: 'POST /member-reward/quest/v2/publish-event',
    what: 'telling the quests of a member of a share',
    ...SHARING,
    prepare: forgetQuests,
    act: inTurn(openSharing, async ({ page }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.locator('dialog[open]').getByRole('button', { name: 'Salin link' }).click();
    }),
    owner: ['dialog', '.toast'],
    written: quests,
  },
  {
    endpoint: 'GET /content/seo',
    what: 'what search engines are told, next page',
    address: SUITCASE,
    from: 'navigation',
    owner: ['#seo'],
    again: 'reload',
  },
  {
    endpoint: 'GET /seo/custom-urls',
    what: 'related searches, next page',
    address: SUITCASE,
    from: 'navigation',
    owner: ['#seo'],
    again: 'reload',
  },
];
