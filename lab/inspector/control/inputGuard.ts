import { isChord } from '../chord.ts';

const INPUTS = [
  'pointerdown',
  'mousedown',
  'touchstart',
  'click',
  'keydown',
  'submit',
  'beforeinput',
  'cancel',
] as const;
/**
 * A page of the past can be looked at, not used. Not by `inert`: the panel stands inside the page's modal when one is
 * open, and would be inert with it. What is done in the panel's own document does not come here.
 */
export function keepInputAway(isAway: boolean): void {
  for (const type of INPUTS) {
    if (isAway) addEventListener(type, refuse, { capture: true, passive: false });
    else removeEventListener(type, refuse, { capture: true });
  }
}

function refuse(event: Event): void {
  if (event instanceof KeyboardEvent && isChord(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
