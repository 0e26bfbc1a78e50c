import { afterPaint } from '#src/views/hooks/idle.ts';
import { laterComing } from '#src/views/modals/laterComing.ts';
import { laterToast } from '#src/views/ui/laterToast.ts';
import type { Page } from './createPage.ts';
import { bringPictures } from './failedPictures.ts';
import { keepFocus } from './keepFocus.ts';
import { keepFocusWhole } from './keepFocusWhole.ts';
import { keepPressed } from './keepPressed.ts';
import { keepTabsInStep } from './keepTabsInStep.ts';
import { pauseUnseenMotion } from './pauseUnseenMotion.ts';

const SECTIONS_BELOW = '.more';

/**
 * Starts effects that can wait until the browser is idle: earlier, no keyboard has reached the rows below, no press has
 * missed its control, a failed picture is marked, and another tab reports the bag when this one is looked at. Skeletons
 * move until then, seen or not. Returns the functions that stop them.
 */
export function startSettledEffects(page: Page): (() => void)[] {
  const ended = new AbortController();
  // A press gets an answer at once: the sheet of a slow modal, or a message.
  void laterComing.code.untilHere();
  void laterToast.code.untilHere();
  // By then the sections below have been laid out once, and far ones may be skipped.
  void afterPaint().then(() => {
    if (!ended.signal.aborted) untilBelow(SECTIONS_BELOW, leaveFarSectionsAlone, ended.signal);
  });
  return [
    () => ended.abort(),
    keepFocusWhole(),
    keepFocus(),
    bringPictures(page),
    keepTabsInStep(page),
    keepPressed(),
    pauseUnseenMotion(),
  ];
}

function leaveFarSectionsAlone() {
  document.documentElement.dataset['laidOut'] = 'true';
}

/**
 * Calls back once when the element is below the window, or there is none. A browser counts sections that it begins to
 * skip as moved when they are in the window at that moment. [SHELL-25]
 */
function untilBelow(selector: string, onBelow: () => void, ended: AbortSignal) {
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
  ended.addEventListener('abort', () => observer.disconnect());
}
