import { fromPromise } from 'xstate';
import type { ClockRef } from '#src/machines/shell/clock/clockMachine.ts';

/** Resolves once the page's clock reaches a moment (epoch ms of the marketplace), on the tick that every view gets. */
export const waitForClock = fromPromise<void, { moment: number }>(
  ({ input: { moment }, signal, system }) =>
    new Promise((resolve) => {
      const clock = system.get('clock') as ClockRef;
      const check = ({ context: { serverTimeMs } }: ReturnType<ClockRef['getSnapshot']>) => {
        if (serverTimeMs < moment) return;
        subscription.unsubscribe();
        resolve();
      };
      const subscription = clock.subscribe(check);
      signal.addEventListener('abort', () => subscription.unsubscribe(), { once: true });
      check(clock.getSnapshot());
    }),
);
