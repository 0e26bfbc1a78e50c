import { toFailure } from '#src/domain/shell/failure.ts';
import { randomKey } from './randomKey.ts';

/** A write that may or may not have happened, described, and the key it was sent under. */
export type OpenWrite = readonly [write: string, key: string];

export interface WriteKeys {
  /**
   * Sends a write under its key: one that was never used before, unless the same write is open. Open is what is under
   * way, and what ended so that nobody knows whether it happened.
   */
  during<T>(write: string, send: (key: string) => Promise<T>): Promise<T>;
  /** What is open now. */
  open(): OpenWrite[];
  /** What is written from here on is meant anew, whatever was open. */
  forget(): void;
}

/** Refusals by what stands before the write itself: an earlier try of it may have happened all the same. */
const BEFORE_THE_WRITE = [401, 403, 408, 425, 429];

/**
 * The one owner of idempotency keys. `open` are writes that somebody else began for this very visitor; `first` is the
 * key of the first write that is none of them.
 */
export function createWriteKeys(
  facts: { open?: readonly OpenWrite[]; first?: string | null } = {},
): WriteKeys {
  const keys = new Map<string, string>(facts.open);
  let first = facts.first ?? null;
  const unused = () => {
    const key = first ?? randomKey();
    first = null;
    return key;
  };
  return {
    async during(write, send) {
      const known = keys.get(write);
      const key = known ?? unused();
      keys.set(write, key);
      let isOpen = false;
      try {
        return await send(key);
      } catch (error) {
        const { kind, status } = toFailure(error);
        isOpen =
          kind !== 'http' || status >= 500 || (known !== undefined && BEFORE_THE_WRITE.includes(status));
        throw error;
      } finally {
        if (!isOpen && keys.get(write) === key) keys.delete(write);
      }
    },
    open: () => [...keys],
    forget: () => keys.clear(),
  };
}
