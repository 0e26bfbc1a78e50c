import { html } from 'hono/html';
import type { Language } from '#src/domain/shell/language.ts';
import type { Vendor } from '#src/domain/product/vendor.ts';
import type { Markup } from '../../core/pages/layout.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { listedProducts, MOST_LISTED, sorted, type ListedProduct } from '../rules/productList.ts';
import { categoryName } from '../catalogue/categoryNames.ts';
import { productCards, shopPicture } from './productCards.ts';
import { SHOP_WORDS } from './shopWords.ts';

const SHELF = 8;

interface Shelf {
  title: string;
  /** The list that has all of them. */
  path: string;
  products: ListedProduct[];
}

/** The start page: categories, and shelves of products that are in stock. Examples of states are on no shelf. */
export function homeMarkup(deps: MarketplaceDeps, language: Language): Markup {
  const words = SHOP_WORDS[language];
  const of = (vendor: Vendor) =>
    listedProducts(deps, deps.catalogue.recommendable({ vendor }, { limit: MOST_LISTED }));
  const [retail, groceries] = [of('retail'), of('grocery')];
  const reduced = retail
    .filter(({ price }) => price.discount > 0)
    .toSorted((left, right) => right.price.discount - left.price.discount);
  const shelves: Shelf[] = [
    { title: words.reduced, path: '/_search?reduced=1', products: reduced },
    { title: words.sold, path: '/_search?sort=sold', products: sorted(retail, 'sold') },
    {
      title: words.groceries,
      path: '/promosi/bliblimart-belanja-harian',
      products: sorted(groceries, 'sold'),
    },
    { title: words.liked, path: '/_search?sort=rating', products: sorted(retail, 'rating') },
  ];
  return html`<p>${words.intro}</p>
    <section aria-labelledby="categories">
      <h2 id="categories">${words.categories}</h2>
      <ul class="tiles">
        ${categoriesOf([...retail, ...groceries]).map(
          ({ id, name, picture }) =>
            html`<li>
              <a href="/c/1/${encodeURIComponent(name)}/${encodeURIComponent(id)}/${encodeURIComponent(id)}"
                >${shopPicture(picture, '6rem')}<b>${categoryName({ id, name }, language)}</b></a
              >
            </li>`,
        )}
      </ul>
    </section>
    ${shelves
      .filter(({ products }) => products.length > 0)
      .map(
        ({ title, path, products }, position) =>
          html`<section aria-labelledby="shelf-${position}">
            <div class="headed">
              <h2 id="shelf-${position}">${title}</h2>
              <a href="${path}">${words.all}<i class="sr">: ${title}</i></a>
            </div>
            ${productCards(products.slice(0, SHELF), language, true)}
          </section>`,
      )}`;
}

/** The top categories of products, in their order, each with the picture of its product that sells most. */
function categoriesOf(products: readonly ListedProduct[]) {
  const groups = Map.groupBy(products, ({ product }) => product.categories[0]?.id ?? '');
  return [...groups.values()].flatMap((group) => {
    const category = group[0]?.product.categories[0];
    const picture = sorted(group, 'sold')[0]?.item.pictures[0];
    return category === undefined ? [] : [{ ...category, picture }];
  });
}
