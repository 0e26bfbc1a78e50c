import { callOf } from '#src/services/calls/calls.ts';

/** Names for all other reads and writes, which are no calls of the page. */
const OTHER_READ = 'other';
const OTHER_WRITE = 'other write';

/**
 * The endpoint of a call, such as `GET /content/grocery-wiki/*`: a name from the page's calls. Calls are counted,
 * limited and cut off by it, since the number of addresses has no bound.
 *
 * @param pathname with or without the prefix of the backend
 */
export function endpointOf(method: string, pathname: string): string {
  const isRead = method === 'GET' || method === 'HEAD';
  return callOf(method, pathname)?.name ?? (isRead ? OTHER_READ : OTHER_WRITE);
}
