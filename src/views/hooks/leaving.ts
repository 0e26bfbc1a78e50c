import { useEffect, useState, type RefObject } from 'react';

/** A row above the window can go where the browser holds the read one in its place; one that is set aside stands at 0. */
const isUnseen = ({ isIntersecting, boundingClientRect }: IntersectionObserverEntry) =>
  !isIntersecting && (boundingClientRect.top >= 0 || CSS.supports('overflow-anchor: auto'));

/**
 * The standing of a row that was to come. One that turns out not to be there leaves: it says nothing any more and keeps its
 * room, because what stands below would move under a reader, until it is out of the window. One that never was to come
 * is gone from the start. [SHELL-25]
 *
 * @param ref the row; at once it is gone where nothing can observe that
 */
export function useLeaving(
  isThere: boolean,
  ref: RefObject<HTMLElement | null>,
): 'there' | 'leaving' | 'gone' {
  const [isGone, setGone] = useState(!isThere);
  // A row that has come, or comes again, may leave like any other.
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
