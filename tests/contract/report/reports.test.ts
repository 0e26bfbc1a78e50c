import { describe, expect, onTestFinished, test } from 'vitest';
import { asked, seller } from '#marketplace/questions/catalogue/writtenQuestion.ts';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { openDatabase } from '#marketplace/core/database/openDatabase.ts';
import { createQuestionSeeds } from '#marketplace/questions/seed/seedQuestions.ts';
import { takeQuestionReport } from '#marketplace/questions/rules/questionReports.ts';
import { takeReportsAlong } from '#marketplace/report/rules/productReports.ts';
import { answerId, answerNumber, baseOf } from '#marketplace/questions/store/questionStore.ts';
import { REVIEWED_AFTER_MS } from '#src/domain/shell/limits.ts';
import { PRODUCT_REPORT_REASONS, REPORT_TEXT_MAX, REPORT_TEXT_MIN } from '#src/domain/report/report.ts';
import {
  productReportReasons,
  questionReportReasons,
  reported,
} from '#src/services/report/report/contract.ts';
import { visitor } from '../support/visitor.ts';

const ITEM = 'RMB-00012-01';
/** Another option of the same product. */
const OPTION = 'RMB-00012-02';
const OTHER = 'RMB-00024-01';
const TEXT = 'a'.repeat(REPORT_TEXT_MIN);
const BODY = { reason: 'FAKE_PRODUCT', description: TEXT };

function open(now = () => Date.UTC(2026, 10, 21, 5)) {
  const shop = createMarketplace({ dataDir: ':memory:', faults: false, now });
  onTestFinished(() => shop.close());
  return shop;
}
type Visitor = ReturnType<typeof visitor>;
const report = (who: Visitor, body: unknown = BODY, item = ITEM, headers: Record<string, string> = {}) =>
  who.write(`/product/products/${item}/_report`, body, headers);
const codeOf = async (answer: ReturnType<typeof report>) => {
  const { status, body } = await answer;
  return [status, body.errors?.user[0]];
};

test('[API-28, REPORT-10, ERR-48] each visitor reports a product once, in any of its options', async () => {
  const shop = open();
  const [guest, other, budi, citra] = [visitor(shop), visitor(shop), visitor(shop), visitor(shop)];
  await budi.logIn('budi');
  await citra.logIn('citra');
  for (const who of [guest, other, budi, citra]) {
    expect(reported.parse((await report(who)).body.data)).toBe(true);
    expect(await codeOf(report(who, BODY, OPTION))).toEqual([409, 'ALREADY_REPORTED']);
    expect((await report(who, BODY, OTHER)).body.data).toBe(true);
  }
});

test('[API-28] a guest who logs in has reported the product, and no other one', async () => {
  const shop = open();
  const [guest, twice] = [visitor(shop), visitor(shop)];
  await report(guest);
  await guest.logIn('budi');
  expect(await codeOf(report(guest))).toEqual([409, 'ALREADY_REPORTED']);
  expect((await report(guest, BODY, OTHER)).body.data).toBe(true);
  // The member reported it before, and again as a guest who then logs in.
  await report(twice);
  await twice.logIn('budi');
  expect(await codeOf(report(twice))).toEqual([409, 'ALREADY_REPORTED']);
  const next = visitor(shop);
  await next.logIn('citra');
  expect((await report(next)).body.data).toBe(true);
});

test('[API-28] a product that guest and member reported keeps one report, the member’s own', () => {
  const database = openDatabase(':memory:');
  onTestFinished(() => database.close());
  for (const owner of ['guest', 'm', 'other'])
    database.run('INSERT INTO product_reports VALUES (?,?,?,?,?)', 'P', owner, 'OTHER', `by ${owner}`, 0);
  takeReportsAlong(database, 'guest', 'm');
  const left = database.all('SELECT owner, description FROM product_reports ORDER BY owner');
  expect(left.map((row) => [row['owner'], row['description']])).toEqual([
    ['m', 'by m'],
    ['other', 'by other'],
  ]);
});

test('[API-28, API-48] sent again for want of an answer it is the same report', async () => {
  const guest = visitor(open());
  const key = { 'idempotency-key': 'report-1' };
  for (let time = 0; time < 2; time += 1) {
    expect((await report(guest, BODY, ITEM, key)).body.data).toBe(true);
  }
  expect(await codeOf(report(guest, { ...BODY, reason: 'OTHER' }, ITEM, key))).toEqual([
    409,
    'IDEMPOTENCY_KEY_REUSED',
  ]);
});

