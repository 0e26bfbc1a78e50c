import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { formatMoment, formatPrice } from '#src/domain/format.ts';
import { readForm, Refusal, type MarketplaceContext, type MarketplaceEnv } from '../http/answers.ts';
import { demoMembers } from '../catalogue/demoMembers.ts';
import { addressesOf, syncAddresses } from '../rules/addresses.ts';
import {
  checkoutOf,
  checkoutOfBag,
  checkoutsOf,
  orderBag,
  orderCheckout,
  type StoredCheckout,
} from '../rules/bagOrders.ts';
import { checkoutDestinationOf, sendCheckout } from '../rules/checkoutDestinations.ts';
import { checkAccount } from '../rules/checkouts.ts';
import type { MarketplaceDeps } from '../rules/deps.ts';
import { once } from '../rules/idempotency.ts';
import { bagDestinationOf, setBagDestination } from '../rules/lineShipping.ts';
import { fixedOrder, newsMarkup, type BagNews } from './bagMarkup.ts';
import { BAG_WORDS } from './bagWords.ts';
import { CHECKOUT_WORDS } from './checkoutWords.ts';
import { deliverySlots } from './deliverySlots.ts';
import { languageOf, standInPage, type Markup } from './layout.ts';
import { dueOf } from './orderMarkup.ts';
import { keptOrder, orderOfBag, orderOfCheckout, type Order } from './orders.ts';
import { blockedWords } from './words.ts';

type Status = 200 | 403 | 404 | 409;
type Vendor = StoredCheckout['vendor'];

const warning = (text: string): BagNews => ({ tone: 'warn', text, part: null, undo: null });

