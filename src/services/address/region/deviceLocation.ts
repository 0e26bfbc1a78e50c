import * as z from 'zod/mini';
import type { Geolocation } from '#src/domain/address/destination.ts';
import type { LocationProblem } from '#src/domain/address/location.ts';

/** The device did not tell where it is. */
class LocationError extends Error {
  readonly problem: LocationProblem;
  constructor(problem: LocationProblem) {
    super(problem);
    this.name = 'LocationError';
    this.problem = problem;
  }
}

/** The geolocation of a browser; absent where pages may not ask for it. */
export interface LocationSource {
  getCurrentPosition(
    onFound: (position: unknown) => void,
    onRefused: (error: unknown) => void,
    options: { timeout: number; maximumAge: number },
  ): void;
}
/** The fields that the page reads from a browser's answer; anything else is no answer. */
const foundPosition = z.object({
  coords: z.object({
    latitude: z.number().check(z.gte(-90), z.lte(90)),
    longitude: z.number().check(z.gte(-180), z.lte(180)),
  }),
});
const refusedPosition = z.object({ code: z.number() });
const PERMISSION_DENIED = 1;
const TIMEOUT_MS = 10_000;
const MAXIMUM_AGE_MS = 60_000;

/** Asks the device where it is, which asks the visitor; rejects with a LocationError. [ADDRESS-09] */
export function locateDevice(source: LocationSource | undefined): Promise<Geolocation> {
  return new Promise((resolve, reject) => {
    const unavailable = () => reject(new LocationError('unavailable'));
    if (source === undefined) {
      unavailable();
      return;
    }
    source.getCurrentPosition(
      // An app's own browser may answer with anything.
      (position) => {
        const found = z.safeParse(foundPosition, position);
        if (found.success) resolve({ ...found.data.coords });
        else unavailable();
      },
      (error) => {
        const refusal = z.safeParse(refusedPosition, error);
        if (refusal.data?.code === PERMISSION_DENIED) reject(new LocationError('permissionOff'));
        else unavailable();
      },
      { timeout: TIMEOUT_MS, maximumAge: MAXIMUM_AGE_MS },
    );
  });
}
