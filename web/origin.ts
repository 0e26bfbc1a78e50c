/** Tells whether the visitor's connection is encrypted: up to this host, or up to a proxy that ends TLS and says so. */
export const isSecure = (request: Request): boolean =>
  request.url.startsWith('https:') || request.headers.get('x-forwarded-proto') === 'https';

/**
 * Tells whether a write comes from another site: by Fetch Metadata, in older browsers by Origin. A call without either
 * comes from no browser.
 */
export function isCrossSite(headers: Headers, url: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(url).host;
}
