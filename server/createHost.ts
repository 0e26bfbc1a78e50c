import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { isCrossSite } from '#web/origin.ts';
import { BodyCutOff } from '#web/readBounded.ts';
import { FONT_PATH } from '#marketplace/core/pages/styles.ts';
import { COLLECT_ERRORS_PATH, COLLECT_PATH } from '#src/domain/measurement/collectPaths.ts';
import type { Assets } from './assets/assets.ts';
import { tooManyRequests, type Limits } from './http/limits.ts';
import {
  COMMON_HEADERS,
  REPORTS_PATH,
  CHAT_PAGE_POLICY,
  PHARMACIST_PAGE_POLICY,
  STATIC_PAGE_POLICY,
} from './http/securityHeaders.ts';
import { headersOfAll, isWhole } from './http/wholeAnswers.ts';
import { LOGOUT_PATH, logOut } from './logout.ts';
import { crowdedPage, pageBefore } from './pages/crowdedPage.ts';
import { originOf } from './pages/renderPages.ts';
import { isAllowedBackendPath } from './proxy/backendProxy.ts';
import { LLMS_PATH, llmsText } from './seo/llmsText.ts';
import { logo, LOGO_PATH } from './seo/logo.ts';
import { withRichText } from './richText/richTextAnswers.ts';
import { callTiming } from './watch/serverTiming.ts';

export type OnError = (error: unknown, requestId: string | null) => void;

export interface HostParts {
  /** Answers a page of the application; for so many seconds the writes of its form are held back. */
  page: (request: Request, heldForSeconds: number | null) => Promise<Response>;
  /** Answers a call below /backend. */
  backend: (request: Request) => Response | Promise<Response>;
  /** Answers all other addresses (pictures, stand-in pages); null where the host has none. */
  others: ((request: Request) => Response | Promise<Response>) | null;
  /** Answers pictures for previews; null where the host draws none. */
  sharePictures?: ((request: Request) => Promise<Response>) | null;
  assets: Pick<Assets, 'serve'> & Partial<Pick<Assets, 'addresses'>>;
  /** Answers a built file that another host has; null where hosts share none. */
  sharedFile?: ((pathname: string, acceptEncoding: string) => Promise<Response | null>) | null;
  /** Tells whether visitors know this host by the name in a request. */
  isKnownHost?: (host: string) => boolean;
  /** Tells whether this host may get more visitors; false once it is about to stop. */
  isReady?: () => boolean;
  /** Takes browsers' reports about the content security policy; null where the host takes none. */
  policyReports?: ((request: Request) => Promise<Response>) | null;
  /** Takes the events that pages measured; null where the host takes none. */
  collector?: ((request: Request) => Promise<Response>) | null;
  /** Called with each error and its request. */
  onError?: OnError;
  /** Name of the cookie that the backend knows its visitors by, without `__Host-`. */
  sessionCookie?: string;
  /** Counts writes and searches of visitors; without it there are no limits. */
  limits?: Limits;
  /** The version that runs. */
  version?: string;
}

/** The one page that the application embeds as a frame. */
const CHAT_ADDRESSES = /^\/member\/seller-chat\/[^/]+$/;
/** The other stand-in page with a script. */
const PHARMACIST_ADDRESS = '/chat-apoteker';
const PAGE_ADDRESSES =
  /^\/(?:grocery\/)?(?:p|pdp-shell)(?:\/|$)|^\/trade-in\/s\/|^\/click-and-collect\/p\/|^\/add-on\/installation\//i;
/** Stand-in pages that search engines may list: the start page, categories, brands and promotions. */
const FOR_SEARCH_ENGINES = /^\/(?:$|c\/|(?:grocery\/)?brand\/|promosi\/|retail\/bundling-catalog\/)/;
const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

const refusal = (status: number, code: string) =>
  Response.json({ code: status, status: 'ERROR', errors: { user: [code] } }, { status });

