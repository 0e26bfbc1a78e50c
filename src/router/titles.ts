import type { CopyKey, Translate } from '#src/copy/copyTypes.ts';
import { BRAND_NAME } from '#src/domain/brand.ts';
import type { ErrorPageKind } from '#src/domain/failure.ts';
import type { RouteFacts } from '#src/domain/route.ts';
import { ROUTE_TABLES, STANDALONE_ROUTES, NEWER_SHELL_FALLBACKS, type RouteMeaning } from './routeTable.ts';

const meanings = new Map<string, RouteMeaning>(
  [...ROUTE_TABLES.older, ...ROUTE_TABLES.newer, ...STANDALONE_ROUTES, ...NEWER_SHELL_FALLBACKS].map(
    (route) => [route.name, route],
  ),
);

/**
 * The document's title: the route's page name, or the product's name once it is known; of an error page what it says.
 * [TITLE-01..05, ERRPAGE-01..04]
 */
export function titleOf(
  route: RouteFacts,
  productName: string | null,
  t: Translate,
  errorKind: ErrorPageKind | null = null,
): string {
  const brand = route.vendor === 'grocery' ? `${BRAND_NAME} Mart` : BRAND_NAME;
  if (errorKind !== null) return `${t(`errorPage.${errorKind}.title`).replace(/\.$/, '')} | ${brand}`;
  if (route.page.kind === 'missing') return BRAND_NAME;
  if (route.page.kind === 'product' && productName !== null) return `${productName} | ${brand}`;
  if (route.page.kind === 'secondary') return `${t(`title.${route.page.name}`)} | ${brand}`;
  if (route.page.kind === 'standalone' && route.page.name === 'priceList' && productName !== null) {
    return `${t('title.priceListOf', { productName })} | ${brand}`;
  }
  const titleKey = meanings.get(route.name)?.titleKey ?? null;
  return titleKey === null ? BRAND_NAME : `${t(titleKey as CopyKey)} | ${brand}`;
}

/** "noindex, nofollow" on secondary addresses, "noindex" on error pages, nothing elsewhere. [SEO-01, SEO-02] */
export function robotsOf(route: RouteFacts, isErrorPage: boolean): string | null {
  if (route.page.kind === 'secondary') return 'noindex, nofollow';
  return isErrorPage ? 'noindex' : null;
}
