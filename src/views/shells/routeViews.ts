import type { PageKind } from '#src/domain/page/route.ts';
import { laterView } from '../ui/laterView.tsx';

/** The pages beside the product page, in chunks of their own. */
export const secondaryPage = laterView(
  'secondaryPage',
  async () => (await import('../pages/SecondaryPage.tsx')).SecondaryPage,
);
export const standalonePage = laterView(
  'standalonePage',
  async () => (await import('../pages/StandalonePage.tsx')).StandalonePage,
);

/** Loads the view of a page, so that the next render draws it at once. */
export async function preloadRouteView(kind: PageKind['kind']): Promise<void> {
  if (kind === 'secondary') await secondaryPage.preload();
  if (kind === 'standalone') await standalonePage.preload();
}
