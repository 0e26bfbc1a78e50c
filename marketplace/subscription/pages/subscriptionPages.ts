import { Hono } from 'hono';
import { html } from 'hono/html';
import { formatDate, formatNumber, formatPrice } from '#src/domain/shell/format.ts';
import type { Language } from '#src/domain/shell/language.ts';
import type { Delivery, SubscriptionPeriod } from '#src/domain/subscription/subscription.ts';
import type { CartDestination } from '#src/services/bag/bag/contract.ts';
import type { OrderCost } from '#src/services/price/orderCost/contract.ts';
import { readText, type MarketplaceContext, type MarketplaceEnv } from '../../core/http/answers.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { bagDestinationOf } from '../../fulfilment/rules/lineShipping.ts';
import {
  bagOf,
  bundlesOf,
  chargesOf,
  packagesOf,
  type BagLine,
  type SubscribedItem,
} from '../rules/subscriptionPackages.ts';
import { costOfPackage } from '../rules/subscriptionCost.ts';
import { dropLine, startSubscriptions } from '../rules/subscriptionWrites.ts';
import { languageOf, productLine, standInPage, totalRow, type Markup } from '../../core/pages/layout.ts';
import { memberForm, toLogin } from '../../session/pages/memberForms.ts';
import { shippingRow } from '../../fulfilment/pages/shippingWords.ts';

const WORDS = {
  id: {
    bag: 'Keranjang langganan',
    list: 'Langgananku',
    empty: 'Keranjang langgananmu masih kosong.',
    none: 'Kamu belum punya langganan yang berjalan.',
    guest: 'Masuk dulu untuk melihat langgananmu.',
    logIn: 'Masuk',
    start: 'Mulai langganan',
    drop: 'Hapus',
    shop: 'Mulai belanja',
    perDelivery: 'per kiriman',
    shipping: (rupiah: string) => `ongkir dipotong sampai ${rupiah}`,
    noDiscount: 'ongkir biasa',
    deliveries: (count: number) => `${count} kiriman`,
    goods: (count: string) => (count === '1' ? 'Harga barang' : `Harga ${count} barang`),
    each: (sum: string) => `${sum} tiap kiriman`,
    all: (sum: string, count: number) => `${sum} ${count} kiriman`,
    atNow: 'Dihitung untuk tiap kiriman, dengan ongkir yang berlaku sekarang.',
    saving: (rupiah: string) => `Langganan menghemat ${rupiah} ongkir tiap kiriman.`,
    joined: (date: string) => `mulai ${date}`,
    how: [
      'Pilih produk dan periode pengirimannya, lalu masukkan ke keranjang langganan.',
      'Kamu bayar setiap kali paket dikirim. Harganya tetap selama langganan berjalan.',
      'Langganan berjalan paling lama 12 bulan.',
    ],
    every: {
      WEEK: (every: number) => (every === 1 ? 'Setiap minggu' : `Setiap ${every} minggu`),
      MONTH: (every: number) => (every === 1 ? 'Setiap bulan' : `Setiap ${every} bulan`),
    },
    pieces: 'barang',
    excluding: 'Belum termasuk ongkir.',
  },
  en: {
    bag: 'Subscription bag',
    list: 'My subscriptions',
    empty: 'Your subscription bag is empty.',
    none: 'No subscription of yours is running.',
    guest: 'Log in to see your subscriptions.',
    logIn: 'Log in',
    start: 'Start subscription',
    drop: 'Remove',
    shop: 'Start shopping',
    perDelivery: 'per delivery',
    shipping: (rupiah: string) => `up to ${rupiah} off shipping`,
    noDiscount: 'regular shipping',
    deliveries: (count: number) => `${count} deliveries`,
    goods: (count: string) => (count === '1' ? 'Price' : `Price of ${count} pcs`),
    each: (sum: string) => `${sum} of each delivery`,
    all: (sum: string, count: number) => `${sum} of ${count} deliveries`,
    atNow: 'For each delivery, at the shipping fee of now.',
    saving: (rupiah: string) => `Subscribing saves ${rupiah} of the shipping of each delivery.`,
    joined: (date: string) => `from ${date}`,
    how: [
      'Choose a product and how often it comes, and put it in the subscription bag.',
      'You pay each time a package is sent. Its price stays while the subscription runs.',
      'A subscription runs for 12 months at most.',
    ],
    every: {
      WEEK: (every: number) => (every === 1 ? 'Every week' : `Every ${every} weeks`),
      MONTH: (every: number) => (every === 1 ? 'Every month' : `Every ${every} months`),
    },
    pieces: 'pcs',
    excluding: 'Shipping is not included yet.',
  },
} as const;

const day = (date: string, language: Language) => `${formatDate(date, language)} ${date.slice(0, 4)}`;

