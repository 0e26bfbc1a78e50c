import { describe, expect, test } from 'vitest';
import { LONGEST_QUESTION_DRAFT } from '#src/domain/shell/limits.ts';
import {
  answeringMachine,
  EMPTY_ANSWER,
  formOf,
  type AnsweringContext,
} from '#src/machines/questions/answering/answeringMachine.ts';
import { answeringPaths } from '#src/machines/questions/answering/answeringPaths.ts';
import * as contract from '#src/services/questions/questions/contract.ts';
import { drive, lost, refused } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

const GOOD = 'Muat, saya sudah coba.';
const given = contract.questionAnswer.parse({
  id: 'A-1',
  author: 'member',
  name: 'Budi S.',
  text: GOOD,
  createdDate: '2026-11-01T03:00:00.000Z',
  isOwn: true,
  isInReview: true,
});
const opened = () =>
  drive(answeringMachine, {
    actors: ['answerQuestion'],
    systemId: 'answering',
    input: partFacts({ itemSku: 'A-01' }),
  });
type Part = ReturnType<typeof opened>;
const form = (part: Part, questionId = 'Q-1') => formOf(part.context<AnsweringContext>(), questionId);
const type = (part: Part, text: string, questionId = 'Q-1') =>
  part.send({ type: 'answer.typed', questionId, text });
const submit = (part: Part, questionId = 'Q-1') => part.send({ type: 'answer.submitted', questionId });
const leave = (part: Part, questionId = 'Q-1') => part.send({ type: 'answer.left', questionId });
const wish = (text: string | null, questionId = 'Q-1') =>
  ({ kind: 'answer', itemSku: 'A-01', questionId, text }) as const;
const resume = (part: Part, text: string | null, questionId = 'Q-1') =>
  part.send({ type: 'wish.resumed', wish: wish(text, questionId), isFlashSaleGone: false });

test('answering: every transition', () => {
  expectEveryTransition(answeringPaths);
});

test('[QNA-17, QNA-18, QNA-19] sends the cleaned answer once and tells the list the result', () => {
  const part = opened();
  type(part, `  ${GOOD}\u202e `);
  submit(part);
  submit(part);
  expect(part.waiting()).toEqual(['answerQuestion']);
  expect(part.inputOf('answerQuestion')).toEqual({ questionId: 'Q-1', text: GOOD });
  // On its way it is not written in.
  type(part, 'Sesuatu yang lain');
  part.resolve('answerQuestion', given);
  expect(form(part)).toEqual({ ...EMPTY_ANSWER, given });
  expect(part.toPage).toEqual([
    {
      type: 'part.told',
      name: 'questions',
      event: { type: 'answer.given', questionId: 'Q-1', answer: given },
    },
  ]);
  // The form is new once the one that says so is left.
  submit(part);
  expect(part.waiting()).toEqual([]);
  leave(part);
  expect(form(part)).toEqual(EMPTY_ANSWER);
});

test.each([
  ['Muat.', 'too short'],
  ['a'.repeat(501), 'too long'],
  ['Hubungi 0812 3456 7890 ya', 'with a telephone'],
])('[QNA-19] %#: what is not right is not sent, and said from then on: %2$s', (text) => {
  const part = opened();
  type(part, text);
  expect(form(part).isChecked).toBe(false);
  submit(part);
  expect(part.waiting()).toEqual([]);
  expect(form(part).isChecked).toBe(true);
});

test('[QNA-19] of a text of 100,000 characters no more is kept than it takes to refuse it', () => {
  const part = opened();
  type(part, 'a'.repeat(100_000));
  expect(form(part).draft).toHaveLength(LONGEST_QUESTION_DRAFT + 1);
});

