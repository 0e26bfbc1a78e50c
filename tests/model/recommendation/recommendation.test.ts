import { expect, test } from 'vitest';
import { recommendationMachine } from '#src/machines/recommendation/recommendation/recommendationMachine.ts';
import { recommendationPaths } from '#src/machines/recommendation/recommendation/recommendationPaths.ts';
import { drive } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

const options = {
  actors: ['loadRecommendations'],
  systemId: 'recommendation',
  input: partFacts({ itemSku: 'A-01', categoryIds: ['C1'] }),
};

test('recommendation: every transition', () => {
  expectEveryTransition(recommendationPaths);
});

test('[RECO-01] they are loaded once per product, whatever else changes', () => {
  const part = drive(recommendationMachine, options);
  expect(part.inputOf('loadRecommendations')).toEqual({
    base: { vendor: 'retail', itemSku: 'A-01', categoryIds: ['C1'] },
  });
  part.resolve('loadRecommendations', [{ itemSku: 'B-01' }]);
  part.send({ type: 'facts.changed', facts: partFacts({ itemSku: 'A-02' }) });
  expect(part.waiting()).toEqual([]);
  expect(part.context()).toMatchObject({ products: [{ itemSku: 'B-01' }] });
});

test('[EMPTY-03] without a product they are what everybody likes', () => {
  const part = drive(recommendationMachine, { ...options, input: { ...options.input, item: null } });
  expect(part.inputOf('loadRecommendations')).toEqual({ base: null });
});

test('[RECO-09, EMPTY-05, ERR-61] a failed load is empty and ends the loading', () => {
  const part = drive(recommendationMachine, options);
  part.reject('loadRecommendations');
  expect(part.snapshot().hasTag('empty')).toBe(true);
  expect(part.snapshot().hasTag('busy')).toBe(false);
});
