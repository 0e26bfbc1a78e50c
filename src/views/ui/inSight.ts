import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings a message into sight each time it says something new: what refuses a press may stand above or below what is
 * seen, as at the end of a long sheet. Behind a modal nothing moves. [SHELL-15]
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
    // Without its file the message is brought into sight once.
    void import('./keepInSight.ts').then(
      ({ keepInSight }) => keepInSight(message, modal, gone.signal),
      () => {},
    );
    return () => gone.abort();
  }, [words]);
  return ref;
}
