import type { SnapshotFrom } from 'xstate';
import type { Translate } from '#src/copy/copyTypes.ts';
import { vendorOf } from '#src/domain/vendor.ts';
import type { PageParts } from '#src/machines/page/pageParts.ts';
import type { PageRef } from '#src/machines/page/pageMachine.ts';
import { links } from '#src/router/links.ts';
import { descriptionOf, robotsOf, titleOf } from '#src/router/titles.ts';
import type { ProductSummary } from '#src/services/product/contract.ts';

/** What the document around the page says: the same on the server and in the browser. [TITLE-05] */
export interface DocumentFacts {
  title: string;
  robots: string | null;
  /** Null where there is no product. [SEO-08] */
  description: string | null;
  /** Path of the canonical address; null where there is no product. [SEO-06] */
  canonicalPath: string | null;
  vendor: 'retail' | 'grocery';
  /** The main page of a product, with its gallery. */
  isProductPage: boolean;
}

export function summaryOf(snapshot: SnapshotFrom<PageRef>): ProductSummary | null {
  const product = snapshot.children['product'] as PageParts['product'] | undefined;
  return product?.getSnapshot().context.summary ?? null;
}

export function documentFactsOf(snapshot: SnapshotFrom<PageRef>, t: Translate): DocumentFacts {
  const { route, errorKind } = snapshot.context;
  const summary = errorKind === null ? summaryOf(snapshot) : null;
  return {
    title: titleOf(route, summary?.name ?? null, t, errorKind),
    robots: robotsOf(route, errorKind !== null),
    description: descriptionOf(route, summary, t),
    canonicalPath:
      summary === null
        ? null
        : links.product(vendorOf(summary) ?? route.vendor, summary.urlFriendlyName, summary.itemSku),
    vendor: route.vendor,
    isProductPage: summary !== null && route.page.kind === 'product',
  };
}
