import { gzipSync } from 'node:zlib';
import { isSecure } from '#marketplace/http/origin.ts';
import type { BagFragments } from '#src/app/ownParts.tsx';
import { withoutUnknown } from '#src/domain/pageAddress.ts';
import { addressAt } from '#src/domain/vendor.ts';
import { accepts } from '../http/acceptEncoding.ts';
import { contentSecurityPolicy, REPORTING_ENDPOINTS } from '../http/securityHeaders.ts';
import { visitorOf, type Visitor } from '../http/visitor.ts';
import { visitorHeaders } from '../proxy/forwardedHeaders.ts';
import { uncounted, type Found } from '../watch/hostEvents.ts';
import { pageTiming } from '../watch/serverTiming.ts';
import { newAnswerOwn, type AnswerHole } from './answerOwn.ts';
import { composeFor } from './composePage.ts';
import { crowdedPage } from './crowdedPage.ts';
import { createVisitorReads } from './ownAnswers.ts';
import type { CachedPage } from './pageCache.ts';
import type { PageHost } from './pageHost.ts';
import { readPostedForm } from './postedForm.ts';
import { createPageRenders, originOf, type OwnPage } from './renderPages.ts';
import { OverCapacity, VisitorLeft } from './renderQueue.ts';
import { fillGzip, fillPlain } from './splicedGzip.ts';

/**
 * From level 4 on, a page costs more than twice the time for a twenty-fifth fewer bytes. At this one it is a tenth of
 * a millisecond: to have another thread do it costs as much again.
 */
const GZIP_LEVEL = 3;
const RETRY_AFTER_S = 5;
/** A guest whose own answers have not come by then gets a page rendered for them, which shows what is there. */
const OWN_READS_PATIENCE_MS = 2_000;
const MAX_PATH_LENGTH = 2_000;
/** Query parameters that a kept page may depend on; one with any other is rendered for itself. */
const CACHED_PARAMETERS = new Set(['qty', 'foto', 'pickupPointCode', 'fulfillment']);

