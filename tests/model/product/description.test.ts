import { describe, expect, test } from 'vitest';
import {
  descriptionMachine,
  type DescriptionContext,
} from '#src/machines/product/description/descriptionMachine.ts';
import { descriptionPaths } from '#src/machines/product/description/descriptionPaths.ts';
import { drive } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

describe('description', () => {
  const options = {
    actors: ['loadDescription', 'loadSpecifications', 'loadHighlights'],
    systemId: 'description',
    input: { productId: 'A-01' },
  };

  test('every transition', () => {
    expectEveryTransition(descriptionPaths);
  });

  test('[PRODUCT-21, PRODUCT-22] loads description, specifications and highlights by own calls', () => {
    const part = drive(descriptionMachine, options);
    expect(part.waiting().sort()).toEqual(['loadDescription', 'loadHighlights', 'loadSpecifications']);
    part.resolve('loadHighlights', ['ringan']);
    part.resolve('loadSpecifications', [{ name: 'Berat', value: '2,9 kg' }]);
    part.resolve('loadDescription', ['Ringan dan kuat']);
    expect(part.context<DescriptionContext>()).toMatchObject({
      highlights: ['ringan'],
      specifications: [{ name: 'Berat', value: '2,9 kg' }],
      description: ['Ringan dan kuat'],
    });
  });

  test('[EMPTY-05, ERR-61] a call that failed alone leaves its part empty and is retried alone', () => {
    const part = drive(descriptionMachine, options);
    part.resolve('loadHighlights', []);
    part.resolve('loadSpecifications', []);
    part.reject('loadDescription');
    expect(part.snapshot().hasTag('busy')).toBe(false);
    expect(part.snapshot().hasTag('failed')).toBe(true);
    expect(part.context<DescriptionContext>().description).toEqual([]);
    part.send({ type: 'retry.requested' });
    expect(part.waiting()).toEqual(['loadDescription']);
  });
});