/** Pages of the subscription bag and the member's subscriptions. [LINK-05, LINK-06] */
export function subscriptionPages(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  const page = (c: MarketplaceContext, title: 'bag' | 'list', body: Markup) =>
    c.html(standInPage(c, WORDS[languageOf(c)][title], body));

  app.get('/subscription/cart', (c) => {
    const language = languageOf(c);
    const words = WORDS[language];
    const { memberId } = c.var.visit;
    if (memberId === null) return page(c, 'bag', guestNote('/subscription/cart', language));
    const lines = bagOf(deps, memberId);
    const to = bagDestinationOf(deps.database, memberId, 'subscription');
    return page(
      c,
      'bag',
      lines.length === 0
        ? html`<p>${words.empty}</p>
            <p><a class="button" href="/">${words.shop}</a></p>`
        : html`${packagesOf(deps, lines).map(
              (one) =>
                html`<h2>${periodWords(one.period, language)}, ${words.deliveries(one.frequency)}</h2>
                  <ul>
                    ${one.items.map((item) => itemLine(deps, item, language, dropForm(item as BagLine, language)))}
                  </ul>
                  ${costMarkup(costOfPackage(deps, one, to, language), chargesOf(one), to, language)}`,
            )}
            <form method="post" action="/subscription/cart/start"><button>${words.start}</button></form>`,
    );
  });
  memberForm(
    app,
    '/subscription/cart/start',
    (memberId) => deps.database.transaction(() => startSubscriptions(deps, memberId)),
    { done: '/subscription', back: '/subscription/cart' },
  );
  app.post('/subscription/cart/drop', async (c) => {
    const { memberId } = c.var.visit;
    if (memberId === null) return toLogin(c, '/subscription/cart');
    const form = new URLSearchParams(await readText(c, 1024));
    dropLine(deps, memberId, form.get('line') ?? '');
    return c.redirect('/subscription/cart', 303);
  });

  app.get('/subscription', (c) => {
    const language = languageOf(c);
    const words = WORDS[language];
    const { memberId } = c.var.visit;
    const bundles = memberId === null ? [] : bundlesOf(deps, memberId);
    return page(
      c,
      'list',
      html`<ul>
          ${words.how.map((text) => html`<li>${text}</li>`)}
        </ul>
        ${
          memberId === null
            ? guestNote('/subscription', language)
            : html`${bundles.length === 0 ? html`<p>${words.none}</p>` : ''}
                ${bundles.map(
                  (bundle) =>
                    html`<h2>
                        ${periodWords(bundle.period, language)}, ${words.deliveries(bundle.frequency)}
                      </h2>
                      <ul>
                        ${bundle.items.map((item) => {
                          const joined = chargesOf(bundle)[item.joined]?.date;
                          const note =
                            item.joined === 0 || joined === undefined
                              ? ''
                              : words.joined(day(joined, language));
                          return itemLine(deps, item, language, html`<p class="soft">${note}</p>`);
                        })}
                      </ul>
                      ${calendar(chargesOf(bundle), language)}`,
                )}
                <p><a class="button" href="/subscription/cart">${words.bag}</a></p>`
        }`,
    );
  });
  return app;
}

const periodWords = ({ unit, every }: SubscriptionPeriod, language: Language) =>
  WORDS[language].every[unit](every);

function guestNote(path: string, language: Language): Markup {
  const words = WORDS[language];
  return html`<p>${words.guest}</p>
    <p><a class="button" href="/login?redirect=${encodeURIComponent(path)}">${words.logIn}</a></p>`;
}

function itemLine(
  deps: MarketplaceDeps,
  item: SubscribedItem,
  language: Language,
  more: Markup,
): Markup | string {
  const found = deps.catalogue.tryFind(item.itemSku);
  if (found === null) return '';
  const { pieces, perDelivery } = WORDS[language];
  const sum = `${formatPrice(item.price * item.quantity)} ${perDelivery}`;
  const note = `${formatNumber(item.quantity, language)} ${pieces} · ${sum}`;
  return productLine(found.product, found.item, note, item.price, more);
}

const dropForm = ({ id }: BagLine, language: Language): Markup =>
  html`<form method="post" action="/subscription/cart/drop">
    <input type="hidden" name="line" value="${id}" /><button class="quiet">${WORDS[language].drop}</button>
  </form>`;

/** Shows the cost of each delivery by lines, then of all: in the words of the product page. [COST-21] */
function costMarkup(
  cost: OrderCost,
  deliveries: readonly Delivery[],
  to: CartDestination | null,
  language: Language,
): Markup {
  const words = WORDS[language];
  const { lines, quantity, subtotal, total, isShippingOpen } = cost;
  const shipping = lines.filter(({ kind }) => kind === 'SHIPPING');
  const saving = cost.deliveries?.saving ?? 0;
  return html`${isShippingOpen ? '' : html`<p class="soft">${words.atNow}</p>`}
    <dl class="sums">
      <dt>${words.goods(formatNumber(quantity, language))}</dt>
      <dd>${formatPrice(subtotal)}</dd>
      ${shipping.map((line) => shippingRow(line, to?.district ?? '', language))}
    </dl>
    ${isShippingOpen ? '' : totalRow(words.each('Total'), total)}
    ${saving === 0 ? '' : html`<p class="soft">${words.saving(formatPrice(saving))}</p>`}
    ${
      isShippingOpen
        ? calendar(deliveries, language)
        : html`<dl class="sums">
              ${deliveries.map(
                ({ date }) =>
                  html`<dt>${day(date, language)}</dt>
                    <dd>${formatPrice(total)}</dd>`,
              )}
            </dl>
            ${totalRow(words.all('Total', deliveries.length), cost.deliveries?.total ?? total)}`
    }`;
}

/** Shows each delivery by its day, with its goods and its shipping discount, and the sum of the goods. */
function calendar(deliveries: readonly Delivery[], language: Language): Markup {
  const words = WORDS[language];
  const subtotal = deliveries.reduce((sum, delivery) => sum + delivery.sum, 0);
  return html`<dl class="sums">
      ${deliveries.map(
        ({ date, sum, shippingDiscount }) =>
          html`<dt>
              ${day(date, language)}
              <span class="soft"
                >${shippingDiscount === 0 ? words.noDiscount : words.shipping(formatPrice(shippingDiscount))}</span
              >
            </dt>
            <dd>${formatPrice(sum)}</dd>`,
      )}
    </dl>
    ${totalRow(words.all('Subtotal', deliveries.length), subtotal)}
    <p class="soft">${words.excluding}</p>`;
}
