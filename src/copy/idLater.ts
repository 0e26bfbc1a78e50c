import { promo } from './id/promo.ts';
import { sections } from './id/sections.ts';
import { fulfilmentLater } from './id/fulfilmentLater.ts';
import { tradeIn } from './id/tradeIn.ts';

/** The words of the sections that come to life with the page; they come with the first of those. */
export const idLater = {
  ...promo,
  ...sections,
  ...fulfilmentLater,
  ...tradeIn,
} as const;
