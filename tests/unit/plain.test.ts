import { describe, expect, test } from 'vitest';
import { isCounted, placesIn } from '../../scripts/plain/counts.ts';
import { faultsOf, roomOf, sumsOf, textOf } from '../../scripts/plain/limits.ts';

const foundIn = (file: string, text: string) =>
  placesIn(file, text).map(({ kind, line }) => `${line} ${kind}`);

describe('the places of a file', () => {
  test('are comments that open with a question, several lines being one', () => {
    const text = [
      '/** What it is. */',
      'const a = 1; // Where it is',
      '// A page asks.',
      '// Who answers stands in the second line.',
      'const b = <b>{/* How it is shown */}</b>;',
      '/**',
      ' * That it is there is known.',
      ' */',
      "const c = '// What is no comment';",
      '/** Whatever it is. */',
    ].join('\n');
    expect(foundIn('a.tsx', text)).toEqual(['1 openings', '2 openings', '5 openings', '6 openings']);
  });

  test('are words that leave open who acts, in comments and titles, each time', () => {
    const text = [
      '// Nobody asks whoever answers.',
      "test('somebody asks', () => {});",
      "const a = 'anybody';",
    ].join('\n');
    expect(foundIn('a.test.ts', text)).toEqual(['1 pronouns', '1 pronouns', '2 pronouns']);
  });

  test('are titles of more than 90 letters, however a test is made', () => {
    const long = 'x'.repeat(91);
    const text = [
      `test('${long}', () => {});`,
      `test.each([1])('${long}', () => {});`,
      `describe.skip(\`${long}\`, () => test('${'x'.repeat(90)}', () => {}));`,
      `other('${long}');`,
    ].join('\n');
    expect(foundIn('a.test.ts', text)).toEqual(['1 titles', '2 titles', '3 titles']);
  });

  test('are comments of a style sheet', () => {
    expect(foundIn('a.css', 'a { }\n/* What\n stands. */\n')).toEqual(['2 openings']);
  });

  test('are lines of a document of more than 300 letters, and its words', () => {
    const text = ['Somebody asks.', 'x'.repeat(300), 'y'.repeat(301)].join('\n');
    expect(foundIn('a.md', text)).toEqual(['1 pronouns', '3 lines']);
  });
});

test('code, style sheets and documents are counted', () => {
  expect(['a.ts', 'a.tsx', 'a.mjs', 'a.d.mts', 'a.css', 'a.md'].filter(isCounted)).toHaveLength(6);
  expect(['a.json', 'a.yaml', 'a.svg'].filter(isCounted)).toEqual([]);
});

test.each([
  ['src/views/ui/a.tsx', 'src/views'],
  ['src/a.ts', 'src'],
  ['tests/ui/bag/a.test.tsx', 'tests/ui'],
  ['marketplace/bag/rules/a.ts', 'marketplace'],
  ['vite.config.ts', 'settings'],
  ['README.md', 'documents'],
  ['docs/decisions/a.md', 'documents'],
  ['examples/adapter/README.md', 'examples'],
])('%s is of %s', (file, room) => expect(roomOf(file)).toBe(room));

describe('the limits', () => {
  const sums = sumsOf([
    { room: 'server', kind: 'openings' },
    { room: 'server', kind: 'openings' },
    { room: 'lab', kind: 'titles' },
  ]);

  test('are numbers by room and kind', () => {
    expect(sums).toEqual({ lab: { titles: 1 }, server: { openings: 2 } });
    expect(textOf(sums).split('\n').at(-1)?.split(/ +/)).toEqual(['all', '2', '0', '1', '0']);
  });

  test('are neither passed nor left behind', () => {
    expect(faultsOf(sums, sums)).toEqual([]);
    expect(faultsOf(sums, { server: { openings: 1, lines: 3 } })).toEqual([
      { isAbove: true, text: expect.stringContaining('lab has 1 titles, 0 at most') },
      { isAbove: true, text: expect.stringContaining('server has 2 openings, 1 at most') },
      { isAbove: false, text: expect.stringContaining('server has 0 lines, fewer than 3') },
    ]);
  });
});
