import { selectDestination } from '#src/machines/page/pageSelectors.ts';
import type { Destination } from '#src/domain/address/destination.ts';
import { useNeeded, usePageSelector } from '../page.tsx';

/**
 * Loads a member's own destination soon after the page is there. The page itself reads one kept by the tab; most guests
 * keep none, and need none. [ADDRESS-10]
 */
export function useOwnDestination(): void {
  useNeeded(
    'address',
    usePageSelector((snapshot) => snapshot.context.isMember === true),
  );
}

/** The destination; null while unknown: then the page shows nothing that depends on it. [SHIP-24] */
export const useDestination = (): Destination | null => usePageSelector(selectDestination);
