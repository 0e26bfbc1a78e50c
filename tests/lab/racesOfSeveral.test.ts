import { expect, test } from 'vitest';
import { answerOfAll } from '#lab/commands/races.ts';

const calm = ['calm', { hasFailed: false, data: 1, text: '2 pairs' }] as const;
const divergent = ['divergent', { hasFailed: true, data: 2, text: '1 diverges' }] as const;

test('races of several machines fail where one of them diverges', () => {
  expect(answerOfAll([calm, divergent])).toEqual({
    hasFailed: true,
    data: [1, 2],
    text: 'calm: 2 pairs\n\ndivergent: 1 diverges',
  });
  expect(answerOfAll([divergent, calm]).hasFailed).toBe(true);
  expect(answerOfAll([calm, calm]).hasFailed).toBe(false);
});
