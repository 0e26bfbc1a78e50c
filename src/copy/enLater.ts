import type { idLater as source } from './idLater.ts';
import { product } from './product/enLater.ts';
import { price } from './price/enLater.ts';
import { bag } from './bag/enLater.ts';
import { fulfilment } from './fulfilment/enLater.ts';
import { address } from './address/enLater.ts';
import { grocery } from './grocery/enLater.ts';
import { promo } from './promo/enLater.ts';
import { payment } from './payment/enLater.ts';
import { service } from './service/enLater.ts';
import { questions } from './questions/enLater.ts';
import { seller } from './seller/enLater.ts';
import { quote } from './quote/enLater.ts';
import { recommendation } from './recommendation/enLater.ts';
import { seo } from './seo/enLater.ts';
import { shell } from './shell/enLater.ts';
import { page } from './page/enLater.ts';

/** The words of the document's head and of the sections that come to life with the page; they come with the first of those. */
export const enLater: Readonly<Record<keyof typeof source, string>> = {
  ...product,
  ...price,
  ...bag,
  ...fulfilment,
  ...address,
  ...grocery,
  ...promo,
  ...payment,
  ...service,
  ...questions,
  ...seller,
  ...quote,
  ...recommendation,
  ...seo,
  ...shell,
  ...page,
};
