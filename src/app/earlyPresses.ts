import { markWaiting } from '#src/views/ui/markWaiting.ts';

/**
 * A script at the start of the document: keeps presses that come before the page's code. Without it a visitor faster
 * than a slow network presses in vain.
 */
export const KEEP_PRESSES =
  '{const all=[],keep=({target,timeStamp})=>{all.push({target,timeStamp})};' +
  "addEventListener('click',keep,true);window.__PRESSED__={all,keep}}";

declare global {
  interface Window {
    /** The presses kept by `KEEP_PRESSES`, and its listener. */
    __PRESSED__?: { all: Pick<MouseEvent, 'target' | 'timeStamp'>[]; keep: (event: MouseEvent) => void };
  }
}

/** Time in ms in which the visitor still expects an effect of the press. */
const PATIENCE_MS = 10_000;
const MOST = 10;

/**
 * Repeats presses on buttons of the document that came before React took them over: sections hydrate one after the
 * other, and React forgets presses before that, also on a section that it has begun to hydrate. Only plain buttons
 * wait; links and forms work without React.
 */
export function keepEarlyPresses(element: HTMLElement): void {
  const before = window.__PRESSED__;
  if (before !== undefined) removeEventListener('click', before.keep, true);
  delete window.__PRESSED__;
  const waiting: Press[] = [];
  let frame = 0;
  let isRepeating = false;
  const repeat = () => {
    frame = 0;
    const first = waiting.shift();
    if (first === undefined) return;
    const button = first.find();
    if (button === 'gone' || performance.now() > first.until) first.endMark();
    // A button that is missing for the moment must not hold up the others.
    else if (button === null) waiting.push(first);
    else if (!isMarked(button)) waiting.unshift(first);
    else {
      // Before the press: the view may say then that it is busy itself.
      first.endMark();
      if (!pressAgain(button)) waiting.unshift(first);
    }
    frame = requestAnimationFrame(repeat);
  };
  /** Presses the button again; true when React heard it. */
  const pressAgain = (button: HTMLButtonElement): boolean => {
    const wasHeard = listen(button);
    isRepeating = true;
    button.click();
    isRepeating = false;
    return wasHeard();
  };
  const wait = (button: Element, find: Find, since: number) => {
    if (waiting.length < MOST)
      waiting.push({ find, until: since + PATIENCE_MS, endMark: markWaiting(button) });
    if (frame === 0) frame = requestAnimationFrame(repeat);
  };
  const keep = ({ target }: MouseEvent) => {
    const button = buttonOf(target);
    if (isRepeating || button === null) return;
    const find = successorOf(button);
    const since = performance.now();
    const wasHeard = listen(button);
    // After the event has reached all its listeners.
    setTimeout(() => {
      if (!wasHeard()) wait(button, find, since);
    });
  };
  element.addEventListener('click', keep, true);
  for (const { target, timeStamp } of before?.all ?? []) {
    const button = buttonOf(target);
    if (button !== null && element.contains(button)) wait(button, successorOf(button), timeStamp);
  }
}

/** The plain button of a press; null for any other element. */
function buttonOf(target: EventTarget | null): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.type === 'button' ? button : null;
}

const nameOf = (element: Element) =>
  element.getAttribute('aria-label') ?? element.closest('label,button')?.textContent;

/** Finds the button to press; null while there is none, for it may come. */
type Find = () => HTMLButtonElement | null | 'gone';
interface Press {
  find: Find;
  /** By `performance.now()`, as events are. */
  until: number;
  /** Takes away the mark of a control that waits. */
  endMark: () => void;
}

/**
 * Finds the pressed button or changed control, or its successor where React drew the markup anew. The successor is the
 * only control of that name on the page of the same product; several are ambiguous.
 */
export function successorOf<TElement extends HTMLElement>(element: TElement): () => TElement | null | 'gone' {
  const place = element.closest('main');
  const name = nameOf(element);
  return () => {
    if (element.isConnected) return element;
    if (place?.isConnected !== true) return 'gone';
    const named = [...place.querySelectorAll<TElement>(element.localName)].filter(
      (other) => nameOf(other) === name,
    );
    return named.length > 1 ? 'gone' : (named[0] ?? null);
  };
}

/** React leaves its properties on each element it listens for, before it listens; no mark, no listening. */
const markOf = (element: Element) => Object.keys(element).find((key) => key.startsWith('__reactProps$'));
export const isMarked = (element: Element) => markOf(element) !== undefined;
/** The properties that React has drawn an element with; undefined while it has not taken it over. */
export function viewOf(element: Element): Record<string, unknown> | undefined {
  const mark = markOf(element);
  return mark === undefined
    ? undefined
    : (element as unknown as Record<string, Record<string, unknown>>)[mark];
}

/**
 * Tells later whether React answered the present press or change: React stops an event that it cannot answer yet before
 * the element, and at once takes over an element whose code has loaded.
 */
export function listen(element: Element, type = 'click'): () => boolean {
  let isHeard = false;
  const hear = () => {
    isHeard = isMarked(element);
  };
  element.addEventListener(type, hear, true);
  return () => {
    element.removeEventListener(type, hear, true);
    return isHeard;
  };
}
