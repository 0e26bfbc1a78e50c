/** The controls that a press is for. */
const PRESSED = 'button, a[href], summary, label';
/** A pointer that moves further than this, in CSS px, has left the control on purpose. */
const AT_REST_PX = 10;

interface Press {
  control: HTMLElement;
  /** The pointer. */
  x: number;
  y: number;
  /** The control. */
  left: number;
  top: number;
  /** The page. */
  scrolled: number;
}

/** True when something else lies over the middle of the control; false in a browser that cannot tell. */
function isCovered(control: Element, { left, top, width, height }: DOMRect): boolean {
  const over = document.elementFromPoint?.(left + width / 2, top + height / 2) ?? null;
  return over !== null && !control.contains(over);
}

/**
 * Gives a press to the control under the pointer at its start. Content that arrives late above it may move the control
 * away before the pointer is released: the browser would press the element that lies there by then, or none. [SHELL-28]
 * @returns the function that stops it
 */
export function keepPressed(): () => void {
  let begun: Press | null = null;
  const begin = ({ target, isPrimary, button, clientX: x, clientY: y }: PointerEvent) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;
    begun = null;
    if (control === null || !isPrimary || button !== 0) return;
    const { left, top } = control.getBoundingClientRect();
    begun = { control, x, y, left, top, scrolled: window.scrollY };
  };
  const forget = () => {
    begun = null;
  };
  const end = (event: MouseEvent) => {
    // A key presses without a pointer.
    if (begun === null || event.detail === 0) return;
    const { control, x, y, left, top, scrolled } = begun;
    begun = null;
    if (!(event.target instanceof Node) || control.contains(event.target) || !control.isConnected) return;
    if (Math.abs(event.clientX - x) > AT_REST_PX || Math.abs(event.clientY - y) > AT_REST_PX) return;
    const now = control.getBoundingClientRect();
    // The visitor presses an element that has come to lie over it.
    if ((now.left === left && now.top === top) || isCovered(control, now)) return;
    // The visitor scrolled, or wants another tab or window, which a press by script cannot open.
    if (window.scrollY !== scrolled || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    control.click();
  };
  const listening = new AbortController();
  const early = { capture: true, signal: listening.signal };
  document.addEventListener('pointerdown', begin, { ...early, passive: true });
  document.addEventListener('pointercancel', forget, early);
  document.addEventListener('click', end, early);
  return () => listening.abort();
}
