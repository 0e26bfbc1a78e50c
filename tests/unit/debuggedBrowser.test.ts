import { expect, test, vi } from 'vitest';
import { launchDebugged } from '../../bench/debuggedBrowser.ts';
import { browserThatStays } from '../support/browserThatStays.ts';

const { running } = browserThatStays();

test('a browser that does not end when it is told to is ended, with all it started', async () => {
  const browser = await launchDebugged();
  expect(running()).toHaveLength(2);
  await browser.end();
  await vi.waitFor(() => expect(running()).toEqual([]));
});
