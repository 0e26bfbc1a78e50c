import { getCookie } from 'hono/cookie';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { formatNumber, formatPrice } from '#src/domain/shell/format.ts';
import { toLanguage, type Language } from '#src/domain/shell/language.ts';
import { LONGEST_SEARCH_DRAFT } from '#src/domain/shell/limits.ts';
import { THEMES, type Theme } from '#src/domain/shell/theme.ts';
import type { Vendor } from '#src/domain/product/vendor.ts';
import { demoMembers } from '../../session/catalogue/demoMembers.ts';
import type { CatalogueItem, CatalogueProduct } from '../../product/catalogue/types.ts';
import type { MarketplaceContext } from '../http/answers.ts';
import { pathOf } from '../../product/rules/productViews.ts';
import { pictureOf } from '../rules/pictures.ts';

const YEAR_SECONDS = 31_536_000;

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

export const languageOf = (c: MarketplaceContext): Language =>
  toLanguage(c.req.query('lang')) ?? toLanguage(getCookie(c, 'lang')) ?? 'id';

/** The visitor and their settings, which each of these pages shows around its content. */
interface Surroundings {
  language: Language;
  /** The visitor's choice; empty while the system decides. */
  theme: Theme;
  vendor: Vendor;
  /** Null for a guest. */
  name: string | null;
  /** The address of the page, to which a login and a change of language return. */
  url: URL;
}

const WORDS = {
  id: {
    home: 'Etalase, beranda',
    nav: 'Akun dan keranjang',
    pieces: 'barang',
    bag: 'Keranjang',
    orders: 'Pesanan',
    login: 'Masuk',
    find: 'Cari di Etalase',
    findGrocery: 'Cari belanja harian',
    search: 'Cari',
    foot: 'Tentang Etalase',
    help: 'Bantuan',
    wishlist: 'Wishlist',
    groceries: 'Belanja harian',
    demo: 'Contoh dan percobaan',
  },
  en: {
    home: 'Etalase, home',
    nav: 'Account and bag',
    pieces: 'pcs',
    bag: 'Bag',
    orders: 'Orders',
    login: 'Log in',
    find: 'Search Etalase',
    findGrocery: 'Search groceries',
    search: 'Search',
    foot: 'About Etalase',
    help: 'Help',
    wishlist: 'Wishlist',
    groceries: 'Groceries',
    demo: 'Examples and variants',
  },
};

function surroundingsOf(c: MarketplaceContext): Surroundings {
  const { memberId } = c.var.visit;
  const url = new URL(c.req.url);
  return {
    language: languageOf(c),
    theme: THEMES.find((theme) => theme === getCookie(c, 'theme')) ?? 'system',
    vendor: url.pathname.startsWith('/grocery/') ? 'grocery' : 'retail',
    name: demoMembers.find(({ id }) => id === memberId)?.name ?? null,
    url,
  };
}

interface PageFacts {
  /** Search engines may list the page. */
  isListed?: boolean;
  /** The words that the page was searched by. */
  term?: string;
  /** Of what the page shows, where its address does not say it. */
  vendor?: Vendor;
}

/**
 * Returns a stand-in page: plain HTML without a script, in the shop's language and look, with a search and links to the
 * start, the bag, the orders and the account. It names the visitor, so no cache may keep it.
 */
export function standInPage(
  c: MarketplaceContext,
  title: string,
  body: Markup | (Markup | string)[],
  { isListed = false, term = '', vendor: shown }: PageFacts = {},
): Markup {
  const { language, theme, vendor: ofAddress, name, url } = surroundingsOf(c);
  const vendor = shown ?? ofAddress;
  const path = url.pathname + url.search;
  const words = WORDS[language];
  const bag = vendor === 'grocery' ? '/grocery/cart' : '/cart';
  const find = vendor === 'grocery' ? words.findGrocery : words.find;
  const current = (href: string) => (href === url.pathname ? raw('aria-current="page"') : '');
  const pieces = c.var.piecesIn(vendor);
  const other = OTHER_LANGUAGE[language];
  c.header('cache-control', 'no-store');
  keepLanguage(c);
  return html`<!doctype html>
    <html lang="${language}" data-vendor="${vendor}" ${theme === 'system' ? '' : html`data-theme="${theme}"`}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${isListed ? '' : raw('<meta name="robots" content="noindex" />')}
        <link rel="icon" href="data:," />
        <title>${title} | Etalase</title>
        <link rel="stylesheet" href="/stand-in.css" />
      </head>
      <body>
        <header>
          <div class="top">
            <a class="brand" href="/" aria-label="${words.home}">${BRAND_MARK}<b>etalase</b></a>
            <form
              class="find"
              role="search"
              method="get"
              action="${vendor === 'grocery' ? '/grocery/cari' : '/_search'}"
            >
              <input
                type="search"
                name="searchTerm"
                value="${term}"
                placeholder="${find}"
                aria-label="${find}"
                maxlength="${LONGEST_SEARCH_DRAFT}"
              />
              <button aria-label="${words.search}">${ICONS.search}</button>
            </form>
            <nav aria-label="${words.nav}">
              <a
                href="${addressIn(url, other.code)}"
                hreflang="${other.code}"
                lang="${other.code}"
                title="${other.name}"
                >${other.code.toUpperCase()}</a
              >
              <a href="${bag}" ${current(bag)}
                >${ICONS.bag}<span>${words.bag}</span>${pieces === 0 ? '' : html` <b class="count">${formatNumber(pieces, language)}<i> ${words.pieces}</i></b>`}</a
              >
              <a href="/member/order/retail" ${current('/member/order/retail')}
                >${ICONS.orders}<span>${words.orders}</span></a
              >
              <a href="${name === null ? `/login?redirect=${encodeURIComponent(path)}` : '/logout'}"
                >${ICONS.account}<span>${name ?? words.login}</span></a
              >
            </nav>
          </div>
        </header>
        <main aria-label="${title}">
          <h1>${title}</h1>
          ${body}
        </main>
        <footer>
          <nav aria-label="${words.foot}">
            <a href="/promosi/bliblimart-belanja-harian">${words.groceries}</a>
            <a href="/member/wishlist">${words.wishlist}</a>
            <a href="/bliblicare">${words.help}</a>
            <a href="/demo">${words.demo}</a>
          </nav>
        </footer>
      </body>
    </html>`;
}

