// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { onboardingMachine } from '#src/machines/shell/onboarding/onboardingMachine.ts';
import { onboardingPaths } from '#src/machines/shell/onboarding/onboardingPaths.ts';

const options = {
  actors: ['readOnboardingSeen', 'rememberOnboardingSeen', 'waitFor'],
  systemId: 'onboarding',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/onboarding.md', import.meta.url));

test('onboarding, walk 1: 5 steps to sellerChat.settled', () => {
  const onboarding = drive(onboardingMachine, options);
  expect(onboarding.value()).toEqual({ sellerChat: 'notOffered' });
  onboarding.send({ type: 'onboarding.added', item: 'sellerChat' });
  onboarding.send(onboardingPaths.events.factsChanged);
  expect(onboarding.value()).toEqual({ sellerChat: 'checking' });
  onboarding.send({ type: 'onboarding.dismissed' });
  onboarding.send({ type: 'onboarding.removed', item: 'sellerChat' });
  onboarding.resolve('readOnboardingSeen', true);
  expect(onboarding.value()).toEqual({ sellerChat: 'settled' });
  expect(onboarding.told()).toEqual([]);
  expect(onboarding.record()).toEqual(records.get('walk 1: 5 steps to sellerChat.settled'));
});

test('onboarding, walk 2: 4 steps to sellerChat.settled', () => {
  const onboarding = drive(onboardingMachine, options);
  expect(onboarding.value()).toEqual({ sellerChat: 'notOffered' });
  onboarding.send(onboardingPaths.events.factsChanged);
  expect(onboarding.value()).toEqual({ sellerChat: 'checking' });
  onboarding.resolve('readOnboardingSeen', false);
  expect(onboarding.value()).toEqual({ sellerChat: 'offered' });
  onboarding.send({ type: 'onboarding.displayed', item: 'sellerChat' });
  expect(onboarding.value()).toEqual({ sellerChat: { displayed: 'remembering' } });
  onboarding.send({ type: 'onboarding.dismissed' });
  expect(onboarding.value()).toEqual({ sellerChat: 'settled' });
  expect(onboarding.told()).toEqual([]);
  expect(onboarding.record()).toEqual(records.get('walk 2: 4 steps to sellerChat.settled'));
});

test('onboarding, walk 3: 4 steps to sellerChat.settled', () => {
  const onboarding = drive(onboardingMachine, options);
  expect(onboarding.value()).toEqual({ sellerChat: 'notOffered' });
  onboarding.send(onboardingPaths.events.factsChanged);
  expect(onboarding.value()).toEqual({ sellerChat: 'checking' });
  onboarding.reject('readOnboardingSeen', new Error('refused'));
  expect(onboarding.value()).toEqual({ sellerChat: 'offered' });
  onboarding.send({ type: 'onboarding.displayed', item: 'sellerChat' });
  expect(onboarding.value()).toEqual({ sellerChat: { displayed: 'remembering' } });
  onboarding.send({ type: 'onboarding.removed', item: 'sellerChat' });
  expect(onboarding.value()).toEqual({ sellerChat: 'settled' });
  expect(onboarding.told()).toEqual([]);
  expect(onboarding.record()).toEqual(records.get('walk 3: 4 steps to sellerChat.settled'));
});

test('onboarding, walk 4: 4 steps to sellerChat.settled', () => {
  const onboarding = drive(onboardingMachine, options);
  expect(onboarding.value()).toEqual({ sellerChat: 'notOffered' });
  onboarding.send(onboardingPaths.events.factsChanged);
  expect(onboarding.value()).toEqual({ sellerChat: 'checking' });
  onboarding.resolve('readOnboardingSeen', false);
  expect(onboarding.value()).toEqual({ sellerChat: 'offered' });
  onboarding.send({ type: 'onboarding.displayed', item: 'sellerChat' });
  expect(onboarding.value()).toEqual({ sellerChat: { displayed: 'remembering' } });
  onboarding.resolve('duration');
  expect(onboarding.value()).toEqual({ sellerChat: 'settled' });
  expect(onboarding.told()).toEqual([]);
  expect(onboarding.record()).toEqual(records.get('walk 4: 4 steps to sellerChat.settled'));
});

test('onboarding, walk 5: 4 steps to sellerChat.settled', () => {
  const onboarding = drive(onboardingMachine, options);
  expect(onboarding.value()).toEqual({ sellerChat: 'notOffered' });
  onboarding.send(onboardingPaths.events.factsChanged);
  expect(onboarding.value()).toEqual({ sellerChat: 'checking' });
  onboarding.resolve('readOnboardingSeen', false);
  expect(onboarding.value()).toEqual({ sellerChat: 'offered' });
  onboarding.send({ type: 'onboarding.displayed', item: 'sellerChat' });
  expect(onboarding.value()).toEqual({ sellerChat: { displayed: 'remembering' } });
  onboarding.reject('duration', new Error('refused'));
  expect(onboarding.value()).toEqual({ sellerChat: 'settled' });
  expect(onboarding.told()).toEqual([]);
  expect(onboarding.record()).toEqual(records.get('walk 5: 4 steps to sellerChat.settled'));
});

test('onboarding, walk 6: 4 steps to sellerChat.displayed.remembered', () => {
  const onboarding = drive(onboardingMachine, options);
  expect(onboarding.value()).toEqual({ sellerChat: 'notOffered' });
  onboarding.send(onboardingPaths.events.factsChanged);
  expect(onboarding.value()).toEqual({ sellerChat: 'checking' });
  onboarding.resolve('readOnboardingSeen', false);
  expect(onboarding.value()).toEqual({ sellerChat: 'offered' });
  onboarding.send({ type: 'onboarding.displayed', item: 'sellerChat' });
  expect(onboarding.value()).toEqual({ sellerChat: { displayed: 'remembering' } });
  onboarding.resolve('rememberOnboardingSeen');
  expect(onboarding.value()).toEqual({ sellerChat: { displayed: 'remembered' } });
  expect(onboarding.told()).toEqual([]);
  expect(onboarding.record()).toEqual(records.get('walk 6: 4 steps to sellerChat.displayed.remembered'));
});

test('onboarding, walk 7: 4 steps to sellerChat.displayed.remembered', () => {
  const onboarding = drive(onboardingMachine, options);
  expect(onboarding.value()).toEqual({ sellerChat: 'notOffered' });
  onboarding.send(onboardingPaths.events.factsChanged);
  expect(onboarding.value()).toEqual({ sellerChat: 'checking' });
  onboarding.resolve('readOnboardingSeen', false);
  expect(onboarding.value()).toEqual({ sellerChat: 'offered' });
  onboarding.send({ type: 'onboarding.displayed', item: 'sellerChat' });
  expect(onboarding.value()).toEqual({ sellerChat: { displayed: 'remembering' } });
  onboarding.reject('rememberOnboardingSeen', new Error('refused'));
  expect(onboarding.value()).toEqual({ sellerChat: { displayed: 'remembered' } });
  expect(onboarding.told()).toEqual([]);
  expect(onboarding.record()).toEqual(records.get('walk 7: 4 steps to sellerChat.displayed.remembered'));
});

test('onboarding, walk 8: 2 steps to sellerChat.notOffered', () => {
  const onboarding = drive(onboardingMachine, options);
  expect(onboarding.value()).toEqual({ sellerChat: 'notOffered' });
  onboarding.send({ type: 'onboarding.added', item: 'sellerChat' });
  onboarding.send({ type: 'onboarding.added', item: 'sellerChat' });
  expect(onboarding.value()).toEqual({ sellerChat: 'notOffered' });
  expect(onboarding.told()).toEqual([]);
  expect(onboarding.record()).toEqual(records.get('walk 8: 2 steps to sellerChat.notOffered'));
});

test('onboarding, walk 9: 2 steps to sellerChat.notOffered', () => {
  const onboarding = drive(onboardingMachine, options);
  expect(onboarding.value()).toEqual({ sellerChat: 'notOffered' });
  onboarding.send({ type: 'onboarding.added', item: 'sellerChat' });
  onboarding.send({ type: 'onboarding.removed', item: 'sellerChat' });
  expect(onboarding.value()).toEqual({ sellerChat: 'notOffered' });
  expect(onboarding.told()).toEqual([]);
  expect(onboarding.record()).toEqual(records.get('walk 9: 2 steps to sellerChat.notOffered'));
});

test('onboarding, walk 10: 1 step to sellerChat.notOffered', () => {
  const onboarding = drive(onboardingMachine, options);
  expect(onboarding.value()).toEqual({ sellerChat: 'notOffered' });
  onboarding.send(onboardingPaths.events.factsChangedWithoutConfig);
  expect(onboarding.value()).toEqual({ sellerChat: 'notOffered' });
  expect(onboarding.told()).toEqual([]);
  expect(onboarding.record()).toEqual(records.get('walk 10: 1 step to sellerChat.notOffered'));
});

test('onboarding, walk 11: 4 steps to sellerChat.offered', () => {
  const onboarding = drive(onboardingMachine, options);
  expect(onboarding.value()).toEqual({ sellerChat: 'notOffered' });
  onboarding.send(onboardingPaths.events.factsChanged);
  expect(onboarding.value()).toEqual({ sellerChat: 'checking' });
  onboarding.resolve('readOnboardingSeen', false);
  expect(onboarding.value()).toEqual({ sellerChat: 'offered' });
  onboarding.send({ type: 'onboarding.dismissed' });
  onboarding.send({ type: 'onboarding.displayed', item: 'sellerChat' });
  expect(onboarding.value()).toEqual({ sellerChat: 'offered' });
  expect(onboarding.told()).toEqual([]);
  expect(onboarding.record()).toEqual(records.get('walk 11: 4 steps to sellerChat.offered'));
});
