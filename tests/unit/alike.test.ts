import { expect, test } from 'vitest';
import { judgePairs, type Kind, type Pair } from '../../scripts/alike/judge.ts';

const pair = (first: string, second: string): Pair => ({
  firstFile: { name: first, start: 1, end: 8 },
  secondFile: { name: second, start: 11, end: 18 },
});
const kinds: Kind[] = [{ kind: 'words', files: ['src/copy/*.ts'], most: 1, reason: 'two languages' }];

test('a pair whose places both are in the files of a kind is explained', () => {
  expect(judgePairs([pair('src/copy/en.ts', 'src/copy/id.ts')], kinds)).toEqual({
    counts: [{ kind: 'words', count: 1 }],
    faults: [],
  });
});

test('a pair of which one place is elsewhere is of no kind', () => {
  const { faults } = judgePairs(
    [pair('src/copy/en.ts', 'src/copy/id.ts'), pair('src/copy/en.ts', 'src/domain/price.ts')],
    kinds,
  );
  expect(faults).toEqual(['src/copy/en.ts:1-8 stands again at src/domain/price.ts:11-18, of no kind']);
});

test('a kind has no more pairs than it says, and is taken out when it has none', () => {
  const one = pair('src/copy/en.ts', 'src/copy/id.ts');
  expect(judgePairs([one, one], kinds).faults[0]).toBe('"words" has 2 pairs, and 1 are explained:');
  expect(judgePairs([], kinds).faults).toEqual(['"words" explains nothing any more']);
});
