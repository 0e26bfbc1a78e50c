import { Hono } from 'hono';
import type { ConfigEntry } from '#src/domain/product/productConfig.ts';
import { productCopyContent, returnMethods, sellerBadges } from '../catalogue/content.ts';
import { questionReportReasons } from '../../report/catalogue/reportReasons.ts';
import { reviewPolicy, reviewReportReasons } from '../../reviews/catalogue/reviewContent.ts';
import { topicWords } from '../../reviews/rules/reviewViews.ts';
import { demoConfig } from '../../core/pages/demoSwitches.ts';
import { answer, type MarketplaceEnv } from '../../core/http/answers.ts';

/** Configuration and content. [API-41..45, API-47, API-50, API-51, API-53] */
export function contentRoutes(productConfigEntries: readonly ConfigEntry[]) {
  const app = new Hono<MarketplaceEnv>();
  app.get('/product-configs', (c) => {
    const own = Object.entries(demoConfig(c.req.header('cookie') ?? '')).map(([id, value]) => ({
      id,
      value,
    }));
    c.header('vary', 'cookie', { append: true });
    if (own.length > 0) c.header('cache-control', 'no-store');
    // The last entry of a key counts. [CONFIG-01]
    return c.json(answer([...productConfigEntries, ...own]));
  });
  app.get('/product-copy', (c) => c.json(answer({ content: JSON.stringify(productCopyContent) })));
  app.get('/seller-badge', (c) => c.json(answer(sellerBadges[c.var.language])));
  app.get('/seller-rating', (c) =>
    c.json(
      answer(
        c.var.language === 'id'
          ? {
              title: 'Rating penjual',
              description:
                'Rata-rata bintang dari ulasan pembeli, dihitung dari semua produk yang dijual toko.',
            }
          : {
              title: 'Seller rating',
              description:
                'Average of the stars in buyers’ reviews, counted over everything the store sells.',
            },
      ),
    ),
  );
  app.get('/return-policy-method', (c) =>
    c.json(answer(returnMethods[c.req.query('lang') === 'en' ? 'en' : 'id'])),
  );
  app.get('/review-reasons', (c) => c.json(answer(topicWords(c.var.language))));
  app.get('/review-report-reasons', (c) => c.json(answer(reviewReportReasons[c.var.language])));
  app.get('/question-report-reasons', (c) => c.json(answer(questionReportReasons[c.var.language])));
  app.get('/singlepages/product-review-policies/parameters', (c) => c.json(answer(reviewPolicy)));
  app.get('/ticket-configs', (c) =>
    c.json(answer([{ id: 'topic.product', value: c.var.language === 'id' ? 'Produk' : 'Product' }])),
  );
  return app;
}
