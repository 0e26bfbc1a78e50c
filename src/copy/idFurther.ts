import { product } from './product/idFurther.ts';
import { price } from './price/idFurther.ts';
import { bag } from './bag/idFurther.ts';
import { fulfilment } from './fulfilment/idFurther.ts';
import { address } from './address/idFurther.ts';
import { grocery } from './grocery/idFurther.ts';
import { payment } from './payment/idFurther.ts';
import { subscription } from './subscription/idFurther.ts';
import { service } from './service/idFurther.ts';
import { reviews } from './reviews/idFurther.ts';
import { questions } from './questions/idFurther.ts';
import { report } from './report/idFurther.ts';
import { seller } from './seller/idFurther.ts';
import { wishlist } from './wishlist/idFurther.ts';
import { quote } from './quote/idFurther.ts';
import { share } from './share/idFurther.ts';
import { recommendation } from './recommendation/idFurther.ts';
import { session } from './session/idFurther.ts';
import { measurement } from './measurement/idFurther.ts';
import { shell } from './shell/idFurther.ts';
import { page } from './page/idFurther.ts';

/** The words that only views further away say: sections below, modals, pages of their own, groceries. */
export const idFurther = {
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
} as const;
