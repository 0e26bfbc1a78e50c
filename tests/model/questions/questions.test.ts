import { describe, expect, test } from 'vitest';
import { LONGEST_QUESTION_DRAFT } from '#src/domain/shell/limits.ts';
import { EVERY_QUESTION, type QuestionCriteria } from '#src/domain/questions/question.ts';
import { questionsMachine } from '#src/machines/questions/questions/questionsMachine.ts';
import { questionsPaths } from '#src/machines/questions/questions/questionsPaths.ts';
import type { QuestionsContext } from '#src/machines/questions/questions/questionsTypes.ts';
import * as contract from '#src/services/questions/questions/contract.ts';
import { drive, lost, refused } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

const AT = '2026-11-01T03:00:00.000Z';
const answer = (id: string, helpful = 4, isVoted = false) => ({
  id,
  author: 'seller',
  name: 'Rimba',
  text: 'Muat, Kak.',
  createdDate: AT,
  helpful,
  isVoted,
});
const question = (id: string, answers: object[] = [answer(`${id}-1`), answer(`${id}-2`)]) =>
  contract.question.parse({ id, name: 'Dinda F.', text: 'Muat di kabin?', createdDate: AT, answers });
const own = (id: string) => ({ ...question(id, []), isOwn: true });
const list = (page: number, totalPage: number, ids: readonly string[], ownIds: readonly string[] = []) =>
  contract.questionList.parse({
    data: ids.map((id) => question(id)),
    own: ownIds.map(own),
    summary: { count: totalPage * 10, unanswered: 2 },
    paging: { page, itemPerPage: 10, totalPage, totalItem: totalPage * 10 },
  });

/** @param questionCriteria of the address; null where it is not the list's. */
const opened = (questionCriteria: Partial<QuestionCriteria> | null = null) =>
  drive(questionsMachine, {
    actors: ['loadQuestions', 'askQuestion', 'voteForAnswer'],
    systemId: 'questions',
    input: partFacts({ itemSku: 'A-01' }, { questionCriteria }),
  });
const goTo = (part: ReturnType<typeof opened>, questionCriteria: Partial<QuestionCriteria> | null) =>
  part.send({ type: 'facts.changed', facts: partFacts({ itemSku: 'A-01' }, { questionCriteria }) });
function withList() {
  const part = opened();
  part.send({ type: 'list.needed' });
  part.resolve('loadQuestions', list(1, 3, ['Q-1', 'Q-2'], ['Q-8']));
  return part;
}
const contextOf = (part: ReturnType<typeof opened>) => part.context<QuestionsContext>();
const wish = (answerId: string, helpful: boolean) =>
  ({ kind: 'answerVote', itemSku: 'A-01', answerId, helpful }) as const;
const resumed = (answerId: string, helpful = true) =>
  ({ type: 'wish.resumed', wish: wish(answerId, helpful), isFlashSaleGone: false }) as const;
const answerOf = (part: ReturnType<typeof opened>, id: string) =>
  Object.values(contextOf(part).byId)
    .flatMap(({ answers }) => answers)
    .find((one) => one.id === id);
const GOOD = 'Muat laptop 15 inci?';

test('questions: every transition', () => {
  expectEveryTransition(questionsPaths);
});

