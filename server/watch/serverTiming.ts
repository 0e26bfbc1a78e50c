import type { Found } from '../http/found.ts';

/** Milliseconds that a page took, and those in which at least one call of the backend was under way. */
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

/** The Server-Timing header of a page: its source, and the times of its render only for the visitor who waited. */
export const pageTiming = (found: Found, { renderMs, backendMs }: RenderTiming): string =>
  found === 'hit' || found === 'stale'
    ? `cache;desc=${found}`
    : `cache;desc=${found}, render;dur=${renderMs.toFixed(1)}, backend;dur=${backendMs.toFixed(1)}`;

/** The source of a page by its Server-Timing header; null for other answers. */
export const foundOf = (header: string | null): Found | null =>
  (/^cache;desc=(\w+)/.exec(header ?? '')?.[1] as Found | undefined) ?? null;

/** The Server-Timing header of a browser's call: the backend's time. */
export const callTiming = (ms: number): string => `backend;dur=${ms.toFixed(1)}`;
