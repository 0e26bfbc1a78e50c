import type { RefObject } from 'react';
import { useOnceInView, type InView } from './onceInView.ts';

/**
 * An element is near within this distance below the window: it loads, and has its full height, before the visitor sees
 * it. Everything above the window counts, so that a visitor who returns further down finds the page as long as before.
 * [ROUTE-30]
 */
const NEAR: InView = {
  options: { rootMargin: '1000000px 0px 50%' },
  isInView: ({ isIntersecting }) => isIntersecting,
  // A visitor who scrolls passes a window faster than a phone's network answers. Content that arrives late in the
  // window would move the text being read. [SHELL-25]
  scrolledOptions: { rootMargin: '1000000px 0px 250%' },
};

/** Calls back once when an element is in view, near it, or passed; at once where the browser cannot observe that. */
export const useNear = <TElement extends HTMLElement>(
  onNear: () => void,
  given?: RefObject<TElement | null>,
): RefObject<TElement | null> => useOnceInView(onNear, NEAR, given);
