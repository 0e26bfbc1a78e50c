/** Reads with the same answer for every visitor in the same language. */
const SHARED = [
  /^\/product-detail\/products\/[^/]+\/(?:description|specifications|highlights)$/,
  /^\/product-detail\/(?:vouchers|shipping|merchant\/vouchers)\/[^/]+\/tnc$/,
  /^\/product\/products\/[^/]+\/wholesale$/,
  /^\/(?:content|seo)\//,
];
/**
 * Caches between the shop and its visitors may keep them for a minute. Browsers ask each time: the page takes its time
 * from the `date` of answers.
 */
const FOR_EVERYBODY = 'public, max-age=0, s-maxage=60';
const FOR_ONE = 'no-store';

/**
 * Returns the `cache-control` of an answer whose route does not set one.
 *
 * @param path below `/backend`
 */
export function cacheControlOf(method: string, path: string, status: number): string {
  const isShared = method === 'GET' && status === 200 && SHARED.some((pattern) => pattern.test(path));
  return isShared ? FOR_EVERYBODY : FOR_ONE;
}
