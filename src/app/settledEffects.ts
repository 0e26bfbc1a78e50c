import { afterPaint } from '#src/views/hooks/idle.ts';
import { keepFocus } from './keepFocus.ts';
import { keepFocusWhole } from './keepFocusWhole.ts';

const SECTIONS_BELOW = '.more';

/** Starts what the page does without until the browser is idle: the keyboard comes to the rows below later still. */
export function startSettledEffects(): void {
  keepFocusWhole();
  keepFocus();
  // The sections below have been laid out once then, and may be left alone while they are far away.
  void afterPaint().then(() => untilBelow(SECTIONS_BELOW, leaveFarSectionsAlone));
}

function leaveFarSectionsAlone() {
  document.documentElement.dataset['laidOut'] = 'true';
}

/**
 * Calls back once when the element is below the window, or there is none. A browser counts sections that it begins to
 * skip as moved when they are in the window at that moment. [SHELL-25]
 */
function untilBelow(selector: string, onBelow: () => void) {
  const element = document.querySelector(selector);
  if (element === null || typeof IntersectionObserver === 'undefined') {
    onBelow();
    return;
  }
  const observer = new IntersectionObserver((entries) => {
    const last = entries.at(-1);
    if (last === undefined || last.isIntersecting || last.boundingClientRect.top < 0) return;
    observer.disconnect();
    onBelow();
  });
  observer.observe(element);
}
