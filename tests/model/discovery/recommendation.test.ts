import { expect, test } from 'vitest';
import { recommendationMachine } from '#src/machines/discovery/recommendation/recommendationMachine.ts';
import { drive } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

const options = { actors: ['loadRecommendations'], systemId: 'recommendation' };
const based = { type: 'recommendation.based', base: { itemSku: 'A-01', categoryIds: ['C1'] } };

test('recommendation: every transition', () => {
  expectEveryTransition(recommendationMachine, {
    ...options,
    events: [based, { type: 'recommendation.based', base: null }, { type: 'recommendation.seen' }],
    outputs: { loadRecommendations: [[], [{ itemSku: 'B-01' }]] },
  });
});

test('[SHELL-08, RECO-01] they load once their place is seen, and only once per product', () => {
  const part = drive(recommendationMachine, options);
  part.send(based);
  expect(part.waiting()).toEqual([]);
  part.send({ type: 'recommendation.seen' });
  expect(part.inputOf('loadRecommendations')).toEqual({ base: based.base });
  part.resolve('loadRecommendations', [{ itemSku: 'B-01' }]);
  part.send({ type: 'recommendation.seen' });
  expect(part.waiting()).toEqual([]);
  expect(part.context()).toMatchObject({ products: [{ itemSku: 'B-01' }] });
});

test('[RECO-09, EMPTY-05, ERR-61] when they cannot be loaded they are empty and loading has ended', () => {
  const part = drive(recommendationMachine, options);
  part.send(based);
  part.send({ type: 'recommendation.seen' });
  part.reject('loadRecommendations');
  expect(part.snapshot().hasTag('empty')).toBe(true);
  expect(part.snapshot().hasTag('loading')).toBe(false);
});
