import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { demoMembers } from '../../session/catalogue/demoMembers.ts';
import { isSecure } from '../../../web/origin.ts';
import { readText, Refusal, type MarketplaceContext, type MarketplaceEnv } from '../http/answers.ts';
import type { MarketplaceDeps } from '../rules/deps.ts';
import { logIn } from '../../session/rules/logIn.ts';
import { logOut, sessionCookie, sessionCookieName } from '../../session/rules/sessions.ts';
import { bagPages } from '../../bag/pages/bagPages.ts';
import { chatPages } from '../../seller/pages/chatPages.ts';
import { emailPage } from '../../session/pages/emailPage.ts';
import { helpPages } from '../../content/pages/helpPages.ts';
import { languageOf, standInPage, type Markup } from './layout.ts';
import { payLaterPages } from '../../payment/pages/payLaterPages.ts';
import { reviewPages } from '../../reviews/pages/reviewPages.ts';
import { loginDone, returnAddress } from '../../../web/returnAddress.ts';
import { shopPages } from '../../product/pages/shopPages.ts';
import { subscriptionPages } from '../../subscription/pages/subscriptionPages.ts';
import { STAND_IN_CSS } from './styles.ts';
import { wishlistPages } from '../../wishlist/pages/wishlistPages.ts';
import { standingOf } from './words.ts';

/** Small pages behind the links of the product page; each shows the stored data. */
export function standInRoutes(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  const page = (c: MarketplaceContext, titles: { id: string; en: string }, body: Markup) =>
    c.html(standInPage(c, titles[languageOf(c)], body));

  app.get('/stand-in.css', (c) =>
    c.body(STAND_IN_CSS, 200, { 'content-type': 'text/css', 'cache-control': 'public, max-age=300' }),
  );

  app.get('/login', (c) => {
    const language = languageOf(c);
    const back = returnAddress(c.req.query('redirect'), null);
    return page(
      c,
      { id: 'Masuk', en: 'Log in' },
      html`<form method="post" action="/login">
        <input type="hidden" name="redirect" value="${back}" />
        <input type="hidden" name="action" value="${c.req.query('action') ?? ''}" />
        ${demoMembers.map(
          (member, position) =>
            html`<label
              ><input type="radio" name="member" value="${member.id}" ${position === 0 ? 'checked' : ''} />
              <span>${member.name} <span class="soft">${standingOf(member, language)}</span></span></label
            >`,
        )}
        <button>${language === 'id' ? 'Masuk' : 'Log in'}</button>
        <a href="${back}">${language === 'id' ? 'Nanti saja' : 'Later'}</a>
      </form>`,
    );
  });
  app.post('/login', async (c) => {
    const form = new URLSearchParams(await readText(c, 8192));
    const member = demoMembers.find((one) => one.id === form.get('member'));
    if (member === undefined) throw new Refusal(400, 'UNKNOWN_MEMBER');
    const id = logIn(deps, member.id, c.var.visit);
    c.header('set-cookie', sessionCookie(id, isSecure(c.req.raw)));
    return c.redirect(loginDone(returnAddress(form.get('redirect'), form.get('action'))), 303);
  });
  app.post('/logout', (c) => {
    logOut(deps.database, getCookie(c, sessionCookieName(isSecure(c.req.raw))));
    c.header('set-cookie', `${sessionCookie('', isSecure(c.req.raw))}; Max-Age=0`);
    return c.redirect('/', 303);
  });
  app.get('/logout', (c) =>
    page(
      c,
      { id: 'Keluar', en: 'Log out' },
      html`<form method="post" action="/logout">
        <button>${languageOf(c) === 'id' ? 'Keluar' : 'Log out'}</button>
      </form>`,
    ),
  );

  app.route('/', shopPages(deps));
  app.route('/', bagPages(deps));
  app.route('/', chatPages(deps));
  app.route('/', payLaterPages(deps));
  app.route('/', subscriptionPages(deps));
  app.route('/', reviewPages(deps));
  app.route('/', wishlistPages(deps));

  app.route('/', helpPages(deps));
  app.route('/', emailPage(deps));
  return app;
}
