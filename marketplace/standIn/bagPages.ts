import { Hono } from 'hono';
import { html } from 'hono/html';
import { formatMoment, formatNumber } from '#src/domain/format.ts';
import type { Language } from '#src/domain/language.ts';
import { readText, Refusal, type MarketplaceContext, type MarketplaceEnv } from '../http/answers.ts';
import { bagLines } from '../rules/bag.ts';
import { forgetNotKept, notKeptOf } from '../rules/bagNotices.ts';
import type { MarketplaceDeps } from '../rules/deps.ts';
import { holdSlot } from '../rules/grocerySlots.ts';
import { deliverySlots } from './deliverySlots.ts';
import { languageOf, standInPage, type Markup } from './layout.ts';
import { missedServiceWords, reasonWords } from './words.ts';
import { linesAndSums } from './orderMarkup.ts';
import { orderOfBag, orderOfCheckout, type Order } from './orders.ts';

const NOT_KEPT = {
  id: {
    title: 'Tidak ikut dari keranjang sebelum kamu masuk',
    line: (lost: number, asked: number) =>
      `${formatNumber(lost)} dari ${formatNumber(asked)} barang tidak ikut`,
    read: 'Mengerti',
  },
  en: {
    title: 'Not taken over from the bag before you logged in',
    line: (lost: number, asked: number) =>
      `${formatNumber(lost)} of ${formatNumber(asked)} pcs not taken over`,
    read: 'Got it',
  },
};

/** Bag, checkout and orders behind the links of the product page: what is stored, and what it costs after vouchers. */
export function bagPages(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  const page = (c: MarketplaceContext, titles: Record<Language, string>, body: Markup) =>
    c.html(standInPage(languageOf(c), titles[languageOf(c)], body));
  const home = (c: MarketplaceContext) =>
    html`<p>
      <a class="button" href="/">${languageOf(c) === 'id' ? 'Mulai belanja' : 'Start shopping'}</a>
    </p>`;

  for (const vendor of ['retail', 'grocery'] as const) {
    const path = vendor === 'retail' ? '/cart' : '/grocery/cart';
    app.get(path, (c) => {
      const language = languageOf(c);
      const order = orderOfBag(deps, c, vendor);
      const notKept = notKeptOf(deps, c.var.visit.owner, vendor);
      return page(
        c,
        { id: 'Keranjang', en: 'Bag' },
        html`${notKept.length === 0 ? '' : notKeptNote(notKept, path, language)}
        ${
          order.lines.length === 0
            ? html`<p>${language === 'id' ? 'Keranjangmu masih kosong.' : 'Your bag is empty.'}</p>
                ${home(c)}`
            : html`${slotsOf(c, path, order)}${linesAndSums(order, language)}`
        }`,
      );
    });
    app.post(`${path}/notices`, (c) => {
      const { owner } = c.var.visit;
      if (owner !== null) forgetNotKept(deps.database, owner, vendor);
      return c.redirect(path, 303);
    });
    app.get(`/${vendor}/checkout/:id`, (c) => {
      const language = languageOf(c);
      const order = orderOfCheckout(deps, c, c.req.param('id'), vendor);
      if (order.lines.length > 0) {
        return page(
          c,
          { id: 'Checkout', en: 'Checkout' },
          html`${slotsOf(c, c.req.path, order)}${linesAndSums(order, language)}`,
        );
      }
      c.status(404);
      return page(c, { id: 'Checkout tidak ditemukan', en: 'Checkout not found' }, home(c));
    });
  }

  for (const path of ['/grocery/cart', '/grocery/checkout/:id']) {
    app.post(`${path}/slot`, async (c) => {
      const form = new URLSearchParams(await readText(c, 1024));
      const back = c.req.path.replace(/\/slot$/, '');
      const isHeld = takeSlot(deps, c.var.visit.owner, form.get('store') ?? '', form.get('slot') ?? '');
      return c.redirect(isHeld ? back : `${back}?slot=gone`, 303);
    });
  }

  app.get('/member/order/retail', (c) => {
    const language = languageOf(c);
    const rows = deps.database.all(
      'SELECT id, vendor, created_at FROM checkouts WHERE owner = ? ORDER BY created_at DESC LIMIT 50',
      c.var.visit.owner ?? '',
    );
    return page(
      c,
      { id: 'Pesananku', en: 'My orders' },
      rows.length === 0
        ? html`<p>${language === 'id' ? 'Belum ada pesanan.' : 'No orders yet.'}</p>`
        : html`<ul>
            ${rows.map(
              (row) =>
                html`<li>
                  <a href="/${row['vendor']}/checkout/${row['id']}"
                    >${language === 'id' ? 'Pesanan' : 'Order of'}
                    ${formatMoment(Number(row['created_at']), language)}</a
                  >
                </li>`,
            )}
          </ul>`,
    );
  });
  return app;
}

/** When the groceries come, above what they cost. */
const slotsOf = (c: MarketplaceContext, path: string, { held }: Order): Markup =>
  deliverySlots(held, { path, hasFailed: c.req.query('slot') === 'gone', language: languageOf(c) });

/** Takes a place in a slot for what lies in a bag; false where it is not to be had any more. [GROC-33] */
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

/** What of the bag before the login could not be kept, until the visitor has read it. */
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
