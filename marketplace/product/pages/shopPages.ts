import { Hono } from 'hono';
import { searchAsked } from '#src/domain/shell/listAddress.ts';
import { plainLine } from '#src/domain/shell/plainLine.ts';
import type { Vendor } from '#src/domain/product/vendor.ts';
import { demoMembers } from '../../session/catalogue/demoMembers.ts';
import type { MarketplaceContext, MarketplaceEnv } from '../../core/http/answers.ts';
import { languageOf, standInPage, type Markup } from '../../core/pages/layout.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { reviewsOfStore } from '../../reviews/pages/reviewPages.ts';
import { categoryName } from '../catalogue/categoryNames.ts';
import { EXAMPLE_CATEGORY } from '../catalogue/exampleCategory.ts';
import type { CatalogueProduct } from '../catalogue/types.ts';
import type { ProductSelection } from '../rules/catalogue.ts';
import { comparedProducts } from '../rules/compare.ts';
import { LIST_PARAMETERS, listedProducts, listQueryOf, MOST_LISTED, sorted } from '../rules/productList.ts';
import { compareMarkup } from './comparePage.ts';
import { homeMarkup } from './homePage.ts';
import { listMarkup } from './listPage.ts';
import { SHOP_WORDS } from './shopWords.ts';

/** Products offered where a search finds none. */
const MOST_INSTEAD = 6;
/** Characters of an address that names products to compare. */
const LONGEST_PRODUCTS = 500;

/** The start page, searches, and the lists of categories, brands and stores. [SHOP-01..07] */
export function shopPages(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();

  app.get('/', (c) => {
    const language = languageOf(c);
    const words = SHOP_WORDS[language];
    const { memberId } = c.var.visit;
    const name = demoMembers.find(({ id }) => id === memberId)?.name.split(' ')[0];
    return c.html(
      standInPage(c, name === undefined ? words.hello : words.helloName(name), homeMarkup(deps, language), {
        isListed: true,
      }),
    );
  });

  /** One more than a list shows, so that it knows whether it is cut. */
  const select = (selection: ProductSelection) => deps.catalogue.sold(selection, { limit: MOST_LISTED + 1 });
  /** Without the products that show a state of the page: those are found by their words, store, brand or category. */
  const selectUsual = (selection: ProductSelection) =>
    select({ ...selection, withoutCategoryId: EXAMPLE_CATEGORY });
  /** Searches by the words as they are written, else by their plain letters; without words it has all. */
  const matching = (term: string, vendor: Vendor) => {
    if (term === '') return selectUsual({ vendor });
    const found = select({ vendor, term });
    return found.length > 0 ? found : select({ vendor, term: plainLine(term) });
  };
  interface List {
    title: string;
    products: CatalogueProduct[];
    term?: string;
    vendor?: Vendor;
    isListed?: boolean;
    more?: Markup | Promise<Markup> | string;
  }
  const listPage = async (
    c: MarketplaceContext,
    { title, products, term = '', isListed = false, more = '', ...list }: List,
  ) => {
    const vendor = list.vendor ?? products[0]?.vendor;
    const url = new URL(c.req.url);
    const isPlain = LIST_PARAMETERS.every((name) => !url.searchParams.has(name));
    const markup = listMarkup({
      language: languageOf(c),
      url,
      query: listQueryOf(url.searchParams),
      products: listedProducts(deps, products.slice(0, MOST_LISTED)),
      isCut: products.length > MOST_LISTED,
      term,
      instead: () =>
        sorted(
          listedProducts(
            deps,
            deps.catalogue.recommendable({ vendor: vendor ?? 'retail' }, { limit: MOST_LISTED }),
          ),
          'sold',
        ).slice(0, MOST_INSTEAD),
    });
    return c.html(
      standInPage(c, title, [markup, await more], {
        // An empty list is no page to be found, nor is each way to filter one.
        isListed: isListed && isPlain && products.length > 0,
        term,
        ...(vendor === undefined ? {} : { vendor }),
      }),
    );
  };

  app.get('/_search', (c) => {
    const term = searchAsked(c.req.query('searchTerm') ?? '');
    const title = term === '' ? SHOP_WORDS[languageOf(c)].allProducts : term;
    return listPage(c, { title, products: matching(term, 'retail'), term });
  });
  // The search form of a page without its script.
  app.get('/grocery/cari', (c) => {
    const term = searchAsked(c.req.query('searchTerm') ?? '');
    // An address takes dots for steps upwards.
    return c.redirect(
      /^\.{0,2}$/.test(term)
        ? '/promosi/bliblimart-belanja-harian'
        : `/grocery/cari/${encodeURIComponent(term)}`,
      303,
    );
  });
  app.get('/grocery/cari/:term', (c) => {
    const term = searchAsked(c.req.param('term') ?? '');
    return listPage(c, { title: term, products: matching(term, 'grocery'), term, vendor: 'grocery' });
  });
  app.get('/promosi/bliblimart-belanja-harian', (c) =>
    listPage(c, {
      title: SHOP_WORDS[languageOf(c)].groceries,
      products: matching('', 'grocery'),
      vendor: 'grocery',
      isListed: true,
    }),
  );
  for (const path of ['/brand/:slug', '/grocery/brand/:slug']) {
    app.get(path, (c) => {
      const slug = c.req.param('slug') ?? '';
      const products = select({ brandSlug: slug });
      const vendor = c.req.path.startsWith('/grocery/') ? 'grocery' : products[0]?.vendor;
      return listPage(c, {
        title: products[0]?.brand.name ?? SHOP_WORDS[languageOf(c)].list,
        products,
        isListed: true,
        ...(vendor === undefined ? {} : { vendor }),
      });
    });
  }
  app.get('/c/:level/:name/:id/:top', (c) => {
    const { id } = c.req.param();
    const language = languageOf(c);
    const products = id === EXAMPLE_CATEGORY ? select({ categoryId: id }) : selectUsual({ categoryId: id });
    const known = products[0]?.categories.find((category) => category.id === id);
    // The name in an address may be anything: a title comes from the catalogue alone.
    const title = known === undefined ? SHOP_WORDS[language].list : categoryName(known, language);
    return listPage(c, { title, products, isListed: true });
  });
  app.get('/compare', (c) => {
    const language = languageOf(c);
    const asked = c.req.query('products')?.slice(0, LONGEST_PRODUCTS) ?? '';
    const { products, isMissed } = comparedProducts(deps, asked);
    const [first] = products;
    return c.html(
      standInPage(
        c,
        SHOP_WORDS[language].compare,
        compareMarkup(deps, language, products, isMissed),
        first === undefined ? {} : { vendor: first.product.vendor },
      ),
    );
  });
  const reviewsOf = reviewsOfStore(deps);
  app.get('/merchant/:code', (c) => {
    const { code } = c.req.param();
    const products = select({ merchantCode: code });
    const store = deps.catalogue.tryFind(products[0]?.items[0]?.itemSku ?? '')?.merchant.name;
    return listPage(c, {
      title: store ?? SHOP_WORDS[languageOf(c)].list,
      products,
      more: reviewsOf(c, code),
    });
  });
  return app;
}
