import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  asked,
  buyer,
  seller,
  type WrittenQuestion,
} from '#marketplace/questions/catalogue/writtenQuestion.ts';
import { writtenQuestions } from '#marketplace/questions/catalogue/written.ts';
import { createMarketplace, type MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { MIGRATIONS } from '#marketplace/core/database/migrations.ts';
import { openDatabase } from '#marketplace/core/database/openDatabase.ts';
import {
  answersOfMembers,
  nextAnswer,
  WRITTEN_ANSWERS_MOST,
} from '#marketplace/questions/store/questionStore.ts';
import { takeAnswer } from '#marketplace/questions/rules/questionWrites.ts';
import {
  ANSWERS_PER_DAY,
  ANSWERS_PER_QUESTION,
  LONGEST_QUESTION,
  QUESTIONS_DAY_MS,
  REVIEWED_AFTER_MS,
} from '#src/domain/shell/limits.ts';
import {
  questionAnswer,
  questionList,
  type QuestionList,
} from '#src/services/questions/questions/contract.ts';
import { bare } from '../support/crowd.ts';
import { visitor } from '../support/visitor.ts';

const NOW = Date.UTC(2026, 10, 21, 5);
const SKU = 'RMB-00012';
const ITEM = 'RMB-00012-02';
const TEXT = 'Muat untuk laptop saya yang 15 inci.';
const TWO = [
  asked('Adit S.', 3, 'Pertanyaan pertama?', seller(5, 'Ya, Kak.'), buyer('Maria L.', 3, 'Punya saya juga.')),
  asked('Budi W.', 2, 'Pertanyaan kedua?'),
];

function open(options: Partial<MarketplaceOptions> = {}) {
  const time = { now: NOW };
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    now: () => time.now,
    questions: { [SKU]: TWO },
    ...options,
  });
  onTestFinished(() => shop.close());
  return { shop, time };
}
type Shop = ReturnType<typeof open>['shop'];
type Visitor = ReturnType<typeof visitor>;
const list = async (who: Visitor, query = ''): Promise<QuestionList> =>
  questionList.parse((await who.read(`/product/products/${ITEM}/questions?${query}`)).body);
const say = (who: Visitor, id: string, text: string = TEXT, headers: Record<string, string> = {}) =>
  who.write(`/product/questions/${id}/answers`, { text }, headers);
async function member(shop: Shop, name: string) {
  const who = visitor(shop);
  await who.logIn(name);
  return who;
}
/** The two questions, by their words. */
async function ids(who: Visitor) {
  const { data } = await list(who);
  const of = (words: string) => data.find(({ text }) => text.includes(words))?.id ?? '';
  return { first: of('pertama'), second: of('kedua') };
}
const answersOf = ({ data }: QuestionList, id: string) => data.find((one) => one.id === id)?.answers ?? [];

