import { Hono } from 'hono';
import { cheapestOf } from '#src/domain/fulfilment/cheapestWay.ts';
import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import { fulfilmentCalls } from '#src/services/fulfilment/fulfilment/calls.ts';
import type { Unserviceable } from '#src/services/fulfilment/fulfilment/contract.ts';
import { pickupPointCalls } from '#src/services/fulfilment/pickupPoints/calls.ts';
import { shippingCalls } from '#src/services/fulfilment/shipping/calls.ts';
import { Refusal, type MarketplaceEnv } from '../../core/http/answers.ts';
import { createRoute, type Asked } from '../../core/routes/route.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import {
  nearestPickupPointFor,
  offlineMerchantsFor,
  otherPickupPointFor,
  pickupPointsFor,
} from '../rules/pickup.ts';
import { paidFor } from '../rules/lineShipping.ts';
import { isShippingPaid } from '../../promo/rules/orderPromotions.ts';
import { shippingAfterVouchers } from '../../promo/rules/orderVouchers.ts';
import { orderOf } from '../../promo/rules/promotions.ts';
import { couriersOf, parcelOf, shippingOptionsOf } from '../rules/shipping.ts';

const { calls } = pickupPointCalls;
type AskedShipping = Pick<Asked<typeof shippingCalls.calls.listShippingOptions>, 'c' | 'places' | 'query'>;

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

  const route = createRoute(app, deps);

  const optionsOf = (asked: AskedShipping) => {
    const { c } = asked;
    const found = catalogue.find(asked.places.id);
    const { query } = asked;
    const parcel = parcelOf(database, found, query, deps.now());
    const options = shippingOptionsOf(parcel, couriersOf(found), c.var.language);
    const order = orderOf(deps, found, parcel.quantity);
    const { memberId } = c.var.visit;
    const isPaid = isShippingPaid(deps, found, order, memberId);
    const goods = [{ found, order }];
    const afterVouchers = shippingAfterVouchers(deps, goods, memberId, c.var.language);
    return {
      query,
      parcel,
      options: isPaid
        ? options.map(paidFor)
        : options.map((option) => ({ ...option, afterVouchers: afterVouchers(option.price ?? 0) })),
    };
  };

  const summaryOf = (asked: AskedShipping) => {
    const { query, parcel, options } = optionsOf(asked);
    const cheapest = cheapestOf(options);
    const isAsked = query.postalCode !== undefined || query.latitude !== undefined;
    return {
      price: cheapest?.price ?? 0,
      originalPrice: cheapest?.originalPrice ?? null,
      afterVouchers: cheapest?.afterVouchers ?? null,
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

  route(shippingCalls.calls.listShippingOptions, (asked) => orUnserviceable(() => optionsOf(asked).options));
  route(fulfilmentCalls.calls.readShippingSummary, (asked) => orUnserviceable(() => summaryOf(asked)));
  route(calls.findNearestPickupPoint, (asked) =>
    nearestPickupPointFor(database, catalogue.find(asked.places.id), asked.query),
  );
  route(calls.listPickupPoints, ({ places }) => pickupPointsFor(deps, catalogue.find(places.id)));
  route(calls.listOfflineMerchants, (asked) =>
    offlineMerchantsFor(database, catalogue.find(asked.places.id), asked.query.type, deps.now()),
  );
  route(calls.findOtherPickupPoint, (asked) => {
    const found = catalogue.find(asked.places.id);
    const { pickupPointCode, latitude, longitude } = asked.query;
    const location = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
    return otherPickupPointFor(database, found, { pickupPointCode, location });
  });
  return app;
}
