import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { pageLogic } from '#src/actors/pageLogic.ts';
import type { PageServices } from '#src/actors/pageServices.ts';
import { giveServices } from '#src/actors/servicesOf.ts';
import type { clockMachine } from '#src/machines/shell/clock/clockMachine.ts';
import { createServerTime } from '#src/services/serverTime.ts';

describe('the clock of the page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function start(isBrowser: boolean) {
    const startedAt = Date.now();
    let stalledMs = 0;
    const serverTime = createServerTime(10_000, () => Date.now() - startedAt + stalledMs);
    const clock = createActor(pageLogic().implementations.actors['clock'] as typeof clockMachine, {
      input: { serverTimeMs: 10_000 },
    });
    giveServices(clock.system, { isBrowser, serverTime } as PageServices);
    clock.start();
    return {
      clock,
      serverTime,
      shown: () => clock.getSnapshot().context.serverTimeMs,
      stall: (ms: number) => void (stalledMs += ms),
    };
  }

  test('[CLOCK-02] moves on every second, by the time that has passed', () => {
    const { clock, shown, stall } = start(true);
    vi.advanceTimersByTime(999);
    expect(shown()).toBe(10_000);
    vi.advanceTimersByTime(1);
    expect(shown()).toBe(11_000);
    vi.advanceTimersByTime(2_000);
    expect(shown()).toBe(13_000);
    // A background tab's timers come late.
    stall(60_000);
    vi.advanceTimersByTime(1_000);
    expect(shown()).toBe(74_000);
    clock.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
  test('[CLOCK-01] shows at once what a date header corrected', () => {
    const { serverTime, shown, clock } = start(true);
    serverTime.sync(50_000);
    expect(shown()).toBe(50_000);
    clock.stop();
    serverTime.sync(90_000);
    expect(shown()).toBe(50_000);
  });
  test('stands still on the server', () => {
    start(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});
