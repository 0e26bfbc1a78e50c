/** Events that count as the first use of a page. */
const USES = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

let wasUsed = false;
/** Tells whether the visitor has used the page since something first waited for that. */
export const isUsed = (): boolean => wasUsed;

/** Runs something at the visitor's first use of the page; returns a function that cancels it. */
export function onFirstUse(run: () => void): () => void {
  const off = () => {
    for (const use of USES) document.removeEventListener(use, first);
  };
  const first = () => {
    off();
    wasUsed = true;
    run();
  };
  for (const use of USES) document.addEventListener(use, first, { passive: true });
  return off;
}
