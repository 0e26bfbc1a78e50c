import { byShippingPrice, cheapestOf } from '#src/domain/fulfilment/cheapestWay.ts';
import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import type { Geolocation } from '#src/domain/address/destination.ts';
import { distanceKm } from '#src/domain/address/distance.ts';
import type { Language } from '#src/domain/shell/language.ts';
import type { LogisticCode, ShippingErrorCode } from '#src/domain/fulfilment/shipping.ts';
import type { ShippingQuery } from '#src/services/fulfilment/fulfilment/contract.ts';
import type { ShippingOption } from '#src/services/fulfilment/shipping/contract.ts';
import {
  BIG_ITEM_COURIERS,
  couriers,
  DEFAULT_COURIERS,
  GROCERY_COURIERS,
  type Courier,
  type Zone,
} from '../catalogue/couriers.ts';
import type { CatalogueItem, CatalogueProduct } from '../../product/catalogue/types.ts';
import type { Database } from '../../core/database/openDatabase.ts';
import { Refusal } from '../../core/http/answers.ts';
import type { FoundItem } from '../../product/rules/catalogue.ts';
import {
  areaOfLocation,
  areaOfPlace,
  areaOfPostalCode,
  handOverAt,
  JAKARTA,
  localTime,
  placesOf,
  zoneBetween,
  type Area,
  type HandOver,
  type Place,
} from './places.ts';

const PRICE_STEP = 500;

/** Codes to answer when all couriers are closed: first the one that the visitor can change most easily. */
const TELLING: readonly ShippingErrorCode[] = [
  'CUSTOMER_GEO_LOCATION_REQUIRED',
  'EXCEED_WORKHOUR',
  'ETD_CALCULATION_ERROR',
  'TOTAL_ITEM_WEIGHT_EXCEEDED',
  'MAX_WEIGHT_PER_ITEM_EXCEEDED',
  'DG_NOT_MATCH',
  'MAXIMUM_DISTANCE_EXCEEDED',
  'EXTERNAL_API_FAILURE',
  'SHIP_NOT_COVERED',
];

/** One parcel: its goods, its origin and destination, and its time. */
export interface Parcel {
  product: CatalogueProduct;
  item: CatalogueItem;
  quantity: number;
  from: Area | null;
  origin: Geolocation | null;
  to: Area | null;
  /** The visitor's pin; null without one. */
  pin: Geolocation | null;
  /** "12:00" in Jakarta, where couriers have their dispatch. */
  time: string;
  handOver: HandOver;
}
interface Trouble {
  code: ShippingErrorCode;
  params: Record<string, number>;
}

/** The couriers of a product: its own, those of its size or trade, or its seller's. */
export function couriersOf({ product, merchant }: Pick<FoundItem, 'product' | 'merchant'>): Courier[] {
  const ids =
    product.couriers ??
    (product.type === 'BIG_PRODUCT'
      ? BIG_ITEM_COURIERS
      : (merchant.couriers ?? (product.vendor === 'grocery' ? GROCERY_COURIERS : DEFAULT_COURIERS)));
  return couriers.filter(({ id }) => ids.includes(id));
}

/** Kilograms that a courier charges for one piece: by weight, or by size where that is more. */
export function chargedKg(courier: Courier, product: CatalogueProduct, item: CatalogueItem): number {
  const kg = (item.weightGrams ?? product.weightGrams) / 1000;
  const size = item.dimensionsCm ?? product.dimensionsCm;
  if (courier.volumeDivisor === null || size === undefined) return kg;
  return Math.max(kg, (size[0] * size[1] * size[2]) / courier.volumeDivisor);
}

export function canCarry(courier: Courier, product: CatalogueProduct, item: CatalogueItem): boolean {
  return chargedKg(courier, product, item) <= courier.maxItemKg;
}

