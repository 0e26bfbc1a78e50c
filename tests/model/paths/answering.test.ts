// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { answeringMachine } from '#src/machines/questions/answering/answeringMachine.ts';
import { answeringPaths } from '#src/machines/questions/answering/answeringPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['answerQuestion'],
  systemId: 'answering',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/answering.md', import.meta.url));

test('answering, walk 1: 12 steps to editing', () => {
  const answering = drive(answeringMachine, {
    ...options,
    input: answeringPaths.inputs.item,
  });
  expect(answering.value()).toEqual('editing');
  answering.send({ type: 'answer.left', questionId: 'Q-1' });
  answering.send({ type: 'answer.typed', questionId: 'Q-1', text: 'Muat, saya sudah coba.' });
  answering.send({ type: 'answer.submitted', questionId: 'Q-1' });
  expect(answering.value()).toEqual('sending');
  answering.send({ type: 'answer.typed', questionId: 'Q-2', text: 'Bisa, saya sudah coba.' });
  answering.resolve('answerQuestion', {
    id: 'A-1',
    author: 'member',
    name: 'Budi S.',
    text: 'Muat, saya sudah coba.',
    createdDate: '2026-11-01T03:00:00.000Z',
    helpful: 0,
    isVoted: false,
    isOwn: true,
    isInReview: true,
  });
  expect(answering.value()).toEqual('editing');
  answering.send({ type: 'answer.submitted', questionId: 'Q-1' });
  answering.send({
    type: 'wish.resumed',
    wish: { kind: 'answer', itemSku: 'A-01', questionId: 'Q-1', text: 'Muat, saya sudah coba.' },
    isFlashSaleGone: false,
  });
  expect(answering.value()).toEqual('sending');
  answering.reject('answerQuestion', lost());
  expect(answering.value()).toEqual('editing');
  answering.send({ type: 'answer.left', questionId: 'Q-1' });
  answering.send({
    type: 'wish.resumed',
    wish: { kind: 'answer', itemSku: 'A-01', questionId: 'Q-1', text: 'Muat.' },
    isFlashSaleGone: false,
  });
  answering.send({ type: 'answer.submitted', questionId: 'Q-2' });
  expect(answering.value()).toEqual('sending');
  answering.reject('answerQuestion', refused('LOGIN_REQUIRED', 401));
  expect(answering.value()).toEqual('editing');
  expect(answering.told()).toEqual(['answer.given', 'login.needed']);
  expect(answering.record()).toEqual(records.get('walk 1: 12 steps to editing'));
});

test('answering, walk 2: 2 steps to editing', () => {
  const answering = drive(answeringMachine, {
    ...options,
    input: answeringPaths.inputs.item,
  });
  expect(answering.value()).toEqual('editing');
  answering.send({ type: 'answer.typed', questionId: 'Q-1', text: 'Muat, saya sudah coba.' });
  answering.send({
    type: 'wish.resumed',
    wish: { kind: 'answer', itemSku: 'A-01', questionId: 'Q-1', text: 'Muat.' },
    isFlashSaleGone: false,
  });
  expect(answering.value()).toEqual('editing');
  expect(answering.told()).toEqual([]);
  expect(answering.record()).toEqual(records.get('walk 2: 2 steps to editing'));
});

test('answering, walk 3: 2 steps to sending', () => {
  const answering = drive(answeringMachine, {
    ...options,
    input: answeringPaths.inputs.item,
  });
  expect(answering.value()).toEqual('editing');
  answering.send({
    type: 'wish.resumed',
    wish: { kind: 'answer', itemSku: 'A-01', questionId: 'Q-1', text: 'Muat, saya sudah coba.' },
    isFlashSaleGone: false,
  });
  expect(answering.value()).toEqual('sending');
  answering.send({ type: 'answer.typed', questionId: 'Q-1', text: 'Muat.' });
  expect(answering.value()).toEqual('sending');
  expect(answering.told()).toEqual([]);
  expect(answering.record()).toEqual(records.get('walk 3: 2 steps to sending'));
});

