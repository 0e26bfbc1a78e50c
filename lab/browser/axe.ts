import axe, { type Result, type RunOnly, type RunOptions } from 'axe-core';
import type { Frame, Page } from 'playwright';

/** The rules of WCAG 2.2 AA, and what axe itself advises. */
export const WCAG_RULES: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** Rules whose result can differ between colour schemes. */
export const COLOUR_RULES: RunOnly = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
};

/** Puts axe into a document that does not have it yet. */
async function bringAxe(frame: Frame): Promise<void> {
  try {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  } catch (error) {
    if (!frame.isDetached()) throw error;
  }
}

/**
 * Returns axe's violations in a page or a part of it, `[frame, part]` within a frame. All frames share this origin, so
 * they are examined in place; styles are not preloaded, since the policy of the page refuses that. Passed checks are
 * counted and not described.
 */
export async function violationsWithin(
  page: Page,
  within: string | [string, string],
  rules: RunOnly,
): Promise<Result[]> {
  await Promise.all(page.frames().map(bringAxe));
  const options: RunOptions = { preload: false, resultTypes: ['violations'], runOnly: rules };
  return page.evaluate(
    async ({ place, chosen }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        { include: [place] },
        chosen,
      );
      return violations;
    },
    { place: within, chosen: options },
  );
}
