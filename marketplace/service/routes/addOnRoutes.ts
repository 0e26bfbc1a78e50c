import { Hono } from 'hono';
import type { AddOnType } from '#src/domain/service/addOn.ts';
import { DEFAULT_CART_QUANTITY } from '#src/domain/shell/limits.ts';
import { availabilityBody, addOnQuery } from '#src/services/service/addOns/contract.ts';
import { answer, readBody, readId, readQuery, type MarketplaceEnv } from '../../core/http/answers.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { unitPriceOf } from '../../price/rules/itemPrices.ts';
import { addOnsFor, addOnView } from '../rules/addOns.ts';

const AREAS: readonly [area: string, type: AddOnType][] = [
  ['installations', 'INSTALLATION'],
  ['insurances', 'INSURANCE'],
];

/** What is done for a product, or covers it. [API-78..81] */
export function addOnRoutes(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  for (const [area, type] of AREAS) {
    app.get(`/add-on/${area}/:id`, (c) => {
      const found = deps.catalogue.find(readId(c));
      const { postalCode = null } = readQuery(c, addOnQuery);
      const offered = addOnsFor(deps, found, type, postalCode);
      const unitPrice = unitPriceOf(deps, found, DEFAULT_CART_QUANTITY);
      return c.json(answer(offered.map((service) => addOnView(service, unitPrice, c.var.language))));
    });
    app.post(`/add-on/${area}/_availability`, async (c) => {
      const { itemSku, postalCode = null } = await readBody(c, availabilityBody);
      const found = deps.catalogue.find(itemSku);
      return c.json(answer({ available: addOnsFor(deps, found, type, postalCode).length > 0 }));
    });
  }
  return app;
}
