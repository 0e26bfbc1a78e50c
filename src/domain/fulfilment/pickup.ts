import { distanceKm } from '../address/distance.ts';
import { clockSpan } from '../shell/format.ts';
import type { Geolocation } from '../address/destination.ts';

export const PICKUP_HOUR_STATUSES = ['AVAILABLE', 'NOT_AVAILABLE'] as const;
export type PickupHourStatus = (typeof PICKUP_HOUR_STATUSES)[number];

/** A counter's hours on one day of the week; 1 is Monday, 7 is Sunday. [PICKUP-06] */
export interface PickupHour {
  day: number;
  open: string;
  close: string;
  status: PickupHourStatus;
}

export interface PickupPlace {
  latitude: number;
  longitude: number;
  available: boolean;
}

/** The distance of a pickup point; null while the visitor's location is unknown. [PICKUP-01] */
export function distanceTo(place: PickupPlace, geolocation: Geolocation | null): number | null {
  return geolocation === null ? null : distanceKm(geolocation, place);
}

/** Points that can serve first, the nearest first; without a location in the order they came. */
export function sortedByDistance<TPlace extends PickupPlace>(
  places: readonly TPlace[],
  geolocation: Geolocation | null,
): TPlace[] {
  const rank = (place: TPlace) => (place.available ? 0 : 1);
  return places
    .map((place, position) => ({ place, position, km: distanceTo(place, geolocation) ?? 0 }))
    .sort(
      (left, right) =>
        rank(left.place) - rank(right.place) || left.km - right.km || left.position - right.position,
    )
    .map(({ place }) => place);
}

export interface DayHours {
  day: number;
  hours: PickupHour[];
}

/** Hours by day of the week, Monday first; days without hours are left out. */
export function hoursByDay(hours: readonly PickupHour[]): DayHours[] {
  return [1, 2, 3, 4, 5, 6, 7]
    .map((day) => ({ day, hours: hours.filter((hour) => hour.day === day) }))
    .filter((entry) => entry.hours.length > 0);
}

/** A run of days with the same hours, for one line: "Senin–Sabtu 09.00–17.00". */
export function hourSpans(hours: readonly PickupHour[]): { from: number; to: number; text: string }[] {
  const spans: { from: number; to: number; text: string }[] = [];
  for (const { day, hours: ofDay } of hoursByDay(hours)) {
    const text = ofDay.map(({ open, close }) => clockSpan(open, close)).join(', ');
    const last = spans.at(-1);
    if (last !== undefined && last.to === day - 1 && last.text === text) last.to = day;
    else spans.push({ from: day, to: day, text });
  }
  return spans;
}
