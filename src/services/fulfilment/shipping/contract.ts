import * as z from 'zod/mini';
import type { Destination } from '#src/domain/address/destination.ts';
import { unserviceable } from '../fulfilment/contract.ts';
import { rupiah } from '../../money/contract.ts';
import { nullable } from '../../shapes.ts';
import { wire } from '../../http/wire.ts';

const clock = z.string().check(z.regex(/^\d{2}:\d{2}$/));
/** When a parcel arrives: days counted from today, 0 is today. Hours and clock only where the way promises them. */
export const estimate = z.object({
  minDays: z.number(),
  maxDays: z.number(),
  /** Hours after the seller handed it over. */
  withinHours: nullable(z.number()),
  /** "21:00" on the last of the days. */
  before: nullable(z.string()),
  /** Latest time of order for this arrival: "15:00" of today in Jakarta; null when unknown. [SHIP-18] */
  orderBefore: nullable(clock),
});

/** One way to the destination. [SHIP-01] */
export const shippingOption = z.object({
  code: z.string(),
  name: z._default(z.string(), ''),
  price: nullable(rupiah),
  originalPrice: nullable(rupiah),
  /** The price after the vouchers that apply by themselves; null where none does. [SHIP-27] */
  afterVouchers: nullable(rupiah),
  etd: nullable(estimate),
  tags: z._default(z.array(z.string()), []),
  available: z._default(z.boolean(), true),
  errorCode: nullable(z.string()),
  /** Numbers of the message: maxWeight in kg, maxDistance in km. Without them the message does without, too. */
  params: z.catch(z._default(z.record(z.string(), z.number()), {}), {}),
});
/** The ways that there are. */
export const shippingOptions = z.array(shippingOption).check(z.maxLength(30));
/** Answer of `shipping`. [API-13] */
export const shippingAnswer = z.union([shippingOptions, unserviceable]);

export type ShippingOption = z.output<typeof shippingOption>;
export type Estimate = z.output<typeof estimate>;

/** Which parcel goes where. */
export interface ShippingRequest {
  itemSku: string;
  pickupPointCode: string;
  quantity: number;
  destination: Destination;
}

/** A destination as query parameters; the pin only when there is one. */
export function destinationQuery(destination: Destination): Record<string, string | number> {
  const { subdistrict, district, city, postalCode, geolocation } = destination;
  return {
    subdistrict,
    district,
    city,
    postalCode,
    ...(geolocation === null ? {} : { latitude: geolocation.latitude, longitude: geolocation.longitude }),
  };
}

export const listShippingOptions = wire({
  method: 'GET',
  path: '/product-detail/products/{id}/shipping',
  answer: shippingAnswer,
});
