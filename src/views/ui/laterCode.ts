import { areFilesGone } from '../hooks/filesGone.ts';

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

/** Code that the first load does without, and what has become of fetching it. */
export interface LaterCode<T> {
  /** Null until it has come. */
  now: () => T | null;
  /** @throws what the attempt to bring it threw. */
  bring: () => Promise<T>;
  /**
   * Tries until it has come: when asked to, when the device is online again, and ever less often unless its files are
   * gone. Never rejects.
   */
  untilHere: () => Promise<T>;
  /** What the last attempt of `untilHere` threw; null while nothing has failed. */
  failure: () => unknown;
  /** Told of every change of `failure`; returns what ends it. */
  subscribe: (listener: () => void) => () => void;
  /** Tries at once. */
  retry: () => void;
}

/** Keeps code that comes later; `load` is asked again after a failure. */
export function laterCode<T>(load: () => Promise<T>): LaterCode<T> {
  let here: T | null = null;
  let failed: unknown = null;
  let coming: Promise<T> | null = null;
  let endPause = () => {};
  const listeners = new Set<() => void>();
  const setFailed = (error: unknown) => {
    failed = error;
    for (const listener of listeners) listener();
  };
  const bring = async (): Promise<T> => {
    here ??= await load();
    endPause();
    return here;
  };
  const tryOn = async (): Promise<T> => {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        const code = await bring();
        setFailed(null);
        return code;
      } catch (error) {
        setFailed(error);
        await new Promise<void>((resolve) => {
          endPause = () => {
            clearTimeout(timer);
            removeEventListener('online', endPause);
            resolve();
          };
          const timer = areFilesGone() ? undefined : setTimeout(endPause, pauseMs);
          addEventListener('online', endPause);
        });
      }
    }
  };
  return {
    now: () => here,
    bring,
    untilHere: () => (coming ??= tryOn()),
    failure: () => failed,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry: () => {
      setFailed(null);
      endPause();
    },
  };
}
