import type { RefObject } from 'react';
import { useOnceInView, type InView } from './onceInView.ts';

/**
 * How far below the window something counts as near: what is loaded then has its place before it is seen. What lies
 * above it always does: one who returns to a place further down finds the page as long as it was. [ROUTE-30]
 */
const NEAR: InView = {
  options: { rootMargin: '1000000px 0px 50%' },
  isInView: ({ isIntersecting }) => isIntersecting,
  // A visitor who scrolls passes a window in less time than a phone's network answers. What comes into the window late
  // would move what is being read. [SHELL-25]
  scrolledOptions: { rootMargin: '1000000px 0px 250%' },
};

/** Tells once when an element is in view, about to be, or passed; at once where nothing can observe that. */
export const useNear = <TElement extends HTMLElement>(
  onNear: () => void,
  given?: RefObject<TElement | null>,
): RefObject<TElement | null> => useOnceInView(onNear, NEAR, given);
