import { expect, test } from 'vitest';
import { failureChoices } from '#lab/inspector/session/failures.ts';

test('a call fails at the desk in any way, or with a code of a catalogue of the rules', () => {
  const choices = failureChoices();
  expect([...new Set(choices.map(({ group }) => group))].toSorted()).toEqual([
    'Any call',
    'cart codes',
    'shipping codes',
    'voucher codes',
  ]);
  expect(choices.find(({ name }) => name === 'OOS')?.failure).toMatchObject({ kind: 'http', code: 'OOS' });
});