test('answering, walk 4: 7 steps to editing', () => {
  const answering = drive(answeringMachine, {
    ...options,
    input: answeringPaths.inputs.item,
  });
  expect(answering.value()).toEqual('editing');
  answering.send({ type: 'answer.typed', questionId: 'Q-2', text: 'Bisa, saya sudah coba.' });
  answering.send({ type: 'answer.submitted', questionId: 'Q-2' });
  expect(answering.value()).toEqual('sending');
  answering.resolve('answerQuestion', {
    id: 'A-1',
    author: 'member',
    name: 'Budi S.',
    text: 'Muat, saya sudah coba.',
    createdDate: '2026-11-01T03:00:00.000Z',
    helpful: 0,
    isVoted: false,
    isOwn: true,
    isInReview: true,
  });
  expect(answering.value()).toEqual('editing');
  answering.send({ type: 'answer.left', questionId: 'Q-2' });
  answering.send({
    type: 'wish.resumed',
    wish: { kind: 'answer', itemSku: 'A-01', questionId: 'Q-1', text: 'Muat, saya sudah coba.' },
    isFlashSaleGone: false,
  });
  expect(answering.value()).toEqual('sending');
  answering.resolve('answerQuestion', {
    id: 'A-1',
    author: 'member',
    name: 'Budi S.',
    text: 'Muat, saya sudah coba.',
    createdDate: '2026-11-01T03:00:00.000Z',
    helpful: 0,
    isVoted: false,
    isOwn: true,
    isInReview: true,
  });
  expect(answering.value()).toEqual('editing');
  answering.send({ type: 'answer.left', questionId: 'Q-1' });
  expect(answering.value()).toEqual('editing');
  expect(answering.told()).toEqual(['answer.given', 'answer.given']);
  expect(answering.record()).toEqual(records.get('walk 4: 7 steps to editing'));
});

test('answering, walk 5: 3 steps to sending', () => {
  const answering = drive(answeringMachine, {
    ...options,
    input: answeringPaths.inputs.item,
  });
  expect(answering.value()).toEqual('editing');
  answering.send({ type: 'answer.typed', questionId: 'Q-1', text: 'Muat, saya sudah coba.' });
  answering.send({ type: 'answer.typed', questionId: 'Q-2', text: 'Bisa, saya sudah coba.' });
  answering.send({ type: 'answer.submitted', questionId: 'Q-2' });
  expect(answering.value()).toEqual('sending');
  expect(answering.told()).toEqual([]);
  expect(answering.record()).toEqual(records.get('walk 5: 3 steps to sending'));
});

test('answering, walk 6: 2 steps to editing', () => {
  const answering = drive(answeringMachine, {
    ...options,
    input: answeringPaths.inputs.item,
  });
  expect(answering.value()).toEqual('editing');
  answering.send({ type: 'answer.submitted', questionId: 'Q-1' });
  answering.send({ type: 'answer.submitted', questionId: 'Q-2' });
  expect(answering.value()).toEqual('editing');
  expect(answering.told()).toEqual([]);
  expect(answering.record()).toEqual(records.get('walk 6: 2 steps to editing'));
});

test('answering, walk 7: 2 steps to editing', () => {
  const answering = drive(answeringMachine, {
    ...options,
    input: answeringPaths.inputs.item,
  });
  expect(answering.value()).toEqual('editing');
  answering.send({
    type: 'wish.resumed',
    wish: { kind: 'answer', itemSku: 'A-01', questionId: 'Q-1', text: 'Muat, saya sudah coba.' },
    isFlashSaleGone: false,
  });
  expect(answering.value()).toEqual('sending');
  answering.reject('answerQuestion', refused('TOO_MANY_ANSWERS', 409));
  expect(answering.value()).toEqual('editing');
  expect(answering.told()).toEqual([]);
  expect(answering.record()).toEqual(records.get('walk 7: 2 steps to editing'));
});

test('answering, walk 8: 4 steps to editing', () => {
  const answering = drive(answeringMachine, {
    ...options,
    input: answeringPaths.inputs.item,
  });
  expect(answering.value()).toEqual('editing');
  answering.send({
    type: 'wish.resumed',
    wish: { kind: 'answer', itemSku: 'A-01', questionId: 'Q-1', text: 'Muat, saya sudah coba.' },
    isFlashSaleGone: false,
  });
  expect(answering.value()).toEqual('sending');
  answering.reject('answerQuestion', lost());
  expect(answering.value()).toEqual('editing');
  answering.send({ type: 'answer.submitted', questionId: 'Q-1' });
  expect(answering.value()).toEqual('sending');
  answering.reject('answerQuestion', refused('TOO_MANY_ANSWERS', 409));
  expect(answering.value()).toEqual('editing');
  expect(answering.told()).toEqual([]);
  expect(answering.record()).toEqual(records.get('walk 8: 4 steps to editing'));
});
