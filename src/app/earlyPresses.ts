/** A press is worth repeating while the visitor still looks for what it does. */
const PATIENCE_MS = 10_000;
const MOST = 10;

/**
 * Repeats presses on buttons that were in the document before React had taken them over: sections hydrate one after the
 * other, and React forgets what is pressed before, also in one that it has begun and waits to finish. Links and forms do
 * without; only plain buttons wait.
 */
export function keepEarlyPresses(element: HTMLElement): void {
  const waiting: Press[] = [];
  let frame = 0;
  let isRepeating = false;
  const repeat = () => {
    frame = 0;
    const first = waiting.shift();
    if (first === undefined) return;
    const button = first.find();
    if (button !== 'gone' && performance.now() <= first.until) {
      // What is missing for the moment holds up nobody.
      if (button === null) waiting.push(first);
      else if (!isMarked(button) || !pressAgain(button)) waiting.unshift(first);
    }
    frame = requestAnimationFrame(repeat);
  };
  /** Whether it was heard. */
  const pressAgain = (button: HTMLButtonElement): boolean => {
    const wasHeard = listen(button);
    isRepeating = true;
    button.click();
    isRepeating = false;
    return wasHeard();
  };
  const wait = (press: Press) => {
    if (waiting.length < MOST) waiting.push(press);
    if (frame === 0) frame = requestAnimationFrame(repeat);
  };
  const keep = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (isRepeating || button === null || button.type !== 'button') return;
    const press = { find: successorOf(button), until: performance.now() + PATIENCE_MS };
    const wasHeard = listen(button);
    // Once it has gone its way.
    setTimeout(() => {
      if (!wasHeard()) wait(press);
    });
  };
  element.addEventListener('click', keep, true);
}

const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent;

/** The button to press; null while there is none, for it may come. */
type Find = () => HTMLButtonElement | null | 'gone';
interface Press {
  find: Find;
  /** By `performance.now()`. */
  until: number;
}

/**
 * Finds the button that was pressed, or the one that has taken its place: React draws some markup anew. That is the only
 * one of its name on the page of the same product, or nobody knows which.
 */
function successorOf(button: HTMLButtonElement): Find {
  const place = button.closest('main');
  const name = nameOf(button);
  return () => {
    if (button.isConnected) return button;
    if (place?.isConnected !== true) return 'gone';
    const named = [...place.querySelectorAll('button')].filter((other) => nameOf(other) === name);
    return named.length > 1 ? 'gone' : (named[0] ?? null);
  };
}

/** React leaves its properties on each element it listens for, before it listens; no mark, no listening. */
const isMarked = (button: HTMLElement) => Object.keys(button).some((key) => key.startsWith('__reactProps$'));

/**
 * Tells later whether the press of now was answered: React stops one that it cannot answer yet on its way to the button,
 * and takes over at once a button whose code has come.
 */
function listen(button: HTMLElement): () => boolean {
  let isHeard = false;
  const hear = () => {
    isHeard = isMarked(button);
  };
  button.addEventListener('click', hear, true);
  return () => {
    button.removeEventListener('click', hear, true);
    return isHeard;
  };
}
