// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { descriptionMachine } from '#src/machines/product/description/descriptionMachine.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['loadDescription', 'loadSpecifications', 'loadHighlights'],
  systemId: 'description',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/description.md', import.meta.url));

test('description, walk 1: 3 steps to {description.ready, specifications.ready, highlights.ready}', () => {
  const description = drive(descriptionMachine, {
    ...options,
    input: { productId: 'A-01' },
  });
  expect(description.value()).toEqual({
    description: 'loading',
    specifications: 'loading',
    highlights: 'loading',
  });
  description.resolve('loadDescription', ['Ringan dan kuat']);
  expect(description.value()).toEqual({
    description: 'ready',
    specifications: 'loading',
    highlights: 'loading',
  });
  description.resolve('loadSpecifications', [{ name: 'Berat', value: '2,9 kg' }]);
  expect(description.value()).toEqual({
    description: 'ready',
    specifications: 'ready',
    highlights: 'loading',
  });
  description.resolve('loadHighlights', ['ringan']);
  expect(description.value()).toEqual({
    description: 'ready',
    specifications: 'ready',
    highlights: 'ready',
  });
  expect(description.told()).toEqual([]);
  expect(description.record()).toEqual(
    records.get('walk 1: 3 steps to {description.ready, specifications.ready, highlights.ready}'),
  );
});

test('description, walk 2: 18 steps to {description.loading, specifications.loading, highlights.loading}', () => {
  const description = drive(descriptionMachine, {
    ...options,
    input: { productId: 'A-01' },
  });
  expect(description.value()).toEqual({
    description: 'loading',
    specifications: 'loading',
    highlights: 'loading',
  });
  description.reject('loadDescription', lost());
  expect(description.value()).toEqual({
    description: 'unreached',
    specifications: 'loading',
    highlights: 'loading',
  });
  description.send({ type: 'retry.requested' });
  expect(description.value()).toEqual({
    description: 'loading',
    specifications: 'loading',
    highlights: 'loading',
  });
  description.reject('loadSpecifications', lost());
  expect(description.value()).toEqual({
    description: 'loading',
    specifications: 'unreached',
    highlights: 'loading',
  });
  description.send({ type: 'retry.requested' });
  expect(description.value()).toEqual({
    description: 'loading',
    specifications: 'loading',
    highlights: 'loading',
  });
  description.reject('loadHighlights', lost());
  expect(description.value()).toEqual({
    description: 'loading',
    specifications: 'loading',
    highlights: 'unreached',
  });
  description.send({ type: 'retry.requested' });
  expect(description.value()).toEqual({
    description: 'loading',
    specifications: 'loading',
    highlights: 'loading',
  });
  description.reject('loadDescription', refused(null, 500));
  expect(description.value()).toEqual({
    description: 'failed',
    specifications: 'loading',
    highlights: 'loading',
  });
  description.send({ type: 'retry.requested' });
  expect(description.value()).toEqual({
    description: 'loading',
    specifications: 'loading',
    highlights: 'loading',
  });
  description.reject('loadSpecifications', refused(null, 500));
  expect(description.value()).toEqual({
    description: 'loading',
    specifications: 'failed',
    highlights: 'loading',
  });
  description.send({ type: 'retry.requested' });
  expect(description.value()).toEqual({
    description: 'loading',
    specifications: 'loading',
    highlights: 'loading',
  });
  description.reject('loadHighlights', refused(null, 500));
  expect(description.value()).toEqual({
    description: 'loading',
    specifications: 'loading',
    highlights: 'failed',
  });
  description.send({ type: 'retry.requested' });
  expect(description.value()).toEqual({
    description: 'loading',
    specifications: 'loading',
    highlights: 'loading',
  });
  description.reject('loadDescription', lost());
  expect(description.value()).toEqual({
    description: 'unreached',
    specifications: 'loading',
    highlights: 'loading',
  });
  description.send({ type: 'network.returned' });
  expect(description.value()).toEqual({
    description: 'loading',
    specifications: 'loading',
    highlights: 'loading',
  });
  description.reject('loadSpecifications', lost());
  expect(description.value()).toEqual({
    description: 'loading',
    specifications: 'unreached',
    highlights: 'loading',
  });
  description.send({ type: 'network.returned' });
  expect(description.value()).toEqual({
    description: 'loading',
    specifications: 'loading',
    highlights: 'loading',
  });
  description.reject('loadHighlights', lost());
  expect(description.value()).toEqual({
    description: 'loading',
    specifications: 'loading',
    highlights: 'unreached',
  });
  description.send({ type: 'network.returned' });
  expect(description.value()).toEqual({
    description: 'loading',
    specifications: 'loading',
    highlights: 'loading',
  });
  expect(description.told()).toEqual([]);
  expect(description.record()).toEqual(
    records.get('walk 2: 18 steps to {description.loading, specifications.loading, highlights.loading}'),
  );
});
