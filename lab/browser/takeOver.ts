/**
 * Asks each section that has not come to life to do so; whether all have. Sections hydrate one after the other, some only
 * when they are wanted. React leaves its mark on what it has taken over. Runs inside the page.
 */
export function takeOver(): boolean {
  const waiting = [...document.querySelectorAll('#app button')].filter(
    (button) => !Object.keys(button).some((key) => key.startsWith('__reactProps')),
  );
  for (const button of waiting) button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  return waiting.length === 0;
}
