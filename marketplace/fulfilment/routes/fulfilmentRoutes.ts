import { Hono } from 'hono';
import { cheapestOf } from '#src/domain/fulfilment/cheapestWay.ts';
import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import {
  nearestQuery,
  offlineMerchantsQuery,
  otherPickupPointQuery,
} from '#src/services/fulfilment/pickupPoints/contract.ts';
import type { Unserviceable } from '#src/services/fulfilment/fulfilment/contract.ts';
import { shippingQuery } from '#src/services/fulfilment/fulfilment/contract.ts';
import {
  answer,
  readId,
  readQuery,
  Refusal,
  type MarketplaceContext,
  type MarketplaceEnv,
} from '../../core/http/answers.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import {
  nearestPickupPointFor,
  offlineMerchantsFor,
  otherPickupPointFor,
  pickupPointsFor,
} from '../rules/pickup.ts';
import { paidFor } from '../rules/lineShipping.ts';
import { isShippingPaid } from '../../promo/rules/orderPromotions.ts';
import { orderOf } from '../../promo/rules/promotions.ts';
import { couriersOf, parcelOf, shippingOptionsOf } from '../rules/shipping.ts';

/** Answers a parcel that no courier takes with its code; a purchase of it is refused. [SHIP-07, SHIP-17] */
function orUnserviceable<T>(ask: () => T): T | Unserviceable {
  try {
    return ask();
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 422) throw error;
    return { errorCode: error.code, params: error.params };
  }
}

/** Answers the delivery and pickup of a product. [API-13, API-14, API-16, API-25, API-26, API-31] */
export function fulfilmentRoutes(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  const { database, catalogue } = deps;

  const optionsOf = (c: MarketplaceContext) => {
    const found = catalogue.find(readId(c));
    const query = readQuery(c, shippingQuery);
    const parcel = parcelOf(database, found, query, deps.now());
    const options = shippingOptionsOf(parcel, couriersOf(found), c.var.language);
    const order = orderOf(deps, found, parcel.quantity);
    const isPaid = isShippingPaid(deps, found, order, c.var.visit.memberId);
    return { query, parcel, options: isPaid ? options.map(paidFor) : options };
  };

  const summaryOf = (c: MarketplaceContext) => {
    const { query, parcel, options } = optionsOf(c);
    const cheapest = cheapestOf(options);
    const isAsked = query.postalCode !== undefined || query.latitude !== undefined;
    return {
      price: cheapest?.price ?? 0,
      originalPrice: cheapest?.originalPrice ?? null,
      etd: {
        minDays: cheapest?.etd?.minDays ?? 0,
        maxDays: cheapest?.etd?.maxDays ?? 0,
        orderBefore: cheapest?.etd?.orderBefore ?? null,
      },
      tags: cheapest?.tags ?? [],
      destination: isAsked
        ? { district: query.district ?? '', city: query.city ?? parcel.to?.city ?? '' }
        : { district: DEFAULT_DESTINATION.district, city: DEFAULT_DESTINATION.city },
    };
  };

  app.get('/product-detail/products/:id/shipping', (c) =>
    c.json(answer(orUnserviceable(() => optionsOf(c).options))),
  );
  app.get('/product-detail/products/:id/shipping-summary', (c) =>
    c.json(answer(orUnserviceable(() => summaryOf(c)))),
  );
  app.get('/product-detail/products/:id/nearest-pickup-point', (c) =>
    c.json(answer(nearestPickupPointFor(database, catalogue.find(readId(c)), readQuery(c, nearestQuery)))),
  );
  app.get('/product/products/:id/pickup-points', (c) =>
    c.json(answer(pickupPointsFor(deps, catalogue.find(readId(c))))),
  );
  app.get('/product/products/:id/offline-merchants', (c) => {
    const found = catalogue.find(readId(c));
    const { type } = readQuery(c, offlineMerchantsQuery);
    return c.json(answer(offlineMerchantsFor(database, found, type, deps.now())));
  });
  app.get('/product-pickup-point/:id/other-pickup-point', (c) => {
    const found = catalogue.find(readId(c));
    const { pickupPointCode, latitude, longitude } = readQuery(c, otherPickupPointQuery);
    const location = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
    return c.json(answer(otherPickupPointFor(database, found, { pickupPointCode, location })));
  });
  return app;
}
