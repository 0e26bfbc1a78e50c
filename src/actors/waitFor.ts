import { fromPromise } from 'xstate';

/** Resolves after a while; a stopped actor's timer is cleared. */
export function waitMs(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}

/** A delay that a machine invokes. */
export const waitFor = fromPromise<void, { ms: number }>(({ input, signal }) => waitMs(input.ms, signal));