describe('answering', () => {
  test('[QNA-17, QNA-18] its author alone sees it until it is published; then all can vote for it', async () => {
    const { shop, time } = open();
    const [guest, budi, citra] = [visitor(shop), await member(shop, 'budi'), await member(shop, 'citra')];
    const { second } = await ids(guest);
    expect((await say(guest, second)).body.errors.user).toEqual(['LOGIN_REQUIRED']);
    const made = questionAnswer.parse((await say(budi, second)).body.data);
    expect(made).toEqual({
      id: made.id,
      author: 'member',
      name: 'Budi S.',
      text: TEXT,
      createdDate: new Date(NOW).toISOString(),
      helpful: 0,
      isVoted: false,
      isOwn: true,
      isInReview: true,
    });
    time.now += REVIEWED_AFTER_MS - 1;
    expect(answersOf(await list(budi), second)).toEqual([made]);
    const before = await list(guest);
    expect(answersOf(before, second)).toEqual([]);
    expect(before.summary).toEqual({ count: 2, unanswered: 1 });
    expect(before.data.map(({ id }) => id).at(-1)).toBe(second);
    expect((await list(guest, 'sortBy=UNANSWERED')).data.map(({ id }) => id)).toEqual([second]);
    for (const who of [guest, budi]) expect((await list(who, 'search=laptop')).data).toEqual([]);
    const vote = () => citra.write(`/product/answers/${made.id}/_vote`, { helpful: true });
    expect((await vote()).body.errors.user).toEqual(['ANSWER_NOT_FOUND']);
    time.now += 1;
    const after = await list(guest);
    expect(answersOf(after, second)).toEqual([{ ...made, isOwn: false, isInReview: false }]);
    expect(after.summary).toEqual({ count: 2, unanswered: 0 });
    expect((await list(guest, 'sortBy=UNANSWERED')).data).toEqual([]);
    expect((await list(guest, 'search=laptop')).data.map(({ id }) => id)).toEqual([second]);
    expect((await list(guest, 'search=kedua')).data.map(({ id }) => id)).toEqual([second]);
    expect((await vote()).body.data).toEqual({ isVoted: true, helpful: 1 });
  });

  test('[QNA-31] is found helpful by everybody but its author', async () => {
    const { shop, time } = open();
    const [budi, citra] = [await member(shop, 'budi'), await member(shop, 'citra')];
    const { second } = await ids(budi);
    const { id } = questionAnswer.parse((await say(budi, second)).body.data);
    time.now += REVIEWED_AFTER_MS;
    await list(citra);
    const vote = (who: Visitor, helpful: boolean) => who.write(`/product/answers/${id}/_vote`, { helpful });
    expect((await vote(citra, true)).body.data).toEqual({ isVoted: true, helpful: 1 });
    for (const helpful of [true, false]) {
      const { status, body } = await vote(budi, helpful);
      expect([status, body.errors.user]).toEqual([409, ['OWN_ANSWER']]);
    }
    expect(answersOf(await list(budi), second)).toMatchObject([{ helpful: 1, isVoted: false, isOwn: true }]);
  });

  test('[QNA-18] a second answer to a question takes nothing off those that wait', async () => {
    const { shop, time } = open();
    const [budi, citra] = [await member(shop, 'budi'), await member(shop, 'citra')];
    const { first, second } = await ids(budi);
    await say(budi, second);
    await say(citra, second);
    await say(citra, first);
    time.now += REVIEWED_AFTER_MS;
    const { data, summary } = await list(budi);
    expect(summary).toEqual({ count: 2, unanswered: 0 });
    expect(data.map(({ answers }) => answers.map(({ name, isOwn }) => [name, isOwn]))).toEqual([
      [
        ['Rimba Official Store', false],
        ['Maria L.', false],
        ['Citra L.', false],
      ],
      [
        ['Budi S.', true],
        ['Citra L.', false],
      ],
    ]);
  });

  test('[QNA-21] is a buyer’s where the member has bought the product, and of no other product', async () => {
    const { shop } = open();
    const [budi, ayu] = [await member(shop, 'budi'), await member(shop, 'ayu')];
    const buy = async (who: Visitor, itemSku: string) => {
      const { pickupPointCode } = (await who.read(`/product-detail/products/${itemSku}/_summary`)).body.data;
      return who.write('/retail/checkouts/_quick', bare({ itemSku, pickupPointCode }));
    };
    const { first } = await ids(budi);
    expect((await buy(ayu, 'RMB-00012-01')).status).toBe(200);
    expect((await buy(budi, 'TRT-00301-01')).status).toBe(200);
    // A buyer of another option counts too: the question is about the product.
    expect((await say(ayu, first)).body.data.author).toBe('buyer');
    expect((await say(budi, first)).body.data.author).toBe('member');
  });

  test('[QNA-17, QNA-20] is one when sent again by its key, and refused as the same words again', async () => {
    const { shop } = open();
    const [budi, citra] = [await member(shop, 'budi'), await member(shop, 'citra')];
    const { first, second } = await ids(budi);
    const key = { 'idempotency-key': 'a-1' };
    const made = await say(budi, first, TEXT, key);
    expect((await say(budi, first, TEXT, key)).body).toEqual(made.body);
    const other = await say(budi, first, 'Muat, asal tanpa sarung.', key);
    expect([other.status, other.body.errors.user]).toEqual([409, ['IDEMPOTENCY_KEY_REUSED']]);
    expect(answersOf(await list(budi), first)).toHaveLength(3);
    expect((await say(budi, first, ` ${TEXT}\n`)).body.errors.user).toEqual(['ANSWER_GIVEN_BEFORE']);
    expect((await say(budi, second)).status).toBe(200);
    expect((await say(citra, first)).status).toBe(200);
  });

  test('[QNA-20] more in a day than one member has to say are refused, whatever they answer', async () => {
    const { shop, time } = open();
    const [budi, citra] = [await member(shop, 'budi'), await member(shop, 'citra')];
    const { first, second } = await ids(budi);
    for (let n = 1; n <= ANSWERS_PER_DAY; n += 1)
      expect((await say(budi, n % 2 === 0 ? first : second, `Jawaban nomor ${n}`)).status).toBe(200);
    const refused = await say(budi, second, 'Satu jawaban lagi');
    expect(refused.status).toBe(409);
    expect(refused.body.errors).toEqual({ user: ['TOO_MANY_ANSWERS'], maxQty: [ANSWERS_PER_DAY] });
    expect((await say(citra, second)).status).toBe(200);
    time.now += QUESTIONS_DAY_MS - 1;
    expect((await say(budi, second, 'Satu jawaban lagi')).status).toBe(409);
    time.now += 1;
    expect((await say(budi, second, 'Satu jawaban lagi')).status).toBe(200);
  });

  test('[QNA-20] a question takes its most answers, those of seller and buyers among them', async () => {
    const { shop, time } = open();
    const budi = await member(shop, 'budi');
    const { first, second } = await ids(budi);
    for (let n = 3; n <= ANSWERS_PER_QUESTION; n += 1) {
      expect((await say(budi, first, `Jawaban nomor ${n}`)).status).toBe(200);
      time.now += QUESTIONS_DAY_MS / ANSWERS_PER_DAY;
    }
    expect((await say(budi, first, 'Satu jawaban lagi')).body.errors.user).toEqual(['ANSWERS_FULL']);
    expect((await say(budi, second, 'Satu jawaban lagi')).status).toBe(200);
    const numbers = answersOf(await list(budi), first).map(({ id }) => id);
    expect(new Set(numbers).size).toBe(ANSWERS_PER_QUESTION);
  });

  test('[QNA-19] is judged as a question is, and loses its invisible characters', async () => {
    const { shop } = open();
    const budi = await member(shop, 'budi');
    const { first } = await ids(budi);
    for (const [text, code] of [
      ['Muat', 'ANSWER_TOO_SHORT'],
      ['!!!!!!!!!!!!', 'ANSWER_TOO_SHORT'],
      ['a'.repeat(LONGEST_QUESTION + 1), 'ANSWER_TOO_LONG'],
      ['a'.repeat(2_001), 'INVALID_BODY'],
      ['Hubungi saya di 0812-3456-7890 ya', 'ANSWER_HAS_CONTACT'],
    ] as const)
      expect((await say(budi, first, text)).body.errors.user, text.slice(0, 40)).toEqual([code]);
    expect(answersOf(await list(budi), first)).toHaveLength(2);
    const odd = '\u202e<b>Muat</b> \u0000koper\u0007 <script>alert(1)</script>\n\n\n\nya \u{1f600}';
    expect((await say(budi, first, odd)).body.data.text).toBe(
      '<b>Muat</b> koper <script>alert(1)</script>\n\nya \u{1f600}',
    );
    expect((await say(budi, first, 'a'.repeat(LONGEST_QUESTION))).status).toBe(200);
  });

  test('[QNA-17] refuses to answer an unpublished question, also for its asker', async () => {
    const { shop, time } = open();
    const [budi, citra] = [await member(shop, 'budi'), await member(shop, 'citra')];
    const { id } = (await budi.write(`/product/products/${ITEM}/questions`, { text: 'Rodanya berapa, ya?' }))
      .body.data;
    for (const who of [budi, citra]) expect((await say(who, id)).status).toBe(404);
    for (const wrong of ['TJ-zzzzzz', 'x', 'TJ-', id.replace('TJ', 'JW')])
      expect((await say(budi, wrong)).body.errors.user, wrong).toEqual(['QUESTION_NOT_FOUND']);
    time.now += REVIEWED_AFTER_MS;
    await list(citra);
    expect((await say(citra, id)).status).toBe(200);
  });
});