test('[API-28, REPORT-16] needs no login; checks the product, the body, then earlier reports', async () => {
  const guest = visitor(open());
  const wrong = { reason: 'BORING' };
  expect(await codeOf(report(guest, wrong, 'XXX-99999-01'))).toEqual([404, 'PRODUCT_NOT_FOUND']);
  expect(await codeOf(report(guest, wrong))).toEqual([400, 'INVALID_BODY']);
  expect(await codeOf(report(guest, { ...BODY, ...wrong }))).toEqual([400, 'UNKNOWN_REASON']);
  expect((await report(guest)).status).toBe(200);
  // A visitor who has reported it is told so only for a valid report.
  expect(await codeOf(report(guest, wrong))).toEqual([400, 'INVALID_BODY']);
  expect(await codeOf(report(guest, { ...BODY, ...wrong }))).toEqual([400, 'UNKNOWN_REASON']);
  expect(await codeOf(report(guest))).toEqual([409, 'ALREADY_REPORTED']);
});

test.each([
  ['one letter too few', 'a'.repeat(REPORT_TEXT_MIN - 1), 400],
  ['space that fills it up', `${'a'.repeat(REPORT_TEXT_MIN - 1)}     `, 400],
  ['as few as may be', TEXT, 200],
  ['as many as may be', 'a'.repeat(REPORT_TEXT_MAX), 200],
  ['one letter too many', 'a'.repeat(REPORT_TEXT_MAX + 1), 400],
  ['no text', undefined, 400],
  ['a number', 25, 400],
])('[API-28, REPORT-08] a text of %s', async (_, description, status) => {
  expect((await report(visitor(open()), { ...BODY, description })).status).toBe(status);
});

test('[API-49, REPORT-02..06] the content names five reasons in order, and each one is accepted', async () => {
  const shop = open();
  const { body } = await visitor(shop).read('/content/report-product-reasons');
  const ids = productReportReasons.parse(body.data).map(({ id }) => id);
  expect(ids).toEqual(PRODUCT_REPORT_REASONS);
  for (const reason of ids) {
    expect((await report(visitor(shop), { ...BODY, reason })).body.data).toBe(true);
  }
});

test('[API-58, API-59, REPORT-15] of a review checks the login, then the body, then the review', async () => {
  const shop = open();
  const [guest, budi] = [visitor(shop), visitor(shop)];
  await budi.logIn('budi');
  const { body } = await guest.read(`/product-review/public-reviews?productSku=RMB-00012`);
  const id = String(body.data[0].id);
  const ofReview = (who: Visitor, reason: unknown, path = id) =>
    codeOf(who.write(`/product-review/${path}/_report`, { reason }));
  for (const path of [id, `reply/${id}`, 'UL-nobody']) {
    expect(await ofReview(guest, 1, path)).toEqual([401, 'LOGIN_REQUIRED']);
    expect(await ofReview(budi, 1, path)).toEqual([400, 'INVALID_BODY']);
    expect(await ofReview(budi, 'BORING', path)).toEqual([400, 'UNKNOWN_REASON']);
  }
  expect(await ofReview(budi, 'SPAM', 'UL-nobody')).toEqual([404, 'REVIEW_NOT_FOUND']);
  expect(await ofReview(budi, 'SPAM')).toEqual([200, undefined]);
  expect(await ofReview(budi, 'BORING')).toEqual([400, 'UNKNOWN_REASON']);
  expect(await ofReview(budi, 'SPAM')).toEqual([409, 'ALREADY_REPORTED']);
});

