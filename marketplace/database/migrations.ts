import { BAG_NOTICES, BUNDLES, COURIERS, ORDERS, SERVICE_JOBS, TRADE_INS } from './schema/bag.ts';
import { EXPIRIES, FIRST_TABLES, PRODUCT_CHANGES, PRODUCT_LISTS } from './schema/base.ts';
import { AFFILIATES, ALBUMS, PAY_LATER, PRODUCT_REPORTS, QUOTES } from './schema/members.ts';
import { CUT_OFFS, GROCERY_STORES, PICKUP_POINTS, REGIONS } from './schema/places.ts';
import { ANSWERS_OF_MEMBERS, QUESTION_REPORTS, QUESTIONS, QUESTIONS_IN_REVIEW } from './schema/questions.ts';
import { RECOMMENDATION } from './schema/recommendation.ts';
import { REVIEWS_OF_BUYERS, REVIEWS } from './schema/reviews.ts';
import { CHAT, CHAT_PARTNERS, SELLERS } from './schema/sellers.ts';
import { SUBSCRIPTION_DESTINATIONS, SUBSCRIPTION_PRICES, SUBSCRIPTIONS } from './schema/subscriptions.ts';
import { VOUCHERS } from './schema/vouchers.ts';

/** Applied in order, each once; never edited after it has landed. */
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
