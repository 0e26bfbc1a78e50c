import { Hono } from 'hono';
import { productReportBody } from '#src/services/report/report/contract.ts';
import { productReportReasons } from '../catalogue/reportReasons.ts';
import {
  answer,
  readBody,
  readId,
  Refusal,
  writeFacts,
  type MarketplaceContext,
  type MarketplaceEnv,
} from '../../core/http/answers.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { once } from '../../core/rules/idempotency.ts';
import type { Writer } from '../../session/rules/writer.ts';

/** Answers reports of products, by guests and members; a visitor reports a product once. [API-28, API-49] */
export function reportRoutes(deps: MarketplaceDeps, writerOf: (c: MarketplaceContext) => Writer) {
  const { database, catalogue, now } = deps;
  const app = new Hono<MarketplaceEnv>();
  app.get('/content/report-product-reasons', (c) => c.json(answer(productReportReasons)));
  app.post('/product/products/:id/_report', async (c) => {
    const { productSku } = catalogue.find(readId(c)).product;
    const body = await readBody(c, productReportBody);
    if (!productReportReasons.some(({ id }) => id === body.reason)) throw new Refusal(400, 'UNKNOWN_REASON');
    const { owner, accepted } = writerOf(c);
    const facts = writeFacts(c, owner, now(), body);
    return c.json(
      answer(
        once(database, facts, () => {
          const written = database.run(
            'INSERT OR IGNORE INTO product_reports (product_sku, owner, reason, description, at) VALUES (?,?,?,?,?)',
            productSku,
            owner,
            body.reason,
            body.description,
            now(),
          );
          if (written === 0) throw new Refusal(409, 'ALREADY_REPORTED');
          accepted();
          return true;
        }),
      ),
    );
  });
  return app;
}
