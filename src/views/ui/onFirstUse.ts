/** What a visitor begins to use a page with. */
const USES = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

/** Runs something once the visitor does anything with the page; returns what calls it off. */
export function onFirstUse(run: () => void): () => void {
  const off = () => {
    for (const use of USES) document.removeEventListener(use, first);
  };
  const first = () => {
    off();
    run();
  };
  for (const use of USES) document.addEventListener(use, first, { passive: true });
  return off;
}
