import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { UserAddress } from '#src/domain/address/address.ts';
import { formatMoment } from '#src/domain/shell/format.ts';
import type { Language } from '#src/domain/shell/language.ts';
import { readForm, Refusal, type MarketplaceContext, type MarketplaceEnv } from '../../core/http/answers.ts';
import { demoMembers } from '../../session/catalogue/demoMembers.ts';
import { accountAddressesOf, addAddress } from '../../address/rules/addresses.ts';
import {
  checkoutOf,
  checkoutOfBag,
  checkoutsOf,
  orderBag,
  orderCheckout,
  type StoredCheckout,
} from '../rules/bagOrders.ts';
import { problemsOf, writePart, type BagProblem } from '../rules/bagChanges.ts';
import { checkoutDestinationOf, sendCheckout } from '../rules/checkoutDestinations.ts';
import { localised } from '../../product/rules/catalogue.ts';
import { checkAccount } from '../rules/checkouts.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { once } from '../../core/rules/idempotency.ts';
import { bagDestinationOf, setBagDestination } from '../../fulfilment/rules/lineShipping.ts';
import { paymentVouchers } from '../../promo/rules/vouchers.ts';
import { addressForm, readAddress, type TypedAddress } from '../../address/pages/addressForm.ts';
import { fixedOrder, newsMarkup, problemWords, type BagNews } from './bagMarkup.ts';
import { BAG_WORDS } from './bagWords.ts';
import { CHECKOUT_WORDS } from './checkoutWords.ts';
import { deliverySlots } from '../../grocery/pages/deliverySlots.ts';
import { languageOf, standInPage, type Markup } from '../../core/pages/layout.ts';
import { toLogin } from '../../session/pages/memberForms.ts';
import { dueOf, dueWords, WITHOUT_SHIPPING } from './orderMarkup.ts';
import { isPriceLost, keptOrder, orderOfBag, orderOfCheckout, type Order, type ShownLine } from './orders.ts';
import { leadOn, leadOnTaken, outcomeOn } from '../../core/pages/outcomes.ts';
import { blockedWords } from '../../core/pages/words.ts';

type Status = 200 | 400 | 403 | 404 | 409;

const warning = (text: string): BagNews => ({ tone: 'warn', text, part: null, undo: null });

