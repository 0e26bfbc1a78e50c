import type { SnapshotFrom } from 'xstate';
import type { Translate } from '#src/copy/copyTypes.ts';
import { LANGUAGES, type Language } from '#src/domain/shell/language.ts';
import { vendorOf } from '#src/domain/product/vendor.ts';
import type { PageParts } from '#src/machines/page/pageParts.ts';
import type { PageRef } from '#src/machines/page/pageMachine.ts';
import { links } from '#src/router/links.ts';
import { descriptionOf, robotsOf, titleOf } from '#src/router/titles.ts';
import type { ProductSummary } from '#src/services/product/product/contract.ts';

/** The head of the document: the same on the server and in the browser. [TITLE-05] */
export interface DocumentFacts {
  title: string;
  robots: string | null;
  /** Null where there is no product. [SEO-08] */
  description: string | null;
  /** Path with query of the canonical address, in the page's language; null where there is no product. [SEO-06] */
  canonicalPath: string | null;
  /** The same page in each language; empty for a page that search engines skip. [SEO-09] */
  inLanguages: Partial<Record<Language, string>>;
  vendor: 'retail' | 'grocery';
  /** The main page of a product, with its gallery. */
  isProductPage: boolean;
}

/** Each language has its own address; the shop's language is the one without a parameter. [SEO-06, SEO-09] */
export const inLanguage = (path: string, language: Language): string =>
  language === 'id' ? path : `${path}?lang=${language}`;

export function summaryOf(snapshot: SnapshotFrom<PageRef>): ProductSummary | null {
  const product = snapshot.children['product'] as PageParts['product'] | undefined;
  return product?.getSnapshot().context.summary ?? null;
}

export function documentFactsOf(snapshot: SnapshotFrom<PageRef>, t: Translate): DocumentFacts {
  const { route, errorKind, language } = snapshot.context;
  const summary = errorKind === null ? summaryOf(snapshot) : null;
  const path =
    summary === null
      ? null
      : links.product(vendorOf(summary) ?? route.vendor, summary.urlFriendlyName, summary.itemSku);
  const isProductPage = path !== null && route.page.kind === 'product';
  return {
    title: titleOf(route, summary?.name ?? null, t, errorKind),
    robots: robotsOf(route, errorKind !== null),
    description: descriptionOf(route, summary, t),
    canonicalPath: path === null ? null : inLanguage(path, language),
    inLanguages: isProductPage
      ? Object.fromEntries(LANGUAGES.map((one) => [one, inLanguage(path, one)]))
      : {},
    vendor: route.vendor,
    isProductPage,
  };
}
