import { Hono } from 'hono';
import type { AddOnType } from '#src/domain/service/addOn.ts';
import { DEFAULT_CART_QUANTITY } from '#src/domain/shell/limits.ts';
import { addOnCalls } from '#src/services/service/addOns/calls.ts';
import type { MarketplaceEnv } from '../../core/http/answers.ts';
import { createRoute } from '../../core/routes/route.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { unitPriceOf } from '../../price/rules/itemPrices.ts';
import { addOnsFor, addOnView } from '../rules/addOns.ts';

const { calls } = addOnCalls;
const KINDS = [
  { type: 'INSTALLATION', list: calls.listInstallations, check: calls.checkInstallation },
  { type: 'INSURANCE', list: calls.listInsurances, check: calls.checkInsurance },
] as const satisfies { type: AddOnType; list: unknown; check: unknown }[];

/** Installations and insurances of a product. [API-78..81] */
export function addOnRoutes(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  const route = createRoute(app, deps);
  for (const { type, list, check } of KINDS) {
    route(list, (asked) => {
      const found = deps.catalogue.find(asked.places.id);
      const { postalCode = null } = asked.query;
      const offered = addOnsFor(deps, found, type, postalCode);
      const unitPrice = unitPriceOf(deps, found, DEFAULT_CART_QUANTITY);
      return offered.map((service) => addOnView(service, unitPrice, asked.c.var.language));
    });
    route(check, ({ body: { itemSku, postalCode = null } }) => {
      const found = deps.catalogue.find(itemSku);
      return { available: addOnsFor(deps, found, type, postalCode).length > 0 };
    });
  }
  return app;
}