describe('on a database that stays', () => {
  const folder = () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'etalase-answers-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    return dataDir;
  };

  test('[QNA-03, QNA-18] a release that writes questions anew keeps the answers of members', async () => {
    const dataDir = folder();
    const [one, two] = TWO as [WrittenQuestion, WrittenQuestion];
    const run = async (
      questions: WrittenQuestion[],
      now: number,
      work: (budi: Visitor, citra: Visitor) => Promise<void>,
    ) => {
      const shop = createMarketplace({
        dataDir,
        faults: false,
        now: () => now,
        questions: { [SKU]: questions },
      });
      try {
        await work(await member(shop, 'budi'), await member(shop, 'citra'));
      } finally {
        shop.close();
      }
    };
    const later = NOW + REVIEWED_AFTER_MS;
    const kept: Record<string, string> = {};
    // Keys outlive a shop as well.
    const key = (of: string) => ({ 'idempotency-key': `later-${of}` });
    await run([one, two], NOW, async (budi) => {
      const { first, second } = await ids(budi);
      for (const [what, id] of [
        ['first', first],
        ['second', second],
      ] as const)
        kept[what] = (await say(budi, id)).body.data.id;
    });
    await run([one, two], later, async (budi, citra) => {
      await list(budi);
      for (const id of Object.values(kept))
        expect((await citra.write(`/product/answers/${id}/_vote`, { helpful: true }, key(id))).status).toBe(
          200,
        );
      const { second } = await ids(budi);
      const text = 'Jawaban yang baru ditulis';
      kept['new'] = (await say(budi, second, text, key('new'))).body.data.id;
    });
    // One more before them, and one of them in other words.
    const added = asked('Citra D.', 1, 'Pertanyaan baru?', seller(0, 'Ya.'));
    await run([added, { ...one, text: 'Pertanyaan lain?' }, two], later, async (budi, citra) => {
      const { data, summary } = await list(budi);
      expect(summary).toEqual({ count: 3, unanswered: 0 });
      const second = data.find(({ text }) => text === 'Pertanyaan kedua?');
      expect(
        second?.answers.map(({ id, helpful, isVoted, isInReview }) => [id, helpful, isVoted, isInReview]),
      ).toEqual([
        [kept['second'], 1, false, false],
        [kept['new'], 0, false, true],
      ]);
      const ofCitra = answersOf(await list(citra), second?.id ?? '');
      expect(ofCitra.map(({ id, isVoted }) => [id, isVoted])).toEqual([[kept['second'], true]]);
      expect(data.flatMap(({ answers }) => answers)).toHaveLength(5);
      expect((await list(budi, 'search=laptop')).data.map(({ id }) => id)).toEqual([second?.id]);
      expect((await list(budi, 'search=ditulis')).data).toEqual([]);
    });
    const database = openDatabase(dataDir);
    onTestFinished(() => database.close());
    expect(database.get('SELECT COUNT(*) AS n FROM answer_votes')).toEqual({ n: 1 });
  }, 30_000);

  test('[QNA-16, QNA-18] answers from before authors were kept are published', () => {
    const dataDir = folder();
    const before = new DatabaseSync(path.join(dataDir, 'marketplace.sqlite'));
    const position = MIGRATIONS.findIndex((migration) => migration.includes('is_published'));
    for (const migration of MIGRATIONS.slice(0, position)) before.exec(migration);
    before.exec(`
      PRAGMA user_version = ${position};
      INSERT INTO questions (id, product_sku, name, member_id, text, is_written, created_at, answers)
        VALUES (7, 'X', 'A', 'a', 'Muat?', 0, 1, 1);
      INSERT INTO answers (id, question_id, author, name, text, helpful, created_at)
        VALUES (225, 7, 'buyer', 'B', 'Muat.', 3, 2);`);
    before.close();
    const database = openDatabase(dataDir);
    onTestFinished(() => database.close());
    expect(database.get('SELECT is_published FROM questions')).toEqual({ is_published: 1 });
    expect(database.all('SELECT * FROM answers')).toEqual([
      {
        id: 225,
        question_id: 7,
        author: 'buyer',
        name: 'B',
        text: 'Muat.',
        helpful: 3,
        created_at: 2,
        member_id: null,
        is_published: 1,
      },
    ]);
    database.run('DELETE FROM questions');
    expect(database.all('SELECT id FROM answers')).toEqual([]);
  });
});

