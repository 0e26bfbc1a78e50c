import { isUsed, onFirstUse } from './onFirstUse.ts';
import { stylesHere } from './stylesHere.ts';

/** Distance from the window within which a section hydrates, so that it is done before it is seen. */
const MARGIN = '100% 0px';
const USES = ['pointerover', 'focusin', 'click'] as const;

/**
 * Resolves when an element of the document is near the window, used, or gone; at once when there is none or the browser
 * cannot observe it. Most visitors never reach the end of a page, so sections there take no processor time until then.
 */
export const untilVisible = (id: string): Promise<void> => untilWanted(id, MARGIN);

/**
 * The same for sections just below the first screen that belong to the purchase: resolves at the visitor's first use of
 * the page, or when the section is in the window from the start.
 */
export const untilUsed = (id: string): Promise<void> => untilWanted(id, '0px', onFirstUse);

/**
 * The same for markup that changes with a press alone: resolves at the visitor's first use of the page, and at once after
 * it, as for the next product.
 */
export const untilFirstUse = (id: string): Promise<void> =>
  isUsed() || typeof document === 'undefined' || document.getElementById(id) === null
    ? Promise.resolve()
    : new Promise((resolve) => {
        onFirstUse(resolve);
      });

function untilWanted(
  id: string,
  rootMargin: string,
  onUseOfPage: typeof onFirstUse = () => () => {},
): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  if (element === null || typeof IntersectionObserver === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    let isOver = false;
    const finish = () => {
      isOver = true;
      near.disconnect();
      gone.disconnect();
      for (const use of USES) document.removeEventListener(use, onUse, true);
      stopListening();
      resolve();
    };
    const onUse = ({ target }: Event) => {
      if (target instanceof Node && element.contains(target)) finish();
    };
    const near = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) finish();
      },
      { rootMargin },
    );
    const gone = new ResizeObserver(() => {
      if (!element.isConnected) finish();
    });
    // Without its styles a page is short, and every section would be near.
    void stylesHere().then(() => {
      if (!isOver) near.observe(element);
    });
    gone.observe(element);
    // Listens before React, which keeps events on markup that it has not hydrated to itself.
    for (const use of USES) document.addEventListener(use, onUse, { capture: true, passive: true });
    const stopListening = onUseOfPage(finish);
  });
}
