import type { Geolocation } from '#src/domain/destination.ts';
import type { LocationProblem } from '#src/domain/location.ts';

/** The device did not tell where it is. */
class LocationError extends Error {
  readonly problem: LocationProblem;
  constructor(problem: LocationProblem) {
    super(problem);
    this.name = 'LocationError';
    this.problem = problem;
  }
}

/** What a browser offers; absent where pages may not ask. */
export interface LocationSource {
  getCurrentPosition(
    onFound: (position: { coords: Geolocation }) => void,
    onRefused: (error: { code: number }) => void,
    options: { timeout: number; maximumAge: number },
  ): void;
}
const PERMISSION_DENIED = 1;
const TIMEOUT_MS = 10_000;
const MAXIMUM_AGE_MS = 60_000;

/** Asks the device where it is, which asks the visitor; rejects with a LocationError. [ADDRESS-09] */
export function locateDevice(source: LocationSource | undefined): Promise<Geolocation> {
  return new Promise((resolve, reject) => {
    if (source === undefined) {
      reject(new LocationError('unavailable'));
      return;
    }
    source.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => reject(new LocationError(code === PERMISSION_DENIED ? 'permissionOff' : 'unavailable')),
      { timeout: TIMEOUT_MS, maximumAge: MAXIMUM_AGE_MS },
    );
  });
}
