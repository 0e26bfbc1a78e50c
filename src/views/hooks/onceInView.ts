import { useEffect, useRef, type RefObject } from 'react';

/** The condition for an element to count as being in view. */
export interface InView {
  options: IntersectionObserverInit;
  isInView: (entry: IntersectionObserverEntry) => boolean;
  /** In place of `options` once the visitor has scrolled. */
  scrolledOptions?: IntersectionObserverInit;
}

/**
 * Tells once when an element is in view as `inView` has it; at once where nothing can observe that. `inView` is read
 * when the element is there, and not again.
 *
 * @param given the element's own ref; without one it is the returned one
 */
export function useOnceInView<TElement extends HTMLElement>(
  onInView: () => void,
  inView: InView,
  given?: RefObject<TElement | null>,
): RefObject<TElement | null> {
  const own = useRef<TElement>(null);
  const ref = given ?? own;
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
    const { options, isInView, scrolledOptions } = first.current;
    let observer: IntersectionObserver;
    const observe = (chosen: IntersectionObserverInit) => {
      observer = new IntersectionObserver((entries) => {
        if (!entries.some(isInView)) return;
        stop();
        latest.current();
      }, chosen);
      observer.observe(element);
    };
    const widen = () => {
      observer.disconnect();
      observe(scrolledOptions ?? options);
    };
    const stop = () => {
      observer.disconnect();
      removeEventListener('scroll', widen);
    };
    const isWide = scrolledOptions === undefined || window.scrollY > 0;
    if (!isWide) addEventListener('scroll', widen, { once: true });
    observe((isWide && scrolledOptions) || options);
    return stop;
  }, [ref]);
  return ref;
}
