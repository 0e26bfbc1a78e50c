import type { Geolocation } from '#src/domain/address/destination.ts';
import {
  daysBetween,
  localDate,
  startOfDay,
  weekdayOf,
  WIB_OFFSET_HOURS,
} from '#src/domain/shell/calendarDay.ts';
import { distanceKm } from '#src/domain/address/distance.ts';
import { islandOf, utcOffsetHoursOf, type Reach } from '../../address/catalogue/postalAreas.ts';
import type { Zone } from '../catalogue/couriers.ts';
import type { CataloguePickupPoint } from '../catalogue/pickupPoints.ts';
import type { Database, Row } from '../../core/database/openDatabase.ts';

/** The area of a postal code, or of a place on the map. */
export interface Area extends Geolocation {
  city: string;
  province: string;
  reach: Reach;
  metro: string | null;
}

export type Place = CataloguePickupPoint;

/** The next time at which couriers collect what is ordered now. */
export interface HandOver {
  /** Days counted from today in Jakarta. */
  daysLater: number;
  /** "15:00" of that day in Jakarta: orders before it are collected then; null where the time is unknown. */
  orderBefore: string | null;
}

/** Every day of a week, and the same day of the next one. */
const DAYS_AHEAD = [0, 1, 2, 3, 4, 5, 6, 7];
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The province in whose time couriers and pages reckon. */
export const JAKARTA = 'DKI Jakarta';

/** A place farther than this from every known area is outside Indonesia, in kilometres. */
const AREA_REACH_KM = 400;

const toArea = (row: Row): Area => ({
  city: String(row['city']),
  province: String(row['province']),
  latitude: Number(row['latitude']),
  longitude: Number(row['longitude']),
  reach: String(row['reach']) as Reach,
  metro: row['metro'] === null ? null : String(row['metro']),
});

const toPlace = (row: Row): Place => ({
  code: String(row['code']),
  merchantCode: String(row['merchant_code']),
  name: String(row['name']),
  address: String(row['address']),
  city: String(row['city']),
  province: String(row['province']),
  postalCode: String(row['postal_code']),
  latitude: Number(row['latitude']),
  longitude: Number(row['longitude']),
  delivers: row['delivers'] === 1,
  counter: row['counter'] === 1,
  hours: JSON.parse(String(row['hours'])) as Place['hours'],
  orderBefore: JSON.parse(String(row['cut_off'])) as Place['orderBefore'],
});

/** The area of a postal code by its longest known prefix; null for an unknown code. */
export function areaOfPostalCode(database: Database, postalCode: string): Area | null {
  const prefixes = [5, 4, 3, 2].map((length) => postalCode.slice(0, length));
  const row = database.get(
    'SELECT * FROM postal_areas WHERE prefix IN (?,?,?,?) ORDER BY LENGTH(prefix) DESC LIMIT 1',
    ...prefixes,
  );
  return row === undefined ? null : toArea(row);
}

/** The area whose middle is nearest to a place on the map; null outside Indonesia. */
export function areaOfLocation(database: Database, location: Geolocation): Area | null {
  const [nearest] = database
    .all('SELECT * FROM postal_areas')
    .map((row) => ({ area: toArea(row), km: distanceKm(location, toArea(row)) }))
    .sort((left, right) => left.km - right.km);
  return nearest === undefined || nearest.km > AREA_REACH_KM ? null : nearest.area;
}

/** The places of a seller in their order. */
export function placesOf(database: Database, merchantCode: string): Place[] {
  return database
    .all('SELECT * FROM pickup_points WHERE merchant_code = ? ORDER BY position', merchantCode)
    .map(toPlace);
}

export function areaOfPlace(database: Database, place: Place): Area | null {
  return place.postalCode === ''
    ? areaOfLocation(database, place)
    : areaOfPostalCode(database, place.postalCode);
}

export function zoneBetween(from: Area, to: Area): Zone {
  if (from.city === to.city || (from.metro !== null && from.metro === to.metro)) return 'metro';
  if (from.province === to.province) return 'province';
  return islandOf(from.province) === islandOf(to.province) ? 'island' : 'overseas';
}

/** The clock of a place: day of the week (1 is Monday) and "HH:MM". */
export function localTime(province: string, epochMs: number): { day: number; time: string } {
  const local = new Date(epochMs + utcOffsetHoursOf(province) * 3_600_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    day: ((local.getUTCDay() + 6) % 7) + 1,
    time: `${two(local.getUTCHours())}:${two(local.getUTCMinutes())}`,
  };
}

/** Returns the next collection at a place, by the clock of its province. [SHIP-21] */
export function handOverAt(orderBefore: Place['orderBefore'], province: string, epochMs: number): HandOver {
  const offset = utcOffsetHoursOf(province);
  const today = startOfDay(epochMs, offset);
  for (const ahead of DAYS_AHEAD) {
    const day = today + ahead * DAY_MS;
    const [hours, minutes] = orderBefore[weekdayOf(localDate(day, offset)) - 1]?.split(':') ?? [];
    const endsAt = day + (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
    // False for a day without a collection, whose end is not a number.
    if (!(endsAt > epochMs)) continue;
    const daysLater = daysBetween(localDate(epochMs, WIB_OFFSET_HOURS), localDate(endsAt, WIB_OFFSET_HOURS));
    return { daysLater, orderBefore: localTime(JAKARTA, endsAt).time };
  }
  return { daysLater: 0, orderBefore: null };
}

/** Returns the opening hours of each day; one that has closed for today is not available. [PICKUP-06] */
export function pickupHoursAt(place: Pick<Place, 'hours' | 'province'>, epochMs: number) {
  const now = localTime(place.province, epochMs);
  return place.hours
    .flatMap(({ days, open, close, available }) =>
      days.map((day) => {
        const isOver = day === now.day && now.time >= close;
        return {
          day,
          open,
          close,
          status: available && !isOver ? ('AVAILABLE' as const) : ('NOT_AVAILABLE' as const),
        };
      }),
    )
    .sort((left, right) => left.day - right.day || left.open.localeCompare(right.open));
}
