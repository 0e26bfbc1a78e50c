import { describe, expect, test } from 'vitest';
import { partFacts } from '#src/machines/paths/exampleFacts.ts';
import { returnPolicyMachine } from '#src/machines/service/returnPolicy/returnPolicyMachine.ts';
import { returnPolicyPaths } from '#src/machines/service/returnPolicy/returnPolicyPaths.ts';
import { drive, lost, refused } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

const POLICY = { returnable: true, days: 7, reasons: ['DAMAGE'], buyerPays: [] };
const open = () =>
  drive(returnPolicyMachine, {
    actors: ['load'],
    systemId: 'returnPolicy',
    input: partFacts({ tags: ['RETURNABLE'] }),
  });

describe('the return policy', () => {
  test('every transition', () => {
    expectEveryTransition(returnPolicyPaths);
  });

  test('[RETURN-08] one that cannot be loaded is empty, and so is what is not returnable after all', () => {
    for (const error of [refused('INTERNAL_ERROR', 500), lost()]) {
      const part = open();
      part.reject('load', error);
      expect(part.context()).toMatchObject({ loaded: null });
      part.send({ type: 'retry.requested' });
      part.resolve('load', POLICY);
      expect(part.context()).toMatchObject({ loaded: POLICY });
    }
    const part = open();
    part.resolve('load', { returnable: false, days: null, reasons: [] });
    expect(part.context()).toMatchObject({ loaded: null });
  });

  test('[RETURN-01] nothing of the former option is said of the next one', () => {
    const part = open();
    part.resolve('load', POLICY);
    part.send({ type: 'facts.changed', facts: partFacts({ itemSku: 'A-02', tags: ['RETURNABLE'] }) });
    expect(part.context()).toMatchObject({ loaded: null });
    expect(part.inputOf('load')).toEqual({ itemSku: 'A-02' });
  });
});
