import { describe, expect, test } from 'vitest';
import { drawable, lineAt, linesOf, widthOf } from '#server/pictures/letters.ts';

const SIZE = 40;
const width = (text: string) => widthOf(text, 'bold', SIZE);
const room = (wide: number, most: number) => ({ width: wide, most, weight: 'bold', size: SIZE }) as const;
/** The place of each outline of a line, in px from its beginning. */
const placesOf = (text: string) =>
  [
    ...lineAt(text, { x: 0, y: 0, weight: 'bold', size: 1_000, fill: '#000' }).matchAll(
      /<path transform="translate\(([\d.]+) 0\)/g,
    ),
  ].map(([, at]) => Number(at));

describe('the width of letters', () => {
  test('is the sum of theirs, but where a pair comes closer, and goes with the size', () => {
    expect(width('')).toBe(0);
    expect(width('nn')).toBe(2 * width('n'));
    expect(width('AV')).toBeLessThan(width('A') + width('V'));
    expect(width('AV')).toBeGreaterThan(width('A'));
    expect(widthOf('AV', 'bold', 2 * SIZE)).toBeCloseTo(2 * width('AV'));
    expect(width('n手n')).toBe(width('nn'));
  });

  test('is by what the next letter is moved', () => {
    const at = (text: string) => widthOf(text, 'bold', 1_000);
    expect(placesOf('nnn')).toEqual([0, at('n'), at('nn')]);
    expect(placesOf('AV')).toEqual([0, at('AV') - at('V')]);
    // A space has no outline; a letter that the typeface lacks takes no place.
    expect(placesOf('n n')).toEqual([0, at('n ')]);
    expect(placesOf('n手n')).toEqual([0, at('n')]);
    expect(lineAt(' 手', { x: 0, y: 0, weight: 'text', size: 1, fill: '#000' })).not.toContain('<path');
  });
});

describe('lines', () => {
  test('a text that is as wide as its room stands in one line, a wider one in two', () => {
    expect(linesOf('nnn nnn', room(width('nnn nnn'), 3))).toEqual(['nnn nnn']);
    expect(linesOf('nnn nnn', room(width('nnn nnn') - 1, 3))).toEqual(['nnn', 'nnn']);
    expect(linesOf('  nnn   nnn ', room(width('nnn nnn'), 3))).toEqual(['nnn nnn']);
  });

  test('no word stands alone in the last line where it need not', () => {
    const three = width('nnn nnn nnn');
    expect(linesOf('nnn nnn nnn nnn', room(three, 3))).toEqual(['nnn nnn', 'nnn nnn']);
    expect(linesOf('nnn nnn nnn nnn nnn', room(three, 3))).toEqual(['nnn nnn nnn', 'nnn nnn']);
    expect(linesOf('nnn nnn nnn nnn', room(three, 2))).toEqual(['nnn nnn', 'nnn nnn']);
    // A word wider than the balanced room keeps the text at its number of lines.
    expect(linesOf('nnnnnnnnnn nnn n', room(width('nnnnnnnnnn nnn'), 3))).toEqual(['nnnnnnnnnn', 'nnn n']);
  });

  test('cuts extra lines at the end of the room, without a sign before the ellipsis', () => {
    expect(linesOf('nnn nnn nnn', room(width('nnn'), 3))).toEqual(['nnn', 'nnn', 'nnn']);
    expect(linesOf('nnn nnn nnn nnn', room(width('nnn…'), 3))).toEqual(['nnn', 'nnn', 'nnn…']);
    expect(linesOf('nnn nnn', room(width('nn…'), 1))).toEqual(['nn…']);
    expect(linesOf('nnn nnn', room(width('nnn n…'), 1))).toEqual(['nnn n…']);
    expect(linesOf('nnn, – nnn', room(width('nnn, – …'), 1))).toEqual(['nnn…']);
    // A cut text fills its room and is not balanced.
    expect(linesOf('n nnn nnn nnn nnn', room(width('nnn nnn'), 2))).toEqual(['n nnn', 'nnn n…']);
  });

  test('a word that is wider than its room goes on in the next line', () => {
    expect(linesOf('nnnnn', room(width('nnn'), 3))).toEqual(['nnn', 'nn']);
    expect(linesOf('nnnnn n', room(width('nnn'), 3))).toEqual(['nnn', 'nn', 'n']);
    expect(linesOf('nnnnnnn', room(width('nnn…'), 2))).toEqual(['nnnn', 'nnn']);
    expect(linesOf('nnnnnnnnn', room(width('nnn…'), 2))).toEqual(['nnnn', 'nnn…']);
  });
});

test('what is drawn is one line of what the typeface has, and no more than 500 signs', () => {
  expect(drawable('  Kopi\n\t bubuk \u202E manis  ')).toBe('Kopi bubuk manis');
  expect(drawable('e\u0301')).toBe('é');
  expect(drawable('n'.repeat(501))).toBe('n'.repeat(500));
});
