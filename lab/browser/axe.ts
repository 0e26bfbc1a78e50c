import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/** The rules of WCAG 2.2 AA, and what axe itself advises. */
export const WCAG_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * axe over a page or a part of it, `[frame, part]` within a frame. The page has no frames of other origins and only
 * styles of its own: it is examined in place, without a second page to unite findings in, and without reading its styles again, by inline styles that the
 * page's policy refuses.
 */
export function axeWithin(page: Page, within: string | [string, string]): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true).options({ preload: false }).include(within);
}