describe('the list', () => {
  test('[QNA-01] is loaded when it is shown, once, from the first page', () => {
    const part = opened();
    expect(part.waiting()).toEqual([]);
    part.send({ type: 'list.needed' });
    expect(part.inputOf('loadQuestions')).toEqual({ itemSku: 'A-01', criteria: EVERY_QUESTION, page: 1 });
    part.resolve('loadQuestions', list(1, 1, ['Q-1']));
    part.send({ type: 'list.needed' });
    expect(part.waiting()).toEqual([]);
    expect(contextOf(part)).toMatchObject({ ids: ['Q-1'], summary: { count: 10, unanswered: 2 } });
  });

  test('[QNA-04] appends pages without duplicates, and loads nothing after the last', () => {
    const part = withList();
    for (const [page, ids] of [
      [2, ['Q-2', 'Q-3']],
      [3, ['Q-4']],
    ] as const) {
      part.send({ type: 'more.requested' });
      expect(part.inputOf('loadQuestions')).toMatchObject({ page });
      part.resolve('loadQuestions', list(page, 3, ids));
    }
    expect(contextOf(part)).toMatchObject({ ids: ['Q-1', 'Q-2', 'Q-3', 'Q-4'], ownIds: ['Q-8'] });
    part.send({ type: 'more.requested' });
    expect(part.waiting()).toEqual([]);
  });

  test('[QNA-05, QNA-06] other criteria load page one, keep the list and drop late answers', () => {
    const part = withList();
    part.send({ type: 'more.requested' });
    part.send({ type: 'criteria.changed', criteria: { sort: 'NEWEST' } });
    expect(contextOf(part).ids).toEqual(['Q-1', 'Q-2']);
    part.send({ type: 'criteria.changed', criteria: { search: 'kabin' } });
    expect(part.inputOf('loadQuestions')).toEqual({
      itemSku: 'A-01',
      criteria: { sort: 'NEWEST', search: 'kabin' },
      page: 1,
    });
    part.resolve('loadQuestions', list(1, 1, ['Q-5']));
    expect(contextOf(part).ids).toEqual(['Q-5']);
    part.send({ type: 'criteria.changed', criteria: { search: 'kabin' } });
    expect(part.waiting()).toEqual([]);
  });

  test('[QNA-28] what its address asks for is loaded at once, and what is chosen is written there', () => {
    const part = opened({ search: 'kabin' });
    const addresses = () =>
      part.toPage.flatMap(({ type, event }) => (type === 'outside.needed' ? [event] : []));
    part.send({ type: 'list.needed' });
    expect(part.inputOf('loadQuestions')).toMatchObject({ criteria: { sort: 'HELPFUL', search: 'kabin' } });
    part.resolve('loadQuestions', list(1, 3, ['Q-1']));
    expect(addresses()).toEqual([]);
    part.send({ type: 'criteria.changed', criteria: { sort: 'NEWEST' } });
    part.send({ type: 'criteria.changed', criteria: { search: '' } });
    expect(addresses()).toEqual([
      {
        type: 'search.changed',
        page: 'question-details',
        search: { sortBy: 'NEWEST', search: 'kabin' },
        facts: { questionCriteria: { sort: 'NEWEST', search: 'kabin' } },
      },
      {
        type: 'search.changed',
        page: 'question-details',
        search: { sortBy: 'NEWEST', search: null },
        facts: { questionCriteria: { sort: 'NEWEST' } },
      },
    ]);
  });

  test('[QNA-28] another address of the list loads its questions, an equal one loads nothing', () => {
    const part = withList();
    goTo(part, {});
    expect(part.waiting()).toEqual([]);
    part.send({ type: 'criteria.changed', criteria: { search: 'kabin' } });
    part.resolve('loadQuestions', list(1, 1, ['Q-5']));
    // The facts are told for another reason, before the address has followed.
    goTo(part, {});
    goTo(part, { search: 'kabin' });
    expect(part.waiting()).toEqual([]);
    goTo(part, { sort: 'UNANSWERED' });
    expect(part.inputOf('loadQuestions')).toMatchObject({
      criteria: { sort: 'UNANSWERED', search: '' },
      page: 1,
    });
  });

  test('[QNA-30] the product page keeps the first questions of all, and the list its own state', () => {
    const part = withList();
    goTo(part, {});
    part.send({ type: 'criteria.changed', criteria: { search: 'kabin' } });
    part.resolve('loadQuestions', list(1, 3, ['Q-5']));
    part.send({ type: 'more.requested' });
    part.resolve('loadQuestions', list(2, 3, ['Q-6']));
    goTo(part, { search: 'kabin' });
    // Back on the product's page, and forward again.
    goTo(part, null);
    expect(contextOf(part).firstIds).toEqual(['Q-1', 'Q-2']);
    goTo(part, { search: 'kabin' });
    expect(part.waiting()).toEqual([]);
    expect(contextOf(part).ids).toEqual(['Q-5', 'Q-6']);
    // The link there leads to all of them.
    goTo(part, null);
    goTo(part, {});
    expect(part.inputOf('loadQuestions')).toMatchObject({ criteria: EVERY_QUESTION, page: 1 });
  });

  test('[QNA-30] the product page loads the first questions after a visit of a filtered list', () => {
    const part = opened({ search: 'kabin' });
    part.send({ type: 'list.needed' });
    part.resolve('loadQuestions', list(1, 3, ['Q-5']));
    expect(contextOf(part).firstIds).toBeNull();
    goTo(part, null);
    expect(part.inputOf('loadQuestions')).toMatchObject({ criteria: EVERY_QUESTION, page: 1 });
    part.resolve('loadQuestions', list(1, 3, ['Q-1']));
    expect(contextOf(part).firstIds).toEqual(['Q-1']);
  });

  test('[QNA-30] a product without questions loads nothing more', () => {
    const part = opened({ search: 'kabin' });
    part.send({ type: 'list.needed' });
    part.resolve('loadQuestions', list(1, 0, []));
    expect(contextOf(part).firstIds).toEqual([]);
    goTo(part, null);
    expect(part.waiting()).toEqual([]);
  });

  test('[QNA-14] a retry loads the same page, and a lost call is repeated with the network', () => {
    const part = withList();
    part.send({ type: 'more.requested' });
    part.reject('loadQuestions', refused(null, 500));
    expect(part.snapshot().hasTag('listFailed')).toBe(true);
    expect(contextOf(part).ids).toEqual(['Q-1', 'Q-2']);
    part.send({ type: 'network.returned' });
    expect(part.waiting()).toEqual([]);
    part.send({ type: 'retry.requested' });
    part.reject('loadQuestions', lost());
    part.send({ type: 'network.returned' });
    expect(part.inputOf('loadQuestions')).toMatchObject({ page: 2 });
  });
});

