import { useEffect, useState, type RefObject } from 'react';

/** Tells whether an element is in the window; also true until that is known, and where the browser cannot observe it. */
export function useIsInWindow(ref: RefObject<HTMLElement | null>): boolean {
  const [isIn, setIn] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (element === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      setIn(entries.at(-1)?.isIntersecting !== false);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isIn;
}