/** Answers a request for a page of the application. [SHELL-05, ERRPAGE-06] */
export function createPageHandler(host: PageHost) {
  const now = host.now ?? Date.now;
  const events = host.events ?? uncounted;
  const renders = createPageRenders(host);
  const pictureSources = [...host.pictureSources, ...(host.mapTiles == null ? [] : [host.mapTiles.origin])];

  async function answer(request: Request, heldForSeconds: number | null): Promise<Response> {
    const url = new URL(request.url);
    if (url.pathname.length + url.search.length > MAX_PATH_LENGTH)
      return plainAnswer(414, 'The address is too long');
    // One page for all who come to it, from whatever advertisement.
    url.search = withoutUnknown(url.pathname + url.search).slice(url.pathname.length);
    // As the address writes itself, for the key of a kept page is made of that.
    const path = url.pathname + url.search;
    const visitor = visitorOf(request);
    if (request.method === 'POST') {
      const form = await readPostedForm(request, path);
      if (form === null) return plainAnswer(400, 'The form could not be read');
      const { page, rendered, cookies } = await renders.own(path, visitor, request, form, { heldForSeconds });
      if (rendered.movedTo !== null) return movedAnswer(request, visitor, cookies);
      if (rendered.leaveTo !== null) {
        return new Response(null, {
          status: 303,
          headers: withCookies({ location: rendered.leaveTo }, cookies),
        });
      }
      return heldForSeconds === null
        ? documentAnswer(page, 'bypass', request, visitor, cookies)
        : documentAnswer({ ...page, status: 429 }, 'bypass', request, visitor, cookies, null, heldForSeconds);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plainAnswer(405, 'Only GET and POST are answered here', { allow: 'GET, HEAD, POST' });
    }
    const key = cacheKeyOf(url, visitor);
    if (key === null) return ownAnswer(path, visitor, request);
    if (visitor.hasOwnCookies) return guestAnswer(key, path, visitor, request);
    const { page, found } = await host.pages.getOrRender(key, () => renders.shared(path, visitor, request));
    events.pageFound(found);
    if (page.isElsewhere) return movedAnswer(request, visitor, []);
    return documentAnswer(page, found, request, visitor, []);
  }

  /** A page rendered for one visitor. */
  async function ownAnswer(
    path: string,
    visitor: Visitor,
    request: Request,
    how: Parameters<typeof renders.own>[4] = {},
  ): Promise<Response> {
    const { page, rendered, cookies } = await renders.own(path, visitor, request, null, how);
    const given = [...(how.reads?.cookies() ?? []), ...cookies];
    if (rendered.movedTo !== null) return movedAnswer(request, visitor, given);
    events.pageFound('bypass');
    return documentAnswer(page, 'bypass', request, visitor, given);
  }

  /**
   * The kept page with what is this guest's own filled in; rendered for them where that is more than the page has places
   * for. [HOST-28]
   */
  async function guestAnswer(
    key: string,
    path: string,
    visitor: Visitor,
    request: Request,
  ): Promise<Response> {
    if (hasOwnConfig(request)) return ownAnswer(path, visitor, request);
    const askedAt = performance.now();
    const reads = createVisitorReads(host.callBackend, visitorHeaders(request), OWN_READS_PATIENCE_MS);
    if (!(await reads.isUsualGuest(host.backendOrigin, visitor.language))) {
      return ownAnswer(path, visitor, request, { reads, askedAt });
    }
    const { page } = await host.pages.getOrRender(key, () => renders.shared(path, visitor, request));
    if (page.isElsewhere) return movedAnswer(request, visitor, reads.cookies());
    const own = page.forGuests === null ? null : await composeFor(reads, page.forGuests);
    if (own === null) return ownAnswer(path, visitor, request, { reads, askedAt });
    events.pageFound('composed');
    const timing = { renderMs: performance.now() - askedAt, backendMs: reads.backendMs() };
    const composed = { ...page, timing };
    return documentAnswer(composed, 'composed', request, visitor, reads.cookies(), own);
  }
  /** What one visitor switched on is in no page that many get. [DEMO-02] */
  const hasOwnConfig = (request: Request): boolean =>
    Object.keys(host.ownConfig?.(request.headers.get('cookie') ?? '') ?? {}).length > 0;

  /**
   * To the same page at the other vendor, with all that was asked for; a posted form goes along. Asked again each time: who
   * sells a product may change. [ROUTE-35]
   */
  function movedAnswer(request: Request, visitor: Visitor, cookies: string[]): Response {
    const { pathname, search } = new URL(request.url);
    const vendor = /^\/grocery\//i.test(pathname) ? 'retail' : 'grocery';
    return new Response(null, {
      status: 308,
      headers: withCookies(
        { location: addressAt(vendor, pathname) + search, 'cache-control': 'private, no-cache' },
        [...cookies, ...visitor.choices],
      ),
    });
  }

  function documentAnswer(
    page: CachedPage | OwnPage,
    found: Found,
    request: Request,
    visitor: Visitor,
    cookies: string[],
    bag: BagFragments | null = null,
    retryAfterSeconds = RETRY_AFTER_S,
  ): Response {
    const accepted = request.headers.get('accept-encoding') ?? '';
    const own = newAnswerOwn(now());
    const nonce = 'document' in page ? page.nonce : own.nonce;
    const { body, encoding } =
      'document' in page
        ? compressed(page.document, accepted)
        : filled(
            page.text,
            { ...own, origin: originOf(request), ...placesOf(bag ?? page.forGuests?.usual) },
            accepted,
          );
    const headers: Record<string, string> = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-language': visitor.language,
      vary: 'cookie, accept-encoding',
      'server-timing': pageTiming(found, page.timing),
      ...(encoding === null ? {} : { 'content-encoding': encoding }),
      ...(host.isPolicyStrict
        ? {
            'content-security-policy': contentSecurityPolicy(
              nonce,
              pictureSources,
              host.assets.lab !== null,
              isSecure(request),
            ),
            ...(isSecure(request) ? { 'reporting-endpoints': REPORTING_ENDPOINTS } : {}),
          }
        : {}),
      ...(page.status === 429 || page.status === 503 ? { 'retry-after': String(retryAfterSeconds) } : {}),
    };
    return new Response(request.method === 'HEAD' ? null : (body as BodyInit), {
      status: page.status,
      headers: withCookies(headers, [...cookies, ...visitor.choices]),
    });
  }

  return async (request: Request, heldForSeconds: number | null = null): Promise<Response> => {
    try {
      return await answer(request, heldForSeconds);
    } catch (error) {
      if (error instanceof OverCapacity) {
        events.renderRefused();
        return crowdedPage(request, host.assets);
      }
      if (error instanceof VisitorLeft) return plainAnswer(499, 'Nobody waits for this any more');
      events.renderFailed();
      throw error;
    }
  };
}

const placesOf = (bag: BagFragments | undefined) => ({
  bagLink: bag?.link ?? '',
  bagState: bag?.state ?? '',
});

/** Key under which a guest's page is kept; null for a page that belongs to one address alone. */
function cacheKeyOf(url: URL, visitor: Visitor): string | null {
  if (visitor.choices.length > 0) return null;
  for (const name of url.searchParams.keys()) {
    if (!CACHED_PARAMETERS.has(name)) return null;
  }
  return [url.pathname + url.search, visitor.language, visitor.theme, visitor.superApp].join(' ');
}

interface Compressed {
  body: Buffer | string;
  encoding: 'gzip' | null;
}

/**
 * A document for one visitor. Zstandard takes 0.1 ms less for it, but each time a context of its own, and one in a
 * hundred answers came twice as late with it.
 */
function compressed(document: string, accepted: string): Compressed {
  if (accepts(accepted, 'gzip')) return { body: gzipSync(document, { level: GZIP_LEVEL }), encoding: 'gzip' };
  return { body: document, encoding: null };
}

/** A kept document with what is this answer's own. */
const filled = (text: CachedPage['text'], own: Record<AnswerHole, string>, accepted: string): Compressed =>
  accepts(accepted, 'gzip')
    ? { body: fillGzip(text, own), encoding: 'gzip' }
    : { body: fillPlain(text, own), encoding: null };

function withCookies(headers: Record<string, string>, cookies: string[]): Headers {
  const all = new Headers(headers);
  for (const cookie of new Set(cookies)) all.append('set-cookie', cookie);
  return all;
}

function plainAnswer(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}
