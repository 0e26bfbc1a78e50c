// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { toastMachine } from '#src/machines/shell/toast/toastMachine.ts';

const options = {
  actors: ['waitFor'],
  systemId: 'toast',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/toast.md', import.meta.url));

test('toast, walk 1: 17 steps to shown.passing', () => {
  const toast = drive(toastMachine, options);
  expect(toast.value()).toEqual('hidden');
  toast.send({ type: 'toast.shown', toast: { tone: 'good', copyKey: 'cart.added', params: {}, link: null } });
  expect(toast.value()).toEqual({ shown: 'coming' });
  toast.send({ type: 'toast.drawn' });
  expect(toast.value()).toEqual({ shown: 'passing' });
  toast.send({ type: 'toast.held', by: 'pointer' });
  toast.send({ type: 'toast.released', by: 'pointer' });
  toast.send({ type: 'toast.closed' });
  expect(toast.value()).toEqual('hidden');
  toast.send({ type: 'toast.shown', toast: { tone: 'good', copyKey: 'cart.added', params: {}, link: null } });
  expect(toast.value()).toEqual({ shown: 'coming' });
  toast.send({ type: 'toast.repeated', copyKey: 'cart.added' });
  expect(toast.value()).toEqual('hidden');
  toast.send({ type: 'toast.shown', toast: { tone: 'good', copyKey: 'cart.added', params: {}, link: null } });
  expect(toast.value()).toEqual({ shown: 'coming' });
  toast.send({ type: 'toast.drawn' });
  expect(toast.value()).toEqual({ shown: 'passing' });
  toast.resolve('duration');
  expect(toast.value()).toEqual('hidden');
  toast.send({ type: 'toast.shown', toast: { tone: 'good', copyKey: 'cart.added', params: {}, link: null } });
  expect(toast.value()).toEqual({ shown: 'coming' });
  toast.send({ type: 'toast.drawn' });
  expect(toast.value()).toEqual({ shown: 'passing' });
  toast.reject('duration', new Error('refused'));
  expect(toast.value()).toEqual('hidden');
  toast.send({
    type: 'toast.shown',
    toast: { tone: 'info', copyKey: 'wishlist.removed', params: {}, link: null, undo: 'wishlist' },
  });
  expect(toast.value()).toEqual({ shown: 'coming' });
  toast.send({ type: 'toast.drawn' });
  expect(toast.value()).toEqual({ shown: 'passing' });
  toast.send({ type: 'toast.held', by: 'pointer' });
  expect(toast.value()).toEqual({ shown: 'held' });
  toast.send({ type: 'toast.released', by: 'pointer' });
  expect(toast.value()).toEqual({ shown: 'passing' });
  expect(toast.told()).toEqual([]);
  expect(toast.record()).toEqual(records.get('walk 1: 17 steps to shown.passing'));
});

test('toast, walk 2: 2 steps to shown.coming', () => {
  const toast = drive(toastMachine, options);
  expect(toast.value()).toEqual('hidden');
  toast.send({ type: 'toast.shown', toast: { tone: 'good', copyKey: 'cart.added', params: {}, link: null } });
  expect(toast.value()).toEqual({ shown: 'coming' });
  toast.send({ type: 'toast.repeated', copyKey: 'error.ui' });
  expect(toast.value()).toEqual({ shown: 'coming' });
  expect(toast.told()).toEqual([]);
  expect(toast.record()).toEqual(records.get('walk 2: 2 steps to shown.coming'));
});

test('toast, walk 3: 3 steps to shown.passing', () => {
  const toast = drive(toastMachine, options);
  expect(toast.value()).toEqual('hidden');
  toast.send({ type: 'toast.shown', toast: { tone: 'good', copyKey: 'cart.added', params: {}, link: null } });
  expect(toast.value()).toEqual({ shown: 'coming' });
  toast.send({ type: 'toast.held', by: 'pointer' });
  toast.send({ type: 'toast.drawn' });
  expect(toast.value()).toEqual({ shown: 'passing' });
  expect(toast.told()).toEqual([]);
  expect(toast.record()).toEqual(records.get('walk 3: 3 steps to shown.passing'));
});

test('toast, walk 4: 2 steps to hidden', () => {
  const toast = drive(toastMachine, options);
  expect(toast.value()).toEqual('hidden');
  toast.send({ type: 'toast.held', by: 'pointer' });
  toast.send({ type: 'toast.held', by: 'focus' });
  expect(toast.value()).toEqual('hidden');
  expect(toast.told()).toEqual([]);
  expect(toast.record()).toEqual(records.get('walk 4: 2 steps to hidden'));
});
