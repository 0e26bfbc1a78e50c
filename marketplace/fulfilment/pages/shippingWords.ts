import { html } from 'hono/html';
import { formatPrice } from '#src/domain/shell/format.ts';
import type { Language } from '#src/domain/shell/language.ts';
import type { CostLine } from '#src/services/price/orderCost/contract.ts';
import { courierName, type Way } from '../rules/lineShipping.ts';
import type { Markup } from '../../core/pages/layout.ts';

const FREE = { id: 'Gratis', en: 'Free' };
const SHIPPING = { id: 'Ongkir', en: 'Shipping fee' };
const BEFORE_VOUCHERS = { id: ' sebelum voucher', en: ' before vouchers' };
const TO = { id: 'ke', en: 'to' };
const INSTEAD = {
  id: (asked: string, taken: string) => `${asked} tidak tersedia lagi, diganti ${taken}.`,
  en: (asked: string, taken: string) => `${asked} is not available any more, ${taken} goes instead.`,
};

/** Shows "Gratis" beside the original price, struck through; else the price. */
function priceMarkup({ price, originalPrice }: Pick<Way, 'price' | 'originalPrice'>, language: Language) {
  const words = price === 0 ? FREE[language] : formatPrice(price);
  return originalPrice === null ? words : html`${words} <s>${formatPrice(originalPrice)}</s>`;
}

/**
 * Shows the courier of a line and its price, and the chosen courier that it replaces. The price is said to be the one
 * before vouchers where one takes something off the shipping of the order (`isBefore`). [SHIP-14, SHIP-15, SHIP-27]
 */
export function wayMarkup(way: Way, language: Language, isBefore: boolean): Markup {
  const name = courierName(way.code, language);
  const before = isBefore && way.price > 0 ? BEFORE_VOUCHERS[language] : '';
  return html`<p class="soft">${name}, ${priceMarkup(way, language)}${before}</p>
    ${
      way.insteadOf === null
        ? ''
        : html`<p class="soft" role="note">
            ${INSTEAD[language](courierName(way.insteadOf, language), name)}
          </p>`
    }`;
}

/** Shows the shipping of the whole order and its destination as a row of the sums. */
export function shippingRow(line: CostLine, district: string, language: Language): Markup {
  const where = district === '' ? '' : ` ${TO[language]} ${district}`;
  const { amount, originalAmount, vouchers = [] } = line;
  return html`<dt>
      ${SHIPPING[language]}${where}${vouchers.map(
        ({ title }) => html`<br /><span class="off">Voucher ${title}</span>`,
      )}
    </dt>
    <dd>${priceMarkup({ price: amount ?? 0, originalPrice: originalAmount }, language)}</dd>`;
}
