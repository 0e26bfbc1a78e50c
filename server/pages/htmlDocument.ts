import { LRUCache } from 'lru-cache';
import { readFileSync } from 'node:fs';
import type { RenderedPage } from '#src/app/entryServer.tsx';
import { KEEP_PRESSES } from '#src/app/earlyPresses.ts';
import { KEEP_VIEWED } from '#src/app/keepViewed.ts';
import { MARK_KEPT_PLACE } from '#src/app/keptPlace.ts';
import { SEEN_META } from '#src/domain/recommendation/recentProducts.ts';
import { MARK_PICTURES } from '#src/app/failedPictures.ts';
import type { ServerCacheEntry } from '#src/app/serverCache.ts';
import { BRAND_NAME } from '#src/domain/product/brand.ts';
import { DEFAULT_LANGUAGE, type Language } from '#src/domain/shell/language.ts';
import type { Theme } from '#src/domain/shell/theme.ts';
import type { ProductSummary } from '#src/services/product/product/contract.ts';
import { SERVER_CACHE_ELEMENT_ID } from '#src/app/serverCache.ts';
import { SERVED_SEO_ID } from '#src/domain/seo/seo.ts';
import { inertJson, structuredData } from '../seo/structuredData.ts';
import { SHARE_PICTURE, sharePicturePath } from '../pictures/sharePictureAddress.ts';
import type { AssetAddresses } from '../assets/assets.ts';
import { firstScreenOf } from '../assets/firstStyles.ts';
import type { MapTiles } from './mapTiles.ts';

/**
 * The icons stand in the document: a file of their own would make the browser lay out and paint the page once more when
 * it arrives.
 */
const [ICONS_OPEN = '', ...SYMBOLS] = readFileSync(
  new URL('../../src/views/ui/icons.svg', import.meta.url),
  'utf8',
)
  .replace(/\s*<\/svg>\s*$/, '')
  .split('\n');

