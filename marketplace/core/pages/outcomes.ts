import { randomUUID } from 'node:crypto';
import { getCookie } from 'hono/cookie';
import type { MarketplaceContext } from '../http/answers.ts';
import { isSecure } from '../../../web/origin.ts';
import type { MarketplaceDeps } from '../rules/deps.ts';
import { answerOf, once } from '../rules/idempotency.ts';

const COOKIE = 'said';
/** Time for a slow connection between the form and the page after it. */
const KEPT_SECONDS = 600;
/** First part of the key of an outcome: shown once, or until the next one. */
const ONCE = 'said.';
const TYPED = 'typed.';

interface Kept {
  path: string;
  /** The rest of the address, without its language. */
  query: string;
  outcome: unknown;
}

function queryOf({ searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete('lang');
  return query.toString();
}

function setCookie(c: MarketplaceContext, value: string, path: string, seconds: number): void {
  // A semicolon would end the attribute.
  const scope = path.replace(/;.*$/, '');
  const secure = isSecure(c.req.raw) ? '; Secure' : '';
  c.header(
    'set-cookie',
    `${COOKIE}=${value}; Path=${scope}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
    { append: true },
  );
}

/**
 * Answers a form with a redirect to a page that shows its outcome once, so that a reload sends no form. The shop stores
 * the outcome, which may contain a long text; a cookie of that page holds only its key. [BAG-08]
 *
 * @param outcome plain JSON, which `outcomeOn` gives the page
 * @param isTyped a refused text: shown again with the reason at each load, in each language, until the page takes a
 * form
 */
export function leadOn(
  c: MarketplaceContext,
  { database, now }: Pick<MarketplaceDeps, 'database' | 'now'>,
  address: string,
  outcome: unknown,
  { isTyped = false }: { isTyped?: boolean } = {},
): Response {
  const url = new URL(address, c.req.url);
  const lang = c.req.query('lang');
  if (lang !== undefined) url.searchParams.set('lang', lang);
  const path = url.pathname;
  const key = `${isTyped ? TYPED : ONCE}${randomUUID()}`;
  const facts = { owner: c.var.visit.owner ?? '', key, request: ['said', path], now: now() };
  once(database, facts, (): Kept => ({ path, query: queryOf(url), outcome }));
  setCookie(c, key, path, KEPT_SECONDS);
  return c.redirect(url.pathname + url.search, 303);
}

/**
 * Returns the outcome of the form that led to this page; undefined without one, or once the page has shown it. A
 * refused text stays, and belongs to its own address: not to another album or message of the same page.
 */
export function outcomeOn(
  c: MarketplaceContext,
  { database, now }: Pick<MarketplaceDeps, 'database' | 'now'>,
): unknown {
  const key = getCookie(c, COOKIE);
  if (key === undefined) return undefined;
  const url = new URL(c.req.url);
  const path = url.pathname;
  const isTyped = key.startsWith(TYPED);
  if (!isTyped) setCookie(c, '', path, 0);
  const kept = answerOf(database, c.var.visit.owner ?? '', key, now()) as Kept | undefined;
  const isOfThis = isTyped ? kept?.query === queryOf(url) : key.startsWith(ONCE);
  return kept?.path === path && isOfThis ? kept.outcome : undefined;
}

/** Forgets the refused text of a page, because its form or message is accepted now. */
export function endRefusal(c: MarketplaceContext, address: string): void {
  const { pathname } = new URL(address, c.req.url);
  if (getCookie(c, COOKIE) !== undefined) setCookie(c, '', pathname, 0);
}

/** Redirects from an accepted form; its page no longer shows the earlier refusal. */
export function leadOnTaken(c: MarketplaceContext, address: string): Response {
  endRefusal(c, address);
  return c.redirect(address, 303);
}
