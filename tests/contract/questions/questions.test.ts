import { describe, expect, onTestFinished, test } from 'vitest';
import { writtenQuestions } from '#marketplace/questions/catalogue/written.ts';
import { asked, seller, type WrittenQuestion } from '#marketplace/questions/catalogue/writtenQuestion.ts';
import { createMarketplace, type MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { openDatabase } from '#marketplace/core/database/openDatabase.ts';
import { answerId, answerNumber, answerNumberOf } from '#marketplace/questions/store/questionStore.ts';
import { takeQuestion } from '#marketplace/questions/rules/questionWrites.ts';
import {
  LONGEST_QUESTION,
  QUESTIONS_DAY_MS,
  QUESTIONS_PER_DAY,
  REVIEWED_AFTER_MS,
} from '#src/domain/shell/limits.ts';
import {
  answerVoted,
  question,
  questionList,
  type QuestionList,
} from '#src/services/questions/questions/contract.ts';
import { keptFolder } from '../../support/keptFolder.ts';
import { visitor } from '../support/visitor.ts';

const NOW = Date.UTC(2026, 10, 21, 5);
const ITEM = 'RMB-00012-02';
const TEXT = 'Pegangannya nyaman untuk orang kidal?';

function open(options: Partial<MarketplaceOptions> = {}) {
  const time = { now: NOW };
  const shop = createMarketplace({ dataDir: ':memory:', faults: false, now: () => time.now, ...options });
  onTestFinished(() => shop.close());
  return { shop, time };
}
type Visitor = ReturnType<typeof visitor>;
const list = async (who: Visitor, query = '', item = ITEM): Promise<QuestionList> =>
  questionList.parse((await who.read(`/product/products/${item}/questions?${query}`)).body);
const ask = (who: Visitor, text: string = TEXT, item = ITEM, headers: Record<string, string> = {}) =>
  who.write(`/product/products/${item}/questions`, { text }, headers);
const vote = (who: Visitor, id: string, helpful: boolean, headers: Record<string, string> = {}) =>
  who.write(`/product/answers/${id}/_vote`, { helpful }, headers);
const textsOf = ({ data }: QuestionList) => data.map(({ text }) => text);
async function member(shop: ReturnType<typeof open>['shop'], name: string) {
  const who = visitor(shop);
  await who.logIn(name);
  return who;
}

describe('what was written by hand', () => {
  test('[QNA-03] there are 150 or more, with none, one and several answers of sellers and buyers', () => {
    const all = Object.values(writtenQuestions).flat();
    expect(all.length).toBeGreaterThanOrEqual(150);
    const answers = all.map((one) => one.answers.length);
    for (const count of [0, 1, 2, 3]) expect(answers.filter((n) => n === count).length).toBeGreaterThan(0);
    const authors = all.flatMap((one) => one.answers.map(({ author }) => author));
    for (const author of ['seller', 'buyer'])
      expect(authors.filter((one) => one === author).length).toBeGreaterThan(50);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  });
});

describe('the list', () => {
  test('[QNA-01, QNA-02] says who asked, and the seller’s answer first, by the seller’s own name', async () => {
    const { shop } = open();
    const { data, summary, paging, own } = await list(visitor(shop));
    const written = writtenQuestions['RMB-00012'] ?? [];
    expect(summary).toEqual({
      count: written.length,
      unanswered: written.filter(({ answers }) => answers.length === 0).length,
    });
    expect(paging).toEqual({
      page: 1,
      itemPerPage: 10,
      totalPage: Math.ceil(written.length / 10),
      totalItem: written.length,
    });
    expect(data).toHaveLength(10);
    expect(data[0]).toMatchObject({ name: 'Dinda F.', isOwn: false });
    expect(data[0]?.answers.map(({ author, name, helpful }) => [author, name, helpful])).toEqual([
      ['seller', 'Rimba Official Store', 46],
      ['buyer', 'Maria L.', 31],
      ['buyer', 'Bagus W.', 9],
    ]);
    expect(own).toEqual([]);
    // The seller's is first where buyers' answers helped more people as well.
    const ofYohana = data.find(({ name }) => name === 'Yohana M.');
    expect(ofYohana?.answers.map(({ author, helpful }) => [author, helpful])).toEqual([
      ['seller', 7],
      ['buyer', 22],
      ['buyer', 11],
    ]);
    // No answer has a date in the future.
    for (const one of data)
      for (const { createdDate } of one.answers) expect(Date.parse(createdDate)).toBeLessThanOrEqual(NOW);
  });

  test('[QNA-05] is sorted by what helps most, by time, or shows what waits for an answer', async () => {
    const { shop } = open();
    const guest = visitor(shop);
    const written = writtenQuestions['RMB-00012'] ?? [];
    const all: QuestionList['data'] = [];
    for (const page of [1, 2, 3, 4]) all.push(...(await list(guest, `page=${page}`)).data);
    expect(new Set(all.map(({ id }) => id)).size).toBe(written.length);
    const helpful = all.map(({ answers }) => answers.reduce((sum, one) => sum + one.helpful, 0));
    expect(helpful).toEqual([...helpful].sort((one, other) => other - one));
    // Those without an answer come last, also after answers without a vote.
    const firstOpen = all.findIndex(({ answers }) => answers.length === 0);
    expect(all.slice(firstOpen).every(({ answers }) => answers.length === 0)).toBe(true);
    const newest = await list(guest, 'sortBy=NEWEST');
    expect(textsOf(newest).slice(0, 2)).toEqual([
      'Pegangan samping ada di berapa sisi?',
      'Tanggal kembar bulan depan ada promo lagi nggak kak?',
    ]);
    const open_ = await list(guest, 'sortBy=UNANSWERED');
    expect(open_.paging.totalItem).toBe(open_.summary.unanswered);
    expect(open_.data).toHaveLength(open_.summary.unanswered);
    expect(open_.data.every(({ answers }) => answers.length === 0)).toBe(true);
    expect(open_.data.map(({ createdDate }) => createdDate)).toEqual(
      open_.data.map(({ createdDate }) => createdDate).sort((one, other) => other.localeCompare(one)),
    );
  });

  test('[QNA-06] a search finds beginnings of words in questions and answers, and counts the finds', async () => {
    const { shop } = open();
    const guest = visitor(shop);
    // Only an answer speaks of Citilink being safe, only a question of Lombok.
    expect(textsOf(await list(guest, 'search=ransel saya'))[0]).toContain('AirAsia');
    expect(textsOf(await list(guest, 'search=lombok'))).toEqual(['Bisa COD ke Lombok Timur?']);
    expect((await list(guest, 'search=garans')).paging.totalItem).toBeGreaterThan(2);
    expect((await list(guest, 'search=gajah')).paging).toMatchObject({ totalItem: 0, totalPage: 0 });
    const waiting = await list(guest, 'search=inci&sortBy=UNANSWERED');
    expect(textsOf(waiting)).toEqual(['Boleh tau berat yang 28 inci kosongnya berapa kg?']);
    // Signs of the query language are text; a search of signs alone looks for nothing.
    for (const odd of ['"', '*', 'text:x', 'NEAR(', '-- ;', '()'])
      expect(
        (await guest.read(`/product/products/${ITEM}/questions?search=${encodeURIComponent(odd)}`)).status,
      ).toBe(200);
    // Another product's questions are never found.
    expect((await list(guest, 'search=ojol')).data).toEqual([]);
  });

  test('[QNA-01] lists none for a product without any; refuses an unknown one and a bad query', async () => {
    const { shop } = open();
    const guest = visitor(shop);
    expect(await list(guest, '', 'RMB-00022-01')).toEqual({
      data: [],
      own: [],
      summary: { count: 0, unanswered: 0 },
      paging: { page: 1, itemPerPage: 10, totalPage: 0, totalItem: 0 },
    });
    expect((await guest.read('/product/products/XXX-99999/questions')).status).toBe(404);
    for (const query of ['page=0', 'page=x', 'itemPerPage=51', 'sortBy=BEST', `search=${'a'.repeat(101)}`])
      expect((await guest.read(`/product/products/${ITEM}/questions?${query}`)).body.errors.user).toEqual([
        'INVALID_QUERY',
      ]);
  });

  test('[QNA-04] a product with 20,000 questions is listed fast, from the first page to the last', async () => {
    const many: WrittenQuestion[] = Array.from({ length: 20_000 }, (_, number) =>
      asked(
        'Adit S.',
        (number * 7_919) % 20_000,
        `Pertanyaan ke ${number} tentang roda`,
        ...(number % 3 === 0 ? [] : [seller((number * 31) % 5_000, `Jawaban ke ${number}, Kak.`)]),
      ),
    );
    const { shop } = open({ questions: { 'RMB-00012': many } });
    const guest = visitor(shop);
    await list(guest);
    for (const [query, total] of [
      ['sortBy=HELPFUL', 20_000],
      ['sortBy=NEWEST', 20_000],
      ['sortBy=UNANSWERED', 6_667],
    ] as const) {
      for (const page of [1, Math.ceil(total / 20), Math.ceil(total / 10)]) {
        const times: number[] = [];
        for (let round = 0; round < 7; round += 1) {
          const before = performance.now();
          const { paging, data } = await list(guest, `${query}&page=${page}`);
          times.push(performance.now() - before);
          expect(paging.totalItem).toBe(total);
          expect(data.length).toBeGreaterThan(0);
        }
        // Many times what it takes: on a busy machine too a list that counts or sorts everything is slower.
        expect(Math.min(...times), `${query} ${page}`).toBeLessThan(15);
      }
    }
    const found = await list(guest, 'search=roda&sortBy=NEWEST');
    expect(found.paging.totalItem).toBe(2_000);
  }, 60_000);
});

describe('asking', () => {
  test('[QNA-07, QNA-08, QNA-16] shows it to its asker at once, to others later; refuses a guest', async () => {
    const { shop, time } = open();
    const [guest, budi] = [visitor(shop), await member(shop, 'budi')];
    expect((await ask(guest)).body.errors.user).toEqual(['LOGIN_REQUIRED']);
    const before = await list(budi);
    const made = question.parse((await ask(budi)).body.data);
    expect(made).toMatchObject({ name: 'Budi S.', text: TEXT, isOwn: true, isInReview: true, answers: [] });
    // In review its asker alone has it; it is neither listed, nor found, nor counted.
    time.now += REVIEWED_AFTER_MS - 1;
    expect((await list(budi)).own).toEqual([made]);
    for (const who of [budi, guest])
      for (const sort of ['HELPFUL', 'NEWEST', 'UNANSWERED']) {
        const { data, summary, paging } = await list(who, `sortBy=${sort}&itemPerPage=50`);
        expect(data.map(({ id }) => id)).not.toContain(made.id);
        expect(summary).toEqual(before.summary);
        expect(paging.totalItem).toBe(data.length);
      }
    expect((await list(guest)).own).toEqual([]);
    for (const who of [budi, guest]) expect((await list(who, 'search=kidal')).data).toEqual([]);
    time.now += 1;
    const after = await list(budi, 'sortBy=NEWEST');
    expect(after.own).toEqual([{ ...made, isInReview: false }]);
    expect(after.data[0]).toEqual(after.own[0]);
    expect((await list(budi, 'sortBy=UNANSWERED')).data[0]?.id).toBe(made.id);
    expect(after.summary).toEqual({
      count: before.summary.count + 1,
      unanswered: before.summary.unanswered + 1,
    });
    expect((await list(budi, 'page=2')).own).toEqual([]);
    // Other visitors see it, not as their own, and can look for it.
    const seen = await list(guest, 'search=kidal');
    expect(seen.data.map(({ id, isOwn }) => [id, isOwn])).toEqual([[made.id, false]]);
    expect(seen.own).toEqual([]);
    expect((await ask(budi, TEXT, 'XXX-99999')).status).toBe(404);
  });

  test('[QNA-12] sent again for want of an answer it is one question', async () => {
    const { shop } = open();
    const budi = await member(shop, 'budi');
    const key = { 'idempotency-key': 'q-1' };
    const first = await ask(budi, TEXT, ITEM, key);
    expect((await ask(budi, TEXT, ITEM, key)).body).toEqual(first.body);
    expect((await list(budi)).own).toHaveLength(1);
    expect((await ask(budi, `${TEXT}!`, ITEM, key)).body.errors.user).toEqual(['IDEMPOTENCY_KEY_REUSED']);
  });

  test('[QNA-12] refuses the same words while they wait, and more than a day’s questions', async () => {
    const { shop, time } = open();
    const [budi, citra] = [await member(shop, 'budi'), await member(shop, 'citra')];
    await ask(budi);
    expect((await ask(budi, `  ${TEXT} `)).body.errors.user).toEqual(['QUESTION_ASKED_BEFORE']);
    expect((await ask(citra)).status).toBe(200);
    for (let number = 1; number < QUESTIONS_PER_DAY; number += 1)
      expect((await ask(budi, `Pertanyaan nomor ${number}`, 'TRT-00301-01')).status).toBe(200);
    const refused = await ask(budi, 'Satu pertanyaan lagi');
    expect(refused.status).toBe(409);
    expect(refused.body.errors).toEqual({ user: ['TOO_MANY_QUESTIONS'], maxQty: [QUESTIONS_PER_DAY] });
    time.now += QUESTIONS_DAY_MS;
    expect((await ask(budi, 'Satu pertanyaan lagi')).status).toBe(200);
  });

  test('[QNA-12] takes answered words again, and does not count written questions in the day', () => {
    const database = openDatabase(':memory:');
    onTestFinished(() => database.close());
    const take = (text: string) =>
      takeQuestion(database, { productSku: 'RMB-00012', memberId: 'member-budi', text }, NOW);
    const first = take(TEXT);
    expect(() => take(TEXT)).toThrow(expect.objectContaining({ code: 'QUESTION_ASKED_BEFORE' }));
    database.run('UPDATE questions SET answers = 1, is_written = 1 WHERE id = ?', first['id'] ?? 0);
    expect(take(TEXT)['id']).not.toBe(first['id']);
    for (let number = 1; number < QUESTIONS_PER_DAY; number += 1) take(`Pertanyaan nomor ${number}`);
    expect(() => take('Satu pertanyaan lagi')).toThrow(
      expect.objectContaining({ code: 'TOO_MANY_QUESTIONS' }),
    );
  });

  test('[QNA-09, QNA-10, QNA-11] refuses text by its reason, and removes invisible characters', async () => {
    const { shop } = open();
    const budi = await member(shop, 'budi');
    for (const [text, code] of [
      ['Muat?', 'QUESTION_TOO_SHORT'],
      [`Muat${' '.repeat(50)}`, 'QUESTION_TOO_SHORT'],
      ['!!!!!!!!!!!!', 'QUESTION_TOO_SHORT'],
      ['a'.repeat(LONGEST_QUESTION + 1), 'QUESTION_TOO_LONG'],
      ['a'.repeat(2_001), 'INVALID_BODY'],
      ['a'.repeat(100_000), 'BODY_TOO_LARGE'],
      ['Hubungi saya di 0812-3456-7890 ya', 'QUESTION_HAS_CONTACT'],
      ['Balas ke budi@contoh.id saja', 'QUESTION_HAS_CONTACT'],
    ] as const)
      expect((await ask(budi, text)).body.errors.user, text.slice(0, 40)).toEqual([code]);
    expect((await list(budi)).own).toEqual([]);
    const odd = '\u202e<b>Muat</b> \u0000koper\u0007 <script>alert(1)</script>?\n\n\n\nya \u{1f600}';
    const made = question.parse((await ask(budi, odd)).body.data);
    expect(made.text).toBe('<b>Muat</b> koper <script>alert(1)</script>?\n\nya \u{1f600}');
    expect((await ask(budi, 'a'.repeat(LONGEST_QUESTION))).status).toBe(200);
  });
});

describe('votes', () => {
  test('[QNA-13] a member’s vote counts once and can be taken back; numbers and order follow', async () => {
    const { shop } = open();
    const [guest, budi, citra] = [visitor(shop), await member(shop, 'budi'), await member(shop, 'citra')];
    const [, second] = (await list(guest)).data;
    const answer = second?.answers[0];
    if (answer === undefined) throw new Error('an answer is expected');
    expect((await vote(guest, answer.id, true)).body.errors.user).toEqual(['LOGIN_REQUIRED']);
    const up = { isVoted: true, helpful: answer.helpful + 1 };
    expect(answerVoted.parse((await vote(budi, answer.id, true)).body.data)).toEqual(up);
    expect((await vote(budi, answer.id, true)).body.data).toEqual(up);
    expect((await vote(citra, answer.id, true)).body.data).toEqual({ ...up, helpful: answer.helpful + 2 });
    const shown = async (who: Visitor) =>
      (await list(who)).data.flatMap(({ answers }) => answers).find(({ id }) => id === answer.id);
    expect(await shown(budi)).toMatchObject({ isVoted: true, helpful: answer.helpful + 2 });
    expect(await shown(guest)).toMatchObject({ isVoted: false, helpful: answer.helpful + 2 });
    expect((await vote(budi, answer.id, false)).body.data).toEqual({ ...up, isVoted: false });
    expect((await vote(budi, answer.id, false)).body.data).toEqual({ ...up, isVoted: false });
    for (const wrong of ['JW-zzzzzz', 'x', 'JW-'])
      expect((await vote(budi, wrong, true)).status, wrong).toBe(404);
    expect((await budi.write(`/product/answers/${answer.id}/_vote`, {})).body.errors.user).toEqual([
      'INVALID_BODY',
    ]);
  });

  test('[QNA-05, QNA-13] what more people find helpful moves up', async () => {
    const two = [
      asked('Adit S.', 3, 'Pertanyaan pertama?', seller(5, 'Ya, Kak.')),
      asked('Budi W.', 2, 'Pertanyaan kedua?', seller(5, 'Tidak, Kak.')),
    ];
    const { shop } = open({ questions: { 'RMB-00012': two } });
    const budi = await member(shop, 'budi');
    const before = await list(budi);
    expect(textsOf(before)).toEqual(['Pertanyaan kedua?', 'Pertanyaan pertama?']);
    await vote(budi, before.data[1]?.answers[0]?.id ?? '', true);
    expect(textsOf(await list(budi))).toEqual(['Pertanyaan pertama?', 'Pertanyaan kedua?']);
  });
});

describe('on a database that stays', () => {
  test('[QNA-03] a release writes its questions anew, and keeps questions and votes of members', async () => {
    const { mkdtempSync, rmSync } = await import('node:fs');
    const dataDir = keptFolder('etalase-questions-');
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const release = (text: string) => ({
      'RMB-00012': [asked('Adit S.', 3, 'Pertanyaan lama?', seller(5, text))],
    });
    const run = async (
      questions: Record<string, WrittenQuestion[]>,
      work: (who: Visitor) => Promise<void>,
    ) => {
      const shop = createMarketplace({ dataDir, faults: false, now: () => NOW, questions });
      try {
        await work(await member(shop, 'budi'));
      } finally {
        shop.close();
      }
    };
    await run(release('Ya, Kak.'), async (budi) => {
      await ask(budi);
      await vote(budi, (await list(budi)).data[0]?.answers[0]?.id ?? '', true);
    });
    await run(release('Ya, Kak. Sekarang juga 24″.'), async (budi) => {
      const { data, own, summary } = await list(budi);
      // A new release publishes nothing before its time.
      expect(summary).toEqual({ count: 1, unanswered: 0 });
      expect(own.map(({ text }) => text)).toEqual([TEXT]);
      expect(data[0]?.answers).toMatchObject([
        { text: 'Ya, Kak. Sekarang juga 24″.', helpful: 6, isVoted: true },
      ]);
      expect((await list(budi, 'search=sekarang')).paging.totalItem).toBe(1);
    });
  }, 30_000);
});

test('what is no id of an answer is none; those of one question stand together', () => {
  for (const number of [0, 35, 99_999_999]) expect(answerNumberOf(answerId(number))).toBe(number);
  for (const id of ['JW-', 'JW-!', 'xJW-1', 'JW-1-', 'JW-A', `JW-${'z'.repeat(11)}`, 'TJ-1'])
    expect(answerNumberOf(id), id).toBeNull();
  expect(answerNumber(7, 1)).toBe(answerNumber(7, 0) + 1);
  expect(answerNumber(8, 0)).toBeGreaterThan(answerNumber(7, 9));
});
