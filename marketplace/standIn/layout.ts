import { getCookie } from 'hono/cookie';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { formatPrice } from '#src/domain/format.ts';
import { toLanguage, type Language } from '#src/domain/language.ts';
import type { CatalogueItem, CatalogueProduct } from '../catalogue/types.ts';
import type { MarketplaceContext } from '../http/answers.ts';
import { pathOf } from '../rules/productViews.ts';
import { pictureOf } from '../rules/pictures.ts';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

export const languageOf = (c: MarketplaceContext): Language =>
  toLanguage(c.req.query('lang')) ?? toLanguage(getCookie(c, 'lang')) ?? 'id';

/** A stand-in page: plain HTML in the shop's language, with a way back. */
export function standInPage(language: Language, title: string, body: Markup): Markup {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title} | Etalase</title>
        <link rel="stylesheet" href="/stand-in.css" />
      </head>
      <body>
        <header><a href="/">etalase</a></header>
        <main aria-label="${title}">
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
}

/** A product with its picture; `price` is of one piece, in rupiah, and undefined where there is none. */
export function productLine(
  product: CatalogueProduct,
  item: CatalogueItem | undefined,
  note: Markup | string,
  price: number | undefined,
  more: Markup | string = '',
): Markup {
  const sku = item?.itemSku ?? product.productSku;
  const picture = pictureOf(item?.pictures[0], '');
  return html`<li class="line">
    ${
      picture === null
        ? raw('<span class="nopic"></span>')
        : html`<img src="${picture.thumbnail}" alt="" width="96" height="96" loading="lazy" />`
    }
    <div>
      <a href="${pathOf(product, sku)}">${product.name}</a>
      <p>${price === undefined ? '' : formatPrice(price)}</p>
      <p class="soft">${note}</p>
      ${more}
    </div>
  </li>`;
}

