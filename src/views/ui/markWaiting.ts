/** Something that is there sooner is not waited for; ms. */
const PATIENCE_MS = 300;

/**
 * Tells the visitor that a pressed control has to wait: after a while it is `aria-busy`, which also has a look. A mark
 * of the view's own is the view's to take away. [LOAD-09]
 *
 * @param onWaiting called after that while
 * @returns takes the mark away
 */
export function markWaiting(control: Element | null | undefined, onWaiting?: () => void): () => void {
  const marks = ['data-waits', 'aria-busy'];
  let isMarked = false;
  const timer = setTimeout(() => {
    isMarked = control?.hasAttribute('aria-busy') === false;
    if (isMarked) for (const mark of marks) control?.setAttribute(mark, 'true');
    onWaiting?.();
  }, PATIENCE_MS);
  return () => {
    clearTimeout(timer);
    if (isMarked) for (const mark of marks) control?.removeAttribute(mark);
  };
}
