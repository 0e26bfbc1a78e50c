import { expect, test } from 'vitest';
import { flakesOf, flakesText } from '../../scripts/test/flakes.mjs';

const one = (title: string, ...messages: string[]) => ({
  key: title,
  place: title,
  title,
  ok: messages.length === 0,
  messages,
  ms: 0,
});
const round = (...tests: ReturnType<typeof one>[]) => ({ listed: [], tests, errors: [] });

test('each journey is counted over all rounds, with its reasons, the worst first', () => {
  const rows = flakesOf([
    round(one('steady'), one('shaky', 'too late\n  at line 3')),
    round(one('steady'), one('shaky')),
    null,
    round(one('steady'), one('shaky', 'too late\n  at line 4')),
  ]);
  expect(rows).toEqual([
    { title: 'shaky', runs: 3, failures: 2, reasons: { 'too late': 2 } },
    { title: 'steady', runs: 3, failures: 0, reasons: {} },
  ]);
  expect(
    flakesText(rows)
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual(['2 of   3 failed  shaky', '2 x too late', '0 of   3 failed  steady']);
});