const OTHER_LANGUAGE = {
  id: { code: 'en', name: 'English' },
  en: { code: 'id', name: 'Bahasa Indonesia' },
} as const;

/** The same page in another language. [I18N-02] */
function addressIn(url: URL, language: Language): string {
  const search = new URLSearchParams(url.search);
  search.set('lang', language);
  return `${url.pathname}?${search.toString()}`;
}

/** Keeps the language of an address for the next pages, as the product page does. */
function keepLanguage(c: MarketplaceContext): void {
  const asked = toLanguage(c.req.query('lang'));
  if (asked === null || asked === toLanguage(getCookie(c, 'lang'))) return;
  c.header('set-cookie', `lang=${asked}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`, { append: true });
}

/** Shows a total below other sums, with its amount in their column. */
export const totalRow = (label: string, amount: number): Markup =>
  html`<p class="total"><span>${label}</span> <span>${formatPrice(amount)}</span></p>`;

const icon = (drawing: string) => raw(`<svg viewBox="0 0 24 24" aria-hidden="true">${drawing}</svg>`);
/** Of the same set as the product page's. */
const ICONS = {
  search: icon('<path d="m21 21-4.340-4.340"/><circle cx="11" cy="11" r="8"/>'),
  bag: icon(
    '<path d="M16 10a4 4 0 0 1-8 0"/><path d="M3.103 6.034h17.794"/><path d="M3.4 5.467a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.667a2 2 0 0 0-.4-1.2l-2-2.667A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z"/>',
  ),
  orders: icon(
    '<path d="M11 21.73a2 2 0 0 0 2 0l7-4A2 2 0 0 0 21 16V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.73z"/><path d="M12 22V12"/><polyline points="3.29 7 12 12 20.71 7"/><path d="m7.5 4.27 9 5.15"/>',
  ),
  account: icon(
    '<circle cx="12" cy="12" r="10"/><circle cx="12" cy="10" r="3"/><path d="M7 20.662V19a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v1.662"/>',
  ),
};
/** As in the header of the product page. */
const BRAND_MARK = raw(
  '<svg viewBox="0 0 32 32" aria-hidden="true" fill="currentColor"><path d="M5 4h22a2 2 0 0 1 1.9 1.4L30 9H2l1.100-3.600A2 2 0 0 1 5 4z"/><path opacity=".55" d="M2 10.500h7v1a3.500 3.500 0 0 1-7 0zM16 10.500h7v1a3.500 3.500 0 0 1-7 0z"/><path d="M9 10.500h7v1a3.500 3.500 0 0 1-7 0zM23 10.500h7v1a3.500 3.500 0 0 1-7 0z"/><path d="M4 17.200h2.400v8.400h19.200v-8.400H28V26a2.400 2.400 0 0 1-2.400 2.400H6.400A2.400 2.400 0 0 1 4 26z"/><path d="M10 20.400h12v2.400H10z"/></svg>',
);

/**
 * Shows a product with its picture; `price` is of one piece, in rupiah, undefined without one. `more` is beside the
 * picture, `foot` below both.
 */
export function productLine(
  product: CatalogueProduct,
  item: CatalogueItem | undefined,
  note: Markup | string,
  price: number | undefined,
  more: Markup | string = '',
  foot: Markup | string = '',
): Markup {
  const path = pathOf(product, item?.itemSku ?? product.productSku);
  const words = price === undefined ? '' : formatPrice(price);
  return itemLine({ name: product.name, picture: item?.pictures[0] ?? null, path }, note, words, more, foot);
}

/** Shows the same for a product of an order; `path` is null where its page is gone, `price` in words. */
export function itemLine(
  { name, picture: pictureName, path }: { name: string; picture: string | null; path: string | null },
  note: Markup | string,
  price: string,
  more: Markup | string = '',
  foot: Markup | string = '',
): Markup {
  const picture = pictureOf(pictureName ?? undefined, '');
  return html`<li class="line">
    ${
      picture === null
        ? raw('<span class="nopic"></span>')
        : html`<img src="${picture.thumbnail}" alt="" width="96" height="96" loading="lazy" />`
    }
    <div>
      ${path === null ? html`<b>${name}</b>` : html`<a href="${path}">${name}</a>`}
      <p class="price">${price}</p>
      <p class="soft">${note}</p>
      ${more}
    </div>
    ${foot}
  </li>`;
}
