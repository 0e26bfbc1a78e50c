import { Hono } from 'hono';
import { quoteCalls } from '#src/services/quote/quote/calls.ts';
import type { MarketplaceEnv } from '../../core/http/answers.ts';
import { createRoute } from '../../core/routes/route.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { takeQuote } from '../rules/quotes.ts';

/** Quotes for the quantities of businesses; members alone ask for them. [QUOTE-01..04] */
export function quoteRoutes(deps: MarketplaceDeps) {
  const { database, catalogue, now } = deps;
  const app = new Hono<MarketplaceEnv>();
  createRoute(app, deps)(quoteCalls.calls.askForQuote, ({ places, body, memberId, once }) =>
    once(() => {
      const { itemSku } = catalogue.find(places.id).item;
      return takeQuote(database, { memberId, itemSku, ...body }, now());
    }),
  );
  return app;
}
