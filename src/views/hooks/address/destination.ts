import { selectDestination } from '#src/machines/page/pageSelectors.ts';
import type { Destination } from '#src/domain/address/destination.ts';
import { useNeeded, usePageSelector } from '../page.tsx';

/**
 * Has a member's own destination brought soon after the page is there. What a tab keeps is brought by the page itself;
 * most guests keep nothing, and need nothing. [ADDRESS-10]
 */
export function useOwnDestination(): void {
  useNeeded(
    'address',
    usePageSelector((snapshot) => snapshot.context.isMember === true),
  );
}

/** The destination; null while it is unknown: the page then says nothing that depends on it. [SHIP-24] */
export const useDestination = (): Destination | null => usePageSelector(selectDestination);
