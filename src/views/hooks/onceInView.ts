import { useEffect, useRef, type RefObject } from 'react';

/** When an element counts as being in view. */
export interface InView {
  options: IntersectionObserverInit;
  isInView: (entry: IntersectionObserverEntry) => boolean;
}

/**
 * Tells once when an element is in view as `inView` has it; at once where nothing can observe that. `inView` is read
 * when the element is there, and not again.
 */
export function useOnceInView<TElement extends HTMLElement>(
  onInView: () => void,
  inView: InView,
): RefObject<TElement | null> {
  const ref = useRef<TElement>(null);
  const latest = useRef(onInView);
  const first = useRef(inView);
  useEffect(() => {
    latest.current = onInView;
  });
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      latest.current();
      return undefined;
    }
    const { options, isInView } = first.current;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(isInView)) return;
      observer.disconnect();
      latest.current();
    }, options);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
}
