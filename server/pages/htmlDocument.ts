import { readFileSync } from 'node:fs';
import type { RenderedPage } from '#src/app/entryServer.tsx';
import type { ServerCacheEntry } from '#src/app/serverCache.ts';
import { BRAND_NAME } from '#src/domain/brand.ts';
import type { Language } from '#src/domain/language.ts';
import type { Shell } from '#src/domain/route.ts';
import { stockStatusOf } from '#src/domain/stock.ts';
import { knownTags } from '#src/domain/tags.ts';
import type { Theme } from '#src/domain/theme.ts';
import type { ProductSummary } from '#src/services/product/contract.ts';
import type { AssetAddresses } from '../assets/assets.ts';
import type { MapTiles } from '../settings.ts';

/**
 * Within the document: as a file of its own the icons would be one more document for the browser, whose arrival lays
 * the page out and paints it once more while it comes to life.
 */
const ICONS = readFileSync(new URL('../../src/views/ui/icons.svg', import.meta.url), 'utf8').replaceAll(
  '\n',
  '',
);

export interface HtmlFacts {
  page: RenderedPage;
  language: Language;
  theme: Theme;
  shell: Shell;
  superApp: boolean;
  /** Origin the visitor sees, for canonical addresses; the mark for it in a document that is sent more than once. */
  origin: string;
  pageCacheKey: string;
  config: ServerCacheEntry;
  assets: AssetAddresses;
  mapTiles: MapTiles | null;
  /** Of the scripts; the mark for it in a document that is sent more than once. */
  nonce: string;
  /** When the answer is sent, epoch ms; the mark for it in a document that is not sent yet. */
  sentAt: string;
  /** Markup of the development server; empty in production. */
  developmentHead?: string;
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** JSON that cannot end the script element it stands in. */
const inertJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The whole document around a rendered page. */
export function htmlDocument(facts: HtmlFacts): string {
  const { page, assets, language, nonce } = facts;
  const { document } = page;
  const canonical = document.canonicalPath === null ? null : facts.origin + document.canonicalPath;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeText(document.title)}</title>`,
    document.isProductPage ? mainPictureHint(page.summary) : '',
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.fonts
      .slice(0, 1)
      .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...assets.copies[language].map((href) => `<link rel="modulepreload" href="${href}" nonce="${nonce}">`),
    // The lab before the page's own: it must be there when the page starts.
    ...[...(assets.lab === null ? [] : [assets.lab]), ...assets.scripts].map(
      (href) => `<script type="module" src="${href}" nonce="${nonce}"></script>`,
    ),
    document.robots === null ? '' : `<meta name="robots" content="${document.robots}">`,
    document.description === null
      ? ''
      : `<meta name="description" content="${escapeText(document.description)}">`,
    canonical === null ? '' : `<link rel="canonical" href="${escapeText(canonical)}">`,
    page.summary === null ? '' : sharingHead(page.summary, canonical ?? '', facts),
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1c1d27">',
    '<link rel="icon" href="data:,">',
    mapHead(facts.mapTiles),
    facts.developmentHead ?? '',
  ].join('');
  const theme = facts.theme === 'system' ? '' : ` data-theme="${facts.theme}"`;
  const superApp = facts.superApp ? ' data-super-app="true"' : '';
  const cache = inertJson({ [facts.pageCacheKey]: facts.config });
  return (
    `<!doctype html><html lang="${language}" data-vendor="${document.vendor}" data-shell="${facts.shell}" data-sent-at="${facts.sentAt}"${theme}${superApp}><head>${head}</head>` +
    `<body>${ICONS}<div id="app">${page.html}</div>` +
    `<script type="application/json" id="page-state">${page.state}</script>` +
    `<script nonce="${nonce}">window.__SERVER_CACHE__=${cache}</script>` +
    '</body></html>'
  );
}

/** The main picture is asked for before the style sheet has come. */
function mainPictureHint(summary: ProductSummary | null): string {
  const picture = summary?.images[0]?.picture ?? null;
  if (picture === null) return '';
  const set = picture.widths.map((width) => `${picture.base}-${width}.avif ${width}w`).join(', ');
  return (
    `<link rel="preload" as="image" type="image/avif" imagesrcset="${escapeText(set)}" ` +
    'imagesizes="(min-width: 64rem) 27rem, (min-width: 48rem) 55vw, 100vw" fetchpriority="high">'
  );
}

/** Where the map takes its pictures from; nothing for the embedded one. */
function mapHead(tiles: MapTiles | null): string {
  if (tiles === null) return '';
  const attribution =
    tiles.attribution === null
      ? ''
      : `<meta name="map-attribution" content="${escapeText(tiles.attribution)}">`;
  return `<meta name="map-tiles" content="${escapeText(tiles.url)}">${attribution}`;
}

const AVAILABILITY = {
  OUT_OF_STOCK: 'OutOfStock',
  COMING_SOON: 'PreOrder',
  LIMITED: 'LimitedAvailability',
  ONLY_AVAILABLE_CNC: 'InStoreOnly',
  AVAILABLE: 'InStock',
} as const;

/** Open Graph and the product as structured data. */
function sharingHead(summary: ProductSummary, canonical: string, facts: HtmlFacts): string {
  const image = summary.images[0]?.full;
  const imageUrl = image === undefined ? null : image.startsWith('/') ? facts.origin + image : image;
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: summary.name,
    sku: summary.itemSku,
    brand: { '@type': 'Brand', name: summary.brand.name },
    ...(imageUrl === null ? {} : { image: imageUrl }),
    ...(summary.statistics.rating === null || !summary.statistics.reviewCount
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: summary.statistics.rating,
            reviewCount: summary.statistics.reviewCount,
          },
        }),
    offers: {
      '@type': 'Offer',
      url: canonical,
      priceCurrency: 'IDR',
      price: summary.price.offered,
      // Without tags nobody has said whether it is there.
      ...(summary.tags.length === 0
        ? {}
        : { availability: `https://schema.org/${AVAILABILITY[stockStatusOf(knownTags(summary.tags))]}` }),
    },
  };
  const graph: [string, string][] = [
    ['og:type', 'product'],
    ['og:site_name', BRAND_NAME],
    ['og:title', summary.name],
    ['og:url', canonical],
    ['og:locale', facts.language === 'id' ? 'id_ID' : 'en_US'],
    ...(imageUrl === null ? [] : ([['og:image', imageUrl]] as [string, string][])),
    ['product:price:amount', String(summary.price.offered)],
    ['product:price:currency', 'IDR'],
  ];
  return (
    graph.map(([name, value]) => `<meta property="${name}" content="${escapeText(value)}">`).join('') +
    `<script type="application/ld+json">${inertJson(product)}</script>`
  );
}