/** Pages from the bag to the order: the checkout with its address and one button, and the orders. [BAG-03, BAG-04] */
export function checkoutPages(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
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
    /** Tells whether it is a grocery bag's address: the visitor's own, even with the id from before a login. */
    const isBagAddress = (id: string) => vendor === 'grocery' && id.startsWith('bag-');
    const pathTo = (id: string) => `/${vendor}/checkout/${encodeURIComponent(id)}`;
    const show = (c: MarketplaceContext, id: string, said: CheckoutOutcome = NOTHING_SAID) => {
      const { status } = said;
      const language = languageOf(c);
      const words = CHECKOUT_WORDS[language];
      const news = said.why === undefined ? said.news : warning(words[said.why]);
      const { visit } = c.var;
      if (visit.memberId === null && vendor === 'retail') return guest(c, words.guest, 'Checkout');
      const row = checkoutOf(deps.database, visit.owner, vendor, id);
      const order = orderOfCheckout(deps, visit, id, { vendor, language });
      const path = pathTo(id);
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
              ${placeOf(c, row, order, said)}
              ${fixedOrder(order, language, html`<p><a class="button" href="/member/order/retail">${words.orders}</a></p>`)}`,
          ),
        );
      }
      const isOfBag = row === null || row.isOfBag;
      // The page shows the reasons for a refusal before the visitor orders.
      const problems = isOfBag ? problemsOf(deps, visit.owner, vendor) : [];
      const isSaidBelow = problems.length > 0 && news?.text === words.notYet;
      return c.html(
        standInPage(
          c,
          'Checkout',
          html`${isSaidBelow ? '' : newsMarkup({ path, language, news })}
          ${problems.length === 0 ? '' : problemNote(problems, order, { bag, language, isAlert: isSaidBelow })}
          ${deliverySlots(order.held, { path, hasFailed: c.req.query('slot') === 'gone', language })}
          ${placeOf(c, row, order, said)}
          ${fixedOrder(
            order,
            language,
            html`${
              isPriceLost(order)
                ? html`${news?.text === words.priceLost ? '' : html`<p class="wrong">${words.priceLost}</p>`}
                    <p><a class="button" href="/">${BAG_WORDS[language].shop}</a></p>`
                : html`${notPaidHere(order, language)}
                    <form method="post" action="${path}/order">
                      <input type="hidden" name="key" value="${randomUUID()}" />
                      <input type="hidden" name="due" value="${dueOf(order, language)}" />
                      <button>${words.place}</button>
                    </form>`
            }
            ${isOfBag ? html`<p><a href="${bag}">${words.backToBag}</a></p>` : ''}`,
            (line) => {
              const problem = problems.find((one) => isAbout(one, line));
              return problem === undefined
                ? ''
                : html`<p class="wrong">${problemWords(problem, language)}</p>`;
            },
          )}`,
        ),
      );
    };

    /** Names the product pages' vouchers that the sum leaves out, for the stand-in takes no payment. [VOUCHER-28] */
    const notPaidHere = ({ lines }: Order, language: Language): Markup[] =>
      paymentVouchers(
        deps,
        lines
          .filter(({ bundle }) => bundle === null)
          .flatMap(({ itemSku }) => deps.catalogue.tryFind(itemSku) ?? []),
      ).map(
        ({ title }) =>
          html`<p class="soft">${CHECKOUT_WORDS[language].notPaidHere(localised(title, language))}</p>`,
      );

    /**
     * Shows the destination, and a form to choose another address: for a bag until it is ordered, and for a checkout of
     * its own while it lacks a destination or its shipping.
     */
    const placeOf = (
      c: MarketplaceContext,
      row: StoredCheckout | null,
      order: Order,
      { news, address: refused }: CheckoutOutcome,
    ): Markup | string => {
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
      const canChoose = isOpen && !isPriceLost(order) && (row.isOfBag || to === null || order.isShippingOpen);
      const where =
        to === null || !canChoose ? order.district : `${to.district}, ${to.city} ${to.postalCode}`;
      const addresses = canChoose && memberId !== null ? accountAddressesOf(deps.database, memberId) : [];
      const path = pathTo(row?.id ?? '');
      const current = addresses.find(
        ({ address }) => address.postalCode === to?.postalCode && address.district === to.district,
      );
      return html`<section class="note" aria-labelledby="to">
        <h2 id="to">${words.sendTo}</h2>
        <p>${where === '' ? words.noPlace : where}</p>
        ${canChoose && order.isShippingOpen && news?.text !== words.noAddress ? html`<p class="wrong">${words.noAddress}</p>` : ''}
        ${
          addresses.length === 0
            ? ''
            : html`<form method="post" action="${path}/address">
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
        ${canChoose ? addressForm(`${path}/address/new`, refused ?? null, { isOpen: addresses.length === 0, language }) : ''}
      </section>`;
    };

    app.post(`${bag}/checkout`, async (c) => {
      await readForm(c);
      const { visit } = c.var;
      const { memberId } = visit;
      if (memberId === null) return toLogin(c, bag);
      try {
        checkAccount(visit, vendor);
        // A bag has one open checkout, so no key is needed; a key of an old page would lead to the ordered one.
        const id = deps.database.transaction(() => checkoutOfBag(deps, memberId, vendor));
        return c.redirect(`/${vendor}/checkout/${id}`, 303);
      } catch (error) {
        if (!(error instanceof Refusal) || error.code.startsWith('IDEMPOTENCY')) throw error;
        return leadOn(c, deps, bag, refusedOutcome(c, error));
      }
    });

    app.get(`/${vendor}/checkout/:id`, (c) => {
      const said = outcomeOn(c, deps) as CheckoutOutcome | undefined;
      return show(c, c.req.param('id'), said);
    });

    // Groceries have no choice of address: the slot was chosen for one.
    for (const way of vendor === 'retail' ? (['address', 'address/new'] as const) : []) {
      app.post(`/retail/checkout/:id/${way}`, async (c) => {
        const form = await readForm(c);
        const { memberId } = c.var.visit;
        const id = c.req.param('id');
        if (memberId === null) return toLogin(c, pathTo(id));
        const row = checkoutOf(deps.database, memberId, vendor, id);
        const refused = (why: WhyNoAddress, status: Status, address?: TypedAddress) => {
          const outcome: CheckoutOutcome = { news: null, why, status, address };
          const isTyped = Object.values(address?.typed ?? {}).some((text) => text !== '');
          return leadOn(c, deps, pathTo(id), outcome, { isTyped });
        };
        if (row === null) return refused('missing', 404);
        if (row.orderedAt !== null) return refused('addressKept', 409);
        const read = way === 'address/new' ? readAddress(form, deps.regions) : null;
        if (read !== null && 'faults' in read) return refused('addressWrong', 400, read);
        try {
          if (read === null) {
            const addresses = accountAddressesOf(deps.database, memberId);
            const chosen = addresses.find((one) => one.id === form.get('address'));
            if (chosen === undefined) return refused('addressGone', 409);
            sendTo(memberId, row, chosen);
          } else {
            const facts = { owner: memberId, key: form.get('key') ?? '', request: ['address', read] };
            once(deps.database, { ...facts, now: deps.now() }, () => {
              // Rolls the address back where the order cannot be sent there; the form shows it again.
              const added = addAddress(deps.database, memberId, read.address);
              sendTo(memberId, row, added);
              return added;
            });
          }
          return leadOnTaken(c, pathTo(id));
        } catch (error) {
          if (!(error instanceof Refusal) || error.code.startsWith('IDEMPOTENCY')) throw error;
          const typed = read === null ? undefined : { typed: read.address, faults: {} };
          return refused(whyNoAddress(error), 409, typed);
        }
      });
    }

    /** Sets the destination of a checkout, or of its bag, to one of the member's addresses. */
    const sendTo = (memberId: string, row: StoredCheckout, chosen: UserAddress): void => {
      const { postalCode, district, city } = chosen.address;
      const geolocation = chosen.geoLocationProvided ? chosen.geolocation : null;
      const to = { postalCode, district, city, geolocation };
      if (row.isOfBag) setBagDestination(deps.database, memberId, to);
      else deps.database.transaction(() => sendCheckout(deps, row, memberId, to));
    };

    app.post(`/${vendor}/checkout/:id/order`, async (c) => {
      const form = await readForm(c);
      const { visit } = c.var;
      const id = c.req.param('id');
      const path = pathTo(id);
      if (visit.memberId === null) return toLogin(c, path);
      const owner = visit.memberId;
      try {
        checkAccount(visit, vendor);
        const facts = { owner, key: form.get('key') ?? '', request: ['order', vendor, id] };
        const placed = once(deps.database, { ...facts, now: deps.now() }, () =>
          place(visit, id, Number(form.get('due'))),
        );
        return leadOnTaken(c, `/${vendor}/checkout/${placed}?placed=1`);
      } catch (error) {
        if (!(error instanceof Refusal) || error.code.startsWith('IDEMPOTENCY')) throw error;
        return leadOn(c, deps, path, refusedOutcome(c, error));
      }
    });

    /** Places the order at the shown total, inside a running transaction; a placed order stays as it is. */
    const place = (visit: MarketplaceContext['var']['visit'], asked: string, due: number): string => {
      const owner = visit.memberId ?? '';
      const known = checkoutOf(deps.database, owner, vendor, asked);
      if (known?.orderedAt != null) return known.id;
      // A grocery checkout has an address before it is stored.
      if (known === null && !isBagAddress(asked)) {
        throw new Refusal(404, 'CHECKOUT_NOT_FOUND');
      }
      if (known !== null && !known.isOfBag) {
        checkShown(orderOfCheckout(deps, visit, known.id, { vendor, language: 'id' }), due);
        orderCheckout(deps, known.id);
        return known.id;
      }
      const id = known?.id ?? checkoutOfBag(deps, owner, vendor);
      const order = orderOfBag(deps, visit, vendor, 'id');
      if (order.lines.length > 0) checkShown(order, due);
      const { voucherCodes } = order;
      orderBag(deps, owner, { id, vendor }, { shown: keptOrder(deps, visit, vendor), voucherCodes });
      return id;
    };

    /** Refuses an order with an unknown price, with an open delivery, or with another total than the page showed. */
    const checkShown = (order: Order, due: number): void => {
      if (isPriceLost(order)) throw new Refusal(409, 'PRICE_LOST');
      if (order.held.some(({ slot }) => slot === null)) throw new Refusal(409, 'SLOT_NEEDED');
      if (vendor === 'retail' && order.isShippingOpen) throw new Refusal(409, 'ADDRESS_NEEDED');
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
                  <p class="price">${dueWords(order, language)}</p>
                  ${order.isShippingOpen && !isPriceLost(order) ? html`<p class="soft">${WITHOUT_SHIPPING[language]}</p>` : ''}
                </li>`;
              })}
            </ul>`,
      ),
    );
  });
  return app;
}

