/** How far from the window something may be and still comes to life: it is done before it is seen. */
const MARGIN = '100% 0px';
const USES = ['pointerover', 'focusin', 'click'] as const;

/**
 * Resolves when an element of the document is near the window, is used, or has gone; at once when there is none, or
 * nothing can observe it. Most visitors never reach the end of a page: what is there needs no processor time until then.
 */
export function whenWanted(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  if (element === null || typeof IntersectionObserver === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      near.disconnect();
      gone.disconnect();
      for (const use of USES) document.removeEventListener(use, onUse, true);
      resolve();
    };
    const onUse = ({ target }: Event) => {
      if (target instanceof Node && element.contains(target)) finish();
    };
    const near = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) finish();
      },
      { rootMargin: MARGIN },
    );
    const gone = new ResizeObserver(() => {
      if (!element.isConnected) finish();
    });
    near.observe(element);
    gone.observe(element);
    // Before React, which keeps for itself what happens on markup that it has not taken over.
    for (const use of USES) document.addEventListener(use, onUse, { capture: true, passive: true });
  });
}
