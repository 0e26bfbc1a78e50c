import { calls } from '#src/services/calls/calls.ts';
import type { Use } from './use.ts';
import { productUses } from './uses/product.ts';
import { priceUses } from './uses/price.ts';
import { bagUses } from './uses/bag.ts';
import { fulfilmentUses } from './uses/fulfilment.ts';
import { addressUses } from './uses/address.ts';
import { groceryUses } from './uses/grocery.ts';
import { promoUses } from './uses/promo.ts';
import { paymentUses } from './uses/payment.ts';
import { subscriptionUses } from './uses/subscription.ts';
import { serviceUses } from './uses/service.ts';
import { reviewsUses } from './uses/reviews.ts';
import { questionsUses } from './uses/questions.ts';
import { reportUses } from './uses/report.ts';
import { sellerUses } from './uses/seller.ts';
import { wishlistUses } from './uses/wishlist.ts';
import { quoteUses } from './uses/quote.ts';
import { shareUses } from './uses/share.ts';
import { recommendationUses } from './uses/recommendation.ts';
import { sessionUses } from './uses/session.ts';
import { seoUses } from './uses/seo.ts';
import { contentUses } from './uses/content.ts';

/** The rows of the matrix, by the areas of areas.json in its order. */
export const uses: readonly Use[] = [
  ...productUses,
  ...priceUses,
  ...bagUses,
  ...fulfilmentUses,
  ...addressUses,
  ...groceryUses,
  ...promoUses,
  ...paymentUses,
  ...subscriptionUses,
  ...serviceUses,
  ...reviewsUses,
  ...questionsUses,
  ...reportUses,
  ...sellerUses,
  ...wishlistUses,
  ...quoteUses,
  ...shareUses,
  ...recommendationUses,
  ...sessionUses,
  ...seoUses,
  ...contentUses,
];

/** The endpoints of the one table of calls, as rows name them. */
export const called: readonly string[] = calls.map(
  ({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '*')}`,
);

/** Called endpoints without a row, and listed ones that nothing calls. */
export const uncovered = (asked: readonly string[], listed: readonly string[]) => ({
  missing: asked.filter((endpoint) => !listed.includes(endpoint)),
  stale: listed.filter((endpoint) => !asked.includes(endpoint)),
});
