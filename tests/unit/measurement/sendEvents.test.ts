import { afterEach, expect, test, vi } from 'vitest';
import { sendBatch } from '#src/app/measure/sendEvents.ts';

const BATCH = { visitor: 'a'.repeat(32), release: 'abcd1234', events: [] };
afterEach(() => void vi.unstubAllGlobals());

test.each([
  [204, 'taken'],
  [400, 'refused'],
  [413, 'refused'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
])('[ANALYTICS-08] a batch that is answered with %i is %s', async (status, end) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
  expect(await sendBatch(BATCH)).toBe(end);
});

test('[ANALYTICS-08] a batch that was lost on the way goes later', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await sendBatch(BATCH)).toBe('later');
});

test('[ANALYTICS-08] a browser without either way keeps the batch', async () => {
  vi.stubGlobal('Request', { prototype: {} });
  vi.stubGlobal('navigator', { onLine: true });
  expect(await sendBatch(BATCH)).toBe('later');
});

test.each([
  [true, true, 'taken'],
  [true, false, 'later'],
  [false, true, 'later'],
])(
  '[ANALYTICS-08] without keepalive hands over a beacon: online %s, taken over %s, it is %s',
  async (onLine, isTaken, end) => {
    vi.stubGlobal('Request', { prototype: {} });
    vi.stubGlobal('navigator', { onLine, sendBeacon: () => isTaken });
    expect(await sendBatch(BATCH)).toBe(end);
  },
);
