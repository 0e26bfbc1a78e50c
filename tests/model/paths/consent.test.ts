// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { consentMachine } from '#src/machines/measurement/consent/consentMachine.ts';

const options = {
  actors: ['readConsent'],
  systemId: 'consent',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/consent.md', import.meta.url));

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
  expect(consent.record()).toEqual(records.get('walk 1: 10 steps to asking'));
});

test('consent, walk 2: 1 step to accepted', () => {
  const consent = drive(consentMachine, options);
  expect(consent.value()).toEqual('reading');
  consent.resolve('readConsent', 'accepted');
  expect(consent.value()).toEqual('accepted');
  expect(consent.told()).toEqual([]);
  expect(consent.record()).toEqual(records.get('walk 2: 1 step to accepted'));
});

test('consent, walk 3: 1 step to refused', () => {
  const consent = drive(consentMachine, options);
  expect(consent.value()).toEqual('reading');
  consent.reject('readConsent', new Error('refused'));
  expect(consent.value()).toEqual('refused');
  expect(consent.told()).toEqual([]);
  expect(consent.record()).toEqual(records.get('walk 3: 1 step to refused'));
});

test('consent, walk 4: 2 steps to accepted', () => {
  const consent = drive(consentMachine, options);
  expect(consent.value()).toEqual('reading');
  consent.send({ type: 'consent.told', known: null });
  expect(consent.value()).toEqual('asking');
  consent.send({ type: 'consent.accepted' });
  expect(consent.value()).toEqual('accepted');
  expect(consent.told()).toEqual([]);
  expect(consent.record()).toEqual(records.get('walk 4: 2 steps to accepted'));
});

test('consent, walk 5: 2 steps to refused', () => {
  const consent = drive(consentMachine, options);
  expect(consent.value()).toEqual('reading');
  consent.send({ type: 'consent.told', known: null });
  expect(consent.value()).toEqual('asking');
  consent.send({ type: 'consent.refused' });
  expect(consent.value()).toEqual('refused');
  expect(consent.told()).toEqual([]);
  expect(consent.record()).toEqual(records.get('walk 5: 2 steps to refused'));
});
