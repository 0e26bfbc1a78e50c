/** The controls that a press is for. */
const PRESSED = 'button, a[href], summary, label';
/** A pointer that goes further than this, in CSS px, has left on purpose what it pressed. */
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

/** Something else lies over the middle of the control; a browser that cannot say so is taken to say no. */
function isCovered(control: Element, { left, top, width, height }: DOMRect): boolean {
  const over = document.elementFromPoint?.(left + width / 2, top + height / 2) ?? null;
  return over !== null && !control.contains(over);
}

/**
 * A press is for the control that lay under the pointer when it began. What comes late above moves the control away before
 * the pointer is let go: the browser would give the press to whatever lies there by then, or to nothing. [SHELL-28]
 * @returns what stops it
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
    // The visitor scrolled, or asks for another tab or window, which a press by script cannot.
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