test.each([
  ['ANSWER_TOO_SHORT', 'short'],
  ['ANSWER_TOO_LONG', 'long'],
  ['ANSWER_HAS_CONTACT', 'contact'],
  ['ANSWER_GIVEN_BEFORE', 'before'],
  ['TOO_MANY_ANSWERS', 'tooMany'],
  ['ANSWERS_FULL', 'full'],
  ['QUESTION_NOT_FOUND', 'gone'],
  ['SOMETHING_ELSE', 'failed'],
  [null, 'failed'],
] as const)('[QNA-20] %s is told as %s; the words stay and can be sent again', (code, refusal) => {
  const part = opened();
  type(part, GOOD);
  submit(part);
  part.reject('answerQuestion', refused(code, 422));
  expect(form(part)).toMatchObject({ refusal, draft: GOOD });
  // Looked at again, it still stands there.
  leave(part);
  expect(form(part)).toMatchObject({ refusal, draft: GOOD });
  submit(part);
  part.resolve('answerQuestion', given);
  expect(form(part)).toEqual({ ...EMPTY_ANSWER, given });
  leave(part);
  submit(part);
  type(part, 'M');
  expect(form(part)).toMatchObject({ refusal: null, isChecked: true });
});

describe('[QNA-17] each question has a form of its own', () => {
  test('what was typed for one waits while another one is answered', () => {
    const part = opened();
    type(part, GOOD);
    leave(part);
    expect(form(part, 'Q-2')).toEqual(EMPTY_ANSWER);
    type(part, 'Bisa, saya sudah coba.', 'Q-2');
    submit(part, 'Q-2');
    expect(part.inputOf('answerQuestion')).toMatchObject({ questionId: 'Q-2' });
    part.reject('answerQuestion', lost());
    expect(form(part, 'Q-2').refusal).toBe('failed');
    expect(form(part)).toEqual({ ...EMPTY_ANSWER, draft: GOOD });
  });
  test('one is left and begun while another one is on its way', () => {
    const part = opened();
    type(part, GOOD, 'Q-2');
    submit(part, 'Q-2');
    part.resolve('answerQuestion', given);
    type(part, GOOD);
    submit(part);
    leave(part, 'Q-2');
    expect(form(part, 'Q-2')).toEqual(EMPTY_ANSWER);
    type(part, 'Bisa, saya sudah coba.', 'Q-2');
    submit(part, 'Q-2');
    expect(part.waiting()).toEqual(['answerQuestion']);
    part.resolve('answerQuestion', given);
    expect(form(part).given).toEqual(given);
    expect(form(part, 'Q-2').draft).toBe('Bisa, saya sudah coba.');
  });
});

describe('[QNA-22] a session that ends', () => {
  test('is asked for again, with the question and the words, which stay', () => {
    const part = opened();
    type(part, GOOD);
    submit(part);
    part.reject('answerQuestion', refused('LOGIN_REQUIRED', 401));
    expect(part.toPage).toEqual([
      { type: 'part.told', name: 'memberGate', event: { type: 'login.needed', wish: wish(GOOD) } },
    ]);
    expect(form(part)).toEqual({ ...EMPTY_ANSWER, draft: GOOD });
    submit(part);
    expect(part.waiting()).toEqual(['answerQuestion']);
  });
  test('after the login it is sent, once', () => {
    const part = opened();
    resume(part, GOOD);
    resume(part, GOOD);
    expect(part.waiting()).toEqual(['answerQuestion']);
    expect(part.inputOf('answerQuestion')).toEqual({ questionId: 'Q-1', text: GOOD });
    part.resolve('answerQuestion', given);
    // Its form may come later.
    expect(form(part).given).toEqual(given);
    leave(part);
    expect(form(part)).toEqual(EMPTY_ANSWER);
  });
  test('what cannot be sent is only filled in; what was typed since stays', () => {
    const part = opened();
    resume(part, null);
    expect(form(part)).toEqual(EMPTY_ANSWER);
    resume(part, 'Muat.');
    expect(part.waiting()).toEqual([]);
    expect(form(part).draft).toBe('Muat.');
    resume(part, GOOD);
    expect(part.waiting()).toEqual([]);
    expect(form(part).draft).toBe('Muat.');
  });
});
