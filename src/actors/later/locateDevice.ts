import { fromPromise } from 'xstate';
import type { Geolocation } from '#src/domain/destination.ts';

const LOCATE_TIMEOUT_MS = 10_000;
/** A position that is at most this old is good enough for a delivery. */
const POSITION_AGE_MS = 60_000;

/** Where the device is, if the visitor lets it tell. Rejects when it may not, cannot, or takes too long. [ADDRESS-09] */
export const locateDevice = fromPromise<Geolocation, void>(
  ({ signal }) =>
    new Promise((resolve, reject) => {
      const { geolocation } = navigator as { geolocation?: typeof navigator.geolocation };
      if (geolocation === undefined) {
        reject(new Error('The device cannot tell where it is'));
        return;
      }
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
        ({ code, message }) => reject(new Error(`The device does not tell where it is: ${code} ${message}`)),
        { timeout: LOCATE_TIMEOUT_MS, maximumAge: POSITION_AGE_MS },
      );
    }),
);
