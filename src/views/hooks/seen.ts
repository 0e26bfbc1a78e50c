import { useEffect, useRef, type RefObject } from 'react';
import { OBSERVER_THRESHOLD_RATIO } from '#src/domain/limits.ts';

/**
 * Tells once when at least half of an element, or of the window it fills, is in view; at once where nothing can
 * observe that. [SHELL-08, LIMIT-25]
 */
export function useSeen<TElement extends HTMLElement>(onSeen: () => void): RefObject<TElement | null> {
  const ref = useRef<TElement>(null);
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
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
        const isSeen = entries.some(
          (entry) =>
            entry.intersectionRatio >= OBSERVER_THRESHOLD_RATIO ||
            entry.intersectionRect.height >= window.innerHeight * OBSERVER_THRESHOLD_RATIO,
        );
        if (!isSeen) return;
        observer.disconnect();
        latest.current();
      },
      { threshold: [0, 0.25, OBSERVER_THRESHOLD_RATIO] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
}
