/** Server time by what the server said last and the monotonic time since; the device's own clock has no part in it. [CLOCK-01, CLOCK-02] */
export interface ServerTime {
  /** Epoch ms now. */
  now(): number;
  /** The server said a moment, of which whole seconds count; `tookMs` passed since its request was sent. */
  sync(epochMs: number, tookMs?: number): void;
  subscribe(listener: () => void): () => void;
}

/** @param startedAt the monotonic moment at which it was `startEpochMs`; now when left out. */
export function createServerTime(
  startEpochMs: number,
  monotonicMs: () => number,
  startedAt = monotonicMs(),
): ServerTime {
  let offset = startEpochMs - startedAt;
  const listeners = new Set<() => void>();
  return {
    now: () => offset + monotonicMs(),
    sync(epochMs, tookMs = 0) {
      const received = monotonicMs();
      // The header was written between sending and receiving, somewhere in its second: only a clock outside of that is
      // wrong, and a slow answer is no reason to put it back.
      const earliest = epochMs - received;
      const latest = epochMs + 999 - (received - tookMs);
      const right = Math.min(Math.max(offset, earliest), latest);
      if (right === offset) return;
      offset = right;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
