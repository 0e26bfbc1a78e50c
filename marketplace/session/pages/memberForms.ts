import type { Hono } from 'hono';
import type { MarketplaceContext, MarketplaceEnv } from '../../core/http/answers.ts';

/** Redirects a guest to the login, which returns to a page. */
export const toLogin = (c: MarketplaceContext, back: string) =>
  c.redirect(`/login?redirect=${encodeURIComponent(back)}`, 303);

/**
 * Adds a form without fields to a member's page. A member is redirected to the page that shows the result, a guest to
 * the login and back. [BAG-08]
 *
 * @param path of the form
 * @param pages for the member's redirect and for the guest's return; the form's own path by default
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