/** The parcel of a request; without a destination it goes to the default one. */
export function parcelOf(
  database: Database,
  found: FoundItem,
  query: Partial<ShippingQuery>,
  nowMs: number,
): Parcel {
  const places = placesOf(database, found.merchant.code);
  const place = originOf(places, query.pickupPointCode ?? found.item.pickupPointCode);
  const pin =
    query.latitude === undefined || query.longitude === undefined
      ? null
      : { latitude: query.latitude, longitude: query.longitude };
  const postalCode = query.postalCode ?? (pin === null ? DEFAULT_DESTINATION.postalCode : '');
  const to = areaOfPostalCode(database, postalCode) ?? (pin === null ? null : areaOfLocation(database, pin));
  const from = place === null ? null : areaOfPlace(database, place);
  return {
    product: found.product,
    item: found.item,
    quantity: query.qty ?? 1,
    from,
    origin: place,
    to,
    pin,
    time: localTime(JAKARTA, nowMs).time,
    handOver: handOverAt(place?.orderBefore ?? [], from?.province ?? JAKARTA, nowMs),
  };
}

/** Parcels leave from the requested place when it sends any, else from the seller's first that does. */
export function originOf(places: readonly Place[], code: string): Place | null {
  const sending = places.filter(({ delivers }) => delivers);
  return sending.find((place) => place.code === code) ?? sending[0] ?? null;
}

/** Returns the couriers of a parcel, open ones first, closed with the reason; throws when all are closed. [API-13] */
export function shippingOptionsOf(
  parcel: Parcel,
  carriers: readonly Courier[],
  language: Language,
): ShippingOption[] {
  const troubles = carriers.map((courier) => troubleOf(parcel, courier));
  if (troubles.every((trouble) => trouble !== null)) throw refusalOf(troubles);
  const options = carriers.map((courier, position) =>
    toOption(parcel, courier, troubles[position] ?? null, language),
  );
  const best = cheapestOf(options);
  const open = options.filter(({ available }) => available);
  const closed = options.filter(({ available }) => !available);
  return [...open.sort(byShippingPrice), ...closed].map((option) =>
    option === best && open.length > 1 ? { ...option, tags: [...option.tags, 'BEST_OFFER'] } : option,
  );
}

function refusalOf(troubles: readonly Trouble[]): Refusal {
  const code = TELLING.find((known) => troubles.some((trouble) => trouble.code === known));
  const same = troubles.filter((trouble) => trouble.code === code);
  const names = new Set(same.flatMap(({ params }) => Object.keys(params)));
  // The largest of the limits that refused the parcel.
  const params = [...names].map((name) => [name, Math.max(...same.map((one) => one.params[name] ?? 0))]);
  return new Refusal(422, code ?? 'SHIP_NOT_COVERED', Object.fromEntries(params) as Record<string, number>);
}

/** Returns the reason why a courier refuses a parcel, or null. */
export function troubleOf(parcel: Parcel, courier: Courier): Trouble | null {
  const { product, item, quantity, from, to, pin, time } = parcel;
  const trouble = (code: ShippingErrorCode, params: Record<string, number> = {}) => ({ code, params });
  if (from === null || to === null) return trouble('SHIP_NOT_COVERED');
  const { maintenance } = courier;
  if (maintenance !== undefined && time >= maintenance.from && time < maintenance.to) {
    return trouble('EXTERNAL_API_FAILURE');
  }
  const zone = zoneBetween(from, to);
  if (to.reach === 'none' || (to.reach === 'sea' && !courier.reachesIslands)) {
    return trouble('SHIP_NOT_COVERED');
  }
  if (courier.tariffs[zone] === undefined) return trouble('SHIP_NOT_COVERED');
  if (product.tags.includes('DANGEROUS_GOOD') && !takesDangerousGoods(courier, zone, to)) {
    return trouble('DG_NOT_MATCH');
  }
  const kg = chargedKg(courier, product, item);
  if (kg > courier.maxItemKg)
    return trouble('MAX_WEIGHT_PER_ITEM_EXCEEDED', { maxWeight: courier.maxItemKg });
  if (kg * quantity > courier.maxTotalKg) {
    return trouble('TOTAL_ITEM_WEIGHT_EXCEEDED', { maxWeight: courier.maxTotalKg });
  }
  const { maxDistanceKm } = courier;
  if (maxDistanceKm !== null && kmOf(parcel) > maxDistanceKm) {
    return trouble('MAXIMUM_DISTANCE_EXCEEDED', { maxDistance: maxDistanceKm });
  }
  if (courier.needsPin && pin === null) return trouble('CUSTOMER_GEO_LOCATION_REQUIRED');
  if (product.preOrderDays === null) return trouble('ETD_CALCULATION_ERROR');
  const isToday = product.preOrderDays === undefined && courier.hours !== null;
  if (isToday && courier.hours !== null && (time < courier.hours.open || time >= courier.hours.close)) {
    return trouble('EXCEED_WORKHOUR');
  }
  return null;
}

