import { html } from 'hono/html';
import type { Language } from '#src/domain/shell/language.ts';
import type { Vendor } from '#src/domain/product/vendor.ts';
import { unitPriceOf } from '../../price/rules/itemPrices.ts';
import type { CatalogueProduct } from '../../product/catalogue/types.ts';
import { localised } from '../../product/rules/catalogue.ts';
import type { MarketplaceDeps } from '../rules/deps.ts';
import { productLine, type Markup } from './layout.ts';
import { withoutCodes } from './words.ts';

const WORDS = {
  id: {
    title: 'Produk contoh',
    intro: 'Tiap produk memperlihatkan satu atau beberapa keadaan halaman.',
    find: 'Cari keadaan atau produk',
    search: 'Cari contoh',
    none: 'Tidak ada contoh yang cocok.',
    retail: 'Ritel',
    grocery: 'Belanja harian',
  },
  en: {
    title: 'Demo products',
    intro: 'Each product shows one state of the page, or several.',
    find: 'Find a state or a product',
    search: 'Find examples',
    none: 'No example matches.',
    retail: 'Retail',
    grocery: 'Groceries',
  },
};

/** Products with the states that each one shows; `term` finds them by name, tag or state. [DEMO-01] */
export function demoExamples(deps: MarketplaceDeps, language: Language, term: string): Markup {
  const words = WORDS[language];
  const wanted = term.toLowerCase();
  const statesOf = ({ shows }: CatalogueProduct) => shows.map((text) => localised(text, language));
  const found = deps.catalogue
    .all()
    .filter((product) =>
      [product.name, ...product.tags, ...statesOf(product)].join(' ').toLowerCase().includes(wanted),
    );
  const listed = (vendor: Vendor) => {
    const products = found.filter((product) => product.vendor === vendor);
    return products.length === 0
      ? ''
      : html`<h3>${words[vendor]}</h3>
          <ul class="grid">
            ${products.map((product) => {
              const item = product.items[0];
              const price = item === undefined ? undefined : unitPriceOf(deps, { product, item });
              return productLine(product, item, statesOf(product).map(withoutCodes).join(' · '), price);
            })}
          </ul>`;
  };
  return html`<h2 id="examples">${words.title}</h2>
    <p>${words.intro}</p>
    <form method="get" action="/demo#examples">
      <input type="search" name="q" value="${term}" aria-label="${words.find}" />
      <button>${words.search}</button>
    </form>
    ${found.length === 0 ? html`<p>${words.none}</p>` : html`${listed('retail')} ${listed('grocery')}`}`;
}
