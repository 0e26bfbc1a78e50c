import { cheapestOf } from '#src/domain/fulfilment/cheapestWay.ts';
import type { Language } from '#src/domain/shell/language.ts';
import { isLogisticCode, shippingProblemOf } from '#src/domain/fulfilment/shipping.ts';
import type { Fulfilment } from '#src/domain/fulfilment/fulfilment.ts';
import type { CartDestination } from '#src/services/bag/bag/contract.ts';
import type { ShippingOption } from '#src/services/fulfilment/shipping/contract.ts';
import { couriers } from '../catalogue/couriers.ts';
import type { Database } from '../../core/database/openDatabase.ts';
import { Refusal } from '../../core/http/answers.ts';
import type { FoundItem } from '../../product/rules/catalogue.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { couriersOf, parcelOf, shippingOptionsOf } from './shipping.ts';

type ShippingDeps = Pick<MarketplaceDeps, 'database' | 'now'>;

/** The sent part of an order's line; `courier` is the chosen code, null where none was chosen. */
export interface SentLine {
  found: FoundItem;
  quantity: number;
  pickupPointCode: string;
  courier: string | null;
}
/** The delivery of a line. */
export interface Way {
  code: string;
  /** Rupiah. */
  price: number;
  /** The price before a seller or a promotion pays for it; null where it is the same. */
  originalPrice: number | null;
  /** The chosen courier where another replaces it; null where the chosen one delivers, or none was chosen. */
  insteadOf: string | null;
}
/** The part of a body that names destination and courier. */
export interface SendingWish {
  fulfillment: Fulfilment;
  destination?: CartDestination | undefined;
  courier?: string | undefined;
}

/** Returns a delivery whose price a promotion pays; a closed one has no price. [PROMO-03] */
export function paidFor(option: ShippingOption): ShippingOption {
  if (option.price === null) return option;
  return {
    ...option,
    price: 0,
    originalPrice: option.originalPrice ?? option.price,
    tags: [...new Set([...option.tags, 'FREE'])],
  };
}

/**
 * Returns the delivery of a line to a destination: by the chosen courier while it takes the line, else by the cheapest
 * that does, as on the product page. Throws a code of the shipping catalogue when none does. [SHIP-14, SHIP-15]
 */
export function wayOf(deps: ShippingDeps, line: SentLine, to: CartDestination, isPaid: boolean): Way {
  const { found, quantity, pickupPointCode, courier } = line;
  const query = { qty: quantity, pickupPointCode, postalCode: to.postalCode, ...to.geolocation };
  const parcel = parcelOf(deps.database, found, query, deps.now());
  const ways = shippingOptionsOf(parcel, couriersOf(found), 'id');
  const options = isPaid ? ways.map(paidFor) : ways;
  const chosen = options.find(({ code, available }) => available && code === courier) ?? null;
  const { code, price, originalPrice } = chosen ?? (cheapestOf(options) as ShippingOption);
  return { code, price: price ?? 0, originalPrice, insteadOf: chosen === null ? courier : null };
}

/** The same, or null when no courier takes the line. */
export function tryWayOf(
  deps: ShippingDeps,
  line: SentLine,
  to: CartDestination,
  isPaid: boolean,
): Way | null {
  try {
    return wayOf(deps, line, to, isPaid);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/**
 * Checks destination and courier of a purchase before it is written. Refuses an unknown courier, and a place that no
 * courier reaches; the checkout settles what can change (hours, a pin, a weight). Without a destination nothing is
 * checked. [SHIP-16, SHIP-17]
 */
export function checkSending(
  deps: ShippingDeps,
  line: Omit<SentLine, 'courier'>,
  wish: SendingWish,
): Way | null {
  const { fulfillment, destination, courier = null } = wish;
  if (courier !== null && !isLogisticCode(courier)) throw new Refusal(400, 'COURIER_UNKNOWN');
  if (fulfillment !== 'DELIVERY' || destination === undefined) return null;
  try {
    return wayOf(deps, { ...line, courier }, destination, false);
  } catch (error) {
    if (!(error instanceof Refusal) || shippingProblemOf(error.code, error.params).isAboutPlace) throw error;
    return null;
  }
}

/** Returns the name of a courier. */
export function courierName(code: string, language: Language): string {
  const known = couriers.find((one) => one.code === code || one.preOrderCode === code);
  return known?.name[language] ?? code;
}

/** The table with the destination of a bag, and its column of the owner. */
const BAGS = {
  retail: { table: 'bag_destinations', whose: 'owner' },
  subscription: { table: 'subscription_destinations', whose: 'member_id' },
} as const;
type DestinedBag = keyof typeof BAGS;

/** Sets the one destination of a bag: that of the last add with one. */
export function setBagDestination(
  database: Database,
  owner: string,
  to: CartDestination,
  bag: DestinedBag = 'retail',
): void {
  const { postalCode, district, city, geolocation } = to;
  const { table, whose } = BAGS[bag];
  database.run(
    `INSERT OR REPLACE INTO ${table} (${whose}, postal_code, district, city, latitude, longitude)
     VALUES (?,?,?,?,?,?)`,
    owner,
    postalCode,
    district,
    city,
    geolocation?.latitude ?? null,
    geolocation?.longitude ?? null,
  );
}

/** Returns the destination of a bag; null before an add has named one. */
export function bagDestinationOf(
  database: Database,
  owner: string | null,
  bag: DestinedBag = 'retail',
): CartDestination | null {
  if (owner === null) return null;
  const { table, whose } = BAGS[bag];
  const row = database.get(`SELECT * FROM ${table} WHERE ${whose} = ?`, owner);
  if (row === undefined) return null;
  const { latitude, longitude } = row;
  return {
    postalCode: String(row['postal_code']),
    district: String(row['district']),
    city: String(row['city']),
    geolocation:
      typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null,
  };
}
