// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { questionsMachine } from '#src/machines/questions/questions/questionsMachine.ts';
import { questionsPaths } from '#src/machines/questions/questions/questionsPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';
import { endOf } from '#src/machines/paths/machinePaths.ts';

const options = {
  actors: ['loadQuestions', 'askQuestion', 'voteForAnswer'],
  systemId: 'questions',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/questions.md', import.meta.url));

const loadQuestionsOutputFirst = endOf(questionsPaths.actors.loadQuestions.outputs, 'first');
const loadQuestionsOutputLast = endOf(questionsPaths.actors.loadQuestions.outputs, 'last');

test('questions, walk 1: 32 steps to {list.empty, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send(questionsPaths.events.factsChangedToAddress);
  questions.send({ type: 'list.needed' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.send(questionsPaths.events.factsChangedToProduct);
  expect(questions.value()).toEqual({ list: 'sorting', ask: 'editing', votes: 'resting' });
  questions.send(questionsPaths.events.factsChangedToAddress);
  questions.send({ type: 'pages.wanted', pages: 2 });
  questions.send({ type: 'ask.typed', text: 'Muat laptop 15 inci?' });
  questions.send({ type: 'ask.submitted' });
  expect(questions.value()).toEqual({ list: 'sorting', ask: 'sending', votes: 'resting' });
  questions.send(questionsPaths.events.answerGiven);
  questions.send({ type: 'vote.pressed', answerId: 'Q-1-1', helpful: true });
  questions.send({
    type: 'wish.resumed',
    wish: { kind: 'answerVote', itemSku: 'A-01', answerId: 'Q-1-1', helpful: true },
    isFlashSaleGone: false,
  });
  expect(questions.value()).toEqual({ list: 'sorting', ask: 'sending', votes: 'writing' });
  questions.send({
    type: 'wish.resumed',
    wish: { kind: 'answerVote', itemSku: 'A-01', answerId: 'Q-1-1', helpful: true },
    isFlashSaleGone: false,
  });
  questions.resolve('loadQuestions', loadQuestionsOutputFirst);
  expect(questions.value()).toEqual({ list: 'adding', ask: 'sending', votes: 'writing' });
  questions.send(questionsPaths.events.factsChangedToProduct);
  expect(questions.value()).toEqual({ list: 'sorting', ask: 'sending', votes: 'writing' });
  questions.resolve('askQuestion', {
    id: 'Q-9',
    name: 'Dinda F.',
    text: 'Muat di kabin?',
    createdDate: '2026-11-01T03:00:00.000Z',
    isOwn: true,
    isInReview: false,
    answers: [],
  });
  expect(questions.value()).toEqual({ list: 'sorting', ask: 'asked', votes: 'writing' });
  questions.send({ type: 'ask.left' });
  expect(questions.value()).toEqual({ list: 'sorting', ask: 'editing', votes: 'writing' });
  questions.send({ type: 'ask.submitted' });
  questions.send({
    type: 'wish.resumed',
    wish: { kind: 'question', itemSku: 'A-01', text: 'Muat laptop 15 inci?' },
    isFlashSaleGone: false,
  });
  expect(questions.value()).toEqual({ list: 'sorting', ask: 'sending', votes: 'writing' });
  questions.resolve('voteForAnswer', { isVoted: true, helpful: 5 });
  expect(questions.value()).toEqual({ list: 'sorting', ask: 'sending', votes: 'resting' });
  questions.resolve('loadQuestions', {
    data: [],
    summary: { count: 0, unanswered: 0 },
    own: [],
    paging: { page: 1, itemPerPage: 1, totalPage: 0, totalItem: 0 },
  });
  expect(questions.value()).toEqual({ list: 'empty', ask: 'sending', votes: 'resting' });
  questions.reject('askQuestion', lost());
  expect(questions.value()).toEqual({ list: 'empty', ask: 'editing', votes: 'resting' });
  questions.send({
    type: 'wish.resumed',
    wish: { kind: 'question', itemSku: 'A-01', text: 'Muat laptop 15 inci?', isDraft: true },
    isFlashSaleGone: false,
  });
  questions.send({ type: 'ask.submitted' });
  expect(questions.value()).toEqual({ list: 'empty', ask: 'sending', votes: 'resting' });
  questions.reject('askQuestion', refused('LOGIN_REQUIRED', 401));
  expect(questions.value()).toEqual({ list: 'empty', ask: 'editing', votes: 'resting' });
  questions.send({
    type: 'wish.resumed',
    wish: { kind: 'answerVote', itemSku: 'A-01', answerId: 'Q-1-1', helpful: true },
    isFlashSaleGone: false,
  });
  expect(questions.value()).toEqual({ list: 'empty', ask: 'editing', votes: 'writing' });
  questions.reject('voteForAnswer', lost());
  expect(questions.value()).toEqual({ list: 'empty', ask: 'editing', votes: 'resting' });
  questions.send({
    type: 'wish.resumed',
    wish: { kind: 'answerVote', itemSku: 'A-01', answerId: 'Q-1-1', helpful: true },
    isFlashSaleGone: false,
  });
  expect(questions.value()).toEqual({ list: 'empty', ask: 'editing', votes: 'writing' });
  questions.reject('voteForAnswer', refused('LOGIN_REQUIRED', 401));
  expect(questions.value()).toEqual({ list: 'empty', ask: 'editing', votes: 'resting' });
  questions.send({
    type: 'wish.resumed',
    wish: { kind: 'answerVote', itemSku: 'A-01', answerId: 'Q-1-1', helpful: true },
    isFlashSaleGone: false,
  });
  expect(questions.value()).toEqual({ list: 'empty', ask: 'editing', votes: 'writing' });
  questions.reject('voteForAnswer', refused('OWN_ANSWER', 409));
  expect(questions.value()).toEqual({ list: 'empty', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'ask.submitted' });
  expect(questions.value()).toEqual({ list: 'empty', ask: 'sending', votes: 'resting' });
  questions.resolve('askQuestion', {
    id: 'Q-9',
    name: 'Dinda F.',
    text: 'Muat di kabin?',
    createdDate: '2026-11-01T03:00:00.000Z',
    isOwn: true,
    isInReview: false,
    answers: [],
  });
  expect(questions.value()).toEqual({ list: 'empty', ask: 'asked', votes: 'resting' });
  questions.send({
    type: 'wish.resumed',
    wish: { kind: 'question', itemSku: 'A-01', text: 'Muat laptop 15 inci?' },
    isFlashSaleGone: false,
  });
  expect(questions.value()).toEqual({ list: 'empty', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual([
    'search.changed',
    'search.changed',
    'search.changed',
    'member.needed',
    'search.changed',
    'login.needed',
    'login.needed',
  ]);
  expect(questions.toToast.map(({ type }) => type)).toEqual(['toast.shown', 'toast.shown']);
  expect(questions.record()).toEqual(
    records.get('walk 1: 32 steps to {list.empty, ask.editing, votes.resting}'),
  );
});

test('questions, walk 2: 29 steps to {list.empty, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'pages.wanted', pages: 2 });
  questions.send({ type: 'list.needed' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'pages.wanted', pages: 2 });
  questions.resolve('loadQuestions', loadQuestionsOutputFirst);
  expect(questions.value()).toEqual({ list: 'adding', ask: 'editing', votes: 'resting' });
  questions.resolve('loadQuestions', loadQuestionsOutputFirst);
  questions.reject('loadQuestions', lost());
  expect(questions.value()).toEqual({ list: 'moreUnreached', ask: 'editing', votes: 'resting' });
  questions.send(questionsPaths.events.factsChangedToAddress);
  expect(questions.value()).toEqual({ list: 'sorting', ask: 'editing', votes: 'resting' });
  questions.reject('loadQuestions', lost());
  expect(questions.value()).toEqual({ list: 'unreached', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'criteria.changed', criteria: { sort: 'HELPFUL' } });
  expect(questions.value()).toEqual({ list: 'sorting', ask: 'editing', votes: 'resting' });
  questions.reject('loadQuestions', refused(null, 500));
  expect(questions.value()).toEqual({ list: 'failed', ask: 'editing', votes: 'resting' });
  questions.send(questionsPaths.events.factsChangedToAddress);
  expect(questions.value()).toEqual({ list: 'failed', ask: 'editing', votes: 'resting' });
  // Ends here: step 11 leads elsewhere than in the graph.
  expect(questions.told()).toEqual(['search.changed', 'search.changed']);
  expect(questions.record()).toEqual(
    records.get('walk 2: 29 steps to {list.empty, ask.editing, votes.resting}'),
  );
});

test('questions, walk 3: 5 steps to {list.loading, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'list.needed' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.reject('loadQuestions', lost());
  expect(questions.value()).toEqual({ list: 'unreached', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'network.returned' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.reject('loadQuestions', refused(null, 500));
  expect(questions.value()).toEqual({ list: 'failed', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'retry.requested' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual([]);
  expect(questions.record()).toEqual(
    records.get('walk 3: 5 steps to {list.loading, ask.editing, votes.resting}'),
  );
});

test('questions, walk 4: 2 steps to {list.empty, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'list.needed' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.resolve('loadQuestions', {
    data: [],
    summary: { count: 0, unanswered: 0 },
    own: [],
    paging: { page: 1, itemPerPage: 1, totalPage: 0, totalItem: 0 },
  });
  expect(questions.value()).toEqual({ list: 'empty', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual([]);
  expect(questions.record()).toEqual(
    records.get('walk 4: 2 steps to {list.empty, ask.editing, votes.resting}'),
  );
});

test('questions, walk 5: 3 steps to {list.sorting, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'list.needed' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.resolve('loadQuestions', loadQuestionsOutputFirst);
  expect(questions.value()).toEqual({ list: 'ready', ask: 'editing', votes: 'resting' });
  questions.send(questionsPaths.events.factsChangedToAddress);
  expect(questions.value()).toEqual({ list: 'sorting', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual(['search.changed']);
  expect(questions.record()).toEqual(
    records.get('walk 5: 3 steps to {list.sorting, ask.editing, votes.resting}'),
  );
});

test('questions, walk 6: 3 steps to {list.adding, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'list.needed' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.resolve('loadQuestions', loadQuestionsOutputFirst);
  expect(questions.value()).toEqual({ list: 'ready', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'pages.wanted', pages: 2 });
  expect(questions.value()).toEqual({ list: 'adding', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual([]);
  expect(questions.record()).toEqual(
    records.get('walk 6: 3 steps to {list.adding, ask.editing, votes.resting}'),
  );
});

test('questions, walk 7: 3 steps to {list.adding, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'list.needed' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.resolve('loadQuestions', loadQuestionsOutputFirst);
  expect(questions.value()).toEqual({ list: 'ready', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'more.requested' });
  expect(questions.value()).toEqual({ list: 'adding', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual([]);
  expect(questions.record()).toEqual(
    records.get('walk 7: 3 steps to {list.adding, ask.editing, votes.resting}'),
  );
});

test('questions, walk 8: 3 steps to {list.loading, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'list.needed' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.reject('loadQuestions', lost());
  expect(questions.value()).toEqual({ list: 'unreached', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'retry.requested' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual([]);
  expect(questions.record()).toEqual(
    records.get('walk 8: 3 steps to {list.loading, ask.editing, votes.resting}'),
  );
});

test('questions, walk 9: 3 steps to {list.sorting, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'list.needed' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.reject('loadQuestions', refused(null, 500));
  expect(questions.value()).toEqual({ list: 'failed', ask: 'editing', votes: 'resting' });
  questions.send(questionsPaths.events.factsChangedToAddress);
  expect(questions.value()).toEqual({ list: 'sorting', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual(['search.changed']);
  expect(questions.record()).toEqual(
    records.get('walk 9: 3 steps to {list.sorting, ask.editing, votes.resting}'),
  );
});

test('questions, walk 10: 4 steps to {list.moreFailed, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'list.needed' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'pages.wanted', pages: 2 });
  questions.resolve('loadQuestions', loadQuestionsOutputFirst);
  expect(questions.value()).toEqual({ list: 'adding', ask: 'editing', votes: 'resting' });
  questions.reject('loadQuestions', refused(null, 500));
  expect(questions.value()).toEqual({ list: 'moreFailed', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual([]);
  expect(questions.record()).toEqual(
    records.get('walk 10: 4 steps to {list.moreFailed, ask.editing, votes.resting}'),
  );
});

test('questions, walk 11: 5 steps to {list.adding, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'list.needed' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'pages.wanted', pages: 2 });
  questions.resolve('loadQuestions', loadQuestionsOutputFirst);
  expect(questions.value()).toEqual({ list: 'adding', ask: 'editing', votes: 'resting' });
  questions.reject('loadQuestions', lost());
  expect(questions.value()).toEqual({ list: 'moreUnreached', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'retry.requested' });
  expect(questions.value()).toEqual({ list: 'adding', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual([]);
  expect(questions.record()).toEqual(
    records.get('walk 11: 5 steps to {list.adding, ask.editing, votes.resting}'),
  );
});

test('questions, walk 12: 5 steps to {list.adding, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'list.needed' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'pages.wanted', pages: 2 });
  questions.resolve('loadQuestions', loadQuestionsOutputFirst);
  expect(questions.value()).toEqual({ list: 'adding', ask: 'editing', votes: 'resting' });
  questions.reject('loadQuestions', lost());
  expect(questions.value()).toEqual({ list: 'moreUnreached', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'network.returned' });
  expect(questions.value()).toEqual({ list: 'adding', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual([]);
  expect(questions.record()).toEqual(
    records.get('walk 12: 5 steps to {list.adding, ask.editing, votes.resting}'),
  );
});

test('questions, walk 13: 5 steps to {list.sorting, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'list.needed' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'pages.wanted', pages: 2 });
  questions.resolve('loadQuestions', loadQuestionsOutputFirst);
  expect(questions.value()).toEqual({ list: 'adding', ask: 'editing', votes: 'resting' });
  questions.reject('loadQuestions', refused(null, 500));
  expect(questions.value()).toEqual({ list: 'moreFailed', ask: 'editing', votes: 'resting' });
  questions.send(questionsPaths.events.factsChangedToAddress);
  expect(questions.value()).toEqual({ list: 'sorting', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual(['search.changed']);
  expect(questions.record()).toEqual(
    records.get('walk 13: 5 steps to {list.sorting, ask.editing, votes.resting}'),
  );
});

test('questions, walk 14: 5 steps to {list.adding, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'list.needed' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'pages.wanted', pages: 2 });
  questions.resolve('loadQuestions', loadQuestionsOutputFirst);
  expect(questions.value()).toEqual({ list: 'adding', ask: 'editing', votes: 'resting' });
  questions.reject('loadQuestions', refused(null, 500));
  expect(questions.value()).toEqual({ list: 'moreFailed', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'retry.requested' });
  expect(questions.value()).toEqual({ list: 'adding', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual([]);
  expect(questions.record()).toEqual(
    records.get('walk 14: 5 steps to {list.adding, ask.editing, votes.resting}'),
  );
});

test('questions, walk 15: 3 steps to {list.ready, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'list.needed' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.resolve('loadQuestions', loadQuestionsOutputFirst);
  expect(questions.value()).toEqual({ list: 'ready', ask: 'editing', votes: 'resting' });
  questions.send(questionsPaths.events.answerGiven);
  expect(questions.value()).toEqual({ list: 'ready', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual([]);
  expect(questions.record()).toEqual(
    records.get('walk 15: 3 steps to {list.ready, ask.editing, votes.resting}'),
  );
});

test('questions, walk 16: 1 step to {list.idle, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'criteria.changed', criteria: { sort: 'HELPFUL' } });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual([]);
  expect(questions.record()).toEqual(
    records.get('walk 16: 1 step to {list.idle, ask.editing, votes.resting}'),
  );
});

test('questions, walk 17: 2 steps to {list.loading, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'list.needed' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'criteria.changed', criteria: { sort: 'HELPFUL' } });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual([]);
  expect(questions.record()).toEqual(
    records.get('walk 17: 2 steps to {list.loading, ask.editing, votes.resting}'),
  );
});

test('questions, walk 18: 3 steps to {list.ready, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'list.needed' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.resolve('loadQuestions', loadQuestionsOutputFirst);
  expect(questions.value()).toEqual({ list: 'ready', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'criteria.changed', criteria: { sort: 'HELPFUL' } });
  expect(questions.value()).toEqual({ list: 'ready', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual([]);
  expect(questions.record()).toEqual(
    records.get('walk 18: 3 steps to {list.ready, ask.editing, votes.resting}'),
  );
});

test('questions, walk 19: 3 steps to {list.ready, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'list.needed' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.resolve('loadQuestions', loadQuestionsOutputLast);
  expect(questions.value()).toEqual({ list: 'ready', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'more.requested' });
  expect(questions.value()).toEqual({ list: 'ready', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual([]);
  expect(questions.record()).toEqual(
    records.get('walk 19: 3 steps to {list.ready, ask.editing, votes.resting}'),
  );
});

test('questions, walk 20: 3 steps to {list.ready, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'list.needed' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.resolve('loadQuestions', loadQuestionsOutputLast);
  expect(questions.value()).toEqual({ list: 'ready', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'pages.wanted', pages: 2 });
  expect(questions.value()).toEqual({ list: 'ready', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual([]);
  expect(questions.record()).toEqual(
    records.get('walk 20: 3 steps to {list.ready, ask.editing, votes.resting}'),
  );
});

test('questions, walk 21: 3 steps to {list.sorting, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'list.needed' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.send(questionsPaths.events.factsChangedToAddress);
  expect(questions.value()).toEqual({ list: 'sorting', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'criteria.changed', criteria: { sort: 'NEWEST' } });
  expect(questions.value()).toEqual({ list: 'sorting', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual(['search.changed']);
  expect(questions.record()).toEqual(
    records.get('walk 21: 3 steps to {list.sorting, ask.editing, votes.resting}'),
  );
});

test('questions, walk 22: 4 steps to {list.adding, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'list.needed' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'pages.wanted', pages: 2 });
  questions.resolve('loadQuestions', loadQuestionsOutputFirst);
  expect(questions.value()).toEqual({ list: 'adding', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'criteria.changed', criteria: { sort: 'HELPFUL' } });
  expect(questions.value()).toEqual({ list: 'adding', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual([]);
  expect(questions.record()).toEqual(
    records.get('walk 22: 4 steps to {list.adding, ask.editing, votes.resting}'),
  );
});

test('questions, walk 23: 5 steps to {list.moreFailed, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'list.needed' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'pages.wanted', pages: 2 });
  questions.resolve('loadQuestions', loadQuestionsOutputFirst);
  expect(questions.value()).toEqual({ list: 'adding', ask: 'editing', votes: 'resting' });
  questions.reject('loadQuestions', refused(null, 500));
  expect(questions.value()).toEqual({ list: 'moreFailed', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'criteria.changed', criteria: { sort: 'HELPFUL' } });
  expect(questions.value()).toEqual({ list: 'moreFailed', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual([]);
  expect(questions.record()).toEqual(
    records.get('walk 23: 5 steps to {list.moreFailed, ask.editing, votes.resting}'),
  );
});

test('questions, walk 24: 5 steps to {list.moreUnreached, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'list.needed' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'pages.wanted', pages: 2 });
  questions.resolve('loadQuestions', loadQuestionsOutputFirst);
  expect(questions.value()).toEqual({ list: 'adding', ask: 'editing', votes: 'resting' });
  questions.reject('loadQuestions', lost());
  expect(questions.value()).toEqual({ list: 'moreUnreached', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'criteria.changed', criteria: { sort: 'HELPFUL' } });
  expect(questions.value()).toEqual({ list: 'moreUnreached', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual([]);
  expect(questions.record()).toEqual(
    records.get('walk 24: 5 steps to {list.moreUnreached, ask.editing, votes.resting}'),
  );
});

test('questions, walk 25: 3 steps to {list.failed, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'list.needed' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.reject('loadQuestions', refused(null, 500));
  expect(questions.value()).toEqual({ list: 'failed', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'criteria.changed', criteria: { sort: 'HELPFUL' } });
  expect(questions.value()).toEqual({ list: 'failed', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual([]);
  expect(questions.record()).toEqual(
    records.get('walk 25: 3 steps to {list.failed, ask.editing, votes.resting}'),
  );
});

test('questions, walk 26: 3 steps to {list.unreached, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'list.needed' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.reject('loadQuestions', lost());
  expect(questions.value()).toEqual({ list: 'unreached', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'criteria.changed', criteria: { sort: 'HELPFUL' } });
  expect(questions.value()).toEqual({ list: 'unreached', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual([]);
  expect(questions.record()).toEqual(
    records.get('walk 26: 3 steps to {list.unreached, ask.editing, votes.resting}'),
  );
});

test('questions, walk 27: 2 steps to {list.idle, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'ask.typed', text: 'Muat laptop 15 inci?' });
  questions.send({
    type: 'wish.resumed',
    wish: { kind: 'question', itemSku: 'A-01', text: 'Muat?' },
    isFlashSaleGone: false,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual([]);
  expect(questions.record()).toEqual(
    records.get('walk 27: 2 steps to {list.idle, ask.editing, votes.resting}'),
  );
});

test('questions, walk 28: 3 steps to {list.idle, ask.asked, votes.writing}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({
    type: 'wish.resumed',
    wish: { kind: 'question', itemSku: 'A-01', text: 'Muat laptop 15 inci?' },
    isFlashSaleGone: false,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'sending', votes: 'resting' });
  questions.resolve('askQuestion', {
    id: 'Q-9',
    name: 'Dinda F.',
    text: 'Muat di kabin?',
    createdDate: '2026-11-01T03:00:00.000Z',
    isOwn: true,
    isInReview: false,
    answers: [],
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'asked', votes: 'resting' });
  questions.send({
    type: 'wish.resumed',
    wish: { kind: 'answerVote', itemSku: 'A-01', answerId: 'Q-1-1', helpful: true },
    isFlashSaleGone: false,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'asked', votes: 'writing' });
  expect(questions.told()).toEqual([]);
  expect(questions.record()).toEqual(
    records.get('walk 28: 3 steps to {list.idle, ask.asked, votes.writing}'),
  );
});

test('questions, walk 29: 2 steps to {list.idle, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send(questionsPaths.events.factsChangedToAddress);
  questions.send({ type: 'criteria.changed', criteria: { sort: 'HELPFUL' } });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual(['search.changed', 'search.changed']);
  expect(questions.record()).toEqual(
    records.get('walk 29: 2 steps to {list.idle, ask.editing, votes.resting}'),
  );
});

test('questions, walk 30: 7 steps to {list.ready, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'list.needed' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.resolve('loadQuestions', loadQuestionsOutputFirst);
  expect(questions.value()).toEqual({ list: 'ready', ask: 'editing', votes: 'resting' });
  questions.send(questionsPaths.events.factsChangedToAddress);
  expect(questions.value()).toEqual({ list: 'sorting', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'pages.wanted', pages: 2 });
  questions.reject('loadQuestions', lost());
  expect(questions.value()).toEqual({ list: 'unreached', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'retry.requested' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.resolve('loadQuestions', loadQuestionsOutputLast);
  expect(questions.value()).toEqual({ list: 'ready', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual(['search.changed']);
  expect(questions.record()).toEqual(
    records.get('walk 30: 7 steps to {list.ready, ask.editing, votes.resting}'),
  );
});

test('questions, walk 31: 3 steps to {list.loading, ask.asked, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({
    type: 'wish.resumed',
    wish: { kind: 'question', itemSku: 'A-01', text: 'Muat laptop 15 inci?' },
    isFlashSaleGone: false,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'sending', votes: 'resting' });
  questions.resolve('askQuestion', {
    id: 'Q-9',
    name: 'Dinda F.',
    text: 'Muat di kabin?',
    createdDate: '2026-11-01T03:00:00.000Z',
    isOwn: true,
    isInReview: false,
    answers: [],
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'asked', votes: 'resting' });
  questions.send({ type: 'list.needed' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'asked', votes: 'resting' });
  expect(questions.told()).toEqual([]);
  expect(questions.record()).toEqual(
    records.get('walk 31: 3 steps to {list.loading, ask.asked, votes.resting}'),
  );
});

test('questions, walk 32: 5 steps to {list.sorting, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'list.needed' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.resolve('loadQuestions', loadQuestionsOutputFirst);
  expect(questions.value()).toEqual({ list: 'ready', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'criteria.changed', criteria: { sort: 'NEWEST' } });
  expect(questions.value()).toEqual({ list: 'sorting', ask: 'editing', votes: 'resting' });
  questions.resolve('loadQuestions', loadQuestionsOutputFirst);
  expect(questions.value()).toEqual({ list: 'ready', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'criteria.changed', criteria: { sort: 'HELPFUL' } });
  expect(questions.value()).toEqual({ list: 'sorting', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual(['search.changed', 'search.changed']);
  expect(questions.record()).toEqual(
    records.get('walk 32: 5 steps to {list.sorting, ask.editing, votes.resting}'),
  );
});

test('questions, walk 33: 5 steps to {list.sorting, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'list.needed' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.resolve('loadQuestions', loadQuestionsOutputFirst);
  expect(questions.value()).toEqual({ list: 'ready', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'criteria.changed', criteria: { sort: 'NEWEST' } });
  expect(questions.value()).toEqual({ list: 'sorting', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'criteria.changed', criteria: { sort: 'HELPFUL' } });
  questions.send({ type: 'criteria.changed', criteria: { sort: 'NEWEST' } });
  expect(questions.value()).toEqual({ list: 'sorting', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual(['search.changed', 'search.changed', 'search.changed']);
  expect(questions.record()).toEqual(
    records.get('walk 33: 5 steps to {list.sorting, ask.editing, votes.resting}'),
  );
});

test('questions, walk 34: 4 steps to {list.sorting, ask.asked, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'list.needed' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.send({
    type: 'wish.resumed',
    wish: { kind: 'question', itemSku: 'A-01', text: 'Muat laptop 15 inci?' },
    isFlashSaleGone: false,
  });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'sending', votes: 'resting' });
  questions.resolve('askQuestion', {
    id: 'Q-9',
    name: 'Dinda F.',
    text: 'Muat di kabin?',
    createdDate: '2026-11-01T03:00:00.000Z',
    isOwn: true,
    isInReview: false,
    answers: [],
  });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'asked', votes: 'resting' });
  questions.send(questionsPaths.events.factsChangedToAddress);
  expect(questions.value()).toEqual({ list: 'sorting', ask: 'asked', votes: 'resting' });
  expect(questions.told()).toEqual(['search.changed']);
  expect(questions.record()).toEqual(
    records.get('walk 34: 4 steps to {list.sorting, ask.asked, votes.resting}'),
  );
});

test('questions, walk 35: 4 steps to {list.ready, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'list.needed' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'pages.wanted', pages: 2 });
  questions.resolve('loadQuestions', loadQuestionsOutputFirst);
  expect(questions.value()).toEqual({ list: 'adding', ask: 'editing', votes: 'resting' });
  questions.resolve('loadQuestions', loadQuestionsOutputLast);
  expect(questions.value()).toEqual({ list: 'ready', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual([]);
  expect(questions.record()).toEqual(
    records.get('walk 35: 4 steps to {list.ready, ask.editing, votes.resting}'),
  );
});

test('questions, walk 36: 5 steps to {list.adding, ask.asked, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'list.needed' });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'pages.wanted', pages: 2 });
  questions.send({
    type: 'wish.resumed',
    wish: { kind: 'question', itemSku: 'A-01', text: 'Muat laptop 15 inci?' },
    isFlashSaleGone: false,
  });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'sending', votes: 'resting' });
  questions.resolve('askQuestion', {
    id: 'Q-9',
    name: 'Dinda F.',
    text: 'Muat di kabin?',
    createdDate: '2026-11-01T03:00:00.000Z',
    isOwn: true,
    isInReview: false,
    answers: [],
  });
  expect(questions.value()).toEqual({ list: 'loading', ask: 'asked', votes: 'resting' });
  questions.resolve('loadQuestions', loadQuestionsOutputFirst);
  expect(questions.value()).toEqual({ list: 'adding', ask: 'asked', votes: 'resting' });
  expect(questions.told()).toEqual([]);
  expect(questions.record()).toEqual(
    records.get('walk 36: 5 steps to {list.adding, ask.asked, votes.resting}'),
  );
});

test('questions, walk 37: 2 steps to {list.idle, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({ type: 'ask.typed', text: 'Muat laptop 15 inci?' });
  questions.send({ type: 'ask.typed', text: 'Muat?' });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual([]);
  expect(questions.record()).toEqual(
    records.get('walk 37: 2 steps to {list.idle, ask.editing, votes.resting}'),
  );
});

test('questions, walk 38: 2 steps to {list.idle, ask.editing, votes.resting}', () => {
  const questions = drive(questionsMachine, {
    ...options,
    input: questionsPaths.inputs.item,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  questions.send({
    type: 'wish.resumed',
    wish: { kind: 'question', itemSku: 'A-01', text: 'Muat laptop 15 inci?' },
    isFlashSaleGone: false,
  });
  expect(questions.value()).toEqual({ list: 'idle', ask: 'sending', votes: 'resting' });
  questions.reject('askQuestion', refused('TOO_MANY_QUESTIONS', 409));
  expect(questions.value()).toEqual({ list: 'idle', ask: 'editing', votes: 'resting' });
  expect(questions.told()).toEqual([]);
  expect(questions.record()).toEqual(
    records.get('walk 38: 2 steps to {list.idle, ask.editing, votes.resting}'),
  );
});
