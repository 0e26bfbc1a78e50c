import * as z from 'zod/mini';
import { DESTINATION_KEY } from '#src/domain/shell/limits.ts';
import { destination, type Destination } from '#src/domain/address/destination.ts';

/** Storage of a destination while the tab is open. Both functions may throw, as storages of browsers do. */
export interface SessionStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** The destination a visitor chose, for as long as the tab is open. [ADDRESS-10] */
export function createKeptDestination(store: () => SessionStore) {
  return {
    /** Null when nothing is kept, or nothing that can be used. */
    read(): Destination | null {
      try {
        const kept = z.safeParse(destination, JSON.parse(store().getItem(DESTINATION_KEY) ?? 'null'));
        return kept.success ? kept.data : null;
      } catch {
        return null;
      }
    },
    write(chosen: Destination): void {
      try {
        store().setItem(DESTINATION_KEY, JSON.stringify(chosen));
      } catch {
        // A full or forbidden storage loses only a convenience.
      }
    },
  };
}