/** The page host as a fetch handler: pages, built files, the backend below /backend, and stand-in pages. */
export function createHost({
  page,
  backend,
  others,
  sharePictures = null,
  assets,
  sharedFile = null,
  isKnownHost = () => true,
  isReady = () => true,
  policyReports = null,
  collector = null,
  onError = (error) => console.error(error),
  sessionCookie = 'session',
  limits,
  version,
}: HostParts) {
  // Compresses the answers of every backend in the form in which the page gets them: on a phone's network this saves
  // half a second for a product of 2,000 options.
  const backendAnswers = new Hono();
  backendAnswers.use(compress());
  backendAnswers.all('*', async ({ req }) => {
    const begunAt = performance.now();
    const told = await backend(req.raw);
    const tookMs = performance.now() - begunAt;
    const answered = await withRichText(req.path, told);
    answered.headers.set('server-timing', callTiming(tookMs));
    return answered;
  });
  backendAnswers.onError((error) => {
    throw error;
  });

  /** The answer to a form that came too early and has no page of the application to return to. [ERR-63] */
  const tooEarly = (request: Request, seconds: number) =>
    crowdedPage(request, assets.addresses ?? { styles: [] }, {
      status: 429,
      seconds,
      href: pageBefore(request),
    });

  async function answer(request: Request): Promise<Response> {
    const { pathname, host } = new URL(request.url);
    // Balancers ask by address, under any host name.
    if (pathname === '/health') return standing(200, { status: 'ok', version }, { 'x-page-host': '1' });
    if (pathname === '/ready')
      return isReady() ? standing(200, { status: 'ready' }) : standing(503, { status: 'stopping' });
    if (!isKnownHost(host)) return plainAnswer(421, 'This host is not known by that name');
    // Browsers send reports without an origin. A report changes nothing but a count.
    if (pathname === REPORTS_PATH && policyReports !== null) return policyReports(request);
    if (WRITES.has(request.method) && isCrossSite(request.headers, request.url)) {
      return refusal(403, 'CROSS_SITE_WRITE');
    }
    // The collector has limits of its own: events do not use up the writes of a visitor.
    if (collector !== null && (pathname === COLLECT_PATH || pathname === COLLECT_ERRORS_PATH))
      return collector(request);
    if (pathname === LLMS_PATH) return llmsText(originOf(request), others !== null);
    if (pathname === LOGO_PATH) return logo();
    const acceptEncoding = request.headers.get('accept-encoding') ?? '';
    const asset = await assets.serve(pathname, acceptEncoding, request.headers.get('available-dictionary'));
    if (asset !== null) return asset;
    // Stand-in pages do not know the hashed name of the font; the application's pages have it in the cache.
    const font = pathname === FONT_PATH ? assets.addresses?.fonts[0] : undefined;
    if (font !== undefined) return redirectTo(font);
    if (pathname.startsWith('/assets/'))
      return (await sharedFile?.(pathname, acceptEncoding)) ?? plainAnswer(404, 'There is no such file');
    const heldFor = (await limits?.admit(request)) ?? null;
    if (pathname === LOGOUT_PATH && request.method === 'POST') {
      if (heldFor !== null) return tooEarly(request, heldFor);
      const told = (error: unknown) => onError(error, request.headers.get('x-request-id'));
      return logOut(request, backend, { sessionCookie, onError: told });
    }
    if (pathname.startsWith('/backend/')) {
      if (!isAllowedBackendPath(pathname)) return refusal(404, 'NOT_FOUND');
      if (heldFor !== null) return tooManyRequests(heldFor);
      return backendAnswers.fetch(request);
    }
    if (PAGE_ADDRESSES.test(pathname) || others === null) return page(request, heldFor);
    if (sharePictures !== null && pathname.startsWith('/pictures/share/')) return sharePictures(request);
    if (heldFor !== null) return tooEarly(request, heldFor);
    const other = await others(request);
    // An unknown address gets the application's own error page. [ROUTE-32]
    return other.status === 404 && isPageRequest(request)
      ? page(request, null)
      : withStaticPolicy(other, pathname);
  }

  return async (request: Request): Promise<Response> => {
    let response: Response;
    try {
      response = await answer(request);
      limits?.learn(request, response);
    } catch (error) {
      const isLeft = error instanceof BodyCutOff;
      if (!isLeft) onError(error, request.headers.get('x-request-id'));
      response = isLeft ? plainAnswer(400, 'The body was cut off') : plainAnswer(500, 'Something went wrong');
    }
    if (isWhole(response)) return response;
    for (const [name, value] of Object.entries(headersOfAll(request))) {
      if (!(name in COMMON_HEADERS && response.headers.has(name))) response.headers.set(name, value);
    }
    return response;
  };
}

const redirectTo = (location: string) =>
  new Response(null, { status: 302, headers: { location, 'cache-control': 'public, max-age=300' } });

const standing = (status: number, said: object, headers: Record<string, string> = {}) =>
  Response.json(said, { status, headers: { 'cache-control': 'no-store', ...headers } });

const plainAnswer = (status: number, text: string) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

function isPageRequest(request: Request): boolean {
  return (
    request.method === 'GET' && (request.headers.get('accept') ?? '*/*').match(/text\/html|\*\/\*/) !== null
  );
}

function withStaticPolicy(response: Response, pathname: string): Response {
  if ((response.headers.get('content-type') ?? '').startsWith('text/html')) {
    if (!FOR_SEARCH_ENGINES.test(pathname)) response.headers.set('x-robots-tag', 'noindex');
    const isChat = CHAT_ADDRESSES.test(pathname);
    const otherPolicy = pathname === PHARMACIST_ADDRESS ? PHARMACIST_PAGE_POLICY : STATIC_PAGE_POLICY;
    response.headers.set('content-security-policy', isChat ? CHAT_PAGE_POLICY : otherPolicy);
    if (isChat) response.headers.set('x-frame-options', 'SAMEORIGIN');
  }
  return response;
}
