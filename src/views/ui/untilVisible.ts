import { onFirstUse } from './onFirstUse.ts';
import { stylesHere } from './stylesHere.ts';

/** How far from the window something may be and still comes to life: it is done before it is seen. */
const MARGIN = '100% 0px';
const USES = ['pointerover', 'focusin', 'click'] as const;

/**
 * Resolves when an element of the document is near the window, is used, or has gone; at once when there is none, or
 * nothing can observe it. Most visitors never reach the end of a page: what is there needs no processor time until then.
 */
export const untilVisible = (id: string): Promise<void> => untilWanted(id, MARGIN);

/**
 * The same for what lies just below the first screen and belongs to what is bought: as soon as the visitor begins to use
 * the page at all, or when it is in the window from the start.
 */
export const untilUsed = (id: string): Promise<void> => untilWanted(id, '0px', onFirstUse);

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
    // Without its styles a page is short, and all of it near.
    void stylesHere().then(() => {
      if (!isOver) near.observe(element);
    });
    gone.observe(element);
    // Before React, which keeps for itself what happens on markup that it has not taken over.
    for (const use of USES) document.addEventListener(use, onUse, { capture: true, passive: true });
    const stopListening = onUseOfPage(finish);
  });
}