describe('reports of a discussion', () => {
  async function openDiscussion() {
    const time = { now: Date.UTC(2026, 10, 21, 5) };
    const shop = open(() => time.now);
    const [guest, budi, citra] = [visitor(shop), visitor(shop), visitor(shop)];
    await budi.logIn('budi');
    await citra.logIn('citra');
    const { body } = await guest.read(`/product/products/${ITEM}/questions`);
    const questions = body.data as { id: string; answers: { id: string }[] }[];
    const answers = questions.flatMap((one) => one.answers);
    const paths = [`questions/${questions[0]?.id}`, `answers/${answers[0]?.id}`] as const;
    return { time, guest, budi, citra, questions, answers, paths };
  }
  const ofPost = (who: Visitor, path: string, sent: unknown = { reason: 'SPAM' }, key?: string) =>
    codeOf(who.write(`/product/${path}/_report`, sent, key === undefined ? {} : { 'idempotency-key': key }));

  test('[QNA-23, QNA-24] takes one report of a member for each question and for each answer', async () => {
    const { guest, budi, citra, questions, answers, paths } = await openDiscussion();
    for (const path of paths) {
      expect(await ofPost(guest, path)).toEqual([401, 'LOGIN_REQUIRED']);
      expect(await ofPost(budi, path)).toEqual([200, undefined]);
      expect(await ofPost(budi, path, { reason: 'FALSE' })).toEqual([409, 'ALREADY_REPORTED']);
      expect(await ofPost(citra, path)).toEqual([200, undefined]);
    }
    expect(await ofPost(budi, `questions/${questions[1]?.id}`)).toEqual([200, undefined]);
    expect(await ofPost(budi, `answers/${answers[1]?.id}`)).toEqual([200, undefined]);
  });

  test('[QNA-24] sent again for want of an answer it is the same report', async () => {
    const { budi, paths } = await openDiscussion();
    for (const [at, path] of paths.entries()) {
      for (let time = 0; time < 2; time += 1)
        expect(await ofPost(budi, path, { reason: 'SPAM' }, `key-${at}`)).toEqual([200, undefined]);
      expect(await ofPost(budi, path, { reason: 'FALSE' }, `key-${at}`)).toEqual([
        409,
        'IDEMPOTENCY_KEY_REUSED',
      ]);
    }
  });

  test('[QNA-24] refuses a report of an unknown or unpublished post, and of one’s own', async () => {
    const { time, budi, citra, questions, answers } = await openDiscussion();
    for (const id of ['TJ-0', 'TJ-', 'TJ-zzzzzzzzzzz', answers[0]?.id])
      expect(await ofPost(budi, `questions/${id}`)).toEqual([404, 'QUESTION_NOT_FOUND']);
    for (const id of ['JW-0', 'JW-zzzzzzzzzzz', questions[0]?.id])
      expect(await ofPost(budi, `answers/${id}`)).toEqual([404, 'ANSWER_NOT_FOUND']);
    const made = await budi.write(`/product/products/${ITEM}/questions`, { text: 'Rodanya bisa dilepas?' });
    const said = await budi.write(`/product/questions/${questions[0]?.id}/answers`, {
      text: 'Muat di bagasi kabin.',
    });
    const [question, answer] = [`questions/${made.body.data.id}`, `answers/${said.body.data.id}`];
    expect(await ofPost(budi, question)).toEqual([409, 'OWN_QUESTION']);
    expect(await ofPost(budi, answer)).toEqual([409, 'OWN_ANSWER']);
    expect(await ofPost(citra, question)).toEqual([404, 'QUESTION_NOT_FOUND']);
    expect(await ofPost(citra, answer)).toEqual([404, 'ANSWER_NOT_FOUND']);
    time.now += REVIEWED_AFTER_MS;
    await citra.read(`/product/products/${ITEM}/questions`);
    expect(await ofPost(citra, question)).toEqual([200, undefined]);
    expect(await ofPost(citra, answer)).toEqual([200, undefined]);
  });

  test('[QNA-23] takes the reasons of the content in both languages; the last one needs words', async () => {
    const { guest, budi, questions } = await openDiscussion();
    const reasonsIn = async (language: string) =>
      questionReportReasons.parse(
        (await guest.read('/content/question-report-reasons', { 'accept-language': language })).body.data,
      );
    const [ofId, ofEn] = [await reasonsIn('id'), await reasonsIn('en')];
    expect(ofId.map(({ id, needsText }) => [id, needsText])).toEqual([
      ['SPAM', false],
      ['CONTACT', false],
      ['OFFENSIVE', false],
      ['FALSE', false],
      ['OTHER', true],
    ]);
    expect(ofEn.map(({ id }) => id)).toEqual(ofId.map(({ id }) => id));
    expect(ofEn.map(({ label }) => label)).not.toEqual(ofId.map(({ label }) => label));
    const [first, second] = questions.map(({ id }) => `questions/${id}`);
    expect(await ofPost(budi, first ?? '', { reason: 'BORING' })).toEqual([400, 'UNKNOWN_REASON']);
    for (const description of [undefined, TEXT.slice(1), `${TEXT.slice(1)}  `])
      expect(await ofPost(budi, first ?? '', { reason: 'OTHER', description })).toEqual([
        400,
        'REPORT_TOO_SHORT',
      ]);
    for (const description of ['a'.repeat(REPORT_TEXT_MAX + 1), 25])
      expect(await ofPost(budi, first ?? '', { reason: 'OTHER', description })).toEqual([
        400,
        'INVALID_BODY',
      ]);
    expect(await ofPost(budi, first ?? '', { reason: 'OTHER', description: TEXT })).toEqual([200, undefined]);
    const longest = 'a'.repeat(REPORT_TEXT_MAX);
    expect(await ofPost(budi, second ?? '', { reason: 'OTHER', description: longest })).toEqual([
      200,
      undefined,
    ]);
  });

  test('[QNA-24] keeps the post, the reason and the member of a report', () => {
    const database = openDatabase(':memory:');
    onTestFinished(() => database.close());
    const written = [asked('Andi W.', 3, 'Apakah tahan air?', seller(0, 'Ya, tahan air.'))];
    createQuestionSeeds(database, { X: written }, 1).need('X');
    const id = answerId(answerNumber(baseOf('X'), 0));
    const report = { type: 'answer', id, reason: 'OTHER', description: TEXT } as const;
    takeQuestionReport(database, report, 'member-budi', 5);
    expect(database.all('SELECT * FROM question_reports')).toEqual([
      {
        type: 'answer',
        post_id: answerNumber(baseOf('X'), 0),
        member_id: 'member-budi',
        reason: 'OTHER',
        description: TEXT,
        at: 5,
      },
    ]);
    // Another release without the product’s questions takes none of it away.
    createQuestionSeeds(database, {}, 1).need('X');
    expect(database.all('SELECT * FROM question_reports')).toHaveLength(1);
  });
});
