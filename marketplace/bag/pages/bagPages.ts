import { Hono } from 'hono';
import { html } from 'hono/html';
import { formatNumber } from '#src/domain/shell/format.ts';
import type { Language } from '#src/domain/shell/language.ts';
import type { Vendor } from '#src/domain/product/vendor.ts';
import {
  readForm,
  readText,
  Refusal,
  type MarketplaceContext,
  type MarketplaceEnv,
} from '../../core/http/answers.ts';
import { bagLines } from '../rules/bagLines.ts';
import { problemsOf } from '../rules/bagChanges.ts';
import { forgetNotKept, notKeptOf } from '../rules/bagNotices.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { holdSlot } from '../../grocery/rules/grocerySlots.ts';
import { changeBag } from './bagForms.ts';
import { bagMarkup, newsMarkup, type BagNews } from './bagMarkup.ts';
import { BAG_WORDS } from './bagWords.ts';
import { checkoutPages } from './checkoutPages.ts';
import { deliverySlots } from '../../grocery/pages/deliverySlots.ts';
import { languageOf, standInPage, type Markup } from '../../core/pages/layout.ts';
import { missedServiceWords, reasonWords } from '../../core/pages/words.ts';
import { orderOfBag, type Order } from './orders.ts';
import { leadOn, outcomeOn } from '../../core/pages/outcomes.ts';

const NOT_KEPT = {
  id: {
    title: 'Tidak ikut ke keranjangmu',
    line: (lost: number, asked: number) =>
      `${formatNumber(lost, 'id')} dari ${formatNumber(asked, 'id')} barang tidak ikut`,
    read: 'Mengerti',
  },
  en: {
    title: 'Not taken over into your bag',
    line: (lost: number, asked: number) =>
      `${formatNumber(lost, 'en')} of ${formatNumber(asked, 'en')} pcs not taken over`,
    read: 'Got it',
  },
};

/** Pages of bag, checkout and orders, with their costs after vouchers. */
export function bagPages(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  const page = (c: MarketplaceContext, titles: Record<Language, string>, body: Markup) =>
    c.html(standInPage(c, titles[languageOf(c)], body));
  const home = (c: MarketplaceContext) =>
    html`<p><a class="button" href="/">${BAG_WORDS[languageOf(c)].shop}</a></p>`;

  const showBag = (
    c: MarketplaceContext,
    vendor: Vendor,
    news: BagNews | null = null,
    status: BagStatus = 200,
  ) => {
    const path = bagPath(vendor);
    const language = languageOf(c);
    const { visit } = c.var;
    const words = BAG_WORDS[language];
    const order = orderOfBag(deps, visit, vendor, language);
    const notKept = notKeptOf(deps, visit.owner, vendor);
    const isEmpty = order.lines.length === 0 && problemsOf(deps, visit.owner, vendor).length === 0;
    c.status(status);
    return page(
      c,
      { id: BAG_WORDS.id.bag, en: BAG_WORDS.en.bag },
      html`${newsMarkup({ path, language, news })}
      ${notKept.length === 0 ? '' : notKeptNote(notKept, path, language)}
      ${
        isEmpty || visit.owner === null
          ? html`<div class="empty">
              <p>${words.emptyBag}</p>
              ${home(c)}
            </div>`
          : html`${slotsOf(c, path, order)}${bagMarkup({ deps, owner: visit.owner, vendor, path, language, news }, order)}`
      }`,
    );
  };
  for (const vendor of ['retail', 'grocery'] as const) {
    const path = bagPath(vendor);
    app.get(path, (c) => {
      const said = outcomeOn(c, deps) as { news: BagNews; status: BagStatus } | undefined;
      return showBag(c, vendor, said?.news, said?.status);
    });
    app.post(path, async (c) => {
      const { owner } = c.var.visit;
      const language = languageOf(c);
      const form = await readForm(c);
      const expired = { news: warning(BAG_WORDS[language].expired), status: 401 };
      if (owner === null) return leadOn(c, deps, path, expired);
      return leadOn(c, deps, path, changeBag({ deps, owner, vendor, language }, form));
    });
    app.post(`${path}/notices`, (c) => {
      const { owner } = c.var.visit;
      if (owner !== null) forgetNotKept(deps.database, owner, vendor);
      return c.redirect(path, 303);
    });
  }
  app.route('/', checkoutPages(deps));

  for (const path of ['/grocery/cart', '/grocery/checkout/:id']) {
    app.post(`${path}/slot`, async (c) => {
      const form = new URLSearchParams(await readText(c, 1024));
      const back = c.req.path.replace(/\/slot$/, '');
      const isHeld = takeSlot(deps, c.var.visit.owner, form.get('store') ?? '', form.get('slot') ?? '');
      return c.redirect(isHeld ? back : `${back}?slot=gone`, 303);
    });
  }

  return app;
}

const bagPath = (vendor: Vendor) => (vendor === 'retail' ? '/cart' : '/grocery/cart');

type BagStatus = 200 | 400 | 401 | 403 | 409;

const warning = (text: string): BagNews => ({ tone: 'warn', text, part: null, undo: null });

/** Shows the delivery time of the groceries above their cost. */
const slotsOf = (c: MarketplaceContext, path: string, { held }: Order): Markup =>
  deliverySlots(held, { path, hasFailed: c.req.query('slot') === 'gone', language: languageOf(c) });

/** Holds a slot for the groceries of a bag; false where it is no longer available. [GROC-33] */
function takeSlot(
  deps: MarketplaceDeps,
  owner: string | null,
  pickupPointCode: string,
  slotId: string,
): boolean {
  const isBrought = bagLines(deps, owner, 'grocery').some(
    (line) => line.fulfilment === 'DELIVERY' && line.pickupPointCode === pickupPointCode,
  );
  if (owner === null || !isBrought) return false;
  try {
    deps.database.transaction(() =>
      holdSlot(deps, owner, { pickupPointCode, fulfillment: 'DELIVERY', slotId: slotId.slice(0, 64) }),
    );
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Lists what could not be kept of the bag before the login, until the visitor has read it. */
function notKeptNote(notices: ReturnType<typeof notKeptOf>, path: string, language: Language): Markup {
  const words = NOT_KEPT[language];
  return html`<section class="note" aria-labelledby="not-kept">
    <h2 id="not-kept">${words.title}</h2>
    <ul>
      ${notices.map(
        ({ name, asked, kept, reason }) =>
          html`<li>
            <b>${name}</b>:
            ${missedServiceWords(reason, language) ?? `${words.line(asked - kept, asked)}, ${reasonWords(reason, language)}`}.
          </li>`,
      )}
    </ul>
    <form method="post" action="${path}/notices"><button>${words.read}</button></form>
  </section>`;
}
