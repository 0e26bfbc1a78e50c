import type { ServerTime } from '#src/services/serverTime.ts';

/** Longest time between two checks: a device that slept has late timers. */
const LONGEST_WAIT_MS = 30_000;

/** Resolves once server time has reached a moment, also when a date header moves the clock. */
export function untilMoment(moment: number, serverTime: ServerTime, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      unsubscribe();
    };
    const check = () => {
      clearTimeout(timer);
      const left = moment - serverTime.now();
      if (left <= 0) {
        stop();
        resolve();
      } else {
        timer = setTimeout(check, Math.min(left, LONGEST_WAIT_MS));
      }
    };
    const unsubscribe = serverTime.subscribe(check);
    signal.addEventListener('abort', stop, { once: true });
    check();
  });
}
