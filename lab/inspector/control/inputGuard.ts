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
/** The panel's place, which is left alone. */
const LAB_ID = 'lab';

/**
 * A page of the past can be looked at, not used. Not by `inert`: the panel stands inside the page's modal when one is
 * open, and would be inert with it.
 */
export function keepInputAway(isAway: boolean): void {
  for (const type of INPUTS) {
    if (isAway) addEventListener(type, refuse, { capture: true, passive: false });
    else removeEventListener(type, refuse, { capture: true });
  }
}

function refuse(event: Event): void {
  const isForLab = event.composedPath().some((target) => target instanceof Element && target.id === LAB_ID);
  // The chord by which the lab is opened and closed.
  if (isForLab || (event instanceof KeyboardEvent && event.code === 'KeyL' && event.ctrlKey)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
