// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { jumpMachine } from '#src/machines/shell/jump/jumpMachine.ts';

const options = {
  actors: ['keepSection', 'watchSection', 'waitFor'],
  systemId: 'jump',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/jump.md', import.meta.url));

test('jump, walk 1: 9 steps to reached', () => {
  const jump = drive(jumpMachine, {
    ...options,
    input: {},
  });
  expect(jump.value()).toEqual('none');
  jump.send({ type: 'jump.asked', section: 'reviews' });
  expect(jump.value()).toEqual('following');
  jump.send({ type: 'visitor.tookOver' });
  expect(jump.value()).toEqual('reached');
  jump.tell('watchSection', { type: 'section.left' });
  expect(jump.value()).toEqual('none');
  jump.send({ type: 'jump.asked', section: 'reviews' });
  expect(jump.value()).toEqual('following');
  jump.tell('keepSection', { type: 'section.left' });
  expect(jump.value()).toEqual('none');
  jump.send({ type: 'jump.asked', section: 'reviews' });
  expect(jump.value()).toEqual('following');
  jump.resolve('patience');
  expect(jump.value()).toEqual('reached');
  jump.send({ type: 'jump.asked', section: 'reviews' });
  expect(jump.value()).toEqual('following');
  jump.reject('patience', new Error('refused'));
  expect(jump.value()).toEqual('reached');
  expect(jump.told()).toEqual([]);
  expect(jump.record()).toEqual(records.get('walk 1: 9 steps to reached'));
});

test('jump, walk 2: 2 steps to following', () => {
  const jump = drive(jumpMachine, {
    ...options,
    input: {},
  });
  expect(jump.value()).toEqual('none');
  jump.send({ type: 'jump.asked', section: 'reviews' });
  expect(jump.value()).toEqual('following');
  jump.send({ type: 'jump.asked', section: 'recommendation' });
  expect(jump.value()).toEqual('following');
  expect(jump.told()).toEqual([]);
  expect(jump.record()).toEqual(records.get('walk 2: 2 steps to following'));
});
