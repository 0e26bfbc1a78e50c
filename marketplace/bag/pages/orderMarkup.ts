import { html } from 'hono/html';
import { formatNumber, formatPrice } from '#src/domain/shell/format.ts';
import type { Language } from '#src/domain/shell/language.ts';
import type { CostLine } from '#src/services/price/orderCost/contract.ts';
import { localised } from '../../product/rules/catalogue.ts';
import { orderCostOf, type Reduction } from '../../price/rules/orderCost.ts';
import { itemLine, totalRow, type Markup } from '../../core/pages/layout.ts';
import { shippingRow, wayMarkup } from '../../fulfilment/pages/shippingWords.ts';
import { addOnLines } from '../../service/pages/addOnLines.ts';
import { fulfilmentWords } from '../../core/pages/words.ts';
import { isPriceLost, type Order, type ShownLine } from './orders.ts';

const BUNDLES = { COMBO: { id: 'Paket combo', en: 'Combo deal' }, GIFT: { id: 'Hadiah', en: 'Gift' } };
const KINDS: Record<Reduction['kind'], Record<Language, string>> = {
  VOUCHER: { id: 'Voucher', en: 'Voucher' },
  PROMO: { id: 'Promo', en: 'Promo' },
  TRADE_IN: { id: 'Tukar tambah', en: 'Trade-in' },
};
/** The same words as on the product page for the same sum. [COST-08] */
const GOODS = {
  id: (count: number) => (count === 1 ? 'Harga barang' : `Harga ${formatNumber(count, 'id')} barang`),
  en: (count: number) => (count === 1 ? 'Price' : `Price of ${formatNumber(count, 'en')} pcs`),
};
/** The same word as on the product page. */
const GIVEN = { id: 'Gratis hadiah', en: 'Free gift' };
const FREE_SHIPPING = { id: 'Gratis', en: 'Free' };
export const WITHOUT_SHIPPING = { id: 'Belum termasuk ongkir.', en: 'Shipping is not included yet.' };
const SERVICES = { id: 'Layanan', en: 'Services' };
const CASHBACK = {
  id: (amount: string) => `Cashback ${amount} kembali kepadamu setelah pembelian.`,
  en: (amount: string) => `Cashback of ${amount} comes back to you after the purchase.`,
};
const PRICE_LOST = { id: 'Harga tidak tersimpan', en: 'Price not kept' };
const PIECES = { id: 'barang', en: 'pcs' };

const NOTHING: (line: ShownLine) => Markup | string = () => '';

/** Shows a line of an order, with `foot` below it. */
export function orderLine(
  { reductions }: Pick<Order, 'reductions'>,
  line: ShownLine,
  language: Language,
  foot: Markup | string = '',
): Markup {
  // A voucher takes its amount off the shipping of all lines together: a line has the price before it.
  const isBefore = reductions.some(({ shippingVoucher }) => shippingVoucher !== undefined);
  return itemLine(
    { ...line.item, path: line.path },
    noteOf(line, language),
    priceOf(line, language),
    html`${addOnLines(line.services, language)}${line.way === null ? '' : wayMarkup(line.way, language, isBefore)}`,
    foot,
  );
}

/** The price of one piece of a line, in words. */
function priceOf({ bundle, isPriceLost: isLost, unitPrice }: ShownLine, language: Language): string {
  if (isLost === true) return PRICE_LOST[language];
  return bundle === 'GIFT' ? GIVEN[language] : formatPrice(unitPrice);
}

export function orderLines(order: Order, language: Language, footOf = NOTHING): Markup {
  return html`<ul>
    ${order.lines.map((line) => orderLine(order, line, language, footOf(line)))}
  </ul>`;
}

/** The amount left to pay, in words; unknown with a lost price. [BAG-15] */
export const dueWords = (order: Order, language: Language): string =>
  isPriceLost(order) ? PRICE_LOST[language] : formatPrice(dueOf(order, language));

/** The known amount left to pay. */
export function dueOf(order: Order, language: Language): number {
  const cost = orderCostOf(order, language);
  return order.isShippingOpen ? cost.subtotal : cost.total;
}

/**
 * The sums of an order: its cost, the reduction by each voucher and promotion, and the amount left to pay. Only a sum
 * that is known to the last rupiah is called a total. [COST-08]
 */
export function orderSums(order: Order, language: Language): Markup {
  if (isPriceLost(order)) return html`<p class="soft">${PRICE_LOST[language]}</p>`;
  const { lines, isShippingOpen, district } = order;
  const cost = orderCostOf(order, language);
  const ofKind = (...kinds: readonly CostLine['kind'][]) =>
    cost.lines.filter(({ kind }) => kinds.includes(kind));
  const amountOf = (kind: CostLine['kind']) =>
    ofKind(kind).reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const services = amountOf('SERVICE');
  // Gifts do not count as bought pieces.
  const pieces = lines.reduce((sum, { bundle, quantity }) => sum + (bundle === 'GIFT' ? 0 : quantity), 0);
  const shipping = isShippingOpen ? [] : ofKind('SHIPPING');
  return html`${
    cost.lines.length === 1
      ? ''
      : html`<dl class="sums">
          <dt>${GOODS[language](pieces)}</dt>
          <dd>${formatPrice(amountOf('PRICE'))}</dd>
          ${ofKind('VOUCHER', 'PROMO', 'TRADE_IN').map(
            ({ kind, title, amount }) =>
              html`<dt class="off">${KINDS[kind as Reduction['kind']][language]} ${title}</dt>
                <dd class="off">
                  ${amount === null ? FREE_SHIPPING[language] : `-${formatPrice(-amount)}`}
                </dd>`,
          )}
          ${
            services === 0
              ? ''
              : html`<dt>${SERVICES[language]}</dt>
                  <dd>${formatPrice(services)}</dd>`
          }
          ${shipping.map(
            (line) =>
              html`<dt>Subtotal</dt>
                <dd>${formatPrice(cost.subtotal)}</dd>
                ${shippingRow(line, district, language)}`,
          )}
        </dl>`
  }
  ${isShippingOpen ? totalRow('Subtotal', cost.subtotal) : totalRow('Total', cost.total)}
  ${isShippingOpen ? html`<p class="soft">${WITHOUT_SHIPPING[language]}</p>` : ''}
  ${cost.cashback > 0 ? html`<p class="soft">${CASHBACK[language](formatPrice(cost.cashback))}</p>` : ''}`;
}

function noteOf({ quantity, fulfilment, bundle, item }: ShownLine, language: Language): string {
  return [
    ...item.values.map((value) => localised(value, language)),
    `${formatNumber(quantity, language)} ${PIECES[language]}`,
    fulfilmentWords(fulfilment, language),
    ...(bundle === null ? [] : [BUNDLES[bundle][language]]),
  ].join(' · ');
}
