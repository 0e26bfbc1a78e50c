import { fromPromise } from 'xstate';
import { campaignMachine } from '#src/machines/promo/campaign/campaignMachine.ts';
import type { ServerTime } from '#src/services/serverTime.ts';
import { servicesOf } from '../servicesOf.ts';
import { waitFor } from '../waitFor.ts';

/** Looked at again at least so often: a device that slept has late timers. */
const LONGEST_WAIT_MS = 30_000;

export const campaignLogic = campaignMachine.provide({
  actors: {
    waitFor,
    waitUntil: fromPromise<void, { moment: number }>(({ input, signal, system }) =>
      until(input.moment, servicesOf(system).serverTime, signal),
    ),
  },
});

/** Resolves once server time has reached a moment, also when a date header moves the clock. */
function until(moment: number, serverTime: ServerTime, signal: AbortSignal): Promise<void> {
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
