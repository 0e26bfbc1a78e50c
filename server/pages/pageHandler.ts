import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { isOfType } from '#marketplace/http/contentType.ts';
import { isSecure } from '#marketplace/http/origin.ts';
import { readBounded } from '#marketplace/http/readBounded.ts';
import type { PostedBuy, RenderedPage, RenderRequest } from '#src/app/entryServer.tsx';
import { pageCacheKeyOf } from '#src/app/serverCache.ts';
import { STATE_LIFETIME_MS } from '#src/domain/limits.ts';
import { nextCampaignMoment } from '#src/domain/campaign.ts';
import { FULFILMENTS } from '#src/domain/fulfilment.ts';
import { isSwitchedOn, type ConfigMap } from '#src/domain/productConfig.ts';
import type { Shell } from '#src/domain/route.ts';
import { addressAt } from '#src/domain/vendor.ts';
import { withoutTracking } from '#src/domain/trackingParameters.ts';
import type { AssetAddresses } from '../assets/assets.ts';
import { accepts } from '../http/acceptEncoding.ts';
import { tooManyRequests } from '../http/limits.ts';
import { contentSecurityPolicy, REPORTING_ENDPOINTS } from '../http/securityHeaders.ts';
import { visitorOf, type Visitor } from '../http/visitor.ts';
import { newAnswerOwn, OWN_MARKS, type AnswerHole } from './answerOwn.ts';
import type { ConfigCache } from './configCache.ts';
import { crowdedPage } from './crowdedPage.ts';
import { htmlDocument } from './htmlDocument.ts';
import type { CachedPage, PageCache } from './pageCache.ts';
import { requestHeaders, sharedHeaders, visitorHeaders } from '../proxy/forwardedHeaders.ts';
import { withRichText } from '../richText/richTextAnswers.ts';
import type { MapTiles } from '../settings.ts';
import { uncounted, type Found, type HostEvents } from '../watch/hostEvents.ts';
import { createCallClock, pageTiming, type RenderTiming } from '../watch/serverTiming.ts';
import { createRenderQueue, OverCapacity, VisitorLeft } from './renderQueue.ts';
import { fillGzip, fillPlain, spliceable } from './splicedGzip.ts';

/**
 * From level 4 on, a page costs more than twice the time for a twenty-fifth fewer bytes. At this one it is a tenth of
 * a millisecond: to have another thread do it costs as much again.
 */
const GZIP_LEVEL = 3;
/** From the request on, whatever of it was spent in the queue and on the configs; but so much is left to the product. */
const CRITICAL_DEADLINE_MS = 2_500;
const LEAST_CRITICAL_MS = 500;
const LATE_DEADLINE_MS = 250;
/** Past this, "please try again" at once is the better answer than the page, late. */
const MAX_WAIT_MS = 800;
const RETRY_AFTER_S = 5;
const MAX_FORM_BYTES = 4_096;
const MAX_PATH_LENGTH = 2_000;
/** Query parameters that a kept page may depend on; one with any other is rendered for itself. */
const CACHED_PARAMETERS = new Set(['qty', 'foto', 'pickupPointCode', 'fulfillment']);

/** A page for one visitor, once. */
interface OwnPage {
  status: number;
  document: string;
  nonce: string;
  timing: RenderTiming;
}

export interface PageHost {
  render: (request: RenderRequest) => Promise<RenderedPage>;
  /** Calls the backend; set-cookie headers of its answers reach the visitor. */
  callBackend: typeof globalThis.fetch;
  backendOrigin: string;
  assets: AssetAddresses;
  configs: ConfigCache;
  pages: PageCache;
  /** What the configs say for this visitor alone; their cookie keeps their pages from being kept. [DEMO-02] */
  ownConfig?: ((cookies: string) => ConfigMap) | undefined;
  /** Most pages that wait or are rendered at the same time. */
  capacity: number;
  /** Changes the finished document; the development server adds its scripts. */
  transformDocument?: (html: string, path: string) => Promise<string>;
  isPolicyStrict: boolean;
  /** Where pictures may come from beside this origin: a real backend keeps its own elsewhere. */
  pictureSources: readonly string[];
  /** The map server of the address picker; null for the embedded map alone. */
  mapTiles?: MapTiles | null;
  /** Told what broke in a page that was sent all the same, and the request that it was made in. */
  onError?: (error: unknown, requestId: string | null) => void;
  events?: HostEvents;
  now?: () => number;
}

