import { isSecure } from '#web/origin.ts';
import type { Found } from './found.ts';
import { COMMON_HEADERS, STRICT_TRANSPORT } from './securityHeaders.ts';

/** The source of the page of each answer that has all its headers. */
const whole = new WeakMap<Response, Found>();

/** Headers of every answer to a request. */
export function headersOfAll(request: Request): Record<string, string> {
  const requestId = request.headers.get('x-request-id');
  return {
    ...COMMON_HEADERS,
    ...(requestId === null ? {} : { 'x-request-id': requestId }),
    ...(isSecure(request) ? { 'strict-transport-security': STRICT_TRANSPORT } : {}),
  };
}

/**
 * The answer of a page with all its headers from the start. Later code must not open them again: reading, adding and
 * listing headers takes as long as all else of a kept page.
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

/** Tells whether an answer has all its headers, so that nothing may be added to it. */
export const isWhole = (answer: Response): boolean => whole.has(answer);

/** The source of an answer's page; undefined for an answer whose headers name it. */
export const foundInWhole = (answer: Response): Found | undefined => whole.get(answer);
