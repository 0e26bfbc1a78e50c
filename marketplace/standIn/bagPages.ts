import { Hono } from 'hono';
import { html } from 'hono/html';
import type { CartDestination } from '#src/services/cart/contract.ts';
import { formatMoment, formatPrice } from '#src/domain/format.ts';
import type { Fulfilment } from '#src/domain/fulfilment.ts';
import type { Language } from '#src/domain/language.ts';
import type { Vendor } from '#src/domain/vendor.ts';
import type { MarketplaceContext, MarketplaceEnv } from '../http/answers.ts';
import { bagLines } from '../rules/bag.ts';
import { forgetNotKept, notKeptOf } from '../rules/bagNotices.ts';
import { localised, type FoundItem } from '../rules/catalogue.ts';
import type { MarketplaceDeps } from '../rules/deps.ts';
import { bagDestinationOf, tryWayOf, type Way } from '../rules/lineShipping.ts';
import { promotionsOfOrder } from '../rules/orderPromotions.ts';
import { unitPriceOf } from '../rules/productViews.ts';
import { vouchersOfBag } from '../rules/vouchers.ts';
import { languageOf, productLine, standInPage, type Markup } from './layout.ts';
import { shippingRow, wayMarkup } from './shippingWords.ts';
import { fulfilmentWords, reasonWords } from './words.ts';

/** A line as a checkout stored it; the price and the vouchers of its moment. */
interface StoredLine {
  itemSku: string;
  quantity: number;
  fulfillment?: Fulfilment;
  unitPrice?: number;
  vouchers?: { code: string; amount: number }[];
  promotions?: { id: string; amount: number; isShipping: boolean }[];
  /** How it travels, and where to; checkouts from before tell neither. */
  way?: Way | null;
  destination?: CartDestination;
}
/** A line as these pages show it; `unitPrice` in rupiah. */
interface ShownLine {
  found: FoundItem;
  quantity: number;
  unitPrice: number;
  fulfilment: Fulfilment;
  bundle: 'COMBO' | 'GIFT' | null;
  /** Null where nobody has said, or nobody can. */
  way: Way | null;
}
/** What is taken off, in rupiah; null is the shipping. */
interface Reduction {
  kind: 'Voucher' | 'Promo';
  title: string;
  amount: number | null;
}
interface Order {
  lines: ShownLine[];
  reductions: Reduction[];
  /** Goods are delivered whose shipping nobody has counted or paid. */
  isShippingOpen: boolean;
  /** Where it goes; '' while nobody has said. */
  district: string;
}

