import { describe, expect, test } from 'vitest';
import { affiliateMachine } from '#src/machines/share/affiliate/affiliateMachine.ts';
import { affiliatePaths } from '#src/machines/share/affiliate/affiliatePaths.ts';
import { partFacts } from '#src/machines/paths/exampleFacts.ts';
import { drive, lost } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

const VISIT = { type: 'affiliate.visited', affiliateId: 'AF1234' } as const;
const open = (input: object) =>
  drive(affiliateMachine, { actors: ['openSession'], systemId: 'affiliate', input });

describe('affiliate', () => {
  test('every transition', () => {
    expectEveryTransition(affiliatePaths);
  });

  test('[SHARE-11] a visit by a link is told once, with the item that it led to', () => {
    const part = open({ ...partFacts(), item: null });
    part.send(VISIT);
    expect(part.waiting()).toEqual([]);
    part.send({ type: 'facts.changed', facts: partFacts({ itemSku: 'A-01' }) });
    expect(part.inputOf('openSession')).toEqual({ affiliateId: 'AF1234', itemSku: 'A-01' });
    part.resolve('openSession', true);
    part.send({ type: 'facts.changed', facts: partFacts({ itemSku: 'A-02' }) });
    part.send(VISIT);
    expect(part.waiting()).toEqual([]);
  });

  test('[SHARE-11] does not report a failed visit again, and shows nothing', () => {
    const part = open(partFacts({ itemSku: 'A-01' }));
    part.send(VISIT);
    part.reject('openSession', lost());
    expect([part.value(), part.toToast]).toEqual(['told', []]);
    part.send(VISIT);
    expect(part.waiting()).toEqual([]);
  });
});
