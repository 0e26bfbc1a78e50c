import { Hono } from 'hono';
import { quoteBody } from '#src/services/quote/contract.ts';
import { answer, memberOf, readBody, readId, type MarketplaceEnv } from '../http/answers.ts';
import type { MarketplaceDeps } from '../rules/deps.ts';
import { once } from '../rules/idempotency.ts';
import { takeQuote } from '../rules/quotes.ts';

/** Endpoints whose addresses have no end, by their names. */
export const quoteEndpoints = ['POST /product/products/*/_ask-for-quote'];

/** Quotes for the quantities of businesses; members alone ask for them. [QUOTE-01..04] */
export function quoteRoutes({ database, catalogue, now }: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  app.post('/product/products/:id/_ask-for-quote', async (c) => {
    const memberId = memberOf(c);
    const { itemSku } = catalogue.find(readId(c)).item;
    const body = await readBody(c, quoteBody);
    const facts = {
      owner: memberId,
      key: c.req.header('idempotency-key'),
      request: [c.req.path, body],
      now: now(),
    };
    return c.json(
      answer(once(database, facts, () => takeQuote(database, { memberId, itemSku, ...body }, now()))),
    );
  });
  return app;
}