describe('asking', () => {
  test('[QNA-07, QNA-08, QNA-12] sends the cleaned question once, and lists it first', () => {
    const part = withList();
    part.send({ type: 'ask.typed', text: `  ${GOOD}\u202e ` });
    part.send({ type: 'ask.submitted' });
    part.send({ type: 'ask.submitted' });
    expect(part.waiting()).toEqual(['askQuestion']);
    expect(part.inputOf('askQuestion')).toEqual({ itemSku: 'A-01', text: GOOD });
    part.resolve('askQuestion', own('Q-9'));
    expect(part.snapshot().matches({ ask: 'asked' })).toBe(true);
    expect(contextOf(part)).toMatchObject({
      ownIds: ['Q-9', 'Q-8'],
      summary: { count: 31, unanswered: 3 },
      draft: '',
      isChecked: false,
      byId: { 'Q-9': own('Q-9') },
    });
    // The form is new once it was left; the same answer over again counts once.
    part.send({ type: 'ask.submitted' });
    expect(part.waiting()).toEqual([]);
    part.send({ type: 'ask.left' });
    part.send({ type: 'ask.typed', text: GOOD });
    part.send({ type: 'ask.submitted' });
    part.resolve('askQuestion', own('Q-9'));
    expect(contextOf(part)).toMatchObject({ ownIds: ['Q-9', 'Q-8'], summary: { count: 31, unanswered: 3 } });
  });

  test('[QNA-16] one that is in review stands first as well, and is not counted', () => {
    const part = withList();
    part.send({ type: 'ask.typed', text: GOOD });
    part.send({ type: 'ask.submitted' });
    part.resolve('askQuestion', { ...own('Q-9'), isInReview: true });
    expect(contextOf(part)).toMatchObject({ ownIds: ['Q-9', 'Q-8'], summary: { count: 30, unanswered: 2 } });
  });

  test('[QNA-08, QNA-16] a list asked for earlier keeps the new question first and counts it once', () => {
    for (const [ownIds, isInReview, count] of [
      [['Q-8'], false, 31],
      [['Q-9', 'Q-8'], false, 30],
      [['Q-8'], true, 30],
    ] as const) {
      const part = opened();
      part.send({ type: 'list.needed' });
      part.send({
        type: 'wish.resumed',
        wish: { kind: 'question', itemSku: 'A-01', text: GOOD },
        isFlashSaleGone: false,
      });
      part.resolve('askQuestion', { ...own('Q-9'), isInReview });
      part.resolve('loadQuestions', list(1, 3, ['Q-1'], ownIds));
      expect(contextOf(part)).toMatchObject({ ownIds: ['Q-9', 'Q-8'], summary: { count } });
    }
  });

  test('[QNA-08] it is taken before the list has come as well', () => {
    const part = opened();
    part.send({ type: 'ask.typed', text: GOOD });
    part.send({ type: 'ask.submitted' });
    part.resolve('askQuestion', own('Q-9'));
    expect(contextOf(part)).toMatchObject({ ownIds: ['Q-9'], summary: null });
  });

  test.each([
    ['Muat?', '[QNA-09] too short'],
    ['a'.repeat(501), '[QNA-09] too long'],
    ['Hubungi 0812 3456 7890 ya', '[QNA-11] with a telephone'],
  ])('%#: what is not right is not sent, and said from then on: %2$s', (text) => {
    const part = opened();
    part.send({ type: 'ask.typed', text });
    expect(contextOf(part).isChecked).toBe(false);
    part.send({ type: 'ask.submitted' });
    expect(part.waiting()).toEqual([]);
    expect(contextOf(part).isChecked).toBe(true);
  });

  test('[QNA-10] of a text of 100,000 characters no more is kept than it takes to refuse it', () => {
    const part = opened();
    part.send({ type: 'ask.typed', text: 'a'.repeat(100_000) });
    expect(contextOf(part).draft).toHaveLength(LONGEST_QUESTION_DRAFT + 1);
    part.send({ type: 'ask.submitted' });
    expect(part.waiting()).toEqual([]);
  });

  test.each([
    ['QUESTION_TOO_SHORT', 'short'],
    ['QUESTION_TOO_LONG', 'long'],
    ['QUESTION_HAS_CONTACT', 'contact'],
    ['QUESTION_ASKED_BEFORE', 'before'],
    ['TOO_MANY_QUESTIONS', 'tooMany'],
    ['SOMETHING_ELSE', 'failed'],
    [null, 'failed'],
  ] as const)('[QNA-12, QNA-14] %s is told as %s; the words stay and can be sent again', (code, refusal) => {
    const part = opened();
    part.send({ type: 'ask.typed', text: GOOD });
    part.send({ type: 'ask.submitted' });
    part.reject('askQuestion', refused(code, 422));
    expect(contextOf(part)).toMatchObject({ refusal, draft: GOOD });
    part.send({ type: 'network.returned' });
    expect(part.waiting()).toEqual([]);
    part.send({ type: 'ask.submitted' });
    part.resolve('askQuestion', own('Q-9'));
    expect(contextOf(part).refusal).toBeNull();
    part.send({ type: 'ask.left' });
    part.send({ type: 'ask.typed', text: 'M' });
    expect(contextOf(part).refusal).toBeNull();
  });

  test('[QNA-07, AUTH-15] who is no longer logged in is asked to, and the words stay', () => {
    const part = opened();
    part.send({ type: 'ask.typed', text: GOOD });
    part.send({ type: 'ask.submitted' });
    part.reject('askQuestion', refused('LOGIN_REQUIRED', 401));
    expect(part.toPage).toEqual([
      {
        type: 'part.told',
        name: 'memberGate',
        event: { type: 'login.needed', wish: { kind: 'question', itemSku: 'A-01', text: GOOD } },
      },
    ]);
    expect(contextOf(part)).toMatchObject({ draft: GOOD, refusal: null });
  });
});

