import * as z from 'zod/mini';
import { SELLER_GROUPS } from '#src/domain/seller/sellerGroup.ts';
import { SLOT_STATUSES, SLOTTED_SHIPPING_TYPES } from '#src/domain/grocery/grocerySlots.ts';
import { warehouse } from '#src/domain/fulfilment/warehouse.ts';
import { groceryPlaceQuery } from '#src/domain/grocery/groceryPlace.ts';
import { pickupHour } from '../../product/product/contract.ts';
import { richText } from '../../richText/contract.ts';
import { nullable } from '../../shapes.ts';
import { wire } from '../../http/wire.ts';
import { productCards } from '../../recommendation/recommendation/contract.ts';

const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const time = z.string().check(z.regex(/^\d{2}:\d{2}$/));
/** A day and a time of it, where the store is: "2026-11-28T13:00". */
const localMoment = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/));
const slotId = z.string().check(z.minLength(1), z.maxLength(64));

/** Times are the store's own. [API-18] */
export const slot = z.object({
  id: slotId,
  date,
  start: time,
  end: time,
  /** Time at which orders for the slot close; null when unknown. [GROC-34] */
  orderBefore: nullable(localMoment),
  status: z.enum(SLOT_STATUSES),
  price: z.number().check(z.nonnegative()),
});

/** GET slotted-delivery of a product. [API-18, GROC-14] */
export const slottedDelivery = z.object({
  shippings: z.array(
    z.object({ type: z.enum(SLOTTED_SHIPPING_TYPES), slots: z._default(z.array(slot), []) }),
  ),
  conditions: z._default(z.array(z.string()), []),
  utcOffsetHours: z._default(z.number(), 7),
  /** The slot in which the visitor's bag has a place at this store; null where it has none. [GROC-36] */
  held: nullable(z.string()),
});
/** Query of slotted-delivery: the store, by its pickup point, default the item's own; and where to, which may be left out. */
export const slottedDeliveryQuery = z.object({
  pickupPointCode: z.optional(z.string().check(z.maxLength(64))),
  ...groceryPlaceQuery,
});
/** Query of slotted-delivery/_resolve. [API-19] */
export const resolveSlotQuery = z.object({
  slotId,
  pickupPointCode: z.optional(z.string().check(z.maxLength(64))),
  ...groceryPlaceQuery,
});

/** A store near the visitor: a warehouse and what the picker says about it. [API-106] */
export const nearbyStore = z.extend(warehouse, {
  distanceKm: z._default(z.nullable(z.number().check(z.nonnegative())), null),
  /** Of today; null while it is closed, absent where the backend does not tell. */
  hours: z.optional(z.nullable(z.object({ open: time, close: time }))),
  pickupHours: z._default(z.array(pickupHour), []),
  /** The first time it could deliver; null while it delivers nothing, absent where the backend does not tell. */
  nextDelivery: z.optional(z.nullable(z.object({ date, start: time, end: time }))),
  utcOffsetHours: z._default(z.number(), 7),
});
/** POST nearby-stores, nearest first. [API-106] */
export const nearbyStores = z.object({ stores: z.array(nearbyStore) });
/** Degrees as text, within so many on both sides of zero. */
const degrees = (most: number) =>
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,15})?$/)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(-most), z.maximum(most))),
  );
const channel = { 'x-channel': z.optional(z.enum(SELLER_GROUPS)) };
/** A name in a header, where only plain letters may stand. */
const encodedName = z.pipe(
  z.string().check(z.maxLength(300)),
  z.pipe(
    z.transform((text: string) => {
      try {
        return decodeURIComponent(text);
      } catch {
        return '';
      }
    }),
    z.string().check(z.maxLength(100)),
  ),
);
/** Headers of nearby-stores: a place on the map, or the area of an address without a pin. */
export const nearbyStoresHeaders = z.union([
  z.object({ 'x-latitude': degrees(90), 'x-longitude': degrees(180), ...channel }),
  z.object({
    'x-postal-code': z.string().check(z.regex(/^\d{5}$/)),
    'x-district': z._default(encodedName, ''),
    'x-city': z._default(encodedName, ''),
    ...channel,
  }),
]);

/** GET store-picker-config. [API-108, GROC-28] */
export const storePickerConfig = z.object({
  enabled: z._default(z.boolean(), false),
  stores: z._default(
    z.array(z.object({ groupName: z.string(), label: z.string(), icon: z._default(z.string(), '') })),
    [],
  ),
});

/** Query of grocery recommendations. [API-107] */
export const groceryRecommendationsQuery = z.object({
  itemSku: z.string().check(z.minLength(1), z.maxLength(64)),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1000)), 0),
  size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 18),
});

/** GET grocery-wiki of a language. [API-52] */
export const groceryWiki = z.object({ title: z.string(), content: z._default(richText, []) });

export type NearbyStore = z.output<typeof nearbyStore>;
export type StorePickerConfig = z.output<typeof storePickerConfig>;

export const readSlottedDelivery = wire({
  method: 'GET',
  path: '/product-detail/products/{id}/slotted-delivery',
  answer: slottedDelivery,
});
export const resolveSlot = wire({
  method: 'GET',
  path: '/product-detail/products/{id}/slotted-delivery/_resolve',
  answer: slot,
});
export const findNearbyStores = wire({
  method: 'POST',
  path: '/grocery/nearby-stores',
  answer: nearbyStores,
});
export const readStorePickerConfig = wire({
  method: 'GET',
  path: '/grocery/store-picker-config',
  answer: storePickerConfig,
});
export const recommendGroceries = wire({
  method: 'GET',
  path: '/grocery/recommendations',
  answer: productCards,
});
export const readGroceryWiki = wire({
  method: 'GET',
  path: '/content/grocery-wiki/{language}',
  answer: groceryWiki,
});
