import { areFilesGone } from '../hooks/filesGone.ts';

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

/** Code that the first load leaves out, and the state of fetching it. */
export interface LaterCode<T> {
  /** Null until loaded. */
  now: () => T | null;
  /** @throws the error of the attempt to load it. */
  bring: () => Promise<T>;
  /**
   * Retries until loaded: on request, when the device is online again, and at growing intervals unless its files are
   * gone. Never rejects.
   */
  untilHere: () => Promise<T>;
  /** The error of the last attempt of `untilHere`; null while nothing has failed. */
  failure: () => unknown;
  /** Calls back on every change of `failure`; returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Tries at once. */
  retry: () => void;
}

/** Keeps code that loads later; calls `load` again after a failure. */
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
