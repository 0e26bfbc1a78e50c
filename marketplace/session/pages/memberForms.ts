import type { Hono } from 'hono';
import type { MarketplaceContext, MarketplaceEnv } from '../../core/http/answers.ts';

/** Leads a guest to the login, and from there back to a page. */
export const toLogin = (c: MarketplaceContext, back: string) =>
  c.redirect(`/login?redirect=${encodeURIComponent(back)}`, 303);

/**
 * A form without fields on a member's page: a member is led on to the page that shows what it did, a guest to the login
 * and back. [BAG-08]
 *
 * @param path of the form
 * @param pages where a member is led on to, and where a guest comes back to; the form's own path where none is told
 */
export function memberForm(
  app: Hono<MarketplaceEnv>,
  path: string,
  work: (memberId: string) => void,
  { done, back }: { done: string; back: string } = { done: path, back: path },
): void {
  app.post(path, (c) => {
    const { memberId } = c.var.visit;
    if (memberId === null) return toLogin(c, back);
    work(memberId);
    return c.redirect(done, 303);
  });
}
