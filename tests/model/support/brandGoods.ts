import { expect, test } from 'vitest';
import type { brandAdsMachine } from '#src/machines/recommendation/brandAds/brandAdsMachine.ts';
import { cardsOf } from '#src/machines/recommendation/exampleCards.ts';
import { drive } from './drive.ts';
import { partFacts } from './summaries.ts';

/** Expects the behaviour of every part that shows goods by their brands. */
export function expectBrandGoods(machine: typeof brandAdsMachine, systemId: string): void {
  const options = {
    actors: ['loadGoods'],
    systemId,
    input: partFacts({ itemSku: 'A-01' }, { shell: 'newer' }),
  };
  const goods = [
    { brand: { name: 'Rimba', slug: 'rimba' }, products: cardsOf(['B-01']) },
    { brand: { name: 'Tirta', slug: 'tirta' }, products: [] },
  ];

  test('load once per product, by the version of the shell, and leave out empty brands', () => {
    const part = drive(machine, options);
    expect(part.inputOf('loadGoods')).toEqual({ itemSku: 'A-01', shell: 'newer' });
    part.resolve('loadGoods', goods);
    part.send({ type: 'facts.changed', facts: partFacts({ itemSku: 'A-02' }) });
    expect(part.waiting()).toEqual([]);
    expect(part.context()).toMatchObject({ brands: [goods[0]] });
  });

  test('[RECO-09, EMPTY-05] are empty without any, on failure, and without a product', () => {
    const none = drive(machine, options);
    none.resolve('loadGoods', [{ brand: null, products: [] }]);
    const failed = drive(machine, options);
    failed.reject('loadGoods');
    const noProduct = drive(machine, { ...options, input: { ...options.input, item: null } });
    expect(noProduct.waiting()).toEqual([]);
    for (const part of [none, failed, noProduct]) {
      expect(part.snapshot().hasTag('empty')).toBe(true);
      expect(part.snapshot().hasTag('busy')).toBe(false);
    }
  });
}
