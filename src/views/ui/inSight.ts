import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a message into view each time its words change: a refusal may stand above or below the visible part, as at
 * the end of a long sheet. Behind a modal nothing moves. [SHELL-15]
 */
export function useInSight<E extends HTMLElement>(words: string | null): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const message = ref.current;
    if (words === null || message === null) return undefined;
    const modal = document.querySelector('dialog[open]:not([data-beside])');
    if (modal !== null && !modal.contains(message)) return undefined;
    message.scrollIntoView?.({ block: 'nearest' });
    const gone = new AbortController();
    // Without its file the message scrolls into view once.
    void import('./keepInSight.ts').then(
      ({ keepInSight }) => keepInSight(message, modal, gone.signal),
      () => {},
    );
    return () => gone.abort();
  }, [words]);
  return ref;
}
