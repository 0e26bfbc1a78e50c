import { fromPromise } from 'xstate';

/** Resolves after a while; a stopped actor's timer is cleared. */
export const waitFor = fromPromise<void, { ms: number }>(
  ({ input, signal }) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, input.ms);
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    }),
);