describe('[QNA-18] an answer of the visitor', () => {
  const mine = (facts: object = {}) =>
    contract.questionAnswer.parse({ ...answer('A-9', 0), author: 'member', isOwn: true, ...facts });
  const tell = (part: ReturnType<typeof opened>, questionId: string, facts: object = {}) =>
    part.send({ type: 'answer.given', questionId, answer: mine(facts) });
  const idsOf = (part: ReturnType<typeof opened>, id: string) =>
    contextOf(part).byId[id]?.answers.map((one) => one.id);

  test('stands at its question at once, once, and what is counted is what others see', () => {
    const part = withList();
    tell(part, 'Q-1', { isInReview: true });
    tell(part, 'Q-1', { isInReview: true });
    expect(idsOf(part, 'Q-1')).toEqual(['Q-1-1', 'Q-1-2', 'A-9']);
    tell(part, 'Q-8', { isInReview: true });
    expect(contextOf(part).summary).toEqual({ count: 30, unanswered: 2 });
  });
  test('that a backend publishes at once makes a question that waited one that does not', () => {
    const part = withList();
    tell(part, 'Q-1');
    expect(contextOf(part).summary).toEqual({ count: 30, unanswered: 2 });
    tell(part, 'Q-8', { id: 'A-8', isInReview: true });
    tell(part, 'Q-8');
    tell(part, 'Q-8', { id: 'A-10' });
    expect(contextOf(part).summary).toEqual({ count: 30, unanswered: 1 });
  });
  test('to a question that has not come is left to the list', () => {
    const part = opened();
    tell(part, 'Q-1');
    expect(contextOf(part).byId).toEqual({});
    part.send({ type: 'list.needed' });
    part.resolve('loadQuestions', list(1, 1, ['Q-2']));
    tell(part, 'Q-1');
    expect(Object.keys(contextOf(part).byId)).toEqual(['Q-2']);
  });
});

