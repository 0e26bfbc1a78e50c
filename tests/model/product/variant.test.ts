import { describe, expect, test } from 'vitest';
import { arrived } from '#src/machines/paths/exampleFacts.ts';
import { variantMachine, type VariantContext } from '#src/machines/product/variant/variantMachine.ts';
import { variantPaths } from '#src/machines/product/variant/variantPaths.ts';
import { drive } from '../support/drive.ts';
import { summary } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

describe('variant', () => {
  const options = { actors: [], systemId: 'variant' };
  const shown = (itemSku: string) => arrived(summary({ itemSku, optionSkus: ['A-01', 'A-02', 'A-03'] }));

  test('every transition', () => {
    expectEveryTransition(variantPaths);
  });

  test('[PRODUCT-08] selects one option, and moves the selection once the next one has come', () => {
    const variant = drive(variantMachine, options);
    const selected = () =>
      variant
        .context<VariantContext>()
        .options.filter((option) => option.selected)
        .map((option) => option.itemSku);
    variant.send(shown('A-02'));
    expect(selected()).toEqual(['A-02']);
    variant.send({ type: 'option.chosen', itemSku: 'A-03' });
    expect(variant.toPage).toEqual([
      { type: 'part.told', name: 'product', event: { type: 'product.optionRequested', itemSku: 'A-03' } },
    ]);
    expect(variant.context()).toMatchObject({ pendingSku: 'A-03' });
    variant.send(shown('A-03'));
    expect(selected()).toEqual(['A-03']);
    expect(variant.context()).toMatchObject({ pendingSku: null, hasFailed: false });
  });

  test('a choice that could not be opened is said, and the former one stays selected', () => {
    const variant = drive(variantMachine, options);
    variant.send(shown('A-01'));
    variant.send({ type: 'option.chosen', itemSku: 'A-02' });
    variant.send({ type: 'variant.switchFailed' });
    expect(variant.value()).toBe('chosen');
    expect(variant.context()).toMatchObject({ pendingSku: null, hasFailed: true });
  });
});

test('shows the failure of a choice until the next choice', () => {
  const variant = drive(variantMachine, { actors: [], systemId: 'variant' });
  variant.send(arrived(summary({ itemSku: 'A-01', optionSkus: ['A-01', 'A-02', 'A-03'] })));
  variant.send({ type: 'option.chosen', itemSku: 'A-02' });
  variant.send({ type: 'variant.switchFailed' });
  variant.send({ type: 'option.chosen', itemSku: 'A-03' });
  expect(variant.context()).toMatchObject({ pendingSku: 'A-03', hasFailed: false });
});
