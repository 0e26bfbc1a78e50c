import { useEffect, useRef, type RefObject } from 'react';

/**
 * How far below the window something counts as near: what is loaded then has its place before it is seen. What lies
 * above it always does: one who returns to a place further down finds the page as long as it was. [ROUTE-30]
 */
const MARGIN = '1000000px 0px 50%';

/** Tells once when an element is in view, about to be, or passed; at once where nothing can observe that. */
export function useNear<TElement extends HTMLElement>(onNear: () => void): RefObject<TElement | null> {
  const ref = useRef<TElement>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      latest.current();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        latest.current();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
}
