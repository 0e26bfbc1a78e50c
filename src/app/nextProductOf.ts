import type { RouteFacts } from '#src/domain/page/route.ts';
import { isSameProduct } from '#src/machines/page/pageFacts.ts';
import { productInput } from '#src/machines/page/pageParts.ts';
import type { NextProduct } from '#src/machines/protocol/linkHints.ts';
import type { Page } from './createPage.ts';

/** The product that the page would ask for at an address; null where the address leads to no other product's page. */
export function nextProductOf(page: Page, route: RouteFacts): NextProduct | null {
  if (route.page.kind !== 'product' || isSameProduct(page.getSnapshot().context, route)) return null;
  return productInput({ route });
}
