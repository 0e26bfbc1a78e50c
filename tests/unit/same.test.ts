import { describe, expect, test } from 'vitest';
import {
  differencesOf,
  differencesText,
  SIZE_ROOM_KB,
  sizeDifferences,
} from '../../scripts/same/differences.ts';
import { documentLines, indented, masked } from '../../scripts/same/masked.ts';

describe('a text without what is drawn anew', () => {
  test.each([
    ['a nonce', '<script nonce="x4hXim/Lgly+Q=="></script>', '<script nonce="…"></script>'],
    ['a nonce of a policy', "script-src 'nonce-x4hXimLglyuQ'", "script-src 'nonce-…'"],
    ['the hash of a file', '/assets/plus-jakarta-wght-eXO_dkmS.woff2', '/assets/plus-jakarta-wght.woff2'],
    ['the hash of a script', '/assets/entryClient-C3d-PqH.js', '/assets/entryClient.js'],
    ['the version of the state', '{"version":"5e3d3bee5e01"}', '{"version":"…"}'],
    ['the key of a form', 'value="59985d95599cf65e81078098f36eced7"', 'value="…"'],
    ['the mark of a played question', 'asli? (uji 081166ed)', 'asli? (uji …)'],
    ['the key of a write', 'key 0b0c9f0e-1111-4222-a333-444455556666', 'key …'],
    ['the port of the server', 'http://127.0.0.1:3100/p/x', 'http://host/p/x'],
  ])('loses %s', (_, text, left) => {
    expect(masked(text)).toBe(left);
  });

  test.each([
    'RMB-00012-01',
    'Rp1.250.000',
    '/assets/logo.svg',
    '2026-11-21T05:00:00.000Z',
    '{"version":"2"}',
  ])('keeps %s', (text) => {
    expect(masked(text)).toBe(text);
  });
});

test('a document has a line for each element, and for each value of its data', () => {
  const html = '<p>a</p><script type="application/json" id="s">{"a":[1,{"b":2}]}</script><p>c</p>';
  expect(
    documentLines(html)
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual([
    '<p>a</p>',
    '<script type="application/json" id="s">',
    '{',
    '"a": [',
    '1,',
    '{',
    '"b": 2',
    '}',
    ']',
    '}',
    '</script>',
    '<p>c</p>',
  ]);
});

test('a text that is no data stays as it is', () => {
  expect(indented('User-agent: *')).toBe('User-agent: *');
});

describe('the differences of two checkouts', () => {
  const facts = (entries: Record<string, string>) => new Map(Object.entries(entries));

  test('are none between equal ones', () => {
    expect(differencesOf(facts({ a: '1', b: '2' }), facts({ b: '2', a: '1' }))).toEqual([]);
  });

  test('are the lines that one of them has alone, each as often as it has it more', () => {
    expect(differencesOf(facts({ a: 'one\ntwo\ntwo' }), facts({ a: 'one\ntwo\nthree' }))).toEqual([
      { subject: 'a', lines: ['- two', '+ three'] },
    ]);
  });

  test('are the first line out of order where the lines are the same', () => {
    expect(differencesOf(facts({ a: 'x\none\ntwo' }), facts({ a: 'x\ntwo\none' }))).toEqual([
      { subject: 'a', lines: ['- one (line 2)', '+ two (line 2, the same lines in another order)'] },
    ]);
  });

  test('are subjects that one of them lacks, in the order of their names', () => {
    expect(differencesOf(facts({ b: '1', c: '1' }), facts({ a: '1', c: '1' }))).toEqual([
      { subject: 'a', lines: ['only now'] },
      { subject: 'b', lines: ['only before'] },
    ]);
  });

  test('are told with their first lines and a count', () => {
    const differences = [{ subject: 'a', lines: ['- 1', '- 2', '+ 3'] }];
    expect(differencesText(differences, [], { subjects: 9, show: 2 })).toBe(
      ['a', '  - 1', '  - 2', '  … 1 more', '1 of 9 subjects differ.'].join('\n'),
    );
    expect(differencesText([], [], { subjects: 9, show: 2 })).toBe('Nothing differs in 9 subjects.');
  });

  test('a long line is cut', () => {
    const told = differencesText([{ subject: 'a', lines: [`- ${'x'.repeat(300)}`] }], [], {
      subjects: 1,
      show: 1,
    });
    expect(told.split('\n')[1]).toHaveLength(203);
  });
});

describe('the size of the first load', () => {
  test.each([
    ['as it was', 0],
    ['larger by all the room', SIZE_ROOM_KB],
    ['smaller by all the room', -SIZE_ROOM_KB],
  ])('%s is no difference', (_, more) => {
    expect(sizeDifferences({ scripts: 0 }, { scripts: more })).toEqual([]);
  });

  test.each([0.301, -0.301])('%f kB more is one, whichever of its kinds grew', (more) => {
    const told = sizeDifferences({ scripts: 100, styles: 10 }, { scripts: 100, styles: 10 + more });
    expect(told).toEqual([`styles of the first load: 10.000 kB before, ${(10 + more).toFixed(3)} kB now`]);
    expect(differencesText([], told, { subjects: 9, show: 2 })).toBe(
      `${told[0]}\n0 of 9 subjects differ, and 1 sizes.`,
    );
  });
});
