import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  nearbyStoresHeaders,
  resolveSlotQuery,
  slottedDeliveryQuery,
} from '#src/services/grocery/grocery/contract.ts';
import type { StorePickerConfig } from '#src/services/grocery/grocery/contract.ts';
import { placeOfQuery } from '#src/domain/grocery/groceryPlace.ts';
import { NOT_COVERED } from '#src/domain/grocery/grocerySlots.ts';
import { LANGUAGES } from '#src/domain/shell/language.ts';
import { groceryWiki } from '../catalogue/groceryWiki.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { nextDeliveryOf, pickupHoursOf, resolveSlot, slottedDeliveryOf } from '../rules/grocerySlots.ts';
import { heldSlotOf } from '../rules/heldSlots.ts';
import { locate, reaches, storeAt, storesNear } from '../rules/groceryStores.ts';
import {
  answer,
  readId,
  readQuery,
  Refusal,
  type MarketplaceContext,
  type MarketplaceEnv,
} from '../../core/http/answers.ts';

const inTenths = (km: number) => Math.round(km * 10) / 10;

/** Stores, slots and content of groceries. [API-18, API-19, API-52, API-106, API-108] */
export function groceryRoutes(deps: MarketplaceDeps, storePicker: StorePickerConfig) {
  const app = new Hono<MarketplaceEnv>();
  /** The requested store, or the one that keeps the item; null for an item that no grocery store sells. */
  const storeOf = (c: MarketplaceContext, pickupPointCode: string | undefined) => {
    const { product, item } = deps.catalogue.find(readId(c));
    if (product.vendor !== 'grocery') return null;
    return storeAt(deps.database, pickupPointCode ?? item.pickupPointCode);
  };

  app.get('/product-detail/products/:id/slotted-delivery', (c) => {
    const query = readQuery(c, slottedDeliveryQuery);
    const store = storeOf(c, query.pickupPointCode);
    const place = placeOfQuery(query);
    c.header('cache-control', 'no-store');
    if (store === null) return c.json(answer({ shippings: [], conditions: [] }));
    if (place !== null && !reaches(deps, store, place)) {
      return c.json(
        answer({ shippings: [], conditions: [NOT_COVERED], utcOffsetHours: store.utcOffsetHours }),
      );
    }
    const { owner } = c.var.visit;
    const delivery = slottedDeliveryOf(deps, store, owner);
    return c.json(answer({ ...delivery, held: heldSlotOf(deps, owner, store, delivery)?.id ?? null }));
  });
  app.get('/product-detail/products/:id/slotted-delivery/_resolve', (c) => {
    const query = readQuery(c, resolveSlotQuery);
    const { slotId } = query;
    const store = storeOf(c, query.pickupPointCode);
    const place = placeOfQuery(query);
    c.header('cache-control', 'no-store');
    if (store === null) throw new Refusal(404, 'SLOT_NOT_FOUND');
    if (place !== null && !reaches(deps, store, place)) throw new Refusal(422, 'SHIP_NOT_COVERED');
    return c.json(answer(resolveSlot(deps, store, slotId, c.var.visit.owner)));
  });
  app.post('/grocery/nearby-stores', (c) => {
    const headers = z.safeParse(nearbyStoresHeaders, c.req.header());
    if (!headers.success) throw new Refusal(400, 'INVALID_HEADERS');
    const told = headers.data;
    const location = locate(
      deps,
      'x-latitude' in told
        ? { latitude: told['x-latitude'], longitude: told['x-longitude'] }
        : { postalCode: told['x-postal-code'], district: told['x-district'], city: told['x-city'] },
    );
    if (location === null) throw new Refusal(422, 'LOCATION_UNKNOWN');
    const near = storesNear(deps.database, location, told['x-channel'] ?? null);
    c.header('cache-control', 'no-store');
    return c.json(
      answer({
        stores: near.map(({ store, km, isAvailable }) => ({
          code: store.code,
          groupName: store.group,
          pickupPoint: { code: store.pickupPointCode, name: store.name },
          available: isAvailable,
          distanceKm: inTenths(km),
          hours: store.state === 'CLOSED' ? null : { open: store.open, close: store.close },
          pickupHours: pickupHoursOf(store),
          nextDelivery: isAvailable ? nextDeliveryOf(deps, store, c.var.visit.owner) : null,
          utcOffsetHours: store.utcOffsetHours,
        })),
      }),
    );
  });
  app.get('/grocery/store-picker-config', (c) => c.json(answer(storePicker)));
  app.get('/content/grocery-wiki/:language', (c) => {
    const language = LANGUAGES.find((known) => known === c.req.param('language'));
    if (language === undefined) throw new Refusal(404, 'NOT_FOUND');
    return c.json(answer(groceryWiki[language]));
  });
  return app;
}
