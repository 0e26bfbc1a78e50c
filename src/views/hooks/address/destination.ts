import { selectDestination, selectIsDefaultUntold } from '#src/machines/page/pageSelectors.ts';
import type { Destination } from '#src/domain/address/destination.ts';
import s from '../../ui/parts.module.css';
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

/**
 * The class of what may tell of the default: the style sheet hides it from a guest whose tab keeps another place. What has
 * not hydrated yet keeps it, with the words of the server. [SHIP-25]
 */
export const useOfDefault = (): string | false | undefined =>
  usePageSelector(selectIsDefaultUntold) && s.ofDefault;
