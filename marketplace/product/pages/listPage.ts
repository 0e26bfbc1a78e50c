import { html } from 'hono/html';
import { formatNumber, formatPrice } from '#src/domain/shell/format.ts';
import type { Language } from '#src/domain/shell/language.ts';
import type { Markup } from '../../core/pages/layout.ts';
import {
  FACETS,
  LIST_PARAMETERS,
  listOf,
  MOST_LISTED,
  SORTS,
  valueName,
  type FacetName,
  type FacetValue,
  type ListedProduct,
  type ListQuery,
  type ProductList,
} from '../rules/productList.ts';
import { productCards } from './productCards.ts';
import { SHOP_WORDS } from './shopWords.ts';

/** Values of a filter that are seen at once; the others are behind a press. */
const MOST_VALUES = 8;

interface ListPage {
  language: Language;
  /** The address of the list, with all its parameters. */
  url: URL;
  query: ListQuery;
  products: readonly ListedProduct[];
  /** The words that were searched; empty for a list without a search. */
  term: string;
  /** True where more products match than a list has. */
  isCut: boolean;
  /** Shown where nothing is found. */
  instead: () => readonly ListedProduct[];
}

/** The parameters of a list's address; all others are of something else on its page. */
const OF_A_LIST: readonly string[] = [...LIST_PARAMETERS, 'searchTerm', 'lang'];
const parametersOf = (url: URL, without: readonly string[] = []) =>
  [...url.searchParams].filter(([key]) => OF_A_LIST.includes(key) && !without.includes(key));

/** The address of the same list with other parameters; null leaves one out. A list begins at its first page again. */
function addressWith(url: URL, changes: Record<string, string | null>): string {
  const all = { page: null, ...changes };
  const search = new URLSearchParams(parametersOf(url, Object.keys(all)));
  for (const [key, value] of Object.entries(all)) if (value !== null) search.set(key, value);
  return search.size === 0 ? url.pathname : `${url.pathname}?${search.toString()}`;
}

/** Shows a list of products with its filters, which are links and one form: all of it works without a script. */
export function listMarkup(page: ListPage): Markup {
  const { language, url, query, products, term } = page;
  const words = SHOP_WORDS[language];
  const list = listOf(products, query, language);
  const active = activeFilters(page);
  const instead = list.count === 0 ? page.instead() : [];
  return html`<div class="listed">
    ${products.length === 0 ? '' : filterMarkup(page, list)}
    <section aria-label="${words.list}">
      <p role="status" class="count">
        <b>${words.results(formatNumber(list.count, language))}</b>
        ${list.pages > 1 ? html`<span class="soft">${words.page(String(list.page), String(list.pages))}</span>` : ''}
      </p>
      ${
        active.length === 0
          ? ''
          : html`<ul class="active" aria-label="${words.active}">
              ${active.map(
                ({ text, changes }) =>
                  html`<li>
                    <a class="tag" href="${addressWith(url, changes)}" aria-label="${words.without(text)}"
                      >${text} <span aria-hidden="true">×</span></a
                    >
                  </li>`,
              )}
            </ul>`
      }
      ${list.count > 1 ? sortMarkup(page) : ''}
      ${
        list.count === 0
          ? html`<div class="empty">
                <p>
                  ${products.length > 0 ? words.noneFiltered : term === '' ? words.noneHere : words.none(term)}
                </p>
                ${
                  products.length === 0
                    ? ''
                    : html`<p><a href="${addressWith(url, NO_FILTERS)}">${words.clear}</a></p>`
                }
              </div>
              ${
                instead.length === 0
                  ? ''
                  : html`<h2>${words.instead}</h2>
                      ${productCards(instead, language, true)}`
              }`
          : productCards(list.shown, language)
      }
      ${!page.isCut ? '' : html`<p class="soft">${words.most(formatNumber(MOST_LISTED, language))}</p>`}
      ${pagesMarkup(page, list)}
    </section>
  </div>`;
}

const NO_FILTERS = {
  category: null,
  brand: null,
  min: null,
  max: null,
  rating: null,
  inStock: null,
  reduced: null,
};

interface ActiveFilter {
  text: string;
  /** Parameters to leave out, so that the filter is off. */
  changes: Record<string, null>;
}