describe('[QNA-15] after a login', () => {
  const toAsk = (text: string | null, itemSku = 'A-01') => ({
    type: 'wish.resumed',
    wish: { kind: 'question', itemSku, text },
    isFlashSaleGone: false,
  });
  test('a question that was to be sent is sent, once, and no vote is made of it', () => {
    const part = opened();
    part.send(toAsk(GOOD));
    part.send(toAsk(GOOD));
    expect(part.waiting()).toEqual(['askQuestion']);
    expect(part.inputOf('askQuestion')).toEqual({ itemSku: 'A-01', text: GOOD });
    part.resolve('askQuestion', own('Q-9'));
    part.send(toAsk(GOOD));
    expect(part.waiting()).toEqual([]);
  });
  test('what cannot be sent, or is of another item, is only filled in; what was typed since stays', () => {
    const part = opened();
    part.send(toAsk(null));
    expect(contextOf(part).draft).toBe('');
    part.send(toAsk('Muat?'));
    expect(part.waiting()).toEqual([]);
    expect(contextOf(part).draft).toBe('Muat?');
    part.send(toAsk(GOOD));
    expect(contextOf(part).draft).toBe('Muat?');
    const other = opened();
    other.send(toAsk(GOOD, 'A-02'));
    expect(other.waiting()).toEqual([]);
    expect(contextOf(other).draft).toBe(GOOD);
  });
  test('a vote leaves the form alone', () => {
    const part = opened();
    part.send(resumed('Q-1-1'));
    expect(contextOf(part).draft).toBe('');
  });
});

