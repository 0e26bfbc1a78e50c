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
    return keepInSight(message, modal);
  }, [words]);
  return ref;
}

/**
 * What is around it may still change with what refused the press, as a foot that says more: until the visitor does
 * something, it is brought anew. Returns what ends that.
 */
function keepInSight(message: HTMLElement, modal: Element | null): () => void {
  const bring = () => message.scrollIntoView?.({ block: 'nearest' });
  bring();
  const stay = new AbortController();
  if (typeof ResizeObserver === 'function') {
    const observer = new ResizeObserver(bring);
    const last = modal ?? document.body;
    for (let around: Element | null = message; around !== null; around = around.parentElement) {
      observer.observe(around);
      if (around === last) break;
    }
    stay.signal.addEventListener('abort', () => observer.disconnect());
    for (const type of ['pointerdown', 'keydown', 'wheel'])
      document.addEventListener(type, () => stay.abort(), { passive: true, signal: stay.signal });
  }
  return () => stay.abort();
}