test('[QNA-03] numbers of members’ answers are never those of written ones, of any product', () => {
  for (const questions of Object.values(writtenQuestions))
    for (const { answers } of questions) expect(answers.length).toBeLessThanOrEqual(WRITTEN_ANSWERS_MOST);
  const { from, to } = answersOfMembers(SKU);
  let number = from;
  for (let n = 0; n < 100; n += 1) {
    expect(number % 32).toBeGreaterThanOrEqual(WRITTEN_ANSWERS_MOST);
    const next = nextAnswer(number);
    expect(next).toBeGreaterThan(number);
    number = next;
  }
  // Each number of them is used: a hundred lie in seven questions.
  expect(number - from).toBe(6 * 32 + 4);
  expect(Number.isSafeInteger(to)).toBe(true);
});

test('[QNA-18] members’ answers of two products have numbers of their own', () => {
  const database = openDatabase(':memory:');
  onTestFinished(() => database.close());
  const question = (id: number, productSku: string) =>
    database.run(
      `INSERT INTO questions (id, product_sku, name, text, is_written, created_at) VALUES (?,?,'A','Muat?',1,1)`,
      id,
      productSku,
    );
  question(7, 'X');
  question(8, 'Y');
  const take = (id: string, text: string) => takeAnswer(database, { id, memberId: 'a', text }, NOW)['id'];
  const firstOf = (productSku: string) => answersOfMembers(productSku).from;
  expect([take('TJ-7', 'Jawaban satu'), take('TJ-8', 'Jawaban dua'), take('TJ-7', 'Jawaban tiga')]).toEqual([
    firstOf('X'),
    firstOf('Y'),
    firstOf('X') + 1,
  ]);
});
