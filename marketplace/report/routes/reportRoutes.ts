import { Hono } from 'hono';
import { reportCalls } from '#src/services/report/report/calls.ts';
import { productReportReasons } from '../catalogue/reportReasons.ts';
import { Refusal, type MarketplaceEnv } from '../../core/http/answers.ts';
import { createRoute } from '../../core/routes/route.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';

const { calls } = reportCalls;

/** Answers reports of products, by guests and members; a visitor reports a product once. [API-28, API-49] */
export function reportRoutes(deps: MarketplaceDeps) {
  const { database, catalogue, now } = deps;
  const app = new Hono<MarketplaceEnv>();
  const route = createRoute(app, deps);
  route(calls.readProductReportReasons, () => productReportReasons);
  route(
    calls.reportProduct,
    ({ places, body: { reason, description }, once }) => {
      const { productSku } = catalogue.find(places.id).product;
      if (!productReportReasons.some(({ id }) => id === reason)) throw new Refusal(400, 'UNKNOWN_REASON');
      return once((owner) => {
        const written = database.run(
          'INSERT OR IGNORE INTO product_reports (product_sku, owner, reason, description, at) VALUES (?,?,?,?,?)',
          productSku,
          owner,
          reason,
          description,
          now(),
        );
        if (written === 0) throw new Refusal(409, 'ALREADY_REPORTED');
        return true;
      });
    },
    // The product is looked for before the report is read.
    ({ places }) => void catalogue.find(places.id),
  );
  return app;
}
