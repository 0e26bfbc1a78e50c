import { html } from 'hono/html';
import { formatPrice } from '#src/domain/shell/format.ts';
import type { Language } from '#src/domain/shell/language.ts';
import type { CostLine } from '#src/services/price/orderCost/contract.ts';
import { courierName, type Way } from '../rules/lineShipping.ts';
import type { Markup } from '../../core/pages/layout.ts';

const FREE = { id: 'Gratis', en: 'Free' };
const SHIPPING = { id: 'Ongkir', en: 'Shipping fee' };
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

/** Shows the courier of a line and its price, and the chosen courier that it replaces. [SHIP-14, SHIP-15] */
export function wayMarkup(way: Way, language: Language): Markup {
  const name = courierName(way.code, language);
  return html`<p class="soft">${name}, ${priceMarkup(way, language)}</p>
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
