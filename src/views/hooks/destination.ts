import { useEffect, useState } from 'react';
import { idle } from './idle.ts';
import { useNeeded, usePageSelector } from './page.tsx';

/** Spelled as the part that keeps it does. */
const KEPT_KEY = 'destination';

/**
 * Has the visitor's own destination brought soon after the page is there: a member has addresses, and the tab may keep
 * a choice; most guests have neither and need nothing. [ADDRESS-10]
 */
export function useOwnDestination(): void {
  const isMember = usePageSelector((snapshot) => snapshot.context.isMember === true);
  const isKept = useIsDestinationKept();
  useNeeded('address', isMember || isKept);
}

/** Asked when there is time: the first look into the storage waits for another process of the browser. */
function useIsDestinationKept(): boolean {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    let isGone = false;
    void idle().then(() => {
      if (!isGone) setKept(isDestinationKept());
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isKept;
}

function isDestinationKept(): boolean {
  try {
    return sessionStorage.getItem(KEPT_KEY) !== null;
  } catch {
    return false;
  }
}
