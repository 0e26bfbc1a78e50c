import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/** The rules of WCAG 2.2 AA, and what axe itself advises. */
export const WCAG_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export type AxeOptions = Parameters<AxeBuilder['options']>[0];

/**
 * axe over a page or a part of it. The page has no frames of other origins and only styles of its own: it is examined
 * in place, without a second page to unite findings in, and without fetching its styles again.
 */
export function axeWithin(page: Page, within: string, options: AxeOptions = {}): AxeBuilder {
  return new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ preload: false, ...options })
    .include(within);
}
