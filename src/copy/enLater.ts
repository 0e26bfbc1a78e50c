import type { idLater as source } from './idLater.ts';
import { head } from './en/head.ts';
import { promo } from './en/promo.ts';
import { sections } from './en/sections.ts';
import { fulfilmentLater } from './en/fulfilmentLater.ts';
import { tradeIn } from './en/tradeIn.ts';

/** The words of the document's head and of the sections that come to life with the page; they come with the first of those. */
export const enLater: Readonly<Record<keyof typeof source, string>> = {
  ...head,
  ...promo,
  ...sections,
  ...fulfilmentLater,
  ...tradeIn,
};
