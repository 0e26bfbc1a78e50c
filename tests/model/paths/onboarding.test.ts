// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { onboardingMachine } from '#src/machines/shell/onboarding/onboardingMachine.ts';

const options = {
  actors: ['readOnboardingSeen', 'rememberOnboardingSeen', 'waitFor'],
  systemId: 'onboarding',
};
test('onboarding, walk 1: 5 steps to sellerChat.settled', () => {
  const onboarding = drive(onboardingMachine, options);
  expect(onboarding.value()).toEqual({ sellerChat: 'notOffered' });
  onboarding.send({ type: 'onboarding.added', item: 'sellerChat' });
  onboarding.send({ type: 'onboarding.offered', item: 'sellerChat' });
  expect(onboarding.value()).toEqual({ sellerChat: 'checking' });
  onboarding.send({ type: 'onboarding.dismissed' });
  onboarding.send({ type: 'onboarding.removed', item: 'sellerChat' });
  onboarding.resolve('readOnboardingSeen', true);
  expect(onboarding.value()).toEqual({ sellerChat: 'settled' });
  expect(onboarding.told()).toEqual([]);
});

test('onboarding, walk 2: 4 steps to sellerChat.settled', () => {
  const onboarding = drive(onboardingMachine, options);
  expect(onboarding.value()).toEqual({ sellerChat: 'notOffered' });
  onboarding.send({ type: 'onboarding.offered', item: 'sellerChat' });
  expect(onboarding.value()).toEqual({ sellerChat: 'checking' });
  onboarding.resolve('readOnboardingSeen', false);
  expect(onboarding.value()).toEqual({ sellerChat: 'offered' });
  onboarding.send({ type: 'onboarding.displayed', item: 'sellerChat' });
  expect(onboarding.value()).toEqual({ sellerChat: { displayed: 'remembering' } });
  onboarding.send({ type: 'onboarding.dismissed' });
  expect(onboarding.value()).toEqual({ sellerChat: 'settled' });
  expect(onboarding.told()).toEqual([]);
});

test('onboarding, walk 3: 4 steps to sellerChat.settled', () => {
  const onboarding = drive(onboardingMachine, options);
  expect(onboarding.value()).toEqual({ sellerChat: 'notOffered' });
  onboarding.send({ type: 'onboarding.offered', item: 'sellerChat' });
  expect(onboarding.value()).toEqual({ sellerChat: 'checking' });
  onboarding.reject('readOnboardingSeen', new Error('refused'));
  expect(onboarding.value()).toEqual({ sellerChat: 'offered' });
  onboarding.send({ type: 'onboarding.displayed', item: 'sellerChat' });
  expect(onboarding.value()).toEqual({ sellerChat: { displayed: 'remembering' } });
  onboarding.send({ type: 'onboarding.removed', item: 'sellerChat' });
  expect(onboarding.value()).toEqual({ sellerChat: 'settled' });
  expect(onboarding.told()).toEqual([]);
});

test('onboarding, walk 4: 4 steps to sellerChat.settled', () => {
  const onboarding = drive(onboardingMachine, options);
  expect(onboarding.value()).toEqual({ sellerChat: 'notOffered' });
  onboarding.send({ type: 'onboarding.offered', item: 'sellerChat' });
  expect(onboarding.value()).toEqual({ sellerChat: 'checking' });
  onboarding.resolve('readOnboardingSeen', false);
  expect(onboarding.value()).toEqual({ sellerChat: 'offered' });
  onboarding.send({ type: 'onboarding.displayed', item: 'sellerChat' });
  expect(onboarding.value()).toEqual({ sellerChat: { displayed: 'remembering' } });
  onboarding.resolve('duration');
  expect(onboarding.value()).toEqual({ sellerChat: 'settled' });
  expect(onboarding.told()).toEqual([]);
});

test('onboarding, walk 5: 4 steps to sellerChat.settled', () => {
  const onboarding = drive(onboardingMachine, options);
  expect(onboarding.value()).toEqual({ sellerChat: 'notOffered' });
  onboarding.send({ type: 'onboarding.offered', item: 'sellerChat' });
  expect(onboarding.value()).toEqual({ sellerChat: 'checking' });
  onboarding.resolve('readOnboardingSeen', false);
  expect(onboarding.value()).toEqual({ sellerChat: 'offered' });
  onboarding.send({ type: 'onboarding.displayed', item: 'sellerChat' });
  expect(onboarding.value()).toEqual({ sellerChat: { displayed: 'remembering' } });
  onboarding.reject('duration', new Error('refused'));
  expect(onboarding.value()).toEqual({ sellerChat: 'settled' });
  expect(onboarding.told()).toEqual([]);
});

test('onboarding, walk 6: 4 steps to sellerChat.displayed.remembered', () => {
  const onboarding = drive(onboardingMachine, options);
  expect(onboarding.value()).toEqual({ sellerChat: 'notOffered' });
  onboarding.send({ type: 'onboarding.offered', item: 'sellerChat' });
  expect(onboarding.value()).toEqual({ sellerChat: 'checking' });
  onboarding.resolve('readOnboardingSeen', false);
  expect(onboarding.value()).toEqual({ sellerChat: 'offered' });
  onboarding.send({ type: 'onboarding.displayed', item: 'sellerChat' });
  expect(onboarding.value()).toEqual({ sellerChat: { displayed: 'remembering' } });
  onboarding.resolve('rememberOnboardingSeen');
  expect(onboarding.value()).toEqual({ sellerChat: { displayed: 'remembered' } });
  expect(onboarding.told()).toEqual([]);
});

test('onboarding, walk 7: 4 steps to sellerChat.displayed.remembered', () => {
  const onboarding = drive(onboardingMachine, options);
  expect(onboarding.value()).toEqual({ sellerChat: 'notOffered' });
  onboarding.send({ type: 'onboarding.offered', item: 'sellerChat' });
  expect(onboarding.value()).toEqual({ sellerChat: 'checking' });
  onboarding.resolve('readOnboardingSeen', false);
  expect(onboarding.value()).toEqual({ sellerChat: 'offered' });
  onboarding.send({ type: 'onboarding.displayed', item: 'sellerChat' });
  expect(onboarding.value()).toEqual({ sellerChat: { displayed: 'remembering' } });
  onboarding.reject('rememberOnboardingSeen', new Error('refused'));
  expect(onboarding.value()).toEqual({ sellerChat: { displayed: 'remembered' } });
  expect(onboarding.told()).toEqual([]);
});

test('onboarding, walk 8: 4 steps to sellerChat.offered', () => {
  const onboarding = drive(onboardingMachine, options);
  expect(onboarding.value()).toEqual({ sellerChat: 'notOffered' });
  onboarding.send({ type: 'onboarding.offered', item: 'sellerChat' });
  expect(onboarding.value()).toEqual({ sellerChat: 'checking' });
  onboarding.resolve('readOnboardingSeen', false);
  expect(onboarding.value()).toEqual({ sellerChat: 'offered' });
  onboarding.send({ type: 'onboarding.dismissed' });
  onboarding.send({ type: 'onboarding.displayed', item: 'sellerChat' });
  expect(onboarding.value()).toEqual({ sellerChat: 'offered' });
  expect(onboarding.told()).toEqual([]);
});
