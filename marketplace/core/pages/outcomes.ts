import { randomUUID } from 'node:crypto';
import { getCookie } from 'hono/cookie';
import type { MarketplaceContext } from '../http/answers.ts';
import { isSecure } from '../../../web/origin.ts';
import type { MarketplaceDeps } from '../rules/deps.ts';
import { answerOf, once } from '../rules/idempotency.ts';

const COOKIE = 'said';
/** Long enough for a slow line between the form and the page that it leads to. */
const KEPT_SECONDS = 600;
/** Beginnings of the name of an outcome: it is said once, or until another one takes its place. */
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
 * Answers a form by leading on to a page that says its outcome once: coming back to that page, or loading it again, sends
 * no form. The outcome stays with the shop, so that a typed text of any length survives; a cookie of that page alone names
 * it. [BAG-08]
 *
 * @param outcome plain JSON, which `outcomeOn` gives the page
 * @param isTyped it is a refusal of what was typed: that is there again, and why, however often the page is loaded, in
 * each language, until a form of the page is taken
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
 * The outcome of the form that led to this page; undefined where none did, or the page has said it already. A refused text
 * stays, and is of its own address alone: another album or message of the same page has nothing of it.
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

/** Ends the refusal of a page whose form or message is taken now. */
export function endRefusal(c: MarketplaceContext, address: string): void {
  const { pathname } = new URL(address, c.req.url);
  if (getCookie(c, COOKIE) !== undefined) setCookie(c, '', pathname, 0);
}

/** Leads on from a form that was taken: its page does not say any more what was refused before. */
export function leadOnTaken(c: MarketplaceContext, address: string): Response {
  endRefusal(c, address);
  return c.redirect(address, 303);
}
