import { isSecure } from '#web/origin.ts';
import type { Found } from './found.ts';
import { COMMON_HEADERS, STRICT_TRANSPORT } from './securityHeaders.ts';

/** Where the pages came from whose answers have all their headers. */
const whole = new WeakMap<Response, Found>();

/** What every answer to a request says. */
export function headersOfAll(request: Request): Record<string, string> {
  const requestId = request.headers.get('x-request-id');
  return {
    ...COMMON_HEADERS,
    ...(requestId === null ? {} : { 'x-request-id': requestId }),
    ...(isSecure(request) ? { 'strict-transport-security': STRICT_TRANSPORT } : {}),
  };
}

/**
 * The answer of a page that has all its headers from the start, so that nobody opens them again: to look into what is
 * sent, add to it and list it anew takes as long as all else of a kept page.
 */
export function wholePage(
  body: BodyInit | null,
  init: { status: number; headers: Record<string, string> },
  found: Found,
): Response {
  const answer = new Response(body, init);
  whole.set(answer, found);
  return answer;
}

/** Whether nothing is to be added to an answer. */
export const isWhole = (answer: Response): boolean => whole.has(answer);

/** Where the page of an answer came from; undefined for one whose headers say it. */
export const foundInWhole = (answer: Response): Found | undefined => whole.get(answer);
