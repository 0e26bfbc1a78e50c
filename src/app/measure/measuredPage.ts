import type { MeasuredPage } from '#src/services/measurement/analytics/contract.ts';
import type { Page } from '../createPage.ts';

/** The kind of the shown page. */
export function measuredPageOf(page: Page): MeasuredPage {
  const { route } = page.getSnapshot().context;
  const { kind } = route.page;
  return kind === 'product' && route.vendor === 'grocery' ? 'grocery' : kind;
}
