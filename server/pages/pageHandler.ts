import { isSecure } from '#web/origin.ts';
import { isTooLong, NOWHERE, withoutUnknown } from '#src/domain/page/pageAddress.ts';
import { assignedOf, writeVariants } from '#src/domain/measurement/experiment.ts';
import { addressAt } from '#src/domain/product/vendor.ts';
import { AGENT_TYPES, type AgentFormat } from '#src/domain/seo/agent.ts';
import { agentFormatOf } from '../seo/agentFormat.ts';
import { accepts } from '../http/acceptEncoding.ts';
import { contentSecurityPolicy, REPORTING_ENDPOINTS } from '../http/securityHeaders.ts';
import { visitorOf, type Visitor } from '../http/visitor.ts';
import { headersOfAll, wholePage } from '../http/wholeAnswers.ts';
import { requestHeaders, sharedHeaders, visitorHeaders } from '../proxy/forwardedHeaders.ts';
import type { Found } from '../http/found.ts';
import { pageTiming } from '../watch/serverTiming.ts';
import { newAnswerOwn, OWN_MARKS, type AnswerHole, type VisitorHole } from './answerOwn.ts';
import type { OwnFragments, Role } from './composePage.ts';
import { configKeyOf } from './configCache.ts';
import { crowdedPage } from './crowdedPage.ts';
import { gzipOnce } from './gzipOnce.ts';
import { createKnownPages } from './knownPages.ts';
import { createVisitorReads } from './ownAnswers.ts';
import type { CachedPage } from './pageCache.ts';
import { readyHost, type PageHost } from './pageHost.ts';
import { readPostedForm } from './postedForm.ts';
import { createPageRenders, originOf, type OwnPage } from './renderPages.ts';
import { OverCapacity, VisitorLeft } from './renderQueue.ts';
import { fillGzip, fillPlain } from './splicedGzip.ts';

const RETRY_AFTER_S = 5;
/** Patience for the answers that are a visitor's own, ms. After it a page is rendered for them with those that came. */
const OWN_READS_PATIENCE_MS = 2_000;
/** Longer addresses of pages, even with known parameters alone, are never kept. */
const LONGEST_KEPT = 2_000;
const VARIES_BY = 'accept, cookie, accept-encoding';
/** Query parameters that a kept page may depend on; a page with any other is never kept. */
const CACHED_PARAMETERS = new Set(['qty', 'foto', 'pickupPointCode', 'fulfillment']);