const ICONS = SYMBOLS.map((symbol) => ({ id: / id="([^"]+)"/.exec(symbol)?.[1] ?? '', symbol }));
const REFERENCE = '"#';

/** Pages differ in few ways, so these sets of icons serve all pages that use them. */
const KEPT_SETS = 100;
const sprites = new LRUCache<string, [first: string, others: string]>({ max: KEPT_SETS });

/** The icons in two parts: those of the first screen before the page, the others after it. */
function iconsOf(html: string): [first: string, others: string] {
  const used = referencesIn(firstScreenOf(html));
  const key = ICONS.map(({ id }) => (used.has(id) ? '1' : '0')).join('');
  const known = sprites.get(key);
  if (known !== undefined) return known;
  const sprite = (isFirst: boolean) =>
    `${ICONS_OPEN}${ICONS.map(({ id, symbol }) => (used.has(id) === isFirst ? symbol : '')).join('')}</svg>`;
  const parts: [string, string] = [sprite(true), sprite(false)];
  sprites.set(key, parts);
  return parts;
}

/** Returns the ids that markup refers to, in one pass: a search per icon took a third of the time of the views. */
function referencesIn(html: string): Set<string> {
  const ids = new Set<string>();
  for (let at = html.indexOf(REFERENCE); at >= 0; at = html.indexOf(REFERENCE, at)) {
    const from = at + REFERENCE.length;
    at = html.indexOf('"', from);
    if (at < 0) break;
    ids.add(html.slice(from, at));
  }
  return ids;
}

export interface HtmlFacts {
  page: RenderedPage;
  language: Language;
  theme: Theme;
  superApp: boolean;
  /** Origin that the visitor sees, for canonical addresses; its mark in a document that is sent more than once. */
  origin: string;
  pageCacheKey: string;
  config: ServerCacheEntry;
  assets: AssetAddresses;
  mapTiles: MapTiles | null;
  /** Tells whether this host draws pictures for previews; else the product's own picture is used. */
  hasSharePictures: boolean;
  /** Nonce of the scripts; its mark in a document that is sent more than once. */
  nonce: string;
  /** Epoch ms at which the answer is sent; its mark in a document that is not sent yet. */
  sentAt: string;
  /** Markup of the development server; empty in production. */
  developmentHead?: string;
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A document, and the pieces that it shares with many others. */
export interface HtmlDocument {
  html: string;
  /** In the order in which they stand there; nothing of a visitor or of the product. */
  standing: string[];
}

/** Builds the whole document around a rendered page. */
export function htmlDocument(facts: HtmlFacts): HtmlDocument {
  const { page, assets, language, nonce } = facts;
  const { document } = page;
  const canonical = document.canonicalPath === null ? null : facts.origin + document.canonicalPath;
  const styles = assets.firstStyles?.(page.html) ?? null;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeText(document.title)}</title>`,
    `<script nonce="${nonce}">${MARK_PICTURES}${KEEP_PRESSES}${MARK_KEPT_PLACE}${KEEP_VIEWED}</script>`,
    page.viewed === null ? '' : `<meta name="${SEEN_META}" content="${escapeText(page.viewed)}">`,
    document.isProductPage ? mainPictureHint(page.summary) : '',
    ...stylesHead(facts, styles),
    ...assets.fonts
      .slice(0, 1)
      .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...assets.copies[language].map((href) => `<link rel="modulepreload" href="${href}" nonce="${nonce}">`),
    // The lab's script before the page's: it must run when the page starts.
    ...[...(assets.lab === null ? [] : [assets.lab]), ...assets.scripts].map(
      (href) => `<script type="module" src="${href}" nonce="${nonce}"></script>`,
    ),
    document.robots === null ? '' : `<meta name="robots" content="${document.robots}">`,
    document.description === null
      ? ''
      : `<meta name="description" content="${escapeText(document.description)}">`,
    page.seo.keywords.length === 0
      ? ''
      : `<meta name="keywords" content="${escapeText(page.seo.keywords.join(', '))}">`,
    canonical === null ? '' : `<link rel="canonical" href="${escapeText(canonical)}">`,
    ...languageLinks(facts),
    page.summary === null ? '' : sharingHead(page.summary, canonical ?? '', facts),
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1c1d27">',
    '<link rel="icon" href="data:,">',
    mapHead(facts.mapTiles),
    facts.developmentHead ?? '',
  ].join('');
  const theme = facts.theme === 'system' ? '' : ` data-theme="${facts.theme}"`;
  const superApp = facts.superApp ? ' data-super-app="true"' : '';
  const [firstIcons, otherIcons] = iconsOf(page.html);
  const cache = inertJson({ [facts.pageCacheKey]: facts.config });
  const html =
    `<!doctype html><html lang="${language}" data-vendor="${document.vendor}" data-shell="${page.shell}" data-sent-at="${facts.sentAt}"${theme}${superApp}><head>${head}</head>` +
    `<body>${firstIcons}<div id="app">${page.html}</div>${otherIcons}` +
    `<script type="application/json" id="page-state">${page.state}</script>` +
    `<script type="application/json" id="${SERVER_CACHE_ELEMENT_ID}">${cache}</script>` +
    // Data for search engines comes last, so that nothing visible waits for it.
    (page.seo.served === null
      ? ''
      : `<script type="application/json" id="${SERVED_SEO_ID}">${inertJson(page.seo.served)}</script>`) +
    (page.facts === null
      ? ''
      : `<script type="application/ld+json">${inertJson(structuredData(page.facts, facts.origin))}</script>`) +
    '</body></html>';
  return { html, standing: [styles ?? '', firstIcons] };
}

/**
 * Inlines the styles of the first screen. The whole sheet loads meanwhile as a print sheet, which holds no painting up.
 * (docs/decisions/0051)
 */
function stylesHead({ page, assets, nonce }: HtmlFacts, firstStyles: string | null): string[] {
  const sheets = [...assets.styles, ...(page.html.includes('<dialog') ? (assets.dialogStyles ?? []) : [])];
  const links = (more: string) => sheets.map((href) => `<link rel="stylesheet" href="${href}"${more}>`);
  const other =
    assets.otherMedia === undefined
      ? []
      : [
          `<link rel="stylesheet" href="${assets.otherMedia}" media="print, (forced-colors: active), (scripting: none)" fetchpriority="low">`,
        ];
  if (firstStyles === null) return [...links(''), ...other];
  return [
    `<style nonce="${nonce}">${firstStyles}</style>`,
    ...links(' media="print" fetchpriority="high" data-styles'),
    `<script nonce="${nonce}">${APPLY_STYLES}${NOTE_USE}</script>`,
    `<noscript>${links('').join('')}</noscript>`,
    ...other,
  ];
}

const APPLY_STYLES =
  "for(const l of document.querySelectorAll('[data-styles]')){const a=()=>{l.media='all'};l.sheet?a():l.addEventListener('load',a)}";

/** An address with a section no longer scrolls once the visitor has begun to use the page. [SECTION-12] */
const NOTE_USE =
  "for(const u of['wheel','touchstart','pointerdown','keydown'])addEventListener(u,()=>{window.__USED__=true},{once:true,passive:true})";

/** Preloads the main picture before the style sheet has come. */
function mainPictureHint(summary: ProductSummary | null): string {
  const picture = summary?.images[0]?.picture ?? null;
  if (picture === null) return '';
  const set = picture.widths.map((width) => `${picture.base}-${width}.avif ${width}w`).join(', ');
  return (
    `<link rel="preload" as="image" type="image/avif" imagesrcset="${escapeText(set)}" ` +
    'imagesizes="(min-width: 64rem) clamp(27rem, 60vw - 22rem, 38rem), (min-width: 48rem) 55vw, 100vw" fetchpriority="high">'
  );
}

/** Meta tags that name the map server; empty for the embedded map. */
function mapHead(tiles: MapTiles | null): string {
  if (tiles === null) return '';
  const attribution =
    tiles.attribution === null
      ? ''
      : `<meta name="map-attribution" content="${escapeText(tiles.attribution)}">`;
  return `<meta name="map-tiles" content="${escapeText(tiles.url)}">${attribution}`;
}

function imageUrlOf(summary: ProductSummary, origin: string): string | null {
  const image = summary.images[0]?.full;
  return image === undefined ? null : image.startsWith('/') ? origin + image : image;
}

/** Links to the page in each language, and to the default one for other languages. [SEO-09] */
function languageLinks({ page, origin }: HtmlFacts): string[] {
  const paths = page.document.inLanguages;
  const link = (language: string, path: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeText(origin + path)}">`;
  return [
    ...Object.entries(paths).map(([language, path]) => link(language, path)),
    ...(paths[DEFAULT_LANGUAGE] === undefined ? [] : [link('x-default', paths[DEFAULT_LANGUAGE])]),
  ];
}

/** Open Graph, and further data for previews in networks. [SHARE-15] */
function sharingHead(summary: ProductSummary, canonical: string, facts: HtmlFacts): string {
  const { origin, language, hasSharePictures } = facts;
  const preview = hasSharePictures
    ? origin + sharePicturePath(summary, language)
    : imageUrlOf(summary, origin);
  const graph: [string, string | null][] = [
    ['og:type', 'product'],
    ['og:site_name', BRAND_NAME],
    ['og:title', summary.name],
    ['og:description', facts.page.document.description],
    ['og:url', canonical],
    ['og:locale', language === 'id' ? 'id_ID' : 'en_US'],
    ['og:image', preview],
    ['og:image:width', hasSharePictures ? String(SHARE_PICTURE.width) : null],
    ['og:image:height', hasSharePictures ? String(SHARE_PICTURE.height) : null],
    ['og:image:alt', preview === null ? null : summary.images[0]?.alt || summary.name],
    ['product:price:amount', String(summary.price.offered)],
    ['product:price:currency', 'IDR'],
  ];
  return (
    graph
      .map(([name, value]) =>
        value === null ? '' : `<meta property="${name}" content="${escapeText(value)}">`,
      )
      .join('') +
    // The network takes the rest of the preview from the names above.
    `<meta name="twitter:card" content="${preview === null ? 'summary' : 'summary_large_image'}">`
  );
}
