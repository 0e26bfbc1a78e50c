import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, type fromPromise } from 'xstate';
import { campaignLogic } from '#src/actors/promo/campaignLogic.ts';
import { giveServices } from '#src/actors/servicesOf.ts';
import { createServerTime } from '#src/services/serverTime.ts';

const DAY_MS = 24 * 3_600_000;
const waitUntil = campaignLogic.implementations.actors['waitUntil'] as ReturnType<
  typeof fromPromise<void, { moment: number }>
>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Waits for a moment that is so many ms away. */
function waitFor(left: number) {
  let elapsed = 0;
  const serverTime = createServerTime(0, () => elapsed, 0);
  const actor = createActor(waitUntil, { input: { moment: left } });
  giveServices(actor.system, { serverTime } as never);
  const waits = vi.spyOn(globalThis, 'setTimeout');
  actor.start();
  return {
    actor,
    waits: () => waits.mock.calls.map(([, ms]) => ms),
    /** The clock goes on, and timers as far as the device is awake. */
    pass: async (ms: number, awakeMs = ms) => {
      elapsed += ms;
      await vi.advanceTimersByTimeAsync(awakeMs);
    },
  };
}

test('a campaign that is weeks away is looked at now and then: no timer is that long', async () => {
  const { actor, waits, pass } = waitFor(30 * DAY_MS);
  await pass(60_000);
  expect(waits()).toEqual([30_000, 30_000, 30_000]);
  expect(actor.getSnapshot().status).toBe('active');
  // A device that slept knows it soon after.
  await pass(30 * DAY_MS, 30_000);
  expect(actor.getSnapshot().status).toBe('done');
});

test('the last step is as long as what is left', async () => {
  const { actor, waits, pass } = waitFor(45_000);
  await pass(30_000);
  expect(waits()).toEqual([30_000, 15_000]);
  await pass(15_000);
  expect(actor.getSnapshot().status).toBe('done');
});
