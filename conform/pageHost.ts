/** Said by the host of the page, and by no backend. */
const MARK = 'x-page-host';

/**
 * Whether the host of the page answers at an origin. It passes calls on, but changes what browsers need otherwise: rich
 * text comes as trees, and a logout is a form. Tried against it, a backend that fits would seem not to. [API-116]
 */
export async function isPageHost(
  origin: string,
  { fetch, timeoutMs }: { fetch: (request: Request) => Promise<Response>; timeoutMs: number },
): Promise<boolean> {
  try {
    const answer = await fetch(new Request(`${origin}/health`, { signal: AbortSignal.timeout(timeoutMs) }));
    return answer.headers.has(MARK);
  } catch {
    // Nobody there is told by the calls themselves.
    return false;
  }
}

/** What is said where the host of the page was named in place of a backend. */
export const pageHostWords = (origin: string): string =>
  `${origin} is the host of the page, not a backend: it passes calls on, with rich text as trees and a logout as a form. Name the backend behind it, its BACKEND_ORIGIN. The embedded marketplace is tried alone: PORT=3100 node_modules/.bin/node marketplace/main.ts, then --origin http://127.0.0.1:3100`;
