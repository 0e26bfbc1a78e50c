import { BOTTLE, SUITCASE, SUITCASE_QUESTIONS, skuOf } from '../addresses.ts';
import { openReasons, reportsOf, sendReport } from '../shared.ts';
import { ask, inTurn, onDatabase, openDialog, press, pressInDialog, write, type Use } from '../use.ts';
import type { Visit } from '../visit.ts';

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

/** Questions and answers, and what is reported of them. */
export const questionsUses: Use[] = [
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
    // The section shows the sent question as well.
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
    // The section shows the sent answer as well.
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
];
