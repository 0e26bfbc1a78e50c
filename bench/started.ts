// The global timers may be those of a test, whose clock stands still.
import { clearTimeout, setTimeout } from 'node:timers';

/** Ends of the browsers and servers that run now. */
const running = new Set<() => void>();

function endAll(): void {
  for (const end of running) end();
  running.clear();
}

// Nothing is left running when a measurement is interrupted.
process.once('exit', endAll);

/** Keeps the end of a started process until it is forgotten; `end` must not wait. */
export function remember(end: () => void): { forget: () => void } {
  running.add(end);
  return { forget: () => void running.delete(end) };
}

/** Waits for work. Calls `onLate` and rejects with `reason` when it takes longer. */
export async function within<T>(
  work: Promise<T>,
  patienceMs: number,
  reason: string,
  onLate: () => void = () => {},
): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new Error(reason));
    onLate();
  }, patienceMs);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** The same for work that starts browsers and servers: late work loses all that it has started. */
export const withinOrEnded = <T>(work: Promise<T>, patienceMs: number): Promise<T> =>
  within(
    work,
    patienceMs,
    `it took longer than ${(patienceMs / 60_000).toFixed(0)} minutes; its browsers and servers were killed`,
    endAll,
  );