function takesDangerousGoods(courier: Courier, zone: Zone, to: Area): boolean {
  if (courier.dangerousGoods === 'overland') return zone !== 'overseas' && to.reach === 'road';
  return courier.dangerousGoods === 'always';
}

/** Kilometres from the seller's place to the pin, or to the middle of the area. */
function kmOf({ origin, pin, to }: Parcel): number {
  const end = pin ?? to;
  return origin === null || end === null ? 0 : distanceKm(origin, end);
}

function toOption(
  parcel: Parcel,
  courier: Courier,
  trouble: Trouble | null,
  language: Language,
): ShippingOption {
  const { product, from, to } = parcel;
  const code: LogisticCode =
    product.preOrderDays === undefined ? courier.code : (courier.preOrderCode ?? courier.code);
  const closed = {
    code,
    name: courier.name[language],
    price: null,
    originalPrice: null,
    afterVouchers: null,
    etd: null,
    tags: [],
    available: false,
    errorCode: trouble?.code ?? null,
    params: trouble?.params ?? {},
  };
  if (trouble !== null || from === null || to === null) return closed;
  const zone = zoneBetween(from, to);
  const full = tariffOf(parcel, courier, zone);
  const price = Math.max(0, full - (product.shippingSubsidy ?? 0));
  const { minDays, maxDays, withinHours, before } = courier.promises[zone] ?? { minDays: 1, maxDays: 7 };
  // Pre-ordered goods are handed over when they arrive, not at a collection of today.
  const isWaitedFor = product.preOrderDays !== undefined;
  const daysLater = isWaitedFor ? 0 : parcel.handOver.daysLater;
  const wait = (product.preOrderDays ?? 0) + daysLater;
  return {
    ...closed,
    price,
    originalPrice: price < full ? full : null,
    etd: {
      minDays: minDays + wait,
      maxDays: maxDays + wait,
      // A promise of hours holds only for today.
      withinHours: daysLater > 0 ? null : (withinHours ?? null),
      before: before ?? null,
      orderBefore: isWaitedFor || daysLater > 0 ? null : orderBeforeOf(parcel, courier),
    },
    tags: price === 0 ? ['FREE'] : [],
    available: true,
  };
}

/**
 * Returns the last time for orders that are sent today: the earlier of the place's cut-off and the end of the courier's
 * hours. [SHIP-18, SHIP-21]
 */
function orderBeforeOf({ handOver }: Parcel, courier: Courier): string | null {
  const [first = null] = [handOver.orderBefore, courier.hours?.close ?? null]
    .filter((time) => time !== null)
    .sort();
  return first;
}

/** Rupiah for the first kilograms, every further one begun, and the kilometres. */
function tariffOf(parcel: Parcel, courier: Courier, zone: Zone): number {
  const tariff = courier.tariffs[zone] ?? { base: 0, includedKg: 0, perKg: 0, perKm: 0 };
  const kg = chargedKg(courier, parcel.product, parcel.item) * parcel.quantity;
  const further = Math.max(0, Math.ceil(kg - tariff.includedKg));
  const rupiah = tariff.base + further * tariff.perKg + Math.round(kmOf(parcel)) * tariff.perKm;
  return Math.ceil(rupiah / PRICE_STEP) * PRICE_STEP;
}