/** Answers a request for a page of the application. [SHELL-05, ERRPAGE-06] */
export function createPageHandler(given: PageHost) {
  const host = readyHost(given);
  const { now, events } = host;
  const renders = createPageRenders(host);
  const known = createKnownPages(host.pages);
  const pictureSources = [...host.pictureSources, ...(host.mapTiles === null ? [] : [host.mapTiles.origin])];
  /** Split at the nonce, the only part that differs between answers. */
  const policyOf = (isEncrypted: boolean) =>
    contentSecurityPolicy(OWN_MARKS.nonce, pictureSources, host.assets.lab !== null, isEncrypted).split(
      OWN_MARKS.nonce,
    );
  const policies = { encrypted: policyOf(true), open: policyOf(false) };

  async function answer(request: Request, heldForSeconds: number | null): Promise<Response> {
    const askedAt = performance.now();
    const url = new URL(request.url);
    if (isTooLong(url.pathname + url.search)) return tooLongAnswer(url, request);
    const visitor = await withAssigned(visitorOf(request, url), url.pathname, request);
    // Drops unknown parameters, so that visitors from every advertisement share one page.
    if (url.search !== '') url.search = withoutUnknown(url.pathname + url.search).slice(url.pathname.length);
    // In the form that URL writes, since the key of a kept page is made of it.
    const path = url.pathname + url.search;
    if (request.method === 'POST') {
      const form = await readPostedForm(request, path);
      if (form === null) return plainAnswer(400, 'The form could not be read');
      const { page, rendered, cookies, round } = await renders.own(path, visitor, request, form, {
        heldForSeconds,
        askedAt,
      });
      if (round !== null) {
        return new Response(null, {
          status: 307,
          headers: withCookies({ location: round, 'cache-control': 'private, no-cache' }, cookies),
        });
      }
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
    const format = agentFormatOf(request, url);
    if (format !== null) return toldAnswer(format, path, visitor, request, askedAt);
    const key = cacheKeyOf(url, visitor);
    if (key === null) return ownAnswer(path, visitor, request, { askedAt });
    if (visitor.hasOwnCookies) return knownAnswer(key, path, visitor, request, askedAt);
    const { page, found } = await known.ofGuests(key, () =>
      renders.shared(path, visitor, request, { askedAt }),
    );
    events.pageFound(found);
    if (page.isElsewhere) return movedAnswer(request, visitor, []);
    return documentAnswer(page, found, request, visitor, []);
  }

  /**
   * Assigns each experiment's variant to a measured visitor, before the cache lookup: the key of a page contains it. A
   * visitor who is not measured gets no assignment and is not counted. [EXP-02, EXP-03]
   */
  async function withAssigned(visitor: Visitor, path: string, request: Request): Promise<Visitor> {
    const { measuredAs, language, variants } = visitor;
    if (measuredAs === null) return visitor;
    const key = configKeyOf(path, visitor);
    // A visitor who comes for a kept page does not wait for newer configs.
    const shared =
      host.configs.known(key) ??
      (await host.configs.get(key, language, requestHeaders(sharedHeaders(request)))).data;
    const config = { ...shared, ...host.ownConfig?.(request.headers.get('cookie') ?? '') };
    return { ...visitor, variants: { ...variants, assigned: assignedOf(config, measuredAs) } };
  }

  /** Answers a too long address by the not-found page in the visitor's language, as the browser does. [ROUTE-37] */
  async function tooLongAnswer(url: URL, request: Request): Promise<Response> {
    const visitor = visitorOf(request, url);
    const format = agentFormatOf(request, url);
    const { body, headers } =
      format === null
        ? await ownAnswer(NOWHERE, visitor, request)
        : await toldAnswer(format, NOWHERE, visitor, request);
    return new Response(body, { status: 414, headers });
  }

  /** A product for a program, at the product's address: never kept, so that no page is confused with it. [SEO-13] */
  async function toldAnswer(
    format: AgentFormat,
    path: string,
    visitor: Visitor,
    request: Request,
    askedAt = performance.now(),
  ): Promise<Response> {
    const told = await renders.told(path, visitor, request, format, askedAt);
    if (told.isElsewhere) return movedAnswer(request, visitor, told.cookies);
    events.pageFound('bypass');
    const { body, encoding } = compressed(told.text, request.headers.get('accept-encoding') ?? '');
    const headers = {
      'content-type': `${AGENT_TYPES[format]}; charset=utf-8`,
      'cache-control': 'private, no-cache',
      'content-language': visitor.language,
      vary: VARIES_BY,
      'server-timing': pageTiming('bypass', told.timing),
      ...(encoding === null ? {} : { 'content-encoding': encoding }),
      ...(told.canonicalPath === null
        ? {}
        : { link: `<${originOf(request)}${told.canonicalPath}>; rel="canonical"` }),
      ...switchNoteOf(visitor),
      ...(told.status === 429 || told.status === 503 ? { 'retry-after': String(RETRY_AFTER_S) } : {}),
    };
    return new Response(request.method === 'HEAD' ? null : (body as BodyInit), {
      status: told.status,
      headers: withCookies(headers, [...told.cookies, ...visitor.choices]),
    });
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
   * A kept page with this visitor's own parts filled in; rendered for them where they have more of their own than a
   * page has slots. [HOST-28, HOST-31]
   */
  async function knownAnswer(
    key: string,
    path: string,
    visitor: Visitor,
    request: Request,
    askedAt: number,
  ): Promise<Response> {
    if (hasOwnConfig(request)) return ownAnswer(path, visitor, request, { askedAt });
    const reads = createVisitorReads(host.callBackend, visitorHeaders(request), OWN_READS_PATIENCE_MS);
    const who = await reads.who(host.backendOrigin, visitor.language);
    const told = (role: Role) => () => renders.shared(path, visitor, request, { role, reads });
    const composed =
      who === null
        ? null
        : who.isMember
          ? await known.forMember(key, who.text, reads, told('member'))
          : await known.forGuest(key, reads, {
              usual: () => renders.shared(path, visitor, request),
              told: told('guest'),
            });
    if (composed === null || reads.isSteered()) return ownAnswer(path, visitor, request, { reads, askedAt });
    const { page, found, own } = composed;
    if (page.isElsewhere) return movedAnswer(request, visitor, reads.cookies());
    events.pageFound(found);
    const timing = { renderMs: performance.now() - askedAt, backendMs: reads.backendMs() };
    return documentAnswer({ ...page, timing }, found, request, visitor, reads.cookies(), own);
  }
  /** True when the visitor has switches of their own: their page is not shared. [DEMO-02] */
  const hasOwnConfig = (request: Request): boolean =>
    Object.keys(host.ownConfig?.(request.headers.get('cookie') ?? '') ?? {}).length > 0;

  /**
   * Redirects to the same page at the other vendor, with its parameters or posted form. Revalidated each time: the
   * vendor of a product may change. [ROUTE-35]
   */
  function movedAnswer(request: Request, visitor: Visitor, cookies: string[]): Response {
    const { pathname, search } = new URL(request.url);
    const vendor = /^\/grocery\//i.test(pathname) ? 'retail' : 'grocery';
    return new Response(null, {
      status: 308,
      headers: withCookies(
        {
          location: addressAt(vendor, pathname) + search,
          'cache-control': 'private, no-cache',
          ...switchNoteOf(visitor),
        },
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
    visitorOwn: OwnFragments | null = null,
    retryAfterSeconds = RETRY_AFTER_S,
  ): Response {
    const accepted = request.headers.get('accept-encoding') ?? '';
    const own = newAnswerOwn(now());
    const nonce = 'document' in page ? page.nonce : own.nonce;
    const { body, encoding } =
      'document' in page
        ? compressed(page.document, accepted, page.standing)
        : filled(
            page,
            { ...own, origin: originOf(request), ...NO_PLACES, ...(visitorOwn ?? page.forKnown?.usual) },
            accepted,
          );
    const headers: Record<string, string> = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-language': visitor.language,
      vary: VARIES_BY,
      'server-timing': pageTiming(found, page.timing),
      ...(encoding === null ? {} : { 'content-encoding': encoding }),
      ...switchNoteOf(visitor),
    };
    if (host.isPolicyStrict) {
      const isEncrypted = isSecure(request);
      headers['content-security-policy'] = (isEncrypted ? policies.encrypted : policies.open).join(nonce);
      if (isEncrypted) headers['reporting-endpoints'] = REPORTING_ENDPOINTS;
    }
    if (page.status === 429 || page.status === 503) headers['retry-after'] = String(retryAfterSeconds);
    const sent = request.method === 'HEAD' ? null : (body as BodyInit);
    const given = [...cookies, ...visitor.choices];
    const init = { status: page.status, headers: { ...headersOfAll(request), ...headers } };
    if (given.length === 0) return wholePage(sent, init, found);
    return new Response(sent, { ...init, headers: withCookies(init.headers, given) });
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

/** Header that tells developers and QA the effect of the debug switch. [EXP-05] */
const switchNoteOf = ({ switchNote }: Visitor): Record<string, string> =>
  switchNote === null ? {} : { 'x-experiments': switchNote };

/** Empty slots, for a page without per-visitor parts. */
const NO_PLACES: Record<VisitorHole, string> = { bagLink: '', bagState: '', account: '', session: '' };

/** Key under which a guest's page is kept; null for a page that belongs to one address alone. */
function cacheKeyOf(url: URL, visitor: Visitor): string | null {
  // A page with forced variants belongs to its visitor alone. [EXP-05]
  if (writeVariants(visitor.variants.forced) !== '') return null;
  if (visitor.choices.length > 0 || url.pathname.length + url.search.length > LONGEST_KEPT) return null;
  if (url.search !== '' && ![...url.searchParams.keys()].every((name) => CACHED_PARAMETERS.has(name)))
    return null;
  const assigned = writeVariants(visitor.variants.assigned);
  return [
    url.pathname + url.search,
    visitor.language,
    visitor.theme,
    visitor.superApp,
    // While an experiment runs, visitors with the same variant share a page. [EXP-03]
    ...(assigned === '' ? [] : [assigned]),
  ].join(' ');
}

interface Compressed {
  body: Buffer | string;
  encoding: 'gzip' | null;
}

/**
 * A document for one visitor. Zstandard takes 0.1 ms less, but needs a new context each time, and one in a hundred
 * answers came twice as late with it.
 */
function compressed(document: string | Buffer, accepted: string, standing: string[] = []): Compressed {
  if (accepts(accepted, 'gzip')) return { body: gzipOnce(document, standing), encoding: 'gzip' };
  return { body: document, encoding: null };
}

/** Fills this answer's own values into a kept document, which stays compressed from its second request on. */
function filled(
  { text, standing }: Pick<CachedPage, 'text' | 'standing'>,
  own: Record<AnswerHole, string>,
  accepted: string,
): Compressed {
  if (text.deflated === null) return compressed(fillPlain(text, own), accepted, standing);
  return accepts(accepted, 'gzip')
    ? { body: fillGzip(text, own), encoding: 'gzip' }
    : { body: fillPlain(text, own), encoding: null };
}

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
