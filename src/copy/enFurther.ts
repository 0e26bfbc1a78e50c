import type { idFurther as source } from './idFurther.ts';
import { product } from './product/enFurther.ts';
import { price } from './price/enFurther.ts';
import { bag } from './bag/enFurther.ts';
import { fulfilment } from './fulfilment/enFurther.ts';
import { address } from './address/enFurther.ts';
import { grocery } from './grocery/enFurther.ts';
import { payment } from './payment/enFurther.ts';
import { subscription } from './subscription/enFurther.ts';
import { service } from './service/enFurther.ts';
import { reviews } from './reviews/enFurther.ts';
import { questions } from './questions/enFurther.ts';
import { report } from './report/enFurther.ts';
import { seller } from './seller/enFurther.ts';
import { wishlist } from './wishlist/enFurther.ts';
import { quote } from './quote/enFurther.ts';
import { share } from './share/enFurther.ts';
import { recommendation } from './recommendation/enFurther.ts';
import { session } from './session/enFurther.ts';
import { measurement } from './measurement/enFurther.ts';
import { shell } from './shell/enFurther.ts';
import { page } from './page/enFurther.ts';

/** The words that only views further away say: sections below, modals, pages of their own, groceries. */
export const enFurther: Readonly<Record<keyof typeof source, string>> = {
  ...product,
  ...price,
  ...bag,
  ...fulfilment,
  ...address,
  ...grocery,
  ...payment,
  ...subscription,
  ...service,
  ...reviews,
  ...questions,
  ...report,
  ...seller,
  ...wishlist,
  ...quote,
  ...share,
  ...recommendation,
  ...session,
  ...measurement,
  ...shell,
  ...page,
};
