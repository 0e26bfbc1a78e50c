import { expect, type Locator } from 'playwright/test';

/**
 * Why an element is not seen whole: it stands out of the window, or something lies over it. `toBeVisible` asks neither.
 * Runs inside the page.
 */
function whyUnseen(element: Element): string | null {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const height = window.innerHeight;
  const box = [left, top, right, bottom].map(Math.round).join(' ');
  if (left < -1 || top < -1 || right > width + 1 || bottom > height + 1)
    return `it stands at ${box} of ${width} ${height}`;
  // Corners are round.
  const inset = Math.min(8, (bottom - top) / 3);
  for (const x of [left + inset, (left + right) / 2, right - inset])
    for (const y of [top + inset, (top + bottom) / 2, bottom - inset]) {
      const hit = document.elementFromPoint(x, y);
      if (hit === null || !(element.contains(hit) || hit.contains(element)))
        return `at ${Math.round(x)} ${Math.round(y)} lies ${hit?.outerHTML.slice(0, 80) ?? 'nothing'}`;
      // A hit on an element around it means that its own part may be cut off there.
      if (!element.contains(hit) && getComputedStyle(element).display !== 'inline')
        return `at ${Math.round(x)} ${Math.round(y)} it is cut off`;
    }
  return null;
}

/** An element is within the window and nothing lies over it, as soon as the page has come to rest. */
export async function expectSeen(element: Locator): Promise<void> {
  await expect(async () => {
    expect(await element.evaluate(whyUnseen, null, { timeout: 1000 })).toBeNull();
  }).toPass();
}
