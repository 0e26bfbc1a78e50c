import { expect, test } from 'vitest';
import { complementsMachine } from '#src/machines/recommendation/complements/complementsMachine.ts';
import { complementsPaths } from '#src/machines/recommendation/complements/complementsPaths.ts';
import { drive } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

const options = {
  actors: ['loadRecommendations'],
  systemId: 'complements',
  input: partFacts({ itemSku: 'A-01', categoryIds: ['C1'] }),
};

test('complements: every transition', () => {
  expectEveryTransition(complementsPaths);
});

test('[RECO-13] loads complements once per product, and is empty without any or on failure', () => {
  const part = drive(complementsMachine, options);
  expect(part.inputOf('loadRecommendations')).toMatchObject({ base: { vendor: 'retail', itemSku: 'A-01' } });
  part.resolve('loadRecommendations', [{ itemSku: 'B-01' }]);
  part.send({ type: 'facts.changed', facts: partFacts({ itemSku: 'A-02' }) });
  expect(part.waiting()).toEqual([]);
  expect(part.context()).toMatchObject({ products: [{ itemSku: 'B-01' }] });
  const none = drive(complementsMachine, options);
  none.resolve('loadRecommendations', []);
  const failed = drive(complementsMachine, options);
  failed.reject('loadRecommendations');
  for (const one of [none, failed]) expect(one.snapshot().hasTag('empty')).toBe(true);
});
