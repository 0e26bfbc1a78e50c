// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { consentMachine } from '#src/machines/shell/consent/consentMachine.ts';

const options = {
  actors: ['readConsent'],
  systemId: 'consent',
};
test('consent, walk 1: 10 steps to asking', () => {
  const consent = drive(consentMachine, options);
  expect(consent.value()).toEqual('reading');
  consent.send({ type: 'consent.told', known: 'accepted' });
  expect(consent.value()).toEqual('accepted');
  consent.send({ type: 'consent.reopened' });
  expect(consent.value()).toEqual('asking');
  consent.send({ type: 'consent.accepted' });
  expect(consent.value()).toEqual('accepted');
  consent.send({ type: 'consent.told', known: 'refused' });
  expect(consent.value()).toEqual('refused');
  consent.send({ type: 'consent.reopened' });
  expect(consent.value()).toEqual('asking');
  consent.send({ type: 'consent.refused' });
  expect(consent.value()).toEqual('refused');
  consent.send({ type: 'consent.told', known: 'browser' });
  expect(consent.value()).toEqual({ refusedByBrowser: 'resting' });
  consent.send({ type: 'consent.reopened' });
  expect(consent.value()).toEqual({ refusedByBrowser: 'explaining' });
  consent.send({ type: 'consent.closed' });
  expect(consent.value()).toEqual({ refusedByBrowser: 'resting' });
  consent.send({ type: 'consent.told', known: null });
  expect(consent.value()).toEqual('asking');
  expect(consent.told()).toEqual([]);
});

test('consent, walk 2: 1 step to accepted', () => {
  const consent = drive(consentMachine, options);
  expect(consent.value()).toEqual('reading');
  consent.resolve('readConsent', 'accepted');
  expect(consent.value()).toEqual('accepted');
  expect(consent.told()).toEqual([]);
});

test('consent, walk 3: 1 step to refused', () => {
  const consent = drive(consentMachine, options);
  expect(consent.value()).toEqual('reading');
  consent.reject('readConsent', new Error('refused'));
  expect(consent.value()).toEqual('refused');
  expect(consent.told()).toEqual([]);
});
