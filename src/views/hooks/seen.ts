import type { RefObject } from 'react';
import { OBSERVER_THRESHOLD_RATIO } from '#src/domain/shell/limits.ts';
import { useOnceInView, type InView } from './onceInView.ts';

/** At least half of the element, or of the window it fills. */
const SEEN: InView = {
  options: { threshold: [0, 0.25, OBSERVER_THRESHOLD_RATIO] },
  isInView: ({ intersectionRatio, intersectionRect }) =>
    intersectionRatio >= OBSERVER_THRESHOLD_RATIO ||
    intersectionRect.height >= window.innerHeight * OBSERVER_THRESHOLD_RATIO,
};

/**
 * Calls back once when at least half of an element, or of the window it fills, is in view; at once where the browser
 * cannot observe that. [SHELL-08, LIMIT-25]
 */
export const useSeen = <TElement extends HTMLElement>(onSeen: () => void): RefObject<TElement | null> =>
  useOnceInView(onSeen, SEEN);
