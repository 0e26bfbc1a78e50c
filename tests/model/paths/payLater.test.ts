// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { payLaterMachine } from '#src/machines/payment/payLater/payLaterMachine.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['loadStanding'],
  systemId: 'payLater',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/payLater.md', import.meta.url));

test('payLater, walk 1: 17 steps to failed', () => {
  const payLater = drive(payLaterMachine, {
    ...options,
    input: { isMember: true },
  });
  expect(payLater.value()).toEqual('loading');
  payLater.send({ type: 'facts.changed', facts: { isMember: false } });
  expect(payLater.value()).toEqual('guest');
  payLater.send({ type: 'facts.changed', facts: { isMember: true } });
  expect(payLater.value()).toEqual('loading');
  payLater.send({ type: 'facts.changed', facts: { isMember: null } });
  expect(payLater.value()).toEqual('unknown');
  payLater.send({ type: 'facts.changed', facts: { isMember: true } });
  expect(payLater.value()).toEqual('loading');
  payLater.resolve('loadStanding', { status: 'ACTIVE', limit: 8000000, remaining: 6250000 });
  expect(payLater.value()).toEqual('ready');
  payLater.send({ type: 'page.outdated' });
  expect(payLater.value()).toEqual('refreshing');
  payLater.resolve('loadStanding', { status: 'ACTIVE', limit: 8000000, remaining: 6250000 });
  expect(payLater.value()).toEqual('ready');
  payLater.send({ type: 'page.outdated' });
  expect(payLater.value()).toEqual('refreshing');
  payLater.reject('loadStanding', lost());
  expect(payLater.value()).toEqual('unreached');
  payLater.send({ type: 'retry.requested' });
  expect(payLater.value()).toEqual('loading');
  payLater.reject('loadStanding', lost());
  expect(payLater.value()).toEqual('unreached');
  payLater.send({ type: 'network.returned' });
  expect(payLater.value()).toEqual('loading');
  payLater.reject('loadStanding', refused(null, 500));
  expect(payLater.value()).toEqual('failed');
  payLater.send({ type: 'retry.requested' });
  expect(payLater.value()).toEqual('loading');
  payLater.resolve('loadStanding', { status: 'ACTIVE', limit: 8000000, remaining: 6250000 });
  expect(payLater.value()).toEqual('ready');
  payLater.send({ type: 'page.outdated' });
  expect(payLater.value()).toEqual('refreshing');
  payLater.reject('loadStanding', refused(null, 500));
  expect(payLater.value()).toEqual('failed');
  expect(payLater.told()).toEqual([]);
  expect(payLater.record()).toEqual(records.get('walk 1: 17 steps to failed'));
});

test('payLater, walk 2: 2 steps to ready', () => {
  const payLater = drive(payLaterMachine, {
    ...options,
    input: { isMember: true },
  });
  expect(payLater.value()).toEqual('loading');
  payLater.resolve('loadStanding', { status: 'ACTIVE', limit: 8000000, remaining: 6250000 });
  expect(payLater.value()).toEqual('ready');
  payLater.send({ type: 'facts.changed', facts: { isMember: true } });
  expect(payLater.value()).toEqual('ready');
  expect(payLater.told()).toEqual([]);
  expect(payLater.record()).toEqual(records.get('walk 2: 2 steps to ready'));
});

test('payLater, walk 3: 2 steps to guest', () => {
  const payLater = drive(payLaterMachine, {
    ...options,
    input: { isMember: true },
  });
  expect(payLater.value()).toEqual('loading');
  payLater.resolve('loadStanding', { status: 'ACTIVE', limit: 8000000, remaining: 6250000 });
  expect(payLater.value()).toEqual('ready');
  payLater.send({ type: 'facts.changed', facts: { isMember: false } });
  expect(payLater.value()).toEqual('guest');
  expect(payLater.told()).toEqual([]);
  expect(payLater.record()).toEqual(records.get('walk 3: 2 steps to guest'));
});
