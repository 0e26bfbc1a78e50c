import { expect, test, vi } from 'vitest';
import { createEffects } from '#src/app/effects.ts';

test('[SHELL-04] stops effects once with the page, and later ones at once', () => {
  const effects = createEffects();
  const [first, second, late] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  effects.add(first, second);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 0]);
  effects.stop();
  effects.add(late);
  expect(late).toHaveBeenCalledTimes(1);
  effects.stop();
  expect([first, second, late].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});