describe('votes', () => {
  describe('[QNA-13] a page of the list', () => {
    type Part = ReturnType<typeof opened>;
    const asks: [string, (part: Part) => void][] = [
      ['the first', (part) => part.send({ type: 'list.needed' })],
      ['one that is sorted', (part) => part.send({ type: 'criteria.changed', criteria: { sort: 'NEWEST' } })],
      ['the next', (part) => part.send({ type: 'more.requested' })],
    ];
    const shownTo = (which: string) => (which === 'the first' ? opened() : withList());
    const come = (part: Part, which: string) =>
      part.resolve('loadQuestions', list(which === 'the next' ? 2 : 1, 3, ['Q-1', 'Q-3']));
    const untouched = question('Q-1').answers[0];

    test.each(asks)(
      'that was read before a vote was written, and comes after it, leaves it: %s',
      (which, ask) => {
        const part = shownTo(which);
        ask(part);
        part.send(resumed('Q-1-1'));
        part.resolve('voteForAnswer', { isVoted: true, helpful: 7 });
        come(part, which);
        expect(answerOf(part, 'Q-1-1')).toMatchObject({ isVoted: true, helpful: 7 });
        expect(contextOf(part).byId['Q-3']).toEqual(question('Q-3'));
      },
    );

    test.each(asks)(
      'that comes while a vote is written leaves it, and what fails is as it was: %s',
      (which, ask) => {
        const part = shownTo(which);
        ask(part);
        part.send(resumed('Q-1-1'));
        come(part, which);
        expect(answerOf(part, 'Q-1-1')).toMatchObject({ isVoted: true, helpful: 5 });
        expect(contextOf(part).byId['Q-3']).toEqual(question('Q-3'));
        part.reject('voteForAnswer', lost());
        expect(answerOf(part, 'Q-1-1')).toEqual(untouched);
      },
    );

    test.each(asks)('that is asked for after a vote tells what became of it elsewhere: %s', (which, ask) => {
      const part = shownTo(which);
      part.send(resumed('Q-1-1'));
      part.resolve('voteForAnswer', { isVoted: true, helpful: 5 });
      ask(part);
      come(part, which);
      expect(answerOf(part, 'Q-1-1')).toEqual(untouched);
    });
  });

  test('[QNA-13, AUTH-04] a press goes to the member gate first, and writes nothing yet', () => {
    const part = withList();
    part.send({ type: 'vote.pressed', answerId: 'Q-1-1', helpful: true });
    expect(part.waiting()).toEqual([]);
    expect(part.toPage).toContainEqual({
      type: 'part.told',
      name: 'memberGate',
      event: { type: 'member.needed', wish: wish('Q-1-1', true) },
    });
    expect(answerOf(part, 'Q-1-1')?.isVoted).toBe(false);
  });

  test('[QNA-13] shown at once, settled by the answer, and only on that answer', () => {
    const part = withList();
    part.send(resumed('Q-1-1'));
    expect(part.inputOf('voteForAnswer')).toEqual({ answerId: 'Q-1-1', helpful: true });
    expect(answerOf(part, 'Q-1-1')).toMatchObject({ isVoted: true, helpful: 5 });
    // Others voted meanwhile.
    part.resolve('voteForAnswer', { isVoted: true, helpful: 7 });
    expect(answerOf(part, 'Q-1-1')).toMatchObject({ isVoted: true, helpful: 7 });
    expect(answerOf(part, 'Q-1-2')).toEqual(question('Q-1').answers[1]);
    expect(contextOf(part).byId['Q-2']).toEqual(question('Q-2'));
    part.send(resumed('Q-1-1', false));
    expect(answerOf(part, 'Q-1-1')).toMatchObject({ isVoted: false, helpful: 6 });
  });

  test('[QNA-13] what fails is as it was; a session that has ended is asked for', () => {
    const part = withList();
    part.send(resumed('Q-1-1'));
    part.reject('voteForAnswer', lost());
    expect(answerOf(part, 'Q-1-1')).toEqual(question('Q-1').answers[0]);
    expect(contextOf(part).voting).toEqual([]);
    part.send(resumed('Q-2-1'));
    part.reject('voteForAnswer', refused('LOGIN_REQUIRED', 401));
    expect(answerOf(part, 'Q-2-1')).toEqual(question('Q-2').answers[0]);
    expect(part.toPage).toContainEqual({
      type: 'part.told',
      name: 'memberGate',
      event: { type: 'login.needed', wish: wish('Q-2-1', true) },
    });
  });

  test('[QNA-13] writes two votes in turn, and one pressed twice only once', () => {
    const part = withList();
    part.send(resumed('Q-1-1'));
    part.send(resumed('Q-2-1'));
    part.send(resumed('Q-1-1', false));
    part.resolve('voteForAnswer', { isVoted: true, helpful: 5 });
    expect(part.inputOf('voteForAnswer')).toEqual({ answerId: 'Q-2-1', helpful: true });
    part.resolve('voteForAnswer', { isVoted: true, helpful: 5 });
    expect(part.waiting()).toEqual([]);
  });

  test('[QNA-13, AUTH-13] after a login it is written before the answer has come to the page', () => {
    const part = opened();
    part.send(resumed('Q-1-1'));
    expect(part.inputOf('voteForAnswer')).toEqual({ answerId: 'Q-1-1', helpful: true });
    part.send({ type: 'list.needed' });
    part.resolve('loadQuestions', list(1, 1, ['Q-1']));
    part.resolve('voteForAnswer', { isVoted: true, helpful: 5 });
    expect(answerOf(part, 'Q-1-1')).toMatchObject({ isVoted: true, helpful: 5 });
  });
});

describe('[QNA-29] the words of a draft question', () => {
  const filled = (text = GOOD, afterLogin?: true) =>
    ({
      type: 'wish.resumed',
      wish: { kind: 'question', itemSku: 'A-01', text, isDraft: true },
      isFlashSaleGone: false,
      ...(afterLogin === undefined ? {} : { afterLogin }),
    }) as const;

  test('are filled in and not sent', () => {
    const part = withList();
    part.send(filled());
    expect(part.waiting()).toEqual([]);
    expect(contextOf(part).draft).toBe(GOOD);
  });

  test('replace the typed words and their refusal, but not typed words after a login', () => {
    const part = withList();
    part.send({ type: 'ask.typed', text: 'Muat?' });
    part.send({ type: 'ask.submitted' });
    expect(contextOf(part).isChecked).toBe(true);
    part.send(filled());
    expect(contextOf(part)).toMatchObject({ draft: GOOD, isChecked: false, refusal: null });
    part.send(filled('Ada warna lain selain ini?', true));
    expect(contextOf(part).draft).toBe(GOOD);
  });

  test('open a new form where one was sent', () => {
    const part = withList();
    part.send({ type: 'ask.typed', text: GOOD });
    part.send({ type: 'ask.submitted' });
    part.resolve('askQuestion', own('Q-9'));
    part.send(filled('Ada warna lain selain ini?'));
    part.send({ type: 'ask.left' });
    expect(part.snapshot().matches({ ask: 'editing' })).toBe(true);
    expect(contextOf(part).draft).toBe('Ada warna lain selain ini?');
  });

  test('once asked, reset a search without results and keep a search with results', () => {
    for (const [found, isLeft] of [
      [[], true],
      [['Q-5'], false],
    ] as const) {
      const part = withList();
      part.send({ type: 'criteria.changed', criteria: { sort: 'NEWEST', search: 'laptop' } });
      part.resolve('loadQuestions', list(1, 1, found));
      part.send(filled());
      part.send({ type: 'ask.submitted' });
      part.resolve('askQuestion', own('Q-9'));
      expect(contextOf(part).criteria).toEqual({ sort: 'NEWEST', search: isLeft ? '' : 'laptop' });
      expect(part.waiting()).toEqual(isLeft ? ['loadQuestions'] : []);
    }
  });
});

