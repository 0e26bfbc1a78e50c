import { Hono } from 'hono';
import type { MarketplaceContext, MarketplaceEnv } from '../../core/http/answers.ts';
import { isSecure } from '../../../web/origin.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { listedPages, PRODUCTS_OF_A_SITEMAP, siteMapParts, type ListedPage } from '../rules/siteMap.ts';

/** Products that are read at a time while a sitemap is sent. */
const AT_A_TIME = 100;
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Pages for their visitor only; other pages that search engines should not list answer with noindex. */
const ROBOTS = [
  '/cart',
  '/grocery/cart',
  '/subscription',
  '/retail/checkout/',
  '/grocery/checkout/',
  '/login',
  '/member/',
  '/chat-apoteker',
  '/verify-email',
  '/_search',
  '/grocery/cari/',
];

/** Files for robots: the pages that they may read, and a list of all goods. [SEO-11, SEO-12] */
export function siteFiles(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  app.get('/robots.txt', (c) =>
    c.text(
      `User-agent: *\n${ROBOTS.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${originOf(c)}/sitemap.xml\n`,
      200,
      { 'cache-control': 'public, max-age=3600' },
    ),
  );
  app.get('/sitemap.xml', (c) =>
    xml(c, [
      `${XML}<sitemapindex xmlns="${NAMESPACE}">\n`,
      ...siteMapParts(deps.database).map(
        ({ changedAt }, position) =>
          `<sitemap><loc>${escaped(`${originOf(c)}/sitemaps/products-${position + 1}.xml`)}</loc>${lastMod(changedAt)}</sitemap>\n`,
      ),
      '</sitemapindex>\n',
    ]),
  );
  app.get('/sitemaps/:file', (c) => {
    const number = Number(/^products-(\d{1,4})\.xml$/.exec(c.req.param('file'))?.[1] ?? 0);
    if (number < 1 || number > siteMapParts(deps.database).length) return c.notFound();
    return xml(c, urlSet(deps, originOf(c), number - 1));
  });
  return app;
}

function* urlSet(deps: MarketplaceDeps, origin: string, part: number): Iterable<string> {
  yield `${XML}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  const start = part * PRODUCTS_OF_A_SITEMAP;
  for (let offset = start; offset < start + PRODUCTS_OF_A_SITEMAP; offset += AT_A_TIME) {
    const limit = Math.min(AT_A_TIME, start + PRODUCTS_OF_A_SITEMAP - offset);
    const pages = listedPages(deps, { offset, limit });
    yield pages.map((page) => urlOf(page, origin)).join('');
    if (pages.length === 0) break;
  }
  yield '</urlset>\n';
}

/** Returns the entries of a page in both languages; each names the other. [SEO-09] */
function urlOf({ path, changedAt }: ListedPage, origin: string): string {
  const own = escaped(origin + path);
  const english = `${own}?lang=en`;
  const link = (language: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
  const languages = link('id', own) + link('en', english) + link('x-default', own);
  return [own, english]
    .map((address) => `<url><loc>${address}</loc>${lastMod(changedAt)}${languages}</url>\n`)
    .join('');
}

const lastMod = (changedAt: number | null) =>
  changedAt === null ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function originOf({ req }: MarketplaceContext): string {
  const { protocol, host } = new URL(req.url);
  return `${isSecure(req.raw) ? 'https:' : protocol}//${host}`;
}

/** Streams the XML in pieces, compressed where the client accepts gzip. */
function xml(c: MarketplaceContext, pieces: Iterable<string>): Response {
  const isCompressed = /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/i.test(
    c.req.header('accept-encoding') ?? '',
  );
  const coming = pieces[Symbol.iterator]();
  const text = new ReadableStream<string>({
    pull(controller) {
      const next = coming.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
  }).pipeThrough(new TextEncoderStream());
  return new Response(isCompressed ? text.pipeThrough(new CompressionStream('gzip')) : text, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      vary: 'accept-encoding',
      ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
    },
  });
}
