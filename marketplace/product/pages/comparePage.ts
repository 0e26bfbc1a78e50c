import { html } from 'hono/html';
import { formatPrice } from '#src/domain/shell/format.ts';
import type { Language } from '#src/domain/shell/language.ts';
import type { Markup } from '../../core/pages/layout.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { comparedFacts, MOST_COMPARED, type Compared, type ComparedFact } from '../rules/compare.ts';
import { listedProducts } from '../rules/productList.ts';
import { pathOf } from '../rules/productViews.ts';
import { shopPicture } from './productCards.ts';
import { SHOP_WORDS } from './shopWords.ts';

/** Products that are offered to compare with, at most. */
const MOST_OFFERED = 8;

const addressOf = (skus: readonly string[]) => `/compare?products=${skus.map(encodeURIComponent).join(',')}`;

/** Shows up to four products side by side. Their address is all that there is to keep, and to hand on. [SHOP-07] */
export function compareMarkup(
  deps: MarketplaceDeps,
  language: Language,
  products: readonly Compared[],
  isMissed: boolean,
): Markup {
  const words = SHOP_WORDS[language];
  const skus = products.map(({ item }) => item.itemSku);
  // One alone has nothing that it differs in.
  const facts = products.length < 2 ? [] : comparedFacts(products, language);
  return html`${isMissed ? html`<p class="note warn">${words.missed}</p>` : ''}
  ${products.length < 2 ? html`<p>${words.compareHow}</p>` : ''}
  ${
    products.length === 0
      ? ''
      : html`<div class="wide" role="region" aria-label="${words.compare}" tabindex="0">
          <table class="compared">
            <thead>
              <tr>
                <td></td>
                ${products.map((one) => headMarkup(one, skus, language))}
              </tr>
            </thead>
            ${factsMarkup(
              words.different,
              facts.filter(({ isDifferent }) => isDifferent),
              language,
            )}
            ${factsMarkup(
              words.same,
              facts.filter(({ isDifferent }) => !isDifferent),
              language,
            )}
          </table>
        </div>`
  }
  ${offeredMarkup(deps, products, skus, language)}`;
}

function headMarkup({ product, item, price }: Compared, skus: readonly string[], language: Language): Markup {
  const words = SHOP_WORDS[language];
  const others = skus.filter((sku) => sku !== item.itemSku);
  return html`<th scope="col">
    ${shopPicture(item.pictures[0], '10rem')}
    <a href="${pathOf(product, item.itemSku)}">${product.name}</a>
    <b class="price">${formatPrice(price.offered)}</b>
    ${
      price.discount > 0
        ? html`<span class="was"
            ><b>-${price.discount}%</b>
            <s><i class="sr">${words.before} </i>${formatPrice(price.listed)}</s></span
          >`
        : ''
    }
    <a class="soft" href="${others.length === 0 ? '/compare' : addressOf(others)}"
      >${words.leaveOut}<i class="sr">: ${product.name}</i></a
    >
  </th>`;
}

/** The rows of facts under their title; nothing without facts. */
function factsMarkup(title: string, facts: readonly ComparedFact[], language: Language): Markup | string {
  const words = SHOP_WORDS[language];
  if (facts.length === 0) return '';
  const [first] = facts;
  return html`<tbody>
    <tr>
      <th colspan="${(first?.values.length ?? 0) + 1}" scope="rowgroup">${title}</th>
    </tr>
    ${facts.map(
      ({ name, values }) =>
        html`<tr>
          <th scope="row">${name}</th>
          ${values.map((value) =>
            value === null
              ? html`<td><span aria-hidden="true">–</span><i class="sr">${words.untold}</i></td>`
              : html`<td>${value}</td>`,
          )}
        </tr>`,
    )}
  </tbody>`;
}

/** Products of the same category to add, while there is room. */
function offeredMarkup(
  deps: MarketplaceDeps,
  products: readonly Compared[],
  skus: readonly string[],
  language: Language,
): Markup | string {
  const words = SHOP_WORDS[language];
  const [first] = products;
  const category = first?.product.categories.at(-1);
  if (first === undefined || category === undefined || products.length >= MOST_COMPARED) return '';
  const known = new Set(products.map(({ product }) => product.productSku));
  const others = deps.catalogue
    .recommendable(
      { categoryId: category.id, vendor: first.product.vendor },
      { limit: MOST_OFFERED + MOST_COMPARED },
    )
    .filter(({ productSku }) => !known.has(productSku));
  const offered = listedProducts(deps, others).slice(0, MOST_OFFERED);
  if (offered.length === 0) return '';
  return html`<h2>${words.compareWith}</h2>
    <ul class="active">
      ${offered.map(
        ({ product, item }) =>
          html`<li>
            <a class="tag" href="${addressOf([...skus, item.itemSku])}"
              ><span aria-hidden="true">+</span> ${product.name}</a
            >
          </li>`,
      )}
    </ul>`;
}
