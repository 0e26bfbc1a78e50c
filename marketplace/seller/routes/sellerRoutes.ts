import { Hono } from 'hono';
import { merchantProductsQuery, merchantRatingQuery } from '#src/services/seller/seller/contract.ts';
import {
  answer,
  memberOf,
  readId,
  readQuery,
  writeFacts,
  type MarketplaceEnv,
} from '../../core/http/answers.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { once } from '../../core/rules/idempotency.ts';
import { recommendedCards } from '../../product/rules/productViews.ts';
import { createSellers, setFollowed } from '../rules/sellers.ts';

/** Who sells, what else they sell, and who follows them. [API-46, API-62..64, API-114] */
export function sellerRoutes(deps: MarketplaceDeps) {
  const { database, catalogue } = deps;
  const app = new Hono<MarketplaceEnv>();
  const sellers = createSellers(database);

  app.get('/official/merchant-favorites/:id', (c) =>
    c.json(answer(sellers.info(readId(c), c.var.visit.memberId))),
  );
  for (const [path, followed] of [
    ['/official/merchant-favorites/:id/_follow', true],
    ['/official/merchant-favorites/:id/_unfollow', false],
  ] as const) {
    app.post(path, (c) => {
      const member = memberOf(c);
      const merchantCode = readId(c);
      const now = deps.now();
      const facts = writeFacts(c, member, now);
      return c.json(
        answer(
          once(database, facts, () => {
            sellers.require(merchantCode);
            return setFollowed(database, merchantCode, member, { followed, now });
          }),
        ),
      );
    });
  }
  app.get('/content/merchant-rating', (c) =>
    c.json(answer(sellers.rating(readQuery(c, merchantRatingQuery).merchantCode))),
  );
  app.get('/search/merchant-products', (c) => {
    const { merchantCode, without, size } = readQuery(c, merchantProductsQuery);
    const shown = catalogue.tryFind(without)?.product;
    const others = catalogue
      .sold({ merchantCode, ...(shown === undefined ? {} : { vendor: shown.vendor }) }, { limit: size + 1 })
      .filter(({ productSku }) => productSku !== shown?.productSku)
      .slice(0, size);
    return c.json(answer(recommendedCards(deps, others)));
  });
  return app;
}
