import { useState, type MouseEvent } from 'react';

/**
 * Attributes of a control that cannot be pressed. One that could be pressed before keeps the focus: a browser would
 * move the focus of a disabled button to the top of the document. One that never could is no stop for the keyboard.
 * [MODAL-53]
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
