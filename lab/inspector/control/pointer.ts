import { isChord } from '../chord.ts';
import { controlAt } from '../watch/elementName.ts';
import { sheetIn } from '../panelDocument.ts';

/** Events that are kept from the page while pointing is on. Scrolling and moving the focus still work. */
const PRESSES = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'dblclick',
  'keyup',
  'contextmenu',
  'submit',
  'beforeinput',
] as const;
const OUTLINED = 'data-lab-outline';
const POINTING = 'data-lab-pointing';
/** Disabled controls let their surroundings get the pointer, and are found by their place. */
const STYLES = `
[${OUTLINED}] { outline: 3px solid #c026d3 !important; outline-offset: 2px !important; }
[${OUTLINED}="reads"] { outline-style: dashed !important; }
html[${POINTING}], html[${POINTING}] * { cursor: crosshair !important; }
html[${POINTING}] :disabled { pointer-events: none !important; }
`;

let shown = 0;
let sheet: CSSStyleSheet | null = null;

/** Gives the page the lab's outlines for as long as they are needed. */
function dress(): () => void {
  sheet ??= sheetIn(window, STYLES);
  if (shown === 0) document.adoptedStyleSheets.push(sheet);
  shown += 1;
  return () => {
    shown -= 1;
    if (shown === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** Outlines elements of the page and scrolls to the first; the returned function undoes it. */
export function outline(elements: readonly Element[], how: 'pointed' | 'reads'): () => void {
  const undress = dress();
  for (const element of elements) element.setAttribute(OUTLINED, how);
  return () => {
    for (const element of elements) element.removeAttribute(OUTLINED);
    undress();
  };
}

interface PointerOptions {
  onPressed: (element: Element) => void;
  onEnded: () => void;
}

/**
 * Lets a developer point at an element of the page, by pointer, finger or keyboard: it is outlined, and presses are
 * kept from the page. Escape ends it; so does the returned function.
 */
export function pointAtPage({ onPressed, onEnded }: PointerOptions): () => void {
  const undress = dress();
  const root = document.documentElement;
  root.setAttribute(POINTING, '');
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal, passive: false };
  let take = () => {};
  let pointed: Element | null = null;
  const point = (element: Element | null) => {
    if (element === pointed) return;
    take();
    pointed = element;
    take = element === null ? () => {} : outline([element], 'pointed');
  };
  const keep = (event: Event) => {
    event.stopImmediatePropagation();
    // A finger that is put down may scroll; only a click is a press.
    if (!event.type.startsWith('touch') && !event.type.startsWith('pointer')) event.preventDefault();
  };
  for (const type of PRESSES) addEventListener(type, keep, options);
  addEventListener('pointermove', (event) => point(elementAt(event)), options);
  addEventListener('focusin', ({ target }) => point(controlOf(target)), options);
  addEventListener(
    'click',
    (event) => {
      keep(event);
      // A press by a screen reader has no place.
      const element = event.detail === 0 ? controlOf(event.target) : elementAt(event);
      if (element === null) return;
      point(element);
      onPressed(element);
    },
    options,
  );
  addEventListener(
    'keydown',
    (event) => {
      if (isChord(event) || event.key === 'Tab') return;
      event.stopImmediatePropagation();
      if (isForPage(event)) event.preventDefault();
      if (event.key === 'Escape') onEnded();
      const element = controlOf(document.activeElement);
      if ((event.key === 'Enter' || event.key === ' ') && element !== null) onPressed(element);
    },
    options,
  );
  return () => {
    listening.abort();
    root.removeAttribute(POINTING);
    point(null);
    undress();
  };
}

/** True of a key that would press, fill in or close; keys that scroll or command the browser are left to it. */
function isForPage({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  return key.length === 1 || ['Enter', 'Escape', 'Backspace', 'Delete'].includes(key);
}

/** The control of the page that hears an event; null of the panel, and where nothing has the focus. */
function controlOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element) || target === document.body || target.id === 'lab') return null;
  return controlAt(target);
}

/** The control at a place of the window, also a disabled one; null where there is none of the page's. */
function elementAt({ target, clientX, clientY }: MouseEvent): Element | null {
  if (!(target instanceof Element) || target.id === 'lab') return null;
  const disabled = [...target.querySelectorAll(':disabled')].findLast((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
  });
  return disabled ?? controlOf(target);
}
