import { expect, test } from 'vitest';
import { nightText } from '../../scripts/nightly/night.mjs';

test.each([
  [59, '0 min 59 s'],
  [3_599, '59 min 59 s'],
  [3_600, '1 h 0 min'],
  [7_199, '1 h 59 min'],
])('a part of %i s took %s, and so did the night', (seconds, words) => {
  expect(nightText(['journeys'], { journeys: { hasPassed: true, seconds } })).toBe(
    `journeys  passed  ${words}\n1 of 1 parts passed, 0 failed, 0 not run, in ${words}`,
  );
});
