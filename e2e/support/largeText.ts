import type { Page } from 'playwright/test';
import { expect } from './test.ts';

/** Largest share of the window that fixed elements may cover while the page scrolls. */
const MOST_COVERED = 0.35;

/**
 * Describes the parts of an element that do not fit: a page that scrolls sideways, words broken between two lines,
 * words cut off or outside the window. Rows to swipe, and text for screen readers only, do not count.
 */
export function misfits(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const found = new Set<string>();
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.add(`the page is ${root.scrollWidth} px wide`);
    const isSwiped = (element: Element) => {
      for (let one: Element | null = element; one !== null; one = one.parentElement) {
        const { overflowX } = getComputedStyle(one);
        if ((overflowX === 'auto' || overflowX === 'scroll') && one.scrollWidth > one.clientWidth)
          return true;
      }
      return false;
    };
    const scope = document.querySelector(selector) ?? document.body;
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest('script, style, svg, select, textarea') !== null) continue;
      if (!parent.checkVisibility({ visibilityProperty: true }) || isSwiped(parent)) continue;
      // For screen readers alone.
      if (parent.getBoundingClientRect().width <= 1) continue;
      const text = node.textContent ?? '';
      for (const { 0: word, index } of text.matchAll(/[^\s\-–/+·…]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        const [first] = boxes;
        if (first === undefined) continue;
        if (boxes.some(({ top }) => Math.abs(top - first.top) > first.height / 2))
          found.add(`broken: ${word}`);
        let block: Element | null = parent;
        while (block !== null && /^(?:inline|contents)$/.test(getComputedStyle(block).display))
          block = block.parentElement;
        if (block !== null && boxes.some(({ right }) => right > block.getBoundingClientRect().right + 1))
          found.add(`spilled: ${word}`);
        if (boxes.some(({ left, right }) => left < -0.5 || right > root.clientWidth + 0.5))
          found.add(`outside: ${word}`);
        for (let box = parent; box !== root && box !== null; box = box.parentElement as HTMLElement) {
          if (getComputedStyle(box).overflowX === 'visible') continue;
          const { left, right } = box.getBoundingClientRect();
          if (first.left < left - 0.5 || (boxes.at(-1) ?? first).right > right + 0.5)
            found.add(`cut: ${word}`);
        }
      }
    }
    return [...found];
  }, within);
}

/** With text twice as large, what sticks to the window's edges leaves most of it to what is read. */
export async function expectRoomToRead(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  const covered = await page.evaluate(() => {
    const pinned = new Set<number>();
    for (const element of document.querySelectorAll('#app *')) {
      const { position } = getComputedStyle(element);
      if (position !== 'fixed' && position !== 'sticky') continue;
      const { top, bottom, width } = element.getBoundingClientRect();
      // A column beside the text takes nothing from it.
      if (width < window.innerWidth * 0.9) continue;
      for (let y = Math.max(0, Math.ceil(top)); y < Math.min(window.innerHeight, bottom); y += 1)
        pinned.add(y);
    }
    return pinned.size / window.innerHeight;
  });
  expect(covered).toBeLessThan(MOST_COVERED);
}
