import { expect, test } from 'vitest';
import { endlessRecommendationMachine } from '#src/machines/recommendation/endlessRecommendation/endlessRecommendationMachine.ts';
import { endlessRecommendationPaths } from '#src/machines/recommendation/endlessRecommendation/endlessRecommendationPaths.ts';
import { cardsOf } from '#src/machines/recommendation/exampleCards.ts';
import { drive } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

const start = () =>
  drive(endlessRecommendationMachine, {
    actors: ['loadPages'],
    systemId: 'endlessRecommendation',
    input: partFacts({ itemSku: 'A-01' }),
  });
const pageOf = (skus: string[], nextPage: number, isEnd = false) => ({
  products: cardsOf(skus),
  nextPage,
  isEnd,
});
const skus = (part: ReturnType<typeof start>) =>
  (part.context() as { products: { itemSku: string }[] }).products.map(({ itemSku }) => itemSku);

test('endlessRecommendation: every transition', () => {
  expectEveryTransition(endlessRecommendationPaths);
});

test('[RECO-04, LIMIT-18] loads page after page from 0 as its end is seen, until an empty one', () => {
  const part = start();
  expect(part.inputOf('loadPages')).toEqual({ itemSku: 'A-01', page: 0 });
  part.resolve('loadPages', pageOf(['B-01', 'B-02'], 1));
  expect(part.waiting()).toEqual([]);
  part.send({ type: 'more.requested' });
  expect(part.inputOf('loadPages')).toEqual({ itemSku: 'A-01', page: 1 });
  // Its end comes into view once more while a page is on its way: that is one page.
  part.send({ type: 'more.requested' });
  part.resolve('loadPages', pageOf(['B-03'], 2));
  expect(skus(part)).toEqual(['B-01', 'B-02', 'B-03']);
  part.send({ type: 'more.requested' });
  part.resolve('loadPages', pageOf([], 3, true));
  expect(part.snapshot().hasTag('ended')).toBe(true);
  part.send({ type: 'more.requested' });
  expect(part.waiting()).toEqual([]);
  expect(skus(part)).toEqual(['B-01', 'B-02', 'B-03']);
});

test('[RECO-04] shows each product once, and ends at a page without a new one', () => {
  const part = start();
  part.resolve('loadPages', pageOf(['B-01', 'B-01', 'B-02'], 1));
  part.send({ type: 'more.requested' });
  part.resolve('loadPages', pageOf(['B-02', 'B-03'], 2));
  expect(skus(part)).toEqual(['B-01', 'B-02', 'B-03']);
  expect(part.snapshot().hasTag('ended')).toBe(false);
  part.send({ type: 'more.requested' });
  part.resolve('loadPages', pageOf(['B-01', 'B-03'], 3));
  expect(part.snapshot().hasTag('ended')).toBe(true);
});

test('[RECO-04] a page that fails leaves what is there, and is asked for again', () => {
  const part = start();
  part.resolve('loadPages', pageOf(['B-01'], 1));
  part.send({ type: 'more.requested' });
  part.reject('loadPages');
  expect(part.snapshot().hasTag('moreFailed')).toBe(true);
  expect(skus(part)).toEqual(['B-01']);
  part.send({ type: 'retry.requested' });
  expect(part.inputOf('loadPages')).toEqual({ itemSku: 'A-01', page: 1 });
  part.resolve('loadPages', pageOf(['B-02'], 2));
  expect(skus(part)).toEqual(['B-01', 'B-02']);
});

test('[RECO-09] what cannot be loaded at first is empty, and so is a list without products', () => {
  const failed = start();
  failed.reject('loadPages');
  const none = start();
  none.resolve('loadPages', pageOf([], 1, true));
  for (const part of [failed, none]) expect(part.snapshot().hasTag('empty')).toBe(true);
});

test('[ROUTE-30] a return restores all pages at once and goes on after them', () => {
  const part = start();
  part.resolve('loadPages', pageOf(['B-01', 'B-02', 'B-03'], 3));
  part.send({ type: 'more.requested' });
  expect(part.inputOf('loadPages')).toEqual({ itemSku: 'A-01', page: 3 });
});
