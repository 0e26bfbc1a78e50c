import type { Geolocation } from './destination.ts';
import { plainLine } from '../shell/plainLine.ts';

/** The sea and land around Indonesia, in degrees; where exactly it ends on Borneo, Timor and Papua only a map knows. */
export const INDONESIA_BOUNDS = { west: 94.9, south: -11.1, east: 141.1, north: 6.2 } as const;

/** Tells whether a pin can lie in Indonesia. [ERR-51] */
export function isWithinIndonesia({ latitude, longitude }: Geolocation): boolean {
  const { west, south, east, north } = INDONESIA_BOUNDS;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** A coordinate to five decimals, about a metre. */
export const roundDegrees = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** Reads a typed coordinate, with a point or a comma; null when it is none. */
export function parseDegrees(text: string, limit: 90 | 180): number | null {
  const line = plainLine(text).replace(',', '.');
  if (!/^-?\d{1,3}(\.\d{1,12})?$/.test(line)) return null;
  const degrees = Number(line);
  return Math.abs(degrees) <= limit ? degrees : null;
}

/** Why the device did not tell where it is. */
export type LocationProblem = 'permissionOff' | 'unavailable';

/** Reads the problem from whatever asking the device rejected with. [ERR-52] */
export function toLocationProblem(error: unknown): LocationProblem {
  const problem = (error as { problem?: unknown } | null)?.problem;
  return problem === 'permissionOff' ? 'permissionOff' : 'unavailable';
}
