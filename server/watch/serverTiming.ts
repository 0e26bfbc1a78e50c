import type { Found } from '../http/found.ts';

/** How long a page took to make, and how much of that at least one call of the backend was under way; ms. */
export interface RenderTiming {
  renderMs: number;
  backendMs: number;
}

/** Measures the time in which at least one of several calls is under way: they run side by side. */
export function createCallClock() {
  let running = 0;
  let since = 0;
  let sum = 0;
  return {
    async during<T>(call: () => Promise<T>): Promise<T> {
      if (running === 0) since = performance.now();
      running += 1;
      try {
        return await call();
      } finally {
        running -= 1;
        if (running === 0) sum += performance.now() - since;
      }
    },
    /** Milliseconds until now. */
    ms: (): number => sum + (running === 0 ? 0 : performance.now() - since),
  };
}

/** Where a page came from; what its making took only for whom it was made. */
export const pageTiming = (found: Found, { renderMs, backendMs }: RenderTiming): string =>
  found === 'hit' || found === 'stale'
    ? `cache;desc=${found}`
    : `cache;desc=${found}, render;dur=${renderMs.toFixed(1)}, backend;dur=${backendMs.toFixed(1)}`;

/** Where a page came from, by the header that its answer has; null for whatever is no page. */
export const foundOf = (header: string | null): Found | null =>
  (/^cache;desc=(\w+)/.exec(header ?? '')?.[1] as Found | undefined) ?? null;

/** How long the backend took for a call of a browser. */
export const callTiming = (ms: number): string => `backend;dur=${ms.toFixed(1)}`;
