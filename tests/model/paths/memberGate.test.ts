// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { memberGateMachine } from '#src/machines/session/memberGate/memberGateMachine.ts';

const options = {
  actors: ['tryKeeping'],
  systemId: 'memberGate',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/memberGate.md', import.meta.url));

test('memberGate, walk 1: 11 steps to asked', () => {
  const memberGate = drive(memberGateMachine, options);
  expect(memberGate.value()).toEqual('resting');
  memberGate.send({ type: 'facts.changed', facts: { isMember: true } });
  memberGate.send({ type: 'member.needed', wish: { kind: 'wishlist', itemSku: 'A-01' } });
  memberGate.send({ type: 'login.needed', wish: { kind: 'voucher', itemSku: 'A-01', voucher: 'HEMAT' } });
  expect(memberGate.value()).toEqual('asked');
  memberGate.send({ type: 'login.confirmed', from: { modal: null, reviews: null, questions: null } });
  expect(memberGate.value()).toEqual('leaving');
  memberGate.send({ type: 'login.confirmed', from: { modal: null, reviews: null, questions: null } });
  memberGate.send({ type: 'login.abandoned' });
  expect(memberGate.value()).toEqual('asked');
  memberGate.send({ type: 'login.abandoned' });
  memberGate.resolve('tryKeeping', true);
  memberGate.send({ type: 'facts.changed', facts: { isMember: false } });
  memberGate.send({ type: 'member.needed', wish: { kind: 'wishlist', itemSku: 'A-01' } });
  memberGate.reject('tryKeeping', new Error('refused'));
  expect(memberGate.value()).toEqual('asked');
  expect(memberGate.told()).toEqual(['wish.resumed', 'session.lost']);
  expect(memberGate.toModal.map(({ type }) => type)).toEqual(['modal.opened', 'modal.opened']);
  expect(memberGate.record()).toEqual(records.get('walk 1: 11 steps to asked'));
});

test('memberGate, walk 2: 4 steps to asked', () => {
  const memberGate = drive(memberGateMachine, options);
  expect(memberGate.value()).toEqual('resting');
  memberGate.send({ type: 'member.needed', wish: { kind: 'wishlist', itemSku: 'A-01' } });
  expect(memberGate.value()).toEqual('asked');
  memberGate.resolve('tryKeeping', true);
  memberGate.send({ type: 'member.needed', wish: { kind: 'wishlist', itemSku: 'A-01' } });
  memberGate.resolve('tryKeeping', false);
  expect(memberGate.value()).toEqual('asked');
  expect(memberGate.told()).toEqual([]);
  expect(memberGate.toModal.map(({ type }) => type)).toEqual(['modal.opened', 'modal.opened']);
  expect(memberGate.record()).toEqual(records.get('walk 2: 4 steps to asked'));
});
