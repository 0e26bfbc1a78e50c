import { REGIONS } from '../../address/tables.ts';
import { BAG_NOTICES, COURIERS, ORDERS } from '../../bag/tables.ts';
import { EXPIRIES, FIRST_TABLES } from '../tables.ts';
import { CUT_OFFS, PICKUP_POINTS } from '../../fulfilment/tables.ts';
import { GROCERY_STORES } from '../../grocery/tables.ts';
import { PAY_LATER, TRADE_INS } from '../../payment/tables.ts';
import { PRODUCT_CHANGES, PRODUCT_LISTS } from '../../product/tables.ts';
import { BUNDLES, VOUCHERS } from '../../promo/tables.ts';
import {
  ANSWERS_OF_MEMBERS,
  QUESTIONS,
  QUESTIONS_IN_REVIEW,
  QUESTION_REPORTS,
} from '../../questions/tables.ts';
import { QUOTES } from '../../quote/tables.ts';
import { RECOMMENDATION } from '../../recommendation/tables.ts';
import { PRODUCT_REPORTS } from '../../report/tables.ts';
import { REVIEWS, REVIEWS_OF_BUYERS } from '../../reviews/tables.ts';
import { CHAT, CHAT_PARTNERS, SELLERS } from '../../seller/tables.ts';
import { SERVICE_JOBS } from '../../service/tables.ts';
import { AFFILIATES } from '../../share/tables.ts';
import { SUBSCRIPTIONS, SUBSCRIPTION_DESTINATIONS, SUBSCRIPTION_PRICES } from '../../subscription/tables.ts';
import { ALBUMS } from '../../wishlist/tables.ts';

/** Applied in order, each once; a merged one is never edited. */
export const MIGRATIONS: readonly string[] = [
  FIRST_TABLES,
  BUNDLES,
  REGIONS,
  VOUCHERS,
  GROCERY_STORES,
  PICKUP_POINTS,
  PRODUCT_LISTS,
  BAG_NOTICES,
  EXPIRIES,
  COURIERS,
  REVIEWS,
  ALBUMS,
  SELLERS,
  CHAT,
  PRODUCT_REPORTS,
  QUOTES,
  QUESTIONS,
  SUBSCRIPTIONS,
  PAY_LATER,
  SERVICE_JOBS,
  TRADE_INS,
  AFFILIATES,
  SUBSCRIPTION_PRICES,
  PRODUCT_CHANGES,
  RECOMMENDATION,
  REVIEWS_OF_BUYERS,
  QUESTION_REPORTS,
  QUESTIONS_IN_REVIEW,
  ANSWERS_OF_MEMBERS,
  CUT_OFFS,
  SUBSCRIPTION_DESTINATIONS,
  CHAT_PARTNERS,
  ORDERS,
];
