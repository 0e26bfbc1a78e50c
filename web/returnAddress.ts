import { toRedirectAction } from '#src/domain/session/redirectAction.ts';

/**
 * The address that a login returns to: always a path of this site. Anything that a browser could read as another host,
 * another scheme or a line break becomes "/".
 */
export function returnAddress(redirect: unknown, action: unknown): string {
  const path = safePath(redirect);
  const known = toRedirectAction(action);
  if (known === null) return path;
  const url = new URL(path, 'http://site.invalid');
  url.searchParams.set('action', known);
  return url.pathname + url.search;
}

/** Marks the address of a login: a page that finds a guest there can say that it was not kept. [AUTH-19] */
export function loginDone(address: string): string {
  const url = new URL(address, 'http://site.invalid');
  url.searchParams.set('login', 'done');
  return url.pathname + url.search;
}

function safePath(value: unknown): string {
  if (typeof value !== 'string' || value.length > 2000) return '/';
  if (!/^\/(?![/\\])/.test(value) || /[\u0000-\u001f\u007f\\]/.test(value)) return '/';
  let decoded: string;
  try {
    decoded = decodeURIComponent(value);
  } catch {
    return '/';
  }
  if (/^\/[/\\]/.test(decoded) || /[\u0000-\u001f\u007f]/.test(decoded)) return '/';
  const url = new URL(value, 'http://site.invalid');
  if (url.origin !== 'http://site.invalid' || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search;
}
