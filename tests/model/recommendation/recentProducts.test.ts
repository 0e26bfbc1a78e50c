import { expect, test } from 'vitest';
import { recentProductsMachine } from '#src/machines/recommendation/recentProducts/recentProductsMachine.ts';
import { recentProductsPaths } from '#src/machines/recommendation/recentProducts/recentProductsPaths.ts';
import { cardsOf } from '#src/machines/recommendation/exampleCards.ts';
import { drive } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

const facts = partFacts({ itemSku: 'A-01', optionSkus: ['A-01', 'A-02'] });
const start = (input = facts) =>
  drive(recentProductsMachine, {
    actors: ['keepViewed', 'loadProducts'],
    systemId: 'recentProducts',
    input,
  });

test('recentProducts: every transition', () => {
  expectEveryTransition(recentProductsPaths);
});

test('[RECENT-01] keeps the viewed product at once, and loads earlier ones when near', () => {
  const part = start();
  expect(part.inputOf('keepViewed')).toEqual({
    list: 'recentProducts',
    itemSku: 'A-01',
    optionSkus: ['A-01', 'A-02'],
    isHidden: false,
  });
  part.send({ type: 'recent.needed' });
  part.resolve('keepViewed', ['C-01', 'C-02']);
  expect(part.inputOf('loadProducts')).toEqual({ skus: ['C-01', 'C-02'] });
  part.resolve('loadProducts', cardsOf(['C-01', 'C-02']));
  expect(part.context()).toMatchObject({ products: [{ itemSku: 'C-01' }, { itemSku: 'C-02' }] });
});

test('[RECENT-03] another option is kept and the list stays, another product begins anew', () => {
  const part = start();
  part.resolve('keepViewed', ['C-01']);
  part.send({ type: 'recent.needed' });
  part.resolve('loadProducts', cardsOf(['C-01']));
  part.send({ type: 'facts.changed', facts: partFacts({ itemSku: 'A-02', optionSkus: ['A-01', 'A-02'] }) });
  expect(part.inputOf('keepViewed')).toMatchObject({ itemSku: 'A-02' });
  part.resolve('keepViewed', ['C-01']);
  expect(part.context()).toMatchObject({ products: [{ itemSku: 'C-01' }] });
  part.send({ type: 'facts.changed', facts: partFacts({ itemSku: 'B-01', optionSkus: ['B-01'] }) });
  expect(part.inputOf('keepViewed')).toMatchObject({ itemSku: 'B-01' });
  expect(part.context()).toMatchObject({ products: [], skus: null });
  // Nothing is asked for before its place is near.
  part.resolve('keepViewed', ['A-02']);
  expect(part.waiting()).toEqual([]);
});

test('[RECENT-05] keeps nothing before the config, and does not show a hidden brand', () => {
  const config = { 'pdp.recent.hidden-brands': 'Lain, rimba' };
  const part = start({ ...facts, config: null });
  expect(part.waiting()).toEqual([]);
  part.send({ type: 'facts.changed', facts: { ...facts, config } });
  expect(part.inputOf('keepViewed')).toMatchObject({ isHidden: true });
  part.resolve('keepViewed', ['C-01', 'C-02']);
  part.send({ type: 'recent.needed' });
  const shown = cardsOf(['C-02'], { brand: 'Tirta' });
  part.resolve('loadProducts', [...cardsOf(['C-01'], { brand: 'RIMBA' }), ...shown]);
  expect(part.context()).toMatchObject({ products: shown });
  const others = start({ ...facts, config });
  others.resolve('keepViewed', ['C-01']);
  others.send({ type: 'recent.needed' });
  others.resolve('loadProducts', cardsOf(['C-01']));
  expect(others.snapshot().hasTag('empty')).toBe(true);
});

test('[RECENT-04] does not show the viewed product’s options, and loads nothing without SKUs', () => {
  const part = start();
  part.resolve('keepViewed', ['C-01']);
  part.send({ type: 'recent.needed' });
  part.resolve('loadProducts', cardsOf(['A-02', 'C-01']));
  expect(part.context()).toMatchObject({ products: [{ itemSku: 'C-01' }] });
  const none = start();
  none.resolve('keepViewed', []);
  none.send({ type: 'recent.needed' });
  expect(none.waiting()).toEqual([]);
  expect(none.snapshot().hasTag('empty')).toBe(true);
});