const BUNDLES = { COMBO: { id: 'Paket combo', en: 'Combo deal' }, GIFT: { id: 'Hadiah', en: 'Gift' } };
const FREE_SHIPPING = { id: 'Gratis', en: 'Free' };
const WITHOUT_SHIPPING = { id: 'Belum termasuk ongkir.', en: 'Shipping is not included yet.' };
const NOT_KEPT = {
  id: {
    title: 'Tidak ikut dari keranjang sebelum kamu masuk',
    line: (lost: number, asked: number) => `${lost} dari ${asked} barang tidak ikut`,
    read: 'Mengerti',
  },
  en: {
    title: 'Not taken over from the bag before you logged in',
    line: (lost: number, asked: number) => `${lost} of ${asked} pcs not taken over`,
    read: 'Got it',
  },
};
const PIECES = { id: 'barang', en: 'pcs' };

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
      const order = bagOf(c, vendor);
      const notKept = notKeptOf(deps, c.var.visit.owner, vendor);
      return page(
        c,
        { id: 'Keranjang', en: 'Bag' },
        html`${notKept.length === 0 ? '' : notKeptNote(notKept, path, language)}
        ${
          order.lines.length === 0
            ? html`<p>${language === 'id' ? 'Keranjangmu masih kosong.' : 'Your bag is empty.'}</p>
                ${home(c)}`
            : linesAndSums(order, language)
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
      const order = checkoutOf(c, c.req.param('id'), vendor);
      if (order.lines.length > 0) {
        return page(c, { id: 'Checkout', en: 'Checkout' }, linesAndSums(order, language));
      }
      c.status(404);
      return page(c, { id: 'Checkout tidak ditemukan', en: 'Checkout not found' }, home(c));
    });
  }

  /** What lies in the bag, and the vouchers and promotions that its product pages promised. */
  function bagOf(c: MarketplaceContext, vendor: Vendor): Order {
    const { owner, memberId } = c.var.visit;
    const stored = bagLines(deps, owner, vendor).map(({ bundle, ...line }) => ({
      ...line,
      unitPrice: bundle?.unitPrice ?? unitPriceOf(deps, line.found, line.quantity),
      bundle: bundle?.kind ?? null,
    }));
    // What belongs to a bundle has a price of its own already.
    const entries = stored
      .filter(({ bundle }) => bundle === null)
      .map(({ found, quantity, unitPrice }) => ({
        found,
        order: { quantity, subtotal: unitPrice * quantity },
      }));
    const promotions = promotionsOfOrder(
      deps,
      stored.map((line) => ({ ...line, subtotal: line.unitPrice * line.quantity })),
      memberId,
    );
    const paidFor = new Set(promotions.flatMap(({ paysFor }) => paysFor.map(({ found }) => found)));
    // Gifts come along with what they are given for; groceries come in slots.
    const to = vendor === 'retail' ? bagDestinationOf(deps.database, owner) : null;
    const lines = stored.map((line) => ({
      ...line,
      way:
        to === null || line.fulfilment === 'PICKUP' || line.bundle === 'GIFT'
          ? null
          : tryWayOf(deps, line, to, paidFor.has(line.found)),
    }));
    return {
      lines,
      reductions: [
        ...vouchersOfBag(deps, entries, memberId, languageOf(c)).map((one) => ({
          ...one,
          kind: 'Voucher' as const,
        })),
        ...promotions.map(({ promotion, amount, paysFor }) => ({
          kind: 'Promo' as const,
          title: localised(promotion.title, languageOf(c)),
          amount: paysFor.length > 0 ? null : amount,
        })),
      ],
      isShippingOpen: lines.some(
        ({ found, fulfilment, bundle, way }) =>
          fulfilment === 'DELIVERY' && bundle !== 'GIFT' && way === null && !paidFor.has(found),
      ),
      district: to?.district ?? '',
    };
  }

  /** A stored checkout; that of groceries is their bag. */
  function checkoutOf(c: MarketplaceContext, id: string, vendor: Vendor): Order {
    const row = deps.database.get(
      'SELECT lines FROM checkouts WHERE id = ? AND owner = ? AND vendor = ?',
      id.slice(0, 64),
      c.var.visit.owner ?? '',
      vendor,
    );
    if (row === undefined && vendor === 'grocery') return bagOf(c, vendor);
    const stored = row === undefined ? [] : (JSON.parse(String(row['lines'])) as StoredLine[]);
    const titleOf = (code: string) => {
      const title = deps.vouchers.byCode(code)?.title;
      return title === undefined ? '' : localised(title, languageOf(c));
    };
    const promotionOf = (id: string) => {
      const title = deps.vouchers.promotions.find((one) => one.id === id)?.title;
      return title === undefined ? '' : localised(title, languageOf(c));
    };
    return {
      lines: stored.flatMap((line): ShownLine[] => {
        const { itemSku, quantity, unitPrice, fulfillment = 'DELIVERY', way = null } = line;
        const found = deps.catalogue.tryFind(itemSku);
        if (found === null) return [];
        const price = unitPrice ?? found.item.offered;
        return [{ found, quantity, unitPrice: price, fulfilment: fulfillment, bundle: null, way }];
      }),
      reductions: stored.flatMap(({ vouchers = [], promotions = [] }) => [
        ...vouchers.map(({ code, amount }) => ({ kind: 'Voucher' as const, title: titleOf(code), amount })),
        ...promotions.map((one) => ({
          kind: 'Promo' as const,
          title: promotionOf(one.id),
          amount: one.isShipping ? null : one.amount,
        })),
      ]),
      isShippingOpen: stored.some(
        ({ fulfillment = 'DELIVERY', promotions = [], way = null }) =>
          fulfillment === 'DELIVERY' && way === null && !promotions.some(({ isShipping }) => isShipping),
      ),
      district: stored.find(({ destination }) => destination !== undefined)?.destination?.district ?? '',
    };
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

/** What of the bag before the login could not be kept, until the visitor has read it. */
function notKeptNote(notices: ReturnType<typeof notKeptOf>, path: string, language: Language): Markup {
  const words = NOT_KEPT[language];
  return html`<section class="note" aria-labelledby="not-kept">
    <h2 id="not-kept">${words.title}</h2>
    <ul>
      ${notices.map(
        ({ name, asked, kept, reason }) =>
          html`<li>
            <b>${name}</b>: ${words.line(asked - kept, asked)}, ${reasonWords(reason, language)}.
          </li>`,
      )}
    </ul>
    <form method="post" action="${path}/notices"><button>${words.read}</button></form>
  </section>`;
}

/** The lines, then what they cost, what each voucher and promotion takes off, and what is left to pay. */
function linesAndSums(order: Order, language: Language): Markup {
  const { lines, reductions, isShippingOpen, district } = order;
  const ways = lines.flatMap(({ way }) => (way === null ? [] : [way]));
  const shipping = ways.reduce((sum, { price }) => sum + price, 0);
  const subtotal = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  const total = reductions.reduce((left, { amount }) => left - (amount ?? 0), subtotal);
  return html`<ul>
      ${lines.map((line) =>
        productLine(
          line.found.product,
          line.found.item,
          noteOf(line, language),
          line.unitPrice,
          line.way === null ? '' : wayMarkup(line.way, language),
        ),
      )}
    </ul>
    ${
      reductions.length === 0 && ways.length === 0
        ? ''
        : html`<dl class="sums">
            <dt>Subtotal</dt>
            <dd>${formatPrice(subtotal)}</dd>
            ${reductions.map(
              ({ kind, title, amount }) =>
                html`<dt class="off">${kind} ${title}</dt>
                  <dd class="off">
                    ${amount === null ? FREE_SHIPPING[language] : `-${formatPrice(amount)}`}
                  </dd>`,
            )}
            ${ways.length === 0 ? '' : shippingRow(ways, district, language)}
          </dl>`
    }
    <p class="total">Total ${formatPrice(Math.max(0, total) + shipping)}</p>
    ${isShippingOpen ? html`<p class="soft">${WITHOUT_SHIPPING[language]}</p>` : ''}`;
}

function noteOf({ quantity, fulfilment, bundle, found }: ShownLine, language: Language): string {
  return [
    ...found.item.values.map((value) => localised(value, language)),
    `${quantity} ${PIECES[language]}`,
    fulfilmentWords(fulfilment, language),
    ...(bundle === null ? [] : [BUNDLES[bundle][language]]),
  ].join(' · ');
}
