import { head } from './id/head.ts';
import { promo } from './id/promo.ts';
import { sections } from './id/sections.ts';
import { fulfilmentLater } from './id/fulfilmentLater.ts';
import { tradeIn } from './id/tradeIn.ts';

/** The words of the document's head and of the sections that come to life with the page; they come with the first of those. */
export const idLater = {
  ...head,
  ...promo,
  ...sections,
  ...fulfilmentLater,
  ...tradeIn,
} as const;
