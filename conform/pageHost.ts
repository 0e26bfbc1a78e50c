/** A header of the page's host, which no backend sends. */
const MARK = 'x-page-host';

/**
 * Tells whether the page's host answers at an origin. It passes calls on, but with rich text as trees and a logout as a
 * form, so that a backend that conforms would seem not to. [API-116]
 */
export async function isPageHost(
  origin: string,
  { fetch, timeoutMs }: { fetch: (request: Request) => Promise<Response>; timeoutMs: number },
): Promise<boolean> {
  try {
    const answer = await fetch(new Request(`${origin}/health`, { signal: AbortSignal.timeout(timeoutMs) }));
    return answer.headers.has(MARK);
  } catch {
    // An unreachable origin is reported by the calls themselves.
    return false;
  }
}

/** Message for an origin that is the page's host in place of a backend. */
export const pageHostWords = (origin: string): string =>
  `${origin} is the host of the page, not a backend: it passes calls on, with rich text as trees and a logout as a form. Name the backend behind it, its BACKEND_ORIGIN. The embedded marketplace is tried alone: PORT=3100 node_modules/.bin/node marketplace/main.ts, then --origin http://127.0.0.1:3100`;
