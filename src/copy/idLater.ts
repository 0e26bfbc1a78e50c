import { address } from './id/address.ts';
import { albums } from './id/albums.ts';
import { bundles } from './id/bundles.ts';
import { grocery } from './id/grocery.ts';
import { modals } from './id/modals.ts';
import { promo } from './id/promo.ts';
import { report } from './id/report.ts';
import { quote } from './id/quote.ts';
import { reviews } from './id/reviews.ts';
import { sections } from './id/sections.ts';
import { seller } from './id/seller.ts';
import { shipping } from './id/shipping.ts';

/** The words that later views alone say; they come with the first of those views. */
export const idLater = {
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
} as const;
