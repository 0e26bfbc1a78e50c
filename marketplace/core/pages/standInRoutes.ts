import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { html } from 'hono/html';
import type { Language } from '#src/domain/shell/language.ts';
import { searchAsked } from '#src/domain/shell/listAddress.ts';
import { plainLine } from '#src/domain/shell/plainLine.ts';
import type { Vendor } from '#src/domain/product/vendor.ts';
import { demoMembers } from '../../session/catalogue/demoMembers.ts';
import type { CatalogueProduct } from '../../product/catalogue/types.ts';
import { localised } from '../../product/rules/catalogue.ts';
import { isSecure } from '../../../web/origin.ts';
import { readText, Refusal, type MarketplaceContext, type MarketplaceEnv } from '../http/answers.ts';
import type { MarketplaceDeps } from '../rules/deps.ts';
import { unitPriceOf } from '../../price/rules/itemPrices.ts';
import { logIn } from '../../session/rules/logIn.ts';
import { logOut, sessionCookie, sessionCookieName } from '../../session/rules/sessions.ts';
import { bagPages } from '../../bag/pages/bagPages.ts';
import { chatPages } from '../../seller/pages/chatPages.ts';
import { emailPage } from '../../session/pages/emailPage.ts';
import { helpPages } from '../../content/pages/helpPages.ts';
import { languageOf, productLine, standInPage, type Markup } from './layout.ts';
import { payLaterPages } from '../../payment/pages/payLaterPages.ts';
import { reviewPages, reviewsOfStore } from '../../reviews/pages/reviewPages.ts';
import { loginDone, returnAddress } from '../../../web/returnAddress.ts';
import { subscriptionPages } from '../../subscription/pages/subscriptionPages.ts';
import { STAND_IN_CSS } from './styles.ts';
import { wishlistPages } from '../../wishlist/pages/wishlistPages.ts';
import { boughtWords, standingOf, withoutCodes } from './words.ts';

/** Returns what a product shows: visitors find a state to look at on the start page. */
const shownWords = ({ shows }: CatalogueProduct, language: Language): string =>
  shows.map((text) => withoutCodes(localised(text, language))).join(' · ');

/** Small pages behind the links of the product page; each shows the stored data. */
export function standInRoutes(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  const page = (c: MarketplaceContext, titles: { id: string; en: string }, body: Markup) =>
    c.html(standInPage(c, titles[languageOf(c)], body));
  const productList = (
    products: CatalogueProduct[],
    language: Language,
    note: (product: CatalogueProduct, language: Language) => string = boughtWords,
  ) =>
    products.length === 0
      ? html`<p>${language === 'id' ? 'Tidak ada produk yang cocok.' : 'No product matches.'}</p>`
      : html`<ul class="grid">
          ${products.map((product) => {
            const item = product.items[0];
            const price = item === undefined ? undefined : unitPriceOf(deps, { product, item });
            return productLine(product, item, note(product, language), price);
          })}
        </ul>`;

  app.get('/stand-in.css', (c) =>
    c.body(STAND_IN_CSS, 200, { 'content-type': 'text/css', 'cache-control': 'public, max-age=300' }),
  );

  app.get('/', (c) => {
    const language = languageOf(c);
    const term = searchAsked(c.req.query('q') ?? '').toLowerCase();
    const shown = deps.catalogue
      .all()
      .filter((product) =>
        `${product.name} ${product.tags.join(' ')} ${product.shows.map((text) => localised(text, language)).join(' ')}`
          .toLowerCase()
          .includes(term),
      );
    const of = (vendor: Vendor) => shown.filter((product) => product.vendor === vendor);
    return page(
      c,
      { id: 'Produk contoh', en: 'Demo products' },
      html`<form method="get">
          <input
            type="search"
            name="q"
            value="${term}"
            aria-label="${language === 'id' ? 'Cari' : 'Search'}"
          />
          <button>${language === 'id' ? 'Cari' : 'Search'}</button>
        </form>
        <p><a href="/member/wishlist">${language === 'id' ? 'Wishlist-ku' : 'My wishlist'}</a></p>
        <p><a href="/demo">${language === 'id' ? 'Tampilan percobaan' : 'Variants to try'}</a></p>
        <h2>${language === 'id' ? 'Ritel' : 'Retail'}</h2>
        ${productList(of('retail'), language, shownWords)}
        <h2>${language === 'id' ? 'Belanja harian' : 'Groceries'}</h2>
        ${productList(of('grocery'), language, shownWords)}`,
    );
  });

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

  app.route('/', bagPages(deps));
  app.route('/', chatPages(deps));
  app.route('/', payLaterPages(deps));
  app.route('/', subscriptionPages(deps));
  app.route('/', reviewPages(deps));
  app.route('/', wishlistPages(deps));

  const listed = (
    path: string,
    titles: (c: MarketplaceContext, products: CatalogueProduct[]) => { id: string; en: string },
    select: (c: MarketplaceContext) => CatalogueProduct[],
  ) =>
    app.get(path, (c) => {
      const products = select(c);
      return page(c, titles(c, products), productList(products, languageOf(c)));
    });
  const same = (title: string) => ({ id: title, en: title });
  const categoryName = (product: CatalogueProduct | undefined, id: string | undefined) =>
    product?.categories.find((category) => category.id === id)?.name;
  const merchantName = (product: CatalogueProduct | undefined) =>
    deps.catalogue.tryFind(product?.items[0]?.itemSku ?? '')?.merchant.name;
  /** Searches by the words as they are written, else by their plain letters. */
  const matching = (term: string, vendor: Vendor) => {
    const found = deps.catalogue.sold({ vendor, term });
    return found.length > 0 ? found : deps.catalogue.sold({ vendor, term: plainLine(term) });
  };
  listed(
    '/_search',
    (c) => same(searchAsked(c.req.query('searchTerm') ?? '')),
    (c) => matching(searchAsked(c.req.query('searchTerm') ?? ''), 'retail'),
  );
  listed(
    '/grocery/cari/:term',
    (c) => same(searchAsked(c.req.param('term') ?? '')),
    (c) => matching(searchAsked(c.req.param('term') ?? ''), 'grocery'),
  );
  for (const path of ['/brand/:slug', '/grocery/brand/:slug']) {
    listed(
      path,
      (c, [first]) => same(first?.brand.name ?? c.req.param('slug') ?? ''),
      (c) => deps.catalogue.sold({ brandSlug: c.req.param('slug') ?? '' }),
    );
  }
  listed(
    '/c/:level/:name/:id/:top',
    (c, [first]) => same(categoryName(first, c.req.param('id')) ?? c.req.param('name') ?? ''),
    (c) => deps.catalogue.sold({ categoryId: c.req.param('id') ?? '' }, { limit: 100 }),
  );
  const reviewsOf = reviewsOfStore(deps);
  app.get('/merchant/:code', async (c) => {
    const merchantCode = c.req.param('code');
    const products = deps.catalogue.sold({ merchantCode });
    return page(
      c,
      same(merchantName(products[0]) ?? merchantCode),
      html`${productList(products, languageOf(c))} ${await reviewsOf(c, merchantCode)}`,
    );
  });
  listed(
    '/promosi/bliblimart-belanja-harian',
    () => ({ id: 'Belanja harian', en: 'Daily groceries' }),
    () => matching('', 'grocery'),
  );

  app.route('/', helpPages(deps));
  app.route('/', emailPage(deps));
  return app;
}
