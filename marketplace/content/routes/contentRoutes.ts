import { Hono } from 'hono';
import type { ConfigEntry } from '#src/domain/product/productConfig.ts';
import { productCopyContent, returnMethods, sellerBadges } from '../catalogue/content.ts';
import { questionReportReasons } from '../../report/catalogue/reportReasons.ts';
import { reviewPolicy, reviewReportReasons } from '../../reviews/catalogue/reviewContent.ts';
import { topicWords } from '../../reviews/rules/reviewViews.ts';
import { demoConfig } from '../../core/pages/demoSwitches.ts';
import type { MarketplaceEnv } from '../../core/http/answers.ts';
import { createRoute } from '../../core/routes/route.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { contentCalls } from '#src/services/content/content/calls.ts';
import { reportCalls } from '#src/services/report/report/calls.ts';
import { reviewCalls } from '#src/services/reviews/reviews/calls.ts';

const { calls } = contentCalls;

/** Configuration and content. [API-41..45, API-47, API-50, API-51, API-53] */
export function contentRoutes(deps: MarketplaceDeps, productConfigEntries: readonly ConfigEntry[]) {
  const app = new Hono<MarketplaceEnv>();
  const route = createRoute(app, deps);
  route(calls.readProductConfigs, ({ c }) => {
    const own = Object.entries(demoConfig(c.req.header('cookie') ?? '')).map(([id, value]) => ({
      id,
      value,
    }));
    c.header('vary', 'cookie', { append: true });
    if (own.length > 0) c.header('cache-control', 'no-store');
    // The last entry of a key counts. [CONFIG-01]
    return [...productConfigEntries, ...own];
  });
  route(calls.readProductCopy, () => ({ content: JSON.stringify(productCopyContent) }));
  route(calls.readSellerBadge, ({ c }) => sellerBadges[c.var.language]);
  route(calls.readSellerRating, ({ c }) =>
    c.var.language === 'id'
      ? {
          title: 'Rating penjual',
          description: 'Rata-rata bintang dari ulasan pembeli, dihitung dari semua produk yang dijual toko.',
        }
      : {
          title: 'Seller rating',
          description: 'Average of the stars in buyers’ reviews, counted over everything the store sells.',
        },
  );
  route(calls.readReturnPolicyMethod, ({ query }) => returnMethods[query.lang === 'en' ? 'en' : 'id']);
  route(reviewCalls.calls.readReviewReasons, ({ c }) => topicWords(c.var.language));
  route(reportCalls.calls.readReviewReportReasons, ({ c }) => reviewReportReasons[c.var.language]);
  route(reportCalls.calls.readQuestionReportReasons, ({ c }) => questionReportReasons[c.var.language]);
  route(reviewCalls.calls.readReviewPolicy, () => reviewPolicy);
  route(calls.readTicketConfigs, ({ c }) => [
    { id: 'topic.product', value: c.var.language === 'id' ? 'Produk' : 'Product' },
  ]);
  return app;
}