interface CheckoutOutcome {
  news: BagNews | null;
  /** The reason for refusing an address, in place of the news; shown in the language of the page. */
  why?: WhyNoAddress;
  status: Status;
  /** The refused address, as it was typed. */
  address?: TypedAddress | undefined;
}
const NOTHING_SAID: CheckoutOutcome = { news: null, status: 200 };

/** Keys of the words for a refused address. */
type WhyNoAddress =
  | 'missing'
  | 'addressKept'
  | 'addressWrong'
  | 'addressGone'
  | 'addressesFull'
  | 'gone'
  | 'noServiceThere'
  | 'notThere';

function whyNoAddress({ code }: Refusal): WhyNoAddress {
  if (code === 'ADDRESSES_FULL') return 'addressesFull';
  if (code === 'PRODUCT_NOT_FOUND' || code === 'PRODUCT_UNAVAILABLE') return 'gone';
  return code.endsWith('_NOT_AVAILABLE') ? 'noServiceThere' : 'notThere';
}

const isAbout = (problem: BagProblem, { part, itemSku }: ShownLine) =>
  part !== null && problem.itemSku === itemSku && writePart(problem.part) === writePart(part);

/** Warns that the order cannot be placed. Each line gives its reason; goods that are no longer sold have no line. */
function problemNote(
  problems: readonly BagProblem[],
  { lines }: Order,
  { bag, language, isAlert }: { bag: string; language: Language; isAlert: boolean },
): Markup {
  const words = CHECKOUT_WORDS[language];
  const unsold = problems.filter((one) => !lines.some((line) => isAbout(one, line)));
  return html`<div class="note warn">
    <p ${isAlert ? html`role="alert"` : ''}>${words.blocked}</p>
    ${unsold.map((one) => html`<p><b translate="no">${one.itemSku}</b>: ${problemWords(one, language)}</p>`)}
    <p><a href="${bag}">${words.backToBag}</a></p>
  </div>`;
}

const refusedOutcome = (c: MarketplaceContext, error: Refusal): CheckoutOutcome => ({
  news: warning(refusedWords(c, error)),
  status: error.status === 403 || error.status === 404 ? error.status : 409,
});

/** Returns the reason for a refusal, in the member's words. */
function refusedWords(c: MarketplaceContext, { code }: Refusal): string {
  const language = languageOf(c);
  const words = CHECKOUT_WORDS[language];
  const said: Record<string, string> = {
    TOTAL_CHANGED: words.changed,
    ADDRESS_NEEDED: words.noAddress,
    SLOT_NEEDED: words.noSlot,
    CHECKOUT_NOT_FOUND: words.missing,
    BAG_EMPTY: words.emptied,
    BAG_NOT_ORDERABLE: words.notYet,
    PRICE_LOST: words.priceLost,
  };
  const blocked = demoMembers.find(({ id }) => id === c.var.visit.memberId)?.blocked ?? null;
  return said[code] ?? (blocked === null ? words.notYet : blockedWords(blocked, language));
}
