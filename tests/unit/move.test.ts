import { describe, expect, test } from 'vitest';
import { moved, MoveError } from '../../scripts/move/moved.ts';

/** A project of some texts after a move: what changed, by the new paths. */
const after = (texts: Record<string, string>, ...moves: [string, string][]) =>
  Object.fromEntries(moved(new Map(Object.entries(texts)), new Map(moves)).texts);

const MOVE: [string, string] = ['src/calls/call.ts', 'src/http/call.ts'];

describe('a file that moves', () => {
  test.each([
    [
      'a neighbour of the old place',
      'src/calls/table.ts',
      "import './call.ts';",
      "import '../http/call.ts';",
    ],
    ['a neighbour of the new place', 'src/http/send.ts', "import '../calls/call.ts';", "import './call.ts';"],
    ['a file elsewhere', 'src/a/b/c.ts', "from '../../calls/call.ts';", "from '../../http/call.ts';"],
    ['an import by the root', 'lab/x.ts', "from '#src/calls/call.ts';", "from '#src/http/call.ts';"],
    ['an import on demand', 'src/x.ts', "import('./calls/call.ts')", "import('./http/call.ts')"],
    ['a replaced module', 'tests/x.ts', "vi.mock('../src/calls/call.ts')", "vi.mock('../src/http/call.ts')"],
    ['an import of its text', 'src/x.ts', "from './calls/call.ts?raw';", "from './http/call.ts?raw';"],
    ['a list', 'knip.json', '["src/calls/call.ts"]', '["src/http/call.ts"]'],
    ['a sentence', 'docs/a.md', 'See `src/calls/call.ts`.', 'See `src/http/call.ts`.'],
    ['a link', 'docs/a.md', '[it](../src/calls/call.ts)', '[it](../src/http/call.ts)'],
    ['a link to a part', 'docs/a.md', '[it](../src/calls/call.ts#a)', '[it](../src/http/call.ts#a)'],
    ['the end of a sentence', 'docs/a.md', 'See src/calls/call.ts.', 'See src/http/call.ts.'],
  ])('is found by %s', (_, file, text, left) => {
    expect(after({ 'src/calls/call.ts': 'it', [file]: text }, MOVE)).toEqual({
      'src/http/call.ts': 'it',
      [file]: left,
    });
  });

  test.each([
    ['another of its name', 'src/other/x.ts', "import './call.ts';"],
    ['a longer path', 'docs/a.md', 'other/src/calls/call.ts and src/calls/call.tsx'],
    ['a path that is none', 'src/calls/x.ts', "import './gone.ts'; const half = './';"],
  ])('changes nothing of %s', (_, file, text) => {
    expect(after({ 'src/calls/call.ts': 'it', 'src/other/call.ts': '', [file]: text }, MOVE)).toEqual({
      'src/http/call.ts': 'it',
    });
  });

  test('finds what it imports, folders that it reads and others that move with it', () => {
    const texts = {
      'src/calls/call.ts':
        "import './shape.ts'; import '../ground.ts'; new URL('../pictures', at); import './gone.ts';",
      'src/calls/shape.ts': '',
      'src/ground.ts': '',
      'src/pictures/a.webp': '',
      'src/calls/together.ts': "import './call.ts';",
    };
    expect(
      after(
        texts,
        ['src/calls/call.ts', 'src/far/off/call.ts'],
        ['src/calls/together.ts', 'src/far/together.ts'],
      ),
    ).toEqual({
      'src/far/off/call.ts':
        "import '../../calls/shape.ts'; import '../../ground.ts'; new URL('../../pictures', at); import './gone.ts';",
      'src/far/together.ts': "import './off/call.ts';",
    });
  });
});

describe('a folder that moves', () => {
  test('takes its files along, and is named anew', () => {
    const texts = {
      'src/member/chat/chat.ts': "import './words.ts'; import '../../ground.ts';",
      'src/member/chat/words.ts': '',
      'src/ground.ts': '',
      'src/page.ts': "import './member/chat/chat.ts';",
      'README.md': 'In `src/member/chat/` and src/member/chatter/a.ts.',
    };
    expect(after(texts, ['src/member/chat', 'src/chat'])).toEqual({
      'src/chat/chat.ts': "import './words.ts'; import '../ground.ts';",
      'src/chat/words.ts': '',
      'src/page.ts': "import './chat/chat.ts';",
      'README.md': 'In `src/chat/` and src/member/chatter/a.ts.',
    });
  });
});

describe('what is left to be done by hand', () => {
  test('are the lines of lists that name a moved file without its ending', () => {
    const texts = new Map([
      ['src/calls/call.ts', ''],
      ['vite.config.ts', 'a\n  test: /src\\/calls\\/(call|caller)\\./,\n  test: /caller/'],
      ['src/other.ts', 'call()'],
    ]);
    expect(moved(texts, new Map([MOVE])).left).toEqual([
      'vite.config.ts:2 test: /src\\/calls\\/(call|caller)\\./,',
    ]);
  });
});

test.each([
  [
    'nothing is at the old place',
    { 'src/other.ts': '' },
    'src/calls/call.ts is no file or folder of the project',
  ],
  [
    'something is at the new place',
    { 'src/calls/call.ts': '', 'src/http/call.ts': '' },
    'src/http/call.ts is there already',
  ],
])('a move is refused where %s', (_, texts, reason) => {
  expect(() => after(texts, MOVE)).toThrow(new MoveError(reason));
});

test('a move is refused where two would come to one place', () => {
  const texts = { 'src/a.ts': '', 'src/b.ts': '' };
  expect(() => after(texts, ['src/a.ts', 'src/c.ts'], ['src/b.ts', 'src/c.ts'])).toThrow(
    new MoveError('src/c.ts is there already'),
  );
});

test('two files can change places', () => {
  const texts = { 'src/a.ts': "import './b.ts';", 'src/b.ts': 'b' };
  expect(after(texts, ['src/a.ts', 'src/b.ts'], ['src/b.ts', 'src/a.ts'])).toEqual({
    'src/b.ts': "import './a.ts';",
    'src/a.ts': 'b',
  });
});
