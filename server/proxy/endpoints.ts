import { callOf } from '#src/services/calls/calls.ts';

/** The names of whatever is no call of the page, read and written apart. */
const OTHER_READ = 'other';
const OTHER_WRITE = 'other write';

/**
 * The endpoint that a call is to, such as `GET /content/grocery-wiki/*`: a name of the page's calls. By it calls are
 * counted, limited and cut off; addresses as they were asked for have no end.
 *
 * @param pathname with or without the prefix of the backend
 */
export function endpointOf(method: string, pathname: string): string {
  const isRead = method === 'GET' || method === 'HEAD';
  return callOf(method, pathname)?.name ?? (isRead ? OTHER_READ : OTHER_WRITE);
}
