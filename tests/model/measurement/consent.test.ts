import { describe, expect, test } from 'vitest';
import { consentMachine, type ConsentKnown } from '#src/machines/measurement/consent/consentMachine.ts';
import { consentPaths } from '#src/machines/measurement/consent/consentPaths.ts';
import { drive } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

function open(known: ConsentKnown) {
  const kept: string[] = [];
  const machine = consentMachine.provide({
    actions: { keepChoice: (_, { choice }) => void kept.push(choice) },
  });
  const part = drive(machine, { actors: ['readConsent'], systemId: 'consent' });
  part.resolve('readConsent', known);
  return { ...part, kept };
}

describe('consent', () => {
  test('every transition', () => {
    expectEveryTransition(consentPaths);
  });

  test('[CONSENT-01] who has answered nothing is asked, and no answer is one of its own', () => {
    const part = open(null);
    expect([part.value(), part.kept]).toEqual(['asking', []]);
  });

  test.each([
    ['consent.accepted', 'accepted'],
    ['consent.refused', 'refused'],
  ] as const)('[CONSENT-02] %s is kept, and not asked again', (type, choice) => {
    const part = open(null);
    part.send({ type });
    expect([part.value(), part.kept]).toEqual([choice, [choice]]);
    expect(open(choice).value()).toBe(choice);
  });

  test('[CONSENT-05] it can be answered otherwise, and holds as it was until then', () => {
    const part = open('accepted');
    part.send({ type: 'consent.reopened' });
    expect([part.value(), part.context<{ known: ConsentKnown }>().known, part.kept]).toEqual([
      'asking',
      'accepted',
      [],
    ]);
    part.send({ type: 'consent.refused' });
    expect([part.value(), part.context<{ known: ConsentKnown }>().known, part.kept]).toEqual([
      'refused',
      'refused',
      ['refused'],
    ]);
  });

  test('[CONSENT-05] what was answered in another tab is so here', () => {
    const part = open('accepted');
    part.send({ type: 'consent.told', known: 'refused' });
    expect([part.value(), part.kept]).toEqual(['refused', []]);
  });

  test('[CONSENT-04] whose browser answers is not asked, cannot accept, and reads why', () => {
    const part = open('browser');
    part.send({ type: 'consent.accepted' });
    expect([part.value(), part.kept]).toEqual([{ refusedByBrowser: 'resting' }, []]);
    part.send({ type: 'consent.reopened' });
    part.send({ type: 'consent.accepted' });
    expect([part.value(), part.kept]).toEqual([{ refusedByBrowser: 'explaining' }, []]);
    part.send({ type: 'consent.closed' });
    expect(part.value()).toEqual({ refusedByBrowser: 'resting' });
  });
});