/** Answers a request for a page of the application. [SHELL-05, ERRPAGE-06] */
export function createPageHandler(host: PageHost) {
  const now = host.now ?? Date.now;
  const onError = host.onError ?? ((error: unknown) => console.error(error));
  const events = host.events ?? uncounted;
  const inTurn = createRenderQueue({
    capacity: host.capacity,
    maxWaitMs: MAX_WAIT_MS,
    onWaiting: events.rendersWaiting,
  });
  const pictureSources = [...host.pictureSources, ...(host.mapTiles == null ? [] : [host.mapTiles.origin])];

  /** Renders a page for one visitor when its turn comes. */
  async function renderOwn(
    path: string,
    visitor: Visitor,
    request: Request,
    form: PostedForm | null,
    heldForSeconds: number | null = null,
  ) {
    const askedAt = performance.now();
    const own = newAnswerOwn(now());
    // Only afterwards it is known when it is sent, and whether pressing again is another attempt.
    const formKey = form === null ? own.formKey : OWN_MARKS.formKey;
    const { document, rendered, cookies, timing } = await inTurn(
      () =>
        renderDocument(
          askedAt,
          path,
          visitor,
          visitorHeaders(request),
          form?.buy ?? null,
          {
            ...own,
            formKey,
            sentAt: OWN_MARKS.sentAt,
            origin: originOf(request),
          },
          heldForSeconds,
        ),
      request.signal,
    );
    const timed = document.replace(OWN_MARKS.sentAt, String(now()));
    const again = (rendered.isWriteOpen ? form?.key : null) ?? own.formKey;
    const page: OwnPage = {
      status: rendered.status,
      document: form === null ? timed : timed.replaceAll(formKey, again),
      nonce: own.nonce,
      timing,
    };
    return { page, rendered, cookies };
  }

  /** Renders a page for whoever asks for it, whether or not its first visitor still waits. */
  async function renderShared(path: string, visitor: Visitor, request: Request): Promise<CachedPage> {
    const askedAt = performance.now();
    const nowMs = now();
    const { document, rendered, timing } = await inTurn(() =>
      renderDocument(askedAt, path, visitor, sharedHeaders(request), null, OWN_MARKS),
    );
    const changesAt = nextCampaignMoment(rendered.summary?.campaignInfo ?? null, nowMs);
    return {
      trueForMs: changesAt === null ? undefined : changesAt - now(),
      status: rendered.status,
      isElsewhere: rendered.movedTo !== null,
      timing,
      text: spliceable(document, OWN_MARKS),
      // Of addresses that lead nowhere there is no end.
      isShared: rendered.status < 429 && rendered.status !== 404 && !rendered.isMember,
    };
  }

  async function renderDocument(
    askedAt: number,
    path: string,
    visitor: Visitor,
    headers: Record<string, string>,
    posted: PostedBuy | null,
    own: Record<AnswerHole, string>,
    heldForSeconds: number | null = null,
  ): Promise<{ document: string; rendered: RenderedPage; cookies: string[]; timing: RenderTiming }> {
    const begunAt = performance.now();
    const backendClock = createCallClock();
    const vendor = path.startsWith('/grocery/') ? 'grocery' : 'retail';
    const pageCacheKey = pageCacheKeyOf(vendor, visitor.language);
    const shared = await host.configs.get(pageCacheKey, visitor.language, requestHeaders(headers));
    // What one visitor switched on is laid over it for this page: the entry is everybody's.
    const config = { ...shared, data: { ...shared.data, ...host.ownConfig?.(headers['cookie'] ?? '') } };
    const shell: Shell = isSwitchedOn(config.data, 'pdp.new-shell') ? 'newer' : 'older';
    const cookies: string[] = [];
    const rendered = await host.render({
      path,
      language: visitor.language,
      shell,
      superApp: visitor.superApp,
      theme: visitor.theme,
      fetch: async (input, init) => {
        // What was held back fails as it does in a browser, and the page says so where it was pressed.
        if (heldForSeconds !== null && init?.method === 'POST') return tooManyRequests(heldForSeconds);
        const answer = await withRichText(
          pathOf(input),
          await backendClock.during(() => host.callBackend(input, init)),
        );
        cookies.push(...answer.headers.getSetCookie());
        return answer;
      },
      origin: host.backendOrigin,
      headers,
      config,
      onError: (error) => onError(error, headers['x-request-id'] ?? null),
      nowMs: now(),
      stateLifetimeMs: STATE_LIFETIME_MS,
      criticalDeadlineMs: Math.max(LEAST_CRITICAL_MS, CRITICAL_DEADLINE_MS - (performance.now() - askedAt)),
      lateDeadlineMs: LATE_DEADLINE_MS,
      posted,
      formKey: own.formKey,
    });
    const html = htmlDocument({
      page: rendered,
      language: visitor.language,
      theme: visitor.theme,
      shell,
      superApp: visitor.superApp,
      origin: own.origin,
      pageCacheKey,
      config,
      assets: host.assets,
      mapTiles: host.mapTiles ?? null,
      nonce: own.nonce,
      sentAt: own.sentAt,
    });
    const document = host.transformDocument === undefined ? html : await host.transformDocument(html, path);
    const timing = { renderMs: performance.now() - begunAt, backendMs: backendClock.ms() };
    events.rendered(rendered.status, timing.renderMs);
    return { document, rendered, cookies, timing };
  }

  async function answer(request: Request, heldForSeconds: number | null): Promise<Response> {
    const url = new URL(request.url);
    if (url.pathname.length + url.search.length > MAX_PATH_LENGTH)
      return plainAnswer(414, 'The address is too long');
    // One page for all who come to it, from whatever advertisement.
    url.search = withoutTracking(url.pathname + url.search).slice(url.pathname.length);
    // As the address writes itself, for the key of a kept page is made of that.
    const path = url.pathname + url.search;
    const visitor = visitorOf(request);
    if (request.method === 'POST') {
      const form = await readPostedForm(request, path);
      if (form === null) return plainAnswer(400, 'The form could not be read');
      const { page, rendered, cookies } = await renderOwn(path, visitor, request, form, heldForSeconds);
      if (rendered.movedTo !== null) return movedAnswer(request, visitor, cookies);
      if (rendered.leaveTo !== null) {
        return new Response(null, {
          status: 303,
          headers: withCookies({ location: rendered.leaveTo }, cookies),
        });
      }
      return heldForSeconds === null
        ? documentAnswer(page, 'bypass', request, visitor, cookies)
        : documentAnswer({ ...page, status: 429 }, 'bypass', request, visitor, cookies, heldForSeconds);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plainAnswer(405, 'Only GET and POST are answered here', { allow: 'GET, HEAD, POST' });
    }
    const key = cacheKeyOf(url, visitor);
    if (key === null) {
      const { page, rendered, cookies } = await renderOwn(path, visitor, request, null);
      if (rendered.movedTo !== null) return movedAnswer(request, visitor, cookies);
      events.pageFound('bypass');
      return documentAnswer(page, 'bypass', request, visitor, cookies);
    }
    const { page, found } = await host.pages.getOrRender(key, () => renderShared(path, visitor, request));
    events.pageFound(found);
    if (page.isElsewhere) return movedAnswer(request, visitor, []);
    return documentAnswer(page, found, request, visitor, []);
  }

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
    retryAfterSeconds = RETRY_AFTER_S,
  ): Response {
    const accepted = request.headers.get('accept-encoding') ?? '';
    const own = { ...newAnswerOwn(now()), origin: originOf(request) };
    const nonce = 'document' in page ? page.nonce : own.nonce;
    const { body, encoding } =
      'document' in page ? compressed(page.document, accepted) : filled(page.text, own, accepted);
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

const pathOf = (input: RequestInfo | URL): string =>
  new URL(input instanceof Request ? input.url : input).pathname;

/** Key under which a guest's page is kept; null for a page that belongs to one visitor or one address alone. */
function cacheKeyOf(url: URL, visitor: Visitor): string | null {
  if (visitor.hasOwnCookies || visitor.choices.length > 0) return null;
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

/** The origin as the visitor sees it; behind a proxy that ends TLS, by its header. */
function originOf(request: Request): string {
  const url = new URL(request.url);
  return isSecure(request) ? `https://${url.host}` : url.origin;
}

interface PostedForm {
  /** As the page carried it; null when it carried none. */
  key: string | null;
  buy: PostedBuy;
}

/** The buy form's fields, each validated; null when the body is no form. */
async function readPostedForm(request: Request, path: string): Promise<PostedForm | null> {
  if (!isOfType(request.headers.get('content-type'), 'application/x-www-form-urlencoded')) return null;
  const body = await readBounded(request, MAX_FORM_BYTES);
  if (body === null) return null;
  const form = new URLSearchParams(body.toString('utf8'));
  const fulfilment = form.get('fulfillment');
  const key = form.get('key') ?? '';
  const fields = {
    initiator: form.get('initiator') === 'BUY_NOW' ? 'BUY_NOW' : 'ADD_TO_CART',
    quantity: (form.get('quantity') ?? '1').slice(0, 20),
    fulfilment: FULFILMENTS.find((known) => known === fulfilment) ?? null,
    campaignId: /^[A-Za-z0-9._-]{1,64}$/.test(form.get('campaign') ?? '') ? form.get('campaign') : null,
  } satisfies Omit<PostedBuy, 'key'>;
  return /^[a-f0-9]{32}$/.test(key)
    ? { key, buy: { ...fields, key: keyOfPost(key, path, fields) } }
    : { key: null, buy: { ...fields, key: null } };
}

/**
 * The same form with the same fields to the same address is one attempt, however often it is posted. Somebody who goes
 * back and changes the quantity posts the same form too, and means another.
 */
function keyOfPost(key: string, path: string, fields: Omit<PostedBuy, 'key'>): string {
  const { initiator, quantity, fulfilment, campaignId } = fields;
  const fingerprint = createHash('sha256').update(
    JSON.stringify([path, initiator, quantity, fulfilment, campaignId]),
  );
  return `${key}-${fingerprint.digest('hex').slice(0, 8)}`;
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
