import { html } from 'hono/html';
import { formatDate, formatPrice } from '#src/domain/shell/format.ts';
import { isChoosable, type Slot } from '#src/domain/grocery/grocerySlots.ts';
import type { Language } from '#src/domain/shell/language.ts';
import type { HeldDelivery } from '../rules/heldSlots.ts';
import type { Markup } from '../../core/pages/layout.ts';

const WORDS = {
  id: {
    title: 'Waktu antar',
    from: (store: string) => `Dari ${store}`,
    open: 'Waktu antar belum dipilih. Ongkirnya mengikuti waktu yang kamu pilih.',
    none: 'Toko ini sedang tidak bisa mengantar.',
    gone: 'Waktu itu baru saja penuh. Pilih waktu lain, ya.',
    label: 'Pilih waktu antar',
    choose: 'Pakai waktu ini',
    free: 'Gratis',
  },
  en: {
    title: 'Delivery time',
    from: (store: string) => `From ${store}`,
    open: 'No delivery time is chosen yet. The shipping fee depends on the time you choose.',
    none: 'This store cannot deliver right now.',
    gone: 'That time has just filled up. Choose another one.',
    label: 'Choose a delivery time',
    choose: 'Use this time',
    free: 'Free',
  },
};

const clock = (time: string, language: Language) => (language === 'id' ? time.replace(':', '.') : time);
const timeWords = ({ date, start, end }: Slot, language: Language) =>
  `${formatDate(date, language)}, ${clock(start, language)}–${clock(end, language)}`;

/**
 * Shows the slot of each store, or that it has to be chosen, with the form to choose it; `path` is the page to which
 * the form returns. [GROC-33]
 */
export function deliverySlots(
  deliveries: readonly HeldDelivery[],
  { path, hasFailed, language }: { path: string; hasFailed: boolean; language: Language },
): Markup {
  const words = WORDS[language];
  if (deliveries.length === 0) return html``;
  return html`<section class="note" aria-labelledby="slots">
    <h2 id="slots">${words.title}</h2>
    ${hasFailed ? html`<p role="alert">${words.gone}</p>` : ''}
    ${deliveries.map(({ store, slot, offered }) => {
      const open = offered.filter(isChoosable);
      return html`<p class="soft">${words.from(store.name)}</p>
        <p>
          ${
            slot === null
              ? open.length === 0
                ? words.none
                : words.open
              : html`<b>${timeWords(slot, language)}</b>`
          }
        </p>
        ${
          open.length === 0
            ? ''
            : html`<form method="post" action="${path}/slot">
                <input type="hidden" name="store" value="${store.pickupPointCode}" />
                <label
                  >${words.label}
                  <select name="slot">
                    ${open.map(
                      (one) =>
                        html`<option value="${one.id}" ${one.id === slot?.id ? 'selected' : ''}>
                          ${timeWords(one, language)},
                          ${one.price === 0 ? words.free : formatPrice(one.price)}
                        </option>`,
                    )}
                  </select>
                </label>
                <button>${words.choose}</button>
              </form>`
        }`;
    })}
  </section>`;
}
