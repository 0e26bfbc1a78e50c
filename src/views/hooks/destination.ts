import { useSyncExternalStore } from 'react';
import { useNeeded, usePageSelector } from './page.tsx';

/** Spelled as the part that keeps it does. */
const KEPT_KEY = 'destination';

/**
 * Has the visitor's own destination brought soon after the page is there: a member has addresses, and the tab may keep
 * a choice; most guests have neither and need nothing. [ADDRESS-10]
 */
export function useOwnDestination(): void {
  const isMember = usePageSelector((snapshot) => snapshot.context.isMember === true);
  const isKept = useSyncExternalStore(neverChanges, isDestinationKept, isNothingKept);
  useNeeded('address', isMember || isKept);
}

const neverChanges = () => () => {};
/** What the server's page says, and the first render in the browser after it. */
const isNothingKept = () => false;

function isDestinationKept(): boolean {
  try {
    return sessionStorage.getItem(KEPT_KEY) !== null;
  } catch {
    return false;
  }
}
