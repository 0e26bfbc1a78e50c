import type { idLater as source } from './idLater.ts';
import { address } from './en/address.ts';
import { albums } from './en/albums.ts';
import { bundles } from './en/bundles.ts';
import { grocery } from './en/grocery.ts';
import { modals } from './en/modals.ts';
import { promo } from './en/promo.ts';
import { report } from './en/report.ts';
import { quote } from './en/quote.ts';
import { reviews } from './en/reviews.ts';
import { sections } from './en/sections.ts';
import { seller } from './en/seller.ts';
import { shipping } from './en/shipping.ts';

/** The words that later views alone say; they come with the first of those views. */
export const enLater: Readonly<Record<keyof typeof source, string>> = {
  ...address,
  ...albums,
  ...bundles,
  ...grocery,
  ...modals,
  ...promo,
  ...report,
  ...quote,
  ...reviews,
  ...sections,
  ...seller,
  ...shipping,
};
