import { useEffect, useState, type RefObject } from 'react';

/** True when removing the row moves no text being read. A row set aside stands at 0. */
const isUnseen = ({ isIntersecting, boundingClientRect }: IntersectionObserverEntry) =>
  !isIntersecting && (boundingClientRect.top >= 0 || CSS.supports('overflow-anchor: auto'));

/**
 * The standing of a row that may come. A row that turns out not to come leaves: it goes blank but keeps its room until
 * it is out of the window, so that nothing moves under a reader. A row that never was to come is gone from the start.
 * [SHELL-25]
 *
 * @param ref the row; gone at once where the browser cannot observe it
 */
export function useLeaving(
  isThere: boolean,
  ref: RefObject<HTMLElement | null>,
): 'there' | 'leaving' | 'gone' {
  const [isGone, setGone] = useState(!isThere);
  // A row that is there, or there again, may leave like any other.
  if (isThere && isGone) setGone(false);
  const isLeaving = !isThere && !isGone;
  useEffect(() => {
    if (!isLeaving) return undefined;
    const element = ref.current;
    if (element === null || typeof IntersectionObserver === 'undefined') {
      setGone(true);
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(isUnseen)) setGone(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isLeaving, ref]);
  if (isThere) return 'there';
  return isGone ? 'gone' : 'leaving';
}
