import { expect, test } from 'vitest';
import { topicWordsMachine } from '#src/machines/reviews/topicWords/topicWordsMachine.ts';
import { topicWordsPaths } from '#src/machines/reviews/topicWords/topicWordsPaths.ts';
import { drive } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

const options = { actors: ['load'], systemId: 'topicWords', input: partFacts() };
const WORDS = [{ id: 'size', label: 'Ukuran' }];

test('topicWords: every transition', () => {
  expectEveryTransition(topicWordsPaths);
});

test('[API-50] the words are loaded once, whichever items are shown', () => {
  const part = drive(topicWordsMachine, options);
  part.resolve('load', WORDS);
  part.send({ type: 'facts.changed', facts: partFacts({ itemSku: 'A-02' }) });
  expect(part.waiting()).toEqual([]);
  expect(part.context()).toMatchObject({ loaded: WORDS });
});

test('a failed load leaves no words and ends the loading, and a retry loads them', () => {
  const part = drive(topicWordsMachine, options);
  part.reject('load');
  expect([part.snapshot().hasTag('busy'), part.snapshot().hasTag('empty')]).toEqual([false, true]);
  part.send({ type: 'retry.requested' });
  expect(part.waiting()).toEqual(['load']);
});
