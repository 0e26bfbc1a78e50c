import { Hono } from 'hono';
import * as z from 'zod/mini';
import { groceryCalls } from '#src/services/grocery/grocery/calls.ts';
import { nearbyStoresHeaders, type StorePickerConfig } from '#src/services/grocery/grocery/contract.ts';
import { placeOfQuery } from '#src/domain/grocery/groceryPlace.ts';
import { NOT_COVERED } from '#src/domain/grocery/grocerySlots.ts';
import { LANGUAGES } from '#src/domain/shell/language.ts';
import { groceryWiki } from '../catalogue/groceryWiki.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { nextDeliveryOf, pickupHoursOf, resolveSlot, slottedDeliveryOf } from '../rules/grocerySlots.ts';
import { heldSlotOf } from '../rules/heldSlots.ts';
import { locate, reaches, storeAt, storesNear } from '../rules/groceryStores.ts';
import { Refusal, type MarketplaceEnv } from '../../core/http/answers.ts';
import { createRoute } from '../../core/routes/route.ts';

const { calls } = groceryCalls;
const inTenths = (km: number) => Math.round(km * 10) / 10;

/** Stores, slots and content of groceries. [API-18, API-19, API-52, API-106, API-108] */
export function groceryRoutes(deps: MarketplaceDeps, storePicker: StorePickerConfig) {
  const app = new Hono<MarketplaceEnv>();
  const route = createRoute(app, deps);
  /** The requested store, or the one that keeps the item; null for an item that no grocery store sells. */
  const storeOf = (id: string, pickupPointCode: string | undefined) => {
    const { product, item } = deps.catalogue.find(id);
    if (product.vendor !== 'grocery') return null;
    return storeAt(deps.database, pickupPointCode ?? item.pickupPointCode);
  };

  route(calls.readSlottedDelivery, ({ c, query, places }) => {
    const store = storeOf(places.id, query.pickupPointCode);
    const place = placeOfQuery(query);
    if (store === null) return { shippings: [], conditions: [] };
    if (place !== null && !reaches(deps, store, place))
      return { shippings: [], conditions: [NOT_COVERED], utcOffsetHours: store.utcOffsetHours };
    const { owner } = c.var.visit;
    const delivery = slottedDeliveryOf(deps, store, owner);
    return { ...delivery, held: heldSlotOf(deps, owner, store, delivery)?.id ?? null };
  });
  route(calls.resolveSlot, ({ c, query, places }) => {
    const { slotId } = query;
    const store = storeOf(places.id, query.pickupPointCode);
    const place = placeOfQuery(query);
    if (store === null) throw new Refusal(404, 'SLOT_NOT_FOUND');
    if (place !== null && !reaches(deps, store, place)) throw new Refusal(422, 'SHIP_NOT_COVERED');
    return resolveSlot(deps, store, slotId, c.var.visit.owner);
  });
  route(calls.findNearbyStores, ({ c }) => {
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
    return {
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
    };
  });
  route(calls.readStorePickerConfig, () => storePicker);
  route(calls.readGroceryWiki, ({ places }) => {
    const language = LANGUAGES.find((known) => known === places.language);
    if (language === undefined) throw new Refusal(404, 'NOT_FOUND');
    return groceryWiki[language];
  });
  return app;
}
