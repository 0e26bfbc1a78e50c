import type { Geolocation } from '#src/domain/address/destination.ts';
import type { Backend } from '../../http/backend.ts';
import {
  listPickupPoints,
  findNearestPickupPoint,
  findOtherPickupPoint,
  listOfflineMerchants,
  type NearestPickupPoint,
  type OfflineMerchant,
  type OfflineType,
  type OtherPickupPoint,
  type PickupPoint,
} from './contract.ts';

const pin = (geolocation: Geolocation | null) =>
  geolocation === null ? {} : { latitude: geolocation.latitude, longitude: geolocation.longitude };

/** Places that have a product. [API-16, API-25, API-26, API-31] */
export function createPickupPointsService(backend: Backend) {
  return {
    points: (id: string, signal?: AbortSignal): Promise<PickupPoint[]> =>
      backend.call(listPickupPoints, { id, signal }),
    nearest: (id: string, geolocation: Geolocation, signal?: AbortSignal): Promise<NearestPickupPoint> =>
      backend.call(findNearestPickupPoint, { id, query: pin(geolocation), signal }),
    other: (
      id: string,
      pickupPointCode: string,
      geolocation: Geolocation | null,
      signal?: AbortSignal,
    ): Promise<OtherPickupPoint> =>
      backend.call(findOtherPickupPoint, { id, query: { pickupPointCode, ...pin(geolocation) }, signal }),
    offlineMerchants: (id: string, type: OfflineType, signal?: AbortSignal): Promise<OfflineMerchant[]> =>
      backend.call(listOfflineMerchants, { id, query: { type }, signal }),
  };
}
