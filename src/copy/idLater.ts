import { product } from './product/idLater.ts';
import { price } from './price/idLater.ts';
import { bag } from './bag/idLater.ts';
import { fulfilment } from './fulfilment/idLater.ts';
import { address } from './address/idLater.ts';
import { grocery } from './grocery/idLater.ts';
import { promo } from './promo/idLater.ts';
import { payment } from './payment/idLater.ts';
import { service } from './service/idLater.ts';
import { questions } from './questions/idLater.ts';
import { seller } from './seller/idLater.ts';
import { quote } from './quote/idLater.ts';
import { recommendation } from './recommendation/idLater.ts';
import { seo } from './seo/idLater.ts';
import { shell } from './shell/idLater.ts';
import { page } from './page/idLater.ts';

/** The words of the document's head and of the sections that come to life with the page; they come with the first of those. */
export const idLater = {
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
} as const;
