import { calls } from '#src/services/calls/calls.ts';
import { readBounded } from '#web/readBounded.ts';
import { BackendSpared } from './circuits.ts';
import { callHeaders } from './forwardedHeaders.ts';

/** First parts of the paths that the page calls; any other path is refused. */
const AREAS = [...new Set(calls.map(({ path }) => path.split('/')[1]))].join('|');
const ALLOWED = new RegExp(`^/(?:(?:${AREAS})(?:/[A-Za-z0-9._-]{1,64}){1,12}|_faults|openapi\\.json)$`);
const FORWARDED_ANSWER_HEADERS = ['content-type', 'date', 'cache-control', 'x-trace-id', 'retry-after'];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
const MAX_BODY_BYTES = 64 * 1024;

/** Tells whether a path below /backend may be forwarded. Encoded traversal and separators never match. */
export function isAllowedBackendPath(pathname: string): boolean {
  const below = pathname.replace(/^\/backend(?=\/)/, '');
  if (/%|\\|\/\/|\.\.(\/|$)/.test(below)) return false;
  return ALLOWED.test(below);
}

const refusal = (status: number, code: string, headers: Record<string, string> = {}) =>
  Response.json({ code: status, status: 'ERROR', errors: { user: [code] } }, { status, headers });

/**
 * Forwards the page's backend calls to a real backend; the address is built from the setting and the path alone.
 *
 * @param call gives a call up in time, and may not make it at all
 */
export function createBackendProxy(origin: string, call: typeof globalThis.fetch) {
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (!METHODS.has(request.method)) return refusal(405, 'METHOD_NOT_ALLOWED');
    // Only the embedded marketplace has faults.
    if (url.pathname === '/backend/_faults') return refusal(404, 'NOT_FOUND');
    let body: Uint8Array<ArrayBuffer> | undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const read = await readBounded(request, MAX_BODY_BYTES);
      if (read === null) return refusal(413, 'BODY_TOO_LARGE');
      body = new Uint8Array(read);
    }
    try {
      const answer = await call(`${origin}${url.pathname}${url.search}`, {
        method: request.method,
        headers: callHeaders(request),
        redirect: 'manual',
        // Aborts the call when the browser leaves.
        signal: request.signal,
        ...(body === undefined ? {} : { body }),
      });
      const answered = new Headers();
      for (const name of FORWARDED_ANSWER_HEADERS) {
        const value = answer.headers.get(name);
        if (value !== null) answered.set(name, value);
      }
      // A retry with the session that comes along, at the same address: the only redirect that reaches a browser.
      const location = answer.headers.get('location');
      if (answer.status === 307 && location?.startsWith('?') === true) answered.set('location', location);
      // Without a word from the backend, an answer counts as one visitor's own.
      if (!answered.has('cache-control')) answered.set('cache-control', 'no-store');
      // The length of a compressed answer no longer holds once fetch has decompressed it.
      const length = answer.headers.get('content-length');
      if (length !== null && !answer.headers.has('content-encoding')) answered.set('content-length', length);
      for (const cookie of answer.headers.getSetCookie()) answered.append('set-cookie', cookie);
      return new Response(answer.body, { status: answer.status, headers: answered });
    } catch (error) {
      return refusal(
        503,
        'BACKEND_UNREACHABLE',
        error instanceof BackendSpared ? { 'retry-after': String(error.retryAfterSeconds) } : {},
      );
    }
  };
}
