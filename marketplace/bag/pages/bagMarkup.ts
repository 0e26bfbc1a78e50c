import { randomUUID } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Language } from '#src/domain/shell/language.ts';
import { mostOf, problemsOf, writePart, type BagPart, type BagProblem } from '../rules/bagChanges.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { BAG_WORDS } from './bagWords.ts';
import type { Markup } from '../../core/pages/layout.ts';
import { orderLine, orderLines, orderSums } from './orderMarkup.ts';
import type { Order, ShownLine } from './orders.ts';
import { reasonWords } from '../../core/pages/words.ts';

const QUANTITY_MAXIMUM = 9999;

/** The result of a form of the bag, for the page after it. */
export interface BagNews {
  tone: 'done' | 'warn';
  text: string;
  /** The part beside which it is shown; null at the top of the page. */
  part: string | null;
  /** The key of the removal that can be undone; null without one. */
  undo: string | null;
}
export interface BagPage {
  deps: MarketplaceDeps;
  owner: string;
  vendor: 'retail' | 'grocery';
  path: string;
  language: Language;
  news: BagNews | null;
}

/** Shows the lines with their forms, the sums, and the link to the checkout. [BAG-01..03] */
export function bagMarkup(page: BagPage, order: Order): Markup {
  const { deps, owner, vendor, path, language } = page;
  const words = BAG_WORDS[language];
  const problems = problemsOf(deps, owner, vendor);
  const unsold = problems.filter(({ itemSku }) => !order.lines.some((line) => line.itemSku === itemSku));
  const groups = [...Map.groupBy(order.lines, ({ part }) => (part === null ? '' : writePart(part)))];
  return html`<div class="two">
    <ul>
      ${groups.map(([, lines], position) => groupMarkup(page, order, lines, problems, position))}
      ${unsold.map(
        ({ part, itemSku }) =>
          html`<li class="line">
            <span class="nopic"></span>
            <div><p translate="no">${itemSku}</p></div>
            <p class="wrong">${words.notSold}</p>
            <div class="foot">${removeForm(page, part, itemSku)}</div>
          </li>`,
      )}
    </ul>
    <section class="pay" aria-labelledby="summary">
      <h2 id="summary">${words.summary}</h2>
      ${orderSums(order, language)}
      <form method="post" action="${path}/checkout">
        <button>${words.buy}</button>
      </form>
    </section>
  </div>`;
}

/** Shows a line, or all lines of a combo or a gift in one frame, because they change together. */
function groupMarkup(
  page: BagPage,
  order: Order,
  lines: readonly ShownLine[],
  problems: readonly BagProblem[],
  position: number,
): Markup | string {
  const { language } = page;
  const words = BAG_WORDS[language];
  const [first] = lines;
  if (first?.part == null) return '';
  const { part } = first;
  if (part.kind !== 'COMBO' && lines.length === 1) {
    return orderLine(
      order,
      first,
      language,
      controls(page, first, part, first.item.name, problems, position),
    );
  }
  return html`<li class="bundle">
    <h2>${part.kind === 'GIFT' ? words.gifts : words.combo}</h2>
    <ul>
      ${lines.map((line) => orderLine(order, line, language))}
    </ul>
    ${controls(page, first, part, part.kind === 'GIFT' ? words.allGifts : words.wholeCombo, problems, position)}
  </li>`;
}

