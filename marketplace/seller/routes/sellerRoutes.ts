import { Hono } from 'hono';
import { sellerCalls } from '#src/services/seller/seller/calls.ts';
import type { MarketplaceEnv } from '../../core/http/answers.ts';
import { createRoute } from '../../core/routes/route.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { recommendedCards } from '../../product/rules/productViews.ts';
import { createSellers, setFollowed } from '../rules/sellers.ts';

const { calls } = sellerCalls;

/** Sellers: their goods, their ratings, and who follows them. [API-46, API-62..64, API-114] */
export function sellerRoutes(deps: MarketplaceDeps) {
  const { database, catalogue } = deps;
  const app = new Hono<MarketplaceEnv>();
  const route = createRoute(app, deps);
  const sellers = createSellers(database);
  const follow = (merchantCode: string, memberId: string, followed: boolean) => {
    sellers.require(merchantCode);
    return setFollowed(database, merchantCode, memberId, { followed, now: deps.now() });
  };

  route(calls.readMerchant, ({ places, memberId }) => sellers.info(places.id, memberId));
  route(calls.followMerchant, ({ places: { id }, memberId, once }) => once(() => follow(id, memberId, true)));
  route(calls.unfollowMerchant, ({ places: { id }, memberId, once }) =>
    once(() => follow(id, memberId, false)),
  );
  route(calls.readMerchantRating, ({ query }) => sellers.rating(query.merchantCode));
  route(calls.listMerchantProducts, ({ query: { merchantCode, without, size } }) => {
    const shown = catalogue.tryFind(without)?.product;
    const others = catalogue
      .sold({ merchantCode, ...(shown === undefined ? {} : { vendor: shown.vendor }) }, { limit: size + 1 })
      .filter(({ productSku }) => productSku !== shown?.productSku)
      .slice(0, size);
    return recommendedCards(deps, others);
  });
  return app;
}