export const STAND_IN_CSS = `
:root{color-scheme:light dark;--surface:light-dark(#fdfcfa,#14151d);--raised:light-dark(#fff,#1c1d27);--ink:light-dark(#22243a,#f1f0ee);--soft:light-dark(#5c5f73,#b4b6c6);--line:light-dark(#e4e2dd,#343644);--accent:light-dark(#3336a8,#a9adf5);--on:light-dark(#fff,#14151d);--good:light-dark(#0b6b3f,#7fdca9)}
*{box-sizing:border-box;margin:0}
body{background:var(--surface);color:var(--ink);font:500 1rem/1.5 "Plus Jakarta Sans",system-ui,sans-serif}
header{background:var(--raised);border-block-end:1px solid var(--line);padding:1rem}
header a{font-weight:800;font-size:1.375rem;color:var(--ink);text-decoration:none}
main{max-width:60rem;margin-inline:auto;padding:1.5rem 1rem 3rem}
h1{font-size:1.375rem;margin-block-end:1rem}h2{font-size:1.125rem;margin-block:2rem .75rem}
a{color:var(--accent)}ul{list-style:none;padding:0;display:grid;gap:.75rem}
.grid{grid-template-columns:repeat(auto-fill,minmax(17rem,1fr))}
.line{display:grid;grid-template-columns:6rem 1fr;gap:1rem;background:var(--raised);border:1px solid var(--line);border-radius:1rem;padding:.75rem;align-items:start;overflow-wrap:anywhere}
.line img,.nopic{width:6rem;height:6rem;border-radius:.5rem;background:var(--line);object-fit:cover}
.soft{color:var(--soft);font-size:.875rem}p{margin-block:.25rem}
form{display:grid;gap:.75rem;max-width:26rem}label,.choice{display:flex;gap:.75rem;align-items:center;background:var(--raised);border:1px solid var(--line);border-radius:.5rem;padding:.75rem}
input[type=search]{font:inherit;padding:.6rem .8rem;border-radius:.5rem;border:1px solid var(--soft);background:var(--raised);color:var(--ink);width:100%}
select{font:inherit;min-width:0;flex:1;min-height:2.75rem;padding:.5rem;border-radius:.5rem;border:1px solid var(--soft);background:var(--raised);color:var(--ink)}
button,.button{display:inline-block;font:inherit;font-weight:700;border:0;border-radius:.5rem;padding:.75rem 1rem;background:var(--accent);color:var(--on);cursor:pointer;text-decoration:none;text-align:center;min-height:2.75rem}
p:has(>.button){margin-block-start:1rem}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.sums{display:grid;grid-template-columns:1fr auto;gap:.5rem 1rem;max-width:26rem;margin-block:1.5rem 0;font-variant-numeric:tabular-nums}.sums dd{margin:0;text-align:end}
.sums .off{color:var(--good)}
.note{background:var(--raised);border:1px solid var(--line);border-inline-start:4px solid var(--accent);border-radius:.5rem;padding:1rem;margin-block-end:1.5rem}.note h2{margin:0 0 .5rem}.note form{margin-block-start:1rem}
fieldset{border:0;padding:0;display:grid;gap:.75rem;min-inline-size:0}legend{padding:0;font-weight:700;margin-block-end:.75rem}
.switches{max-width:40rem}.switch{background:var(--raised);border:1px solid var(--line);border-radius:1rem;padding:.25rem .75rem .75rem}.switch p{padding-inline-start:2.25rem}
label.bare{border:0;background:none;padding:.75rem 0;align-items:start;min-height:2.75rem}label.bare input{inline-size:1.5rem;block-size:1.5rem;flex:none;accent-color:var(--accent);margin:0}
.on{font-weight:700;margin-block:.75rem 1.5rem}.acts{display:flex;flex-wrap:wrap;gap:.75rem}
.quiet{background:none;color:var(--accent);box-shadow:inset 0 0 0 1px currentcolor}
.framed header{display:none}.framed h1{position:absolute;clip-path:inset(50%);margin:0}.framed main{padding:.75rem;height:100dvh}.framed .chat{height:100%}
.chat{display:grid;grid-template-rows:auto minmax(0,1fr) auto auto;gap:.5rem;height:70dvh}
.log{overflow-y:auto;min-height:0}.chat li{max-width:85%;justify-self:start;background:var(--raised);border:1px solid var(--line);border-radius:1rem;padding:.5rem .75rem;overflow-wrap:anywhere;white-space:pre-line}.chat li p{unicode-bidi:isolate}
.chat li.member{justify-self:end;border-color:var(--accent)}.chat [hidden]{display:none}.hint{min-height:1.25rem}.word{display:grid;gap:.5rem;justify-items:start}.unsent{white-space:pre-line;overflow-wrap:anywhere}.say [aria-invalid=true]{outline:2px solid currentcolor}
.say{grid-template-columns:minmax(0,1fr) auto;max-width:none}.say input[type=text]{font:inherit;min-height:2.75rem;padding:.6rem .8rem;border-radius:.5rem;border:1px solid var(--soft);background:var(--raised);color:var(--ink);width:100%}
.chip{display:block;padding:.6rem .9rem;border:1px solid var(--line);border-radius:.5rem;background:var(--raised);overflow-wrap:anywhere}.chip[aria-current]{border-color:var(--accent);font-weight:700}nav ul.acts{display:flex}
.picking{max-width:none}.bar{background:var(--raised);border:1px solid var(--line);border-radius:1rem;padding:.75rem;gap:.5rem;max-width:40rem}.bar legend{float:inline-start;margin:0}.bar p{margin:0;clear:both}.row{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.5rem}.row button{min-width:7.5rem}
.bar input{font:inherit;min-width:0;min-height:2.75rem;padding:.5rem .8rem;border-radius:.5rem;border:1px solid var(--soft);background:var(--raised);color:var(--ink)}
@media (min-height:40rem){.bar{position:sticky;inset-block-end:0}html:has(.bar){scroll-padding-block-end:14rem}}
.total{font-size:1.125rem;font-weight:700;margin-block:1rem}
`;
