import { html } from 'hono/html';
import { formatNumber, formatPrice } from '#src/domain/shell/format.ts';
import type { Language } from '#src/domain/shell/language.ts';
import { localised } from '../../product/rules/catalogue.ts';
import type { OrderedAddOn } from '../rules/addOns.ts';
import type { CountedService } from '../../price/rules/orderCost.ts';
import type { Markup } from '../../core/pages/layout.ts';

const NOT_THERE = {
  id: 'tidak tersedia di alamat atau jadwal ini, jadi tidak dihitung',
  en: 'not available at this address or time, so it is not charged',
};

export const shownServices = (ordered: readonly OrderedAddOn[], language: Language): CountedService[] =>
  ordered.map(({ service, ...rest }) => ({ name: localised(service.name, language), ...rest }));

/** Shows a line for each service: its pieces and its cost. [ADDON-04] */
export const addOnLines = (services: readonly CountedService[], language: Language): Markup =>
  html`${services.map(
    ({ name, quantity, unitPrice, isMissed }) =>
      html`<p class="soft">
        ${name} × ${formatNumber(quantity, language)}:
        ${isMissed ? NOT_THERE[language] : formatPrice(unitPrice * quantity)}
      </p>`,
  )}`;
