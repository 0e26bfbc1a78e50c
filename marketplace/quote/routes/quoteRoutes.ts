import { Hono } from 'hono';
import { quoteBody } from '#src/services/quote/quote/contract.ts';
import {
  answer,
  memberOf,
  readBody,
  readId,
  writeFacts,
  type MarketplaceEnv,
} from '../../core/http/answers.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { once } from '../../core/rules/idempotency.ts';
import { takeQuote } from '../rules/quotes.ts';

/** Quotes for the quantities of businesses; members alone ask for them. [QUOTE-01..04] */
export function quoteRoutes({ database, catalogue, now }: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  app.post('/product/products/:id/_ask-for-quote', async (c) => {
    const memberId = memberOf(c);
    const body = await readBody(c, quoteBody);
    const facts = writeFacts(c, memberId, now(), body);
    return c.json(
      answer(
        once(database, facts, () => {
          const { itemSku } = catalogue.find(readId(c)).item;
          return takeQuote(database, { memberId, itemSku, ...body }, now());
        }),
      ),
    );
  });
  return app;
}
