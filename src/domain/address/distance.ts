import { formatNumber } from '../shell/format.ts';
import type { Language } from '../shell/language.ts';
import type { Geolocation } from './destination.ts';

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two places, as the crow flies. */
export function distanceKm(from: Geolocation, to: Geolocation): number {
  const latitude = radians(to.latitude - from.latitude);
  const longitude = radians(to.longitude - from.longitude);
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Kilometres as a visitor reads them, with a no-break space: "800 m", "1,2 km" ("1.2 km" in English), "24 km". */
export function formatDistance(kilometres: number, language: Language): string {
  if (kilometres < 0.95) return `${Math.max(1, Math.round(kilometres * 10)) * 100}\u00a0m`;
  const rounded = kilometres < 9.95 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres);
  return `${formatNumber(rounded, language)}\u00a0km`;
}