/** From the bag to the order: the checkout with its address and its one button, and the list of orders. [BAG-03, BAG-04] */
export function checkoutPages(
  deps: MarketplaceDeps,
  showBag: (
    c: MarketplaceContext,
    vendor: Vendor,
    news: BagNews,
    status: 403 | 409,
  ) => Response | Promise<Response>,
) {
  const app = new Hono<MarketplaceEnv>();
  const toLogin = (c: MarketplaceContext, back: string) =>
    c.redirect(`/login?redirect=${encodeURIComponent(back)}`, 303);
  const guest = (c: MarketplaceContext, text: string, title: string) => {
    return c.html(
      standInPage(
        c,
        title,
        html`<p>${text}</p>
          <p>
            <a class="button" href="/login?redirect=${encodeURIComponent(c.req.path)}"
              >${BAG_WORDS[languageOf(c)].login}</a
            >
          </p>`,
      ),
    );
  };

  for (const vendor of ['retail', 'grocery'] as const) {
    const bag = vendor === 'retail' ? '/cart' : '/grocery/cart';
    /** The address of a grocery bag, which is the visitor's own, also where it names who they were before the login. */
    const isBagAddress = (id: string) => vendor === 'grocery' && id.startsWith('bag-');
    const show = (c: MarketplaceContext, id: string, news: BagNews | null = null, status: Status = 200) => {
      const language = languageOf(c);
      const words = CHECKOUT_WORDS[language];
      const { visit } = c.var;
      if (visit.memberId === null && vendor === 'retail') return guest(c, words.guest, 'Checkout');
      const row = checkoutOf(deps.database, visit.owner, vendor, id);
      const order = orderOfCheckout(deps, visit, id, { vendor, language });
      const path = `/${vendor}/checkout/${encodeURIComponent(id)}`;
      if (order.lines.length === 0) {
        const isKnown = row !== null || isBagAddress(id);
        c.status(isKnown ? status : 404);
        const title = isKnown
          ? 'Checkout'
          : language === 'id'
            ? 'Checkout tidak ditemukan'
            : 'Checkout not found';
        return c.html(
          standInPage(
            c,
            title,
            html`${newsMarkup({ path, language, news: isKnown ? news : null })}
              <p>${isKnown ? BAG_WORDS[language].emptyBag : words.missing}</p>
              <p><a class="button" href="/">${BAG_WORDS[language].shop}</a></p>`,
          ),
        );
      }
      c.status(status);
      if (row?.orderedAt != null) {
        const isNew = c.req.query('placed') === '1';
        return c.html(
          standInPage(
            c,
            `${words.order} ${formatMoment(row.orderedAt, language)}`,
            html`${newsMarkup({ path, language, news })}
              ${isNew ? html`<div class="note done"><p role="status">${words.placed} ${words.demo}</p></div>` : ''}
              <p><span class="state is-done">${words.ordered}</span></p>
              ${placeOf(c, row, order)}
              ${fixedOrder(order, language, html`<p><a class="button" href="/member/order/retail">${words.orders}</a></p>`)}`,
          ),
        );
      }
      const isOfBag = row === null || row.isOfBag;
      return c.html(
        standInPage(
          c,
          'Checkout',
          html`${newsMarkup({ path, language, news })}
          ${deliverySlots(order.held, { path, hasFailed: c.req.query('slot') === 'gone', language })}
          ${placeOf(c, row, order)}
          ${fixedOrder(
            order,
            language,
            html`<form method="post" action="${path}/order">
                <input type="hidden" name="key" value="${randomUUID()}" />
                <input type="hidden" name="due" value="${dueOf(order, language)}" />
                <button>${words.place}</button>
              </form>
              ${isOfBag ? html`<p><a href="${bag}">${words.backToBag}</a></p>` : ''}`,
          )}`,
        ),
      );
    };

    /**
     * The destination, and a form to choose another of the member's addresses: while the order is still the bag, and for a
     * checkout of its own while it lacks a destination or the shipping there.
     */
    const placeOf = (c: MarketplaceContext, row: StoredCheckout | null, order: Order): Markup | string => {
      const language = languageOf(c);
      const words = CHECKOUT_WORDS[language];
      const { owner, memberId } = c.var.visit;
      if (vendor === 'grocery') return '';
      if (order.lines.every(({ fulfilment }) => fulfilment === 'PICKUP')) {
        return html`<section class="note"><p>${words.pickedUp}</p></section>`;
      }
      const isOpen = row?.orderedAt === null;
      const to = !isOpen
        ? null
        : row.isOfBag
          ? bagDestinationOf(deps.database, owner)
          : checkoutDestinationOf(row);
      const canChoose = isOpen && (row.isOfBag || to === null || order.isShippingOpen);
      const where =
        to === null || !canChoose ? order.district : `${to.district}, ${to.city} ${to.postalCode}`;
      const addresses = canChoose && memberId !== null ? addressesOf(deps.database, memberId) : [];
      const current = addresses.find(
        ({ address }) => address.postalCode === to?.postalCode && address.district === to.district,
      );
      return html`<section class="note" aria-labelledby="to">
        <h2 id="to">${words.sendTo}</h2>
        <p>${where === '' ? words.noPlace : where}</p>
        ${
          addresses.length === 0
            ? ''
            : html`<form method="post" action="${c.req.path.replace(/\/(?:order|address)$/, '')}/address">
                <label
                  >${words.choose}
                  <select name="address">
                    ${addresses.map(
                      ({ id, label, recipient, address }) =>
                        html`<option value="${id}" ${id === current?.id ? 'selected' : ''}>
                          ${label}: ${recipient.name}, ${address.address}, ${address.district}
                        </option>`,
                    )}
                  </select>
                </label>
                <button class="quiet">${words.use}</button>
              </form>`
        }
      </section>`;
    };

    app.post(`${bag}/checkout`, async (c) => {
      await readForm(c);
      const { visit } = c.var;
      const { memberId } = visit;
      if (memberId === null) return toLogin(c, bag);
      try {
        checkAccount(visit, vendor);
        // A bag has one open checkout. A key would lead a page of the browser's history to the one that is ordered.
        const id = deps.database.transaction(() => {
          // The checkout offers what the member's account knows.
          syncAddresses(deps.database, memberId);
          return checkoutOfBag(deps, memberId, vendor);
        });
        return c.redirect(`/${vendor}/checkout/${id}`, 303);
      } catch (error) {
        if (!(error instanceof Refusal) || error.code.startsWith('IDEMPOTENCY')) throw error;
        return showBag(c, vendor, warning(refusedWords(c, error)), error.status === 403 ? 403 : 409);
      }
    });

    app.get(`/${vendor}/checkout/:id`, (c) => show(c, c.req.param('id')));

    app.post(`/${vendor}/checkout/:id/address`, async (c) => {
      const form = await readForm(c);
      const { memberId } = c.var.visit;
      const path = c.req.path.replace(/\/address$/, '');
      if (memberId === null) return toLogin(c, path);
      const row = checkoutOf(deps.database, memberId, vendor, c.req.param('id'));
      const chosen = addressesOf(deps.database, memberId).find(({ id }) => id === form.get('address'));
      const words = CHECKOUT_WORDS[languageOf(c)];
      if (row === null) return show(c, c.req.param('id'), warning(words.missing), 404);
      if (row.orderedAt !== null) return show(c, row.id, warning(words.addressKept), 409);
      if (chosen === undefined) return show(c, row.id, warning(words.addressGone), 409);
      const { postalCode, district, city } = chosen.address;
      const geolocation = chosen.geoLocationProvided ? chosen.geolocation : null;
      const to = { postalCode, district, city, geolocation };
      try {
        if (row.isOfBag) setBagDestination(deps.database, memberId, to);
        else deps.database.transaction(() => sendCheckout(deps, row, memberId, to));
        return c.redirect(path, 303);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const isService = error.code.endsWith('_NOT_AVAILABLE');
        return show(c, row.id, warning(isService ? words.noServiceThere : words.notThere), 409);
      }
    });

    app.post(`/${vendor}/checkout/:id/order`, async (c) => {
      const form = await readForm(c);
      const { visit } = c.var;
      const id = c.req.param('id');
      const path = c.req.path.replace(/\/order$/, '');
      if (visit.memberId === null) return toLogin(c, path);
      const owner = visit.memberId;
      try {
        checkAccount(visit, vendor);
        const facts = { owner, key: form.get('key') ?? '', request: ['order', vendor, id] };
        const placed = once(deps.database, { ...facts, now: deps.now() }, () =>
          place(visit, id, Number(form.get('due'))),
        );
        return c.redirect(`/${vendor}/checkout/${placed}?placed=1`, 303);
      } catch (error) {
        if (!(error instanceof Refusal) || error.code.startsWith('IDEMPOTENCY')) throw error;
        if (error.status === 404) return show(c, id, warning(CHECKOUT_WORDS[languageOf(c)].missing), 404);
        return show(c, id, warning(refusedWords(c, error)), error.status === 403 ? 403 : 409);
      }
    });

    /** Orders it for what the page said, inside a running transaction; an order that is placed stays as it is. */
    const place = (visit: MarketplaceContext['var']['visit'], asked: string, due: number): string => {
      const owner = visit.memberId ?? '';
      const known = checkoutOf(deps.database, owner, vendor, asked);
      if (known?.orderedAt != null) return known.id;
      // The checkout of groceries is reached before there is one.
      if (known === null && !isBagAddress(asked)) {
        throw new Refusal(404, 'CHECKOUT_NOT_FOUND');
      }
      if (known !== null && !known.isOfBag) {
        checkShown(orderOfCheckout(deps, visit, known.id, { vendor, language: 'id' }), owner, due);
        orderCheckout(deps, known.id);
        return known.id;
      }
      const id = known?.id ?? checkoutOfBag(deps, owner, vendor);
      const order = orderOfBag(deps, visit, vendor, 'id');
      if (order.lines.length > 0) checkShown(order, owner, due);
      const { voucherCodes } = order;
      orderBag(deps, owner, { id, vendor }, { shown: keptOrder(deps, visit, vendor), voucherCodes });
      return id;
    };

    /** Refuses an order whose delivery is still to be chosen, and one for another total than the page said. */
    const checkShown = (order: Order, owner: string, due: number): void => {
      if (order.held.some(({ slot }) => slot === null)) throw new Refusal(409, 'SLOT_NEEDED');
      if (vendor === 'retail' && order.isShippingOpen && addressesOf(deps.database, owner).length > 0) {
        throw new Refusal(409, 'ADDRESS_NEEDED');
      }
      if (dueOf(order, 'id') !== due) throw new Refusal(409, 'TOTAL_CHANGED');
    };
  }

  app.get('/member/order/retail', (c) => {
    const language = languageOf(c);
    const words = CHECKOUT_WORDS[language];
    const title = language === 'id' ? 'Pesananku' : 'My orders';
    const { visit } = c.var;
    if (visit.memberId === null) return guest(c, words.guestOrders, title);
    const rows = checkoutsOf(deps.database, visit.memberId);
    return c.html(
      standInPage(
        c,
        title,
        rows.length === 0
          ? html`<div class="empty">
              <p>${words.none}</p>
              <p><a class="button" href="/">${BAG_WORDS[language].shop}</a></p>
            </div>`
          : html`<ul>
              ${rows.map((row) => {
                const order = orderOfCheckout(deps, visit, row.id, { vendor: row.vendor, language });
                const [first] = order.lines;
                const name = first?.item.name ?? '';
                const others = order.lines.length - 1;
                return html`<li class="order">
                  <div class="head">
                    <a href="/${row.vendor}/checkout/${row.id}"
                      >${words.order} ${formatMoment(row.orderedAt ?? row.createdAt, language)}</a
                    >
                    <span class="state ${row.orderedAt === null ? '' : 'is-done'}"
                      >${row.orderedAt === null ? words.open : words.ordered}</span
                    >
                  </div>
                  <p>${others > 0 ? words.others(name, others) : name}</p>
                  <p class="price">${formatPrice(dueOf(order, language))}</p>
                </li>`;
              })}
            </ul>`,
      ),
    );
  });
  return app;
}

/** Why nothing was written, in the member's words. */
function refusedWords(c: MarketplaceContext, { code }: Refusal): string {
  const language = languageOf(c);
  const words = CHECKOUT_WORDS[language];
  const said: Record<string, string> = {
    TOTAL_CHANGED: words.changed,
    ADDRESS_NEEDED: words.noAddress,
    SLOT_NEEDED: words.noSlot,
    BAG_EMPTY: words.emptied,
    BAG_NOT_ORDERABLE: words.notYet,
  };
  const blocked = demoMembers.find(({ id }) => id === c.var.visit.memberId)?.blocked ?? null;
  return said[code] ?? (blocked === null ? words.notYet : blockedWords(blocked, language));
}
