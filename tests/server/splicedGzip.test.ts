import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { newAnswerOwn, OWN_LENGTHS } from '#server/pages/answerOwn.ts';
import { fillGzip, fillPlain, spliceable, type SplicedText } from '#server/pages/splicedGzip.ts';

const MARKS = { nonce: '@@nonce@@', name: '@@name@@' };
const LENGTHS = { nonce: 4 };
const sent = (text: SplicedText<'nonce' | 'name'>, values: { nonce: string; name: string }) =>
  gunzipSync(fillGzip(text, values)).toString();

/** Repeated words on both sides of each kind of hole, longer than the window of gzip. */
const LONG = Array.from(
  { length: 2_000 },
  (_, row) =>
    `<li class="row">${row % 7} of ${row % 11}${row % 40 === 0 ? MARKS.nonce : ''}${row % 333 === 5 ? MARKS.name : ''}</li>`,
).join('');

describe('a kept document with what is each answer’s own', () => {
  for (const [name, text] of [
    ['nothing', ''],
    ['no hole', 'one text'],
    ['holes alone', MARKS.nonce + MARKS.name + MARKS.nonce],
    ['a hole at either end', `${MARKS.name}aaaa aaaa${MARKS.nonce}`],
    ['a text that is its own filling', `abcd abcd${MARKS.nonce}abcd${MARKS.nonce}abcd${MARKS.name}abcd`],
    ['the byte that stands for holes', `\0\0\0\0${MARKS.nonce}\0\0\0\0\0\0${MARKS.nonce}\0\0\0\0`],
    ['more than can be referred to', LONG],
  ] as const) {
    test(`is the same compressed and not: ${name}`, () => {
      for (const values of [
        { nonce: 'abcd', name: '' },
        { nonce: '\0\0\0\0', name: 'abcd' },
        { nonce: 'wxyz', name: 'Budi Santoso '.repeat(9_000) },
        // Longer or shorter than it always is: it is compressed for this answer.
        { nonce: 'longer', name: 'Ayu' },
        { nonce: '', name: 'Ayu' },
      ]) {
        const spliced = spliceable(text, MARKS, LENGTHS);
        expect(sent(spliced, values)).toBe(fillPlain(spliced, values).toString());
      }
    });
  }

  test('fills one compressed text for many, and is smaller where holes have one length', () => {
    const spliced = spliceable(LONG, MARKS, LENGTHS);
    for (const nonce of ['aaaa', 'bbbb']) {
      expect(sent(spliced, { nonce, name: nonce })).toBe(
        fillPlain(spliced, { nonce, name: nonce }).toString(),
      );
    }
    const values = { nonce: 'aaaa', name: 'Ayu' };
    expect(fillGzip(spliced, values).length).toBeLessThan(
      fillGzip(spliceable(LONG, MARKS), values).length * 0.7,
    );
  });

  test('what is always as long is as long', () => {
    for (const nowMs of [Date.UTC(2026, 10, 21), Date.UTC(2101, 0, 1)]) {
      const own = newAnswerOwn(nowMs);
      expect(Object.fromEntries(Object.entries(own).map(([hole, value]) => [hole, value.length]))).toEqual(
        OWN_LENGTHS,
      );
    }
  });
});
