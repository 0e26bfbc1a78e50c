import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserServices } from '#src/app/browserServices.ts';
import { createAnalytics } from '#src/services/measurement/analytics/analytics.ts';
import { createServerTime } from '#src/services/serverTime.ts';

const SENT_AT = Date.parse('2026-11-21T05:00:00Z');
const ON_ITS_WAY_MS = 5000;

/** The time passed on the monotonic clock of the page and the call, in ms. */
let passedMs = 0;
beforeEach(() => {
  passedMs = 0;
  vi.stubGlobal('window', new EventTarget());
  vi.spyOn(performance, 'now').mockImplementation(() => passedMs);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['is not put back by an answer that was long on its way', 0, ON_ITS_WAY_MS],
  ['goes on from where it was when it is told a moment that can be right', 400, ON_ITS_WAY_MS + 400],
  ['that is slow is put forward by it', -60_000, 0],
  ['that is fast is put back by it, no further than the answer says', 60_000, ON_ITS_WAY_MS + 999],
])('[CLOCK-01] a clock %s', async (_, aheadMs, afterwardsMs) => {
  vi.stubGlobal('fetch', async () => {
    passedMs += ON_ITS_WAY_MS;
    const headers = { date: new Date(SENT_AT).toUTCString() };
    return Response.json({ code: 200, status: 'OK', data: null }, { headers });
  });
  const serverTime = createServerTime(SENT_AT + aheadMs, () => passedMs);
  const { calls } = createBrowserServices('id', serverTime, [], {
    analytics: createAnalytics(() => undefined),
    isBackFromLogin: false,
  });
  await (await calls()).session.currentUser();
  expect(serverTime.now() - SENT_AT).toBe(afterwardsMs);
});