function controls(
  page: BagPage,
  { quantity }: ShownLine,
  part: BagPart,
  name: string,
  problems: readonly BagProblem[],
  position: number,
): Markup {
  const { language, news, deps, owner, vendor, path } = page;
  const words = BAG_WORDS[language];
  const id = writePart(part);
  const problem = problems.find((one) => writePart(one.part) === id);
  const said = news?.part === id ? news : null;
  const most = Math.min(QUANTITY_MAXIMUM, mostOf(deps, owner, vendor, part) ?? QUANTITY_MAXIMUM);
  const hidden = html`<input type="hidden" name="line" value="${id}" />
    <input type="hidden" name="key" value="${randomUUID()}" />`;
  return html`${
      said === null
        ? ''
        : html`<p class="${said.tone === 'warn' ? 'wrong' : 'soft'}" role="alert">${said.text}</p>`
    }
    ${problem === undefined || said !== null ? '' : html`<p class="wrong">${problemWords(problem, language)}</p>`}
    <div class="foot">
      ${
        part.kind === 'GIFT'
          ? ''
          : html`<form method="post" action="${path}" id="step-${position}">
                ${hidden}
                <input type="hidden" name="act" value="set" />
              </form>
              <form method="post" action="${path}">
                ${hidden}
                <input type="hidden" name="act" value="set" />
                <div class="step">
                  <button
                    form="step-${position}"
                    name="quantity"
                    value="${quantity - 1}"
                    aria-label="${words.fewer(name)}"
                    ${quantity <= 1 ? raw('disabled') : ''}
                  >
                    −
                  </button>
                  <input
                    type="number"
                    name="quantity"
                    value="${quantity}"
                    min="1"
                    max="${QUANTITY_MAXIMUM}"
                    required
                    aria-label="${words.quantity(name)}"
                  />
                  <button
                    form="step-${position}"
                    name="quantity"
                    value="${quantity + 1}"
                    aria-label="${words.more(name)}"
                    ${quantity >= most ? raw('disabled') : ''}
                  >
                    +
                  </button>
                </div>
                <button class="plain" aria-label="${words.changeNamed(name)}">${words.change}</button>
              </form>`
      }
      ${removeForm(page, part, name)}
    </div>`;
}

const removeForm = ({ path, language }: BagPage, part: BagPart, name: string): Markup =>
  html`<form method="post" action="${path}">
    <input type="hidden" name="line" value="${writePart(part)}" />
    <input type="hidden" name="key" value="${randomUUID()}" />
    <input type="hidden" name="act" value="remove" />
    <button class="plain end" aria-label="${BAG_WORDS[language].removeNamed(name)}">
      ${BAG_WORDS[language].remove}
    </button>
  </form>`;

/** Returns the reason why an order refuses the line; only a lack of stock is called sold out. */
export function problemWords({ most, code }: BagProblem, language: Language): string {
  const words = BAG_WORDS[language];
  if (most === null) return words.notSold;
  if (most > 0) return words.tooMany(most);
  return /^(OOS|OutOfStock)/.test(code) ? words.soldOut : words.barred(reasonWords(code, language));
}

/** Shows the result of a form at the top of the page, with an undo where there is one. */
export function newsMarkup({
  path,
  language,
  news,
}: Pick<BagPage, 'path' | 'language' | 'news'>): Markup | string {
  if (news === null || news.part !== null) return '';
  return html`<div class="note ${news.tone}">
    <p role="${news.tone === 'warn' ? 'alert' : 'status'}">${news.text}</p>
    ${
      news.undo === null
        ? ''
        : html`<form method="post" action="${path}">
            <input type="hidden" name="act" value="undo" />
            <input type="hidden" name="of" value="${news.undo}" />
            <input type="hidden" name="key" value="${randomUUID()}" />
            <div class="acts"><button class="quiet">${BAG_WORDS[language].undo}</button></div>
          </form>`
    }
  </div>`;
}

/** Shows the lines and sums of an order that no longer changes, with `more` below the sums. */
export const fixedOrder = (
  order: Order,
  language: Language,
  more: Markup | string = '',
  footOf?: (line: ShownLine) => Markup | string,
): Markup =>
  html`<div class="two">
    ${orderLines(order, language, footOf)}
    <section class="pay" aria-labelledby="summary">
      <h2 id="summary">${BAG_WORDS[language].summary}</h2>
      ${orderSums(order, language)} ${more}
    </section>
  </div>`;
