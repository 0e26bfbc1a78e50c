/** Whether the visitor's connection is encrypted: up to here, or up to the proxy that ends TLS and says so. */
export const isSecure = (request: Request): boolean =>
  request.url.startsWith('https:') || request.headers.get('x-forwarded-proto') === 'https';

/**
 * Whether a write comes from another site: browsers say so in Fetch Metadata, older ones in Origin. A call without
 * either is no browser's.
 */
export function isCrossSite(headers: Headers, url: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(url).host;
}
