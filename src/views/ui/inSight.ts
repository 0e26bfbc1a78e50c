import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings a message into sight each time it says something new: what refuses a press may stand above or below what is
 * seen, as at the end of a long sheet. Behind a modal nothing moves. [SHELL-15]
 */
export function useInSight<E extends HTMLElement>(words: string | null): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const message = ref.current;
    if (words === null || message === null) return;
    const modal = document.querySelector('dialog[open]:not([data-beside])');
    if (modal === null || modal.contains(message)) message.scrollIntoView?.({ block: 'nearest' });
  }, [words]);
  return ref;
}
