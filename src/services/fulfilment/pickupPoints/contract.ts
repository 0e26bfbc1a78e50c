import * as z from 'zod/mini';
import { FULFILMENTS } from '#src/domain/fulfilment/fulfilment.ts';
import { PICKUP_HOUR_STATUSES } from '#src/domain/fulfilment/pickup.ts';
import { latitudeAsked, longitudeAsked } from '../../placeAsked.ts';
import { text } from '../../shapes.ts';
import { wire } from '../../http/wire.ts';

const latitude = z.number().check(z.minimum(-90), z.maximum(90));
const longitude = z.number().check(z.minimum(-180), z.maximum(180));

export const pickupHour = z.object({
  /** 1 is Monday, 7 is Sunday. */
  day: z.number(),
  open: z.string(),
  close: z.string(),
  status: z.enum(PICKUP_HOUR_STATUSES),
});

/** A place that has the product. [API-25] */
export const pickupPoint = z.object({
  code: z.string(),
  name: z.string(),
  address: text,
  latitude,
  longitude,
  pickupHours: z._default(z.array(pickupHour), []),
  /** Rupiah. */
  price: z.number().check(z.nonnegative()),
  available: z._default(z.boolean(), true),
  /** Ways the point serves: it hands over at the counter, it ships, or both. */
  fulfilments: z._default(z.array(z.enum(FULFILMENTS)), ['PICKUP']),
});
export const pickupPoints = z.array(pickupPoint).check(z.maxLength(200));

/** The counter nearest to a location; null when the product is at no counter. [API-16] */
export const nearestPickupPoint = z.nullable(
  z.object({
    code: z.string(),
    name: z.string(),
    /** Kilometres. */
    distance: z.number().check(z.nonnegative()),
    available: z._default(z.boolean(), true),
  }),
);

const otherPlace = z._default(z.nullable(z.object({ code: z.string(), name: z.string() })), null);
/** Another place that has what this one is out of, for each way to get it. [API-31] */
export const otherPickupPoint = z.object({ pickup: otherPlace, delivery: otherPlace });

/** A physical store that sells the product. [API-26] */
export const offlineMerchant = z.object({
  code: z.string(),
  name: z.string(),
  address: text,
  hours: z._default(z.array(pickupHour), []),
});
export const offlineMerchants = z.array(offlineMerchant).check(z.maxLength(200));

export const OFFLINE_TYPES = ['OFFLINE', 'OFFLINE_ONLY'] as const;
export type OfflineType = (typeof OFFLINE_TYPES)[number];

export const pickupPointsQuery = z.object({
  latitude: z.optional(latitudeAsked),
  longitude: z.optional(longitudeAsked),
});
export const nearestQuery = z.object({
  latitude: latitudeAsked,
  longitude: longitudeAsked,
});
export const otherPickupPointQuery = z.extend(pickupPointsQuery, {
  pickupPointCode: z.optional(z.string().check(z.maxLength(64))),
});
export const offlineMerchantsQuery = z.object({ type: z.enum(OFFLINE_TYPES) });

export type PickupPoint = z.output<typeof pickupPoint>;
export type NearestPickupPoint = z.output<typeof nearestPickupPoint>;
export type OtherPickupPoint = z.output<typeof otherPickupPoint>;
export type OfflineMerchant = z.output<typeof offlineMerchant>;

export const listPickupPoints = wire({
  method: 'GET',
  path: '/product/products/{id}/pickup-points',
  answer: pickupPoints,
});
export const findNearestPickupPoint = wire({
  method: 'GET',
  path: '/product-detail/products/{id}/nearest-pickup-point',
  answer: nearestPickupPoint,
});
export const findOtherPickupPoint = wire({
  method: 'GET',
  path: '/product-pickup-point/{id}/other-pickup-point',
  answer: otherPickupPoint,
});
export const listOfflineMerchants = wire({
  method: 'GET',
  path: '/product/products/{id}/offline-merchants',
  answer: offlineMerchants,
});
