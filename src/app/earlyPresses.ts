/** A press is worth repeating while the visitor still looks for what it does. */
const PATIENCE_MS = 10_000;
const MOST = 10;

/**
 * Repeats presses on buttons that were in the document before React had taken them over: sections hydrate one after the
 * other, and React forgets what is pressed before. Links and forms do without; only plain buttons wait.
 */
export function keepEarlyPresses(element: HTMLElement): void {
  const waiting: { button: HTMLButtonElement; until: number }[] = [];
  let frame = 0;
  const repeat = () => {
    frame = 0;
    const [first] = waiting;
    if (first === undefined) return;
    const isOver = !first.button.isConnected || performance.now() > first.until;
    if (isOver || isTakenOver(first.button)) {
      waiting.shift();
      if (!isOver) first.button.click();
    }
    frame = requestAnimationFrame(repeat);
  };
  const keep = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === null || button.type !== 'button' || isTakenOver(button)) return;
    if (waiting.length < MOST) waiting.push({ button, until: performance.now() + PATIENCE_MS });
    if (frame === 0) frame = requestAnimationFrame(repeat);
  };
  element.addEventListener('click', keep, true);
}

/** React leaves its properties on each element it listens for; nothing else tells from outside. */
const isTakenOver = (button: HTMLElement) =>
  Object.keys(button).some((key) => key.startsWith('__reactProps$'));
