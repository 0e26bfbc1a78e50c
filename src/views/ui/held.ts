import { useState, type MouseEvent } from 'react';

/**
 * What a control is that cannot be pressed. One that could be pressed before stays where the focus is: a browser throws
 * whoever pressed a button that is disabled then to the top of the document. One that never could is no stop. [MODAL-53]
 */
export function useHeld(isOff: boolean) {
  const [wasOn, setWasOn] = useState(!isOff);
  if (!isOff && !wasOn) setWasOn(true);
  return !isOff ? NOT_HELD : wasOn ? HELD : DISABLED;
}

const NOT_HELD = {};
const DISABLED = { disabled: true };
/** A press does nothing, and sends no form. */
export const HELD = { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() };
