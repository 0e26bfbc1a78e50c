import * as z from 'zod/mini';
import { latitudeAsked, longitudeAsked } from '../../placeAsked.ts';
import { rupiah } from '../../money/contract.ts';
import { quantityAsked } from '../../shapes.ts';
import { wire } from '../../http/wire.ts';

/** The cheapest way to the destination, without opening all options. [API-14] */
export const shippingSummary = z.object({
  price: z.number(),
  originalPrice: z._default(z.nullable(z.number()), null),
  /** The price after the vouchers that apply by themselves; null where none does. [SHIP-27] */
  afterVouchers: z._default(z.nullable(rupiah), null),
  /** Estimate as the first and last day counted from today: 0 is today, 1 is tomorrow. */
  etd: z.object({
    minDays: z.number(),
    maxDays: z.number(),
    /** Latest time of order for this arrival: "15:00" of today in Jakarta; null when unknown. [SHIP-18] */
    orderBefore: z._default(z.nullable(z.string().check(z.regex(/^\d{2}:\d{2}$/))), null),
  }),
  tags: z._default(z.array(z.string()), []),
  destination: z._default(z.object({ district: z.string(), city: z.string() }), { district: '', city: '' }),
});
export type ShippingSummary = z.output<typeof shippingSummary>;

/** No courier delivers there. This is a regular answer, with a code of the shipping catalogue. [SHIP-07] */
export const unserviceable = z.object({
  errorCode: z.string(),
  /** Numbers of the message: maxWeight in kg, maxDistance in km. */
  params: z._default(z.record(z.string(), z.number()), {}),
});
export type Unserviceable = z.output<typeof unserviceable>;
/** Answer of `shipping-summary`. [API-14] */
export const shippingSummaryAnswer = z.union([shippingSummary, unserviceable]);

const area = z.optional(z.string().check(z.maxLength(100)));
/** Destination of a parcel in the queries of `shipping` and `shipping-summary`. [API-13, API-14] */
export const shippingQuery = z.object({
  qty: z._default(quantityAsked, 1),
  pickupPointCode: z.optional(z.string().check(z.maxLength(64))),
  subdistrict: area,
  district: area,
  city: area,
  postalCode: z.optional(z.string().check(z.regex(/^\d{5}$/))),
  latitude: z.optional(latitudeAsked),
  longitude: z.optional(longitudeAsked),
});
export type ShippingQuery = z.output<typeof shippingQuery>;

export const readShippingSummary = wire({
  method: 'GET',
  path: '/product-detail/products/{id}/shipping-summary',
  answer: shippingSummaryAnswer,
});
