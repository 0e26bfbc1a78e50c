import type { CopyKey, Translate } from '#src/copy/copyTypes.ts';
import { BRAND_NAME } from '#src/domain/product/brand.ts';
import type { ErrorPageKind } from '#src/domain/shell/failure.ts';
import { formatPrice } from '#src/domain/shell/format.ts';
import type { RouteFacts } from '#src/domain/page/route.ts';
import { stockStatusOf } from '#src/domain/product/stock.ts';
import { knownTags } from '#src/domain/product/tags.ts';
import type { ProductSummary } from '#src/services/product/product/contract.ts';
import { ROUTE_TABLES, STANDALONE_ROUTES, BESIDE_NEWER_SHELL, type RouteMeaning } from './routeTable.ts';

const meanings = new Map<string, RouteMeaning>(
  [...ROUTE_TABLES.older, ...ROUTE_TABLES.newer, ...STANDALONE_ROUTES, ...BESIDE_NEWER_SHELL].map((route) => [
    route.name,
    route,
  ]),
);

const brandOf = ({ vendor }: RouteFacts) => (vendor === 'grocery' ? `${BRAND_NAME} Mart` : BRAND_NAME);

/**
 * The document's title: the route's page name, or the product's name once it is known; on an error page its message.
 * [TITLE-01..05, ERRPAGE-01..04]
 */
export function titleOf(
  route: RouteFacts,
  productName: string | null,
  t: Translate,
  errorKind: ErrorPageKind | null = null,
): string {
  const brand = brandOf(route);
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

/**
 * The description of a product's page for search engines: its name, seller and price, or the reason for none. Null
 * elsewhere. [SEO-08]
 */
export function descriptionOf(
  route: RouteFacts,
  summary: Pick<ProductSummary, 'name' | 'merchant' | 'price' | 'tags'> | null,
  t: Translate,
): string | null {
  if (summary === null || route.page.kind !== 'product') return null;
  const status = stockStatusOf(knownTags(summary.tags));
  const names = { product: summary.name, seller: summary.merchant.name, brand: brandOf(route) };
  if (status === 'OUT_OF_STOCK') return t('about.productWithoutStock', names);
  if (status === 'COMING_SOON') return t('about.productComing', names);
  return t('about.product', { ...names, price: formatPrice(summary.price.offered) });
}

/** "noindex, nofollow" on secondary addresses, "noindex" on error pages, nothing elsewhere. [SEO-01, SEO-02] */
export function robotsOf(route: RouteFacts, isErrorPage: boolean): string | null {
  if (route.page.kind === 'secondary') return 'noindex, nofollow';
  return isErrorPage ? 'noindex' : null;
}