function activeFilters({ language, query, products }: ListPage): ActiveFilter[] {
  const words = SHOP_WORDS[language];
  const { min, max, rating, inStock, reduced } = query;
  const values = FACETS.flatMap((facet) => {
    const id = query[facet];
    return id === null
      ? []
      : [{ text: valueName(products, facet, id, language), changes: { [facet]: null } }];
  });
  return [
    ...values,
    ...(min === null && max === null
      ? []
      : [{ text: priceWords(min, max), changes: { min: null, max: null } }]),
    ...(rating ? [{ text: words.onlyRating, changes: { rating: null } }] : []),
    ...(inStock ? [{ text: words.onlyInStock, changes: { inStock: null } }] : []),
    ...(reduced ? [{ text: words.onlyReduced, changes: { reduced: null } }] : []),
  ];
}

function priceWords(min: number | null, max: number | null): string {
  if (min === null) return `≤ ${formatPrice(max ?? 0)}`;
  return max === null ? `≥ ${formatPrice(min)}` : `${formatPrice(min)}–${formatPrice(max)}`;
}

/** Fields of the form of a list; it keeps all other parameters of the list. */
const FIELDS = ['min', 'max', 'rating', 'inStock', 'reduced', 'page'];

function filterMarkup({ language, url, query }: ListPage, list: ProductList): Markup {
  const words = SHOP_WORDS[language];
  const valueList = (facet: FacetName, values: readonly FacetValue[]) =>
    html`<ul class="facets">
      ${values.map(({ id, name, count }) => {
        const isOn = query[facet] === id;
        return html`<li>
          <a
            href="${addressWith(url, { [facet]: isOn ? null : id })}"
            ${isOn ? html`aria-current="true"` : ''}
            ><span>${name}</span> <span class="soft">${formatNumber(count, language)}</span></a
          >
        </li>`;
      })}
    </ul>`;
  const moreValues = (facet: FacetName, values: readonly FacetValue[]) =>
    values.length === 0
      ? ''
      : html`<details ${values.some(({ id }) => id === query[facet]) ? 'open' : ''}>
          <summary>${words.moreValues}</summary>
          ${valueList(facet, values)}
        </details>`;
  const facets = (facet: FacetName) =>
    list[facet].length < (query[facet] === null ? 2 : 1)
      ? ''
      : html`<h2>${words[facet]}</h2>
          ${valueList(facet, list[facet].slice(0, MOST_VALUES))}
          ${moreValues(facet, list[facet].slice(MOST_VALUES))}`;
  const check = (key: 'rating' | 'inStock' | 'reduced', text: string) =>
    html`<label class="bare"
      ><input type="checkbox" name="${key}" value="1" ${query[key] ? 'checked' : ''} /><span
        >${text}</span
      ></label
    >`;
  const field = (key: 'min' | 'max', text: string) =>
    html`<label class="amount"
      ><span class="soft">${text}</span
      ><input type="text" inputmode="numeric" name="${key}" value="${query[key] ?? ''}" maxlength="16"
    /></label>`;
  return html`<details class="filters">
    <summary>${words.filter}</summary>
    <div>
      ${FACETS.map(facets)}
      <form method="get" action="${url.pathname}">
        ${parametersOf(url, FIELDS).map(
          ([key, value]) => html`<input type="hidden" name="${key}" value="${value}" />`,
        )}
        <fieldset class="prices">
          <legend>${words.price}</legend>
          ${field('min', words.from)} ${field('max', words.to)}
        </fieldset>
        ${check('rating', words.onlyRating)} ${check('inStock', words.onlyInStock)}
        ${check('reduced', words.onlyReduced)}
        <button>${words.apply}</button>
      </form>
    </div>
  </details>`;
}

function sortMarkup({ language, url, query }: ListPage): Markup {
  const words = SHOP_WORDS[language];
  return html`<nav class="sorts" aria-label="${words.sort}">
    <ul>
      ${SORTS.map(
        (sort) =>
          html`<li>
            <a
              href="${addressWith(url, { sort: sort === 'best' ? null : sort })}"
              ${sort === query.sort ? html`aria-current="true"` : ''}
              >${words.sorts[sort]}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`;
}

function pagesMarkup({ language, url }: ListPage, { page, pages }: ProductList): Markup | string {
  const words = SHOP_WORDS[language];
  if (pages === 1) return '';
  const link = (to: number, text: string, rel: string) =>
    to < 1 || to > pages
      ? ''
      : html`<a
          class="button quiet"
          rel="${rel}"
          href="${addressWith(url, { page: to === 1 ? null : String(to) })}"
          >${text}</a
        >`;
  return html`<nav class="acts" aria-label="${words.pages}">
    ${link(page - 1, words.previous, 'prev')} ${link(page + 1, words.next, 'next')}
  </nav>`;
}
