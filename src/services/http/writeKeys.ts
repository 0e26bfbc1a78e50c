import { toFailure } from '#src/domain/shell/failure.ts';
import { randomKey } from './randomKey.ts';

/** A write that may or may not have happened, described, and the key it was sent under. */
export type OpenWrite = readonly [write: string, key: string];

export interface WriteKeys {
  /**
   * Sends a write under its key: the key of the same write while that is open, else a new one. A write is open while it
   * is in flight, or when its outcome is unknown.
   */
  during<T>(write: string, send: (key: string) => Promise<T>): Promise<T>;
  /** The open writes. */
  open(): OpenWrite[];
  /** Closes all open writes: each later write gets a new key. */
  forget(): void;
}

/** Refusals by what stands before the write itself: an earlier try of it may have happened all the same. */
const BEFORE_THE_WRITE = [401, 403, 408, 425, 429];

/**
 * The one owner of idempotency keys. `open`: writes that the server began for this visitor. `first`: the key of the
 * first other write.
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
