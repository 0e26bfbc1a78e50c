/**
 * Asks each section that has not hydrated to do so; returns true once all have. Sections hydrate one after the other,
 * some only on demand. React marks the elements that it has hydrated. Runs inside the page.
 */
export function takeOver(): boolean {
  const waiting = [...document.querySelectorAll('#app button')].filter(
    (button) => !Object.keys(button).some((key) => key.startsWith('__reactProps')),
  );
  for (const button of waiting) button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  return waiting.length === 0;
}
