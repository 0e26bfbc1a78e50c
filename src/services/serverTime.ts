/** Server time by the last date header and the monotonic time since. [CLOCK-01, CLOCK-02] */
export interface ServerTime {
  /** Epoch ms now. */
  now(): number;
  sync(epochMs: number): void;
  subscribe(listener: () => void): () => void;
}

export function createServerTime(startEpochMs: number, monotonicMs: () => number): ServerTime {
  let base = startEpochMs;
  let since = monotonicMs();
  const listeners = new Set<() => void>();
  const now = () => base + (monotonicMs() - since);
  return {
    now,
    sync(epochMs) {
      // A date header counts whole seconds: only a real difference moves the clock.
      if (Math.abs(epochMs - now()) < 1000) return;
      base = epochMs;
      since = monotonicMs();
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
