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
 * Keeps input from a page of the past. `inert` would not do: the panel may stand inside the page's modal, and would be
 * inert with it. Events in the panel's own document do not come here.
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