test('[AUTH-17] confirms a vote resumed by a login, not one by a press', () => {
  const part = withList();
  const said = () => part.toToast.map(({ toast }) => (toast as { copyKey: string }).copyKey);
  part.send({ ...resumed('Q-1-1'), afterLogin: true });
  part.resolve('voteForAnswer', { isVoted: true, helpful: 5 });
  part.send(resumed('Q-1-1', false));
  part.resolve('voteForAnswer', { isVoted: false, helpful: 4 });
  expect(said()).toEqual(['login.done.answerVote']);
  part.send({ ...resumed('Q-1-1', false), afterLogin: true });
  part.resolve('voteForAnswer', { isVoted: false, helpful: 4 });
  expect(said().slice(1)).toEqual(['login.done.voteTakenBack']);
});

test.each([
  [false, true],
  [true, false],
])('[AUTH-17] of two votes that wait each is said by itself: after a login %s, and %s', (first, second) => {
  const part = withList();
  const said = () => part.toToast.map(({ toast }) => (toast as { copyKey: string }).copyKey);
  const votes = [
    [resumed('Q-1-1'), first],
    [resumed('Q-2-1', false), second],
  ] as const;
  for (const [vote, afterLogin] of votes) part.send(afterLogin ? { ...vote, afterLogin } : vote);
  part.resolve('voteForAnswer', { isVoted: true, helpful: 5 });
  expect(said()).toEqual(first ? ['login.done.answerVote'] : []);
  part.resolve('voteForAnswer', { isVoted: false, helpful: 4 });
  expect(said()).toEqual([first ? 'login.done.answerVote' : 'login.done.voteTakenBack']);
});

test('[QNA-31] says once that an own answer cannot be voted for, and takes the vote back', () => {
  const part = withList();
  for (const [error, copyKey] of [
    [refused('OWN_ANSWER', 409), 'questions.voteForOwn'],
    [refused('ANSWER_NOT_FOUND', 404), 'error.ui'],
  ] as const) {
    part.send({ ...resumed('Q-1-1'), afterLogin: true });
    expect(answerOf(part, 'Q-1-1')).toMatchObject({ helpful: 5, isVoted: true });
    part.reject('voteForAnswer', error);
    expect(answerOf(part, 'Q-1-1')).toMatchObject({ helpful: 4, isVoted: false });
    expect(contextOf(part).voting).toEqual([]);
    expect(part.toToast.at(-1)).toMatchObject({ toast: { copyKey } });
  }
  expect(part.toToast).toHaveLength(2);
});

test('[QNA-13] counts a vote once that the marketplace already has', () => {
  const part = opened();
  part.send({ type: 'list.needed' });
  const voted = contract.questionList.parse({
    ...list(1, 1, []),
    data: [question('Q-1', [answer('Q-1-1', 5, true)])],
  });
  part.resolve('loadQuestions', voted);
  // A login came between the press and the list.
  part.send(resumed('Q-1-1', true));
  expect(answerOf(part, 'Q-1-1')).toMatchObject({ helpful: 5, isVoted: true });
  part.resolve('voteForAnswer', { helpful: 5, isVoted: true });
  expect(answerOf(part, 'Q-1-1')).toMatchObject({ helpful: 5, isVoted: true });
});
