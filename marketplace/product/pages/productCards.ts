import { html } from 'hono/html';
import { formatPrice } from '#src/domain/shell/format.ts';
import type { Language } from '#src/domain/shell/language.ts';
import { pictureOf } from '../../core/rules/pictures.ts';
import type { Markup } from '../../core/pages/layout.ts';
import { boughtWords } from '../../core/pages/words.ts';
import type { ListedProduct } from '../rules/productList.ts';
import { pathOf } from '../rules/productViews.ts';
import { SHOP_WORDS } from './shopWords.ts';

/** As wide as a card is in a list: half of a phone, a fourth of a desk's column. */
const SIZES = '(min-width: 60rem) 13rem, (min-width: 40rem) 30vw, 46vw';

/** Shows a picture in the sizes that it has; its `alt` is empty beside its name. */
export function shopPicture(name: string | undefined, sizes: string): Markup {
  const picture = pictureOf(name, '');
  if (picture === null) return html`<span class="photo"></span>`;
  const { base, widths } = picture.picture;
  const set = (format: string) => widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
  return html`<picture class="photo">
    <source type="image/avif" srcset="${set('avif')}" sizes="${sizes}" />
    <img
      src="${picture.thumbnail}"
      srcset="${set('webp')}"
      sizes="${sizes}"
      alt=""
      width="320"
      height="320"
      loading="lazy"
    />
  </picture>`;
}

/** Shows a product as the cards of the product page do: what it costs now and before, and how it is rated. */
export function productCard({ product, item, price, isInStock }: ListedProduct, language: Language): Markup {
  const words = SHOP_WORDS[language];
  return html`<li class="card">
    <a href="${pathOf(product, item.itemSku)}">
      ${shopPicture(item.pictures[0], SIZES)}
      <span class="name">${product.name}</span>
      <b class="price">${formatPrice(price.offered)}</b>
      ${
        price.discount > 0
          ? html`<span class="was"
              ><b>-${price.discount}%</b>
              <s><i class="sr">${words.before} </i>${formatPrice(price.listed)}</s></span
            >`
          : ''
      }
      <span class="soft">${boughtWords(product, language)}</span>
      ${isInStock ? '' : html`<span class="gone">${words.soldOut}</span>`}
    </a>
  </li>`;
}

/** Shows products as a grid of cards; `isShelf` keeps them in one row, which a finger moves. */
export const productCards = (
  products: readonly ListedProduct[],
  language: Language,
  isShelf = false,
): Markup =>
  html`<ul class="cards${isShelf ? ' shelf' : ''}">
    ${products.map((one) => productCard(one, language))}
  </ul>`;
