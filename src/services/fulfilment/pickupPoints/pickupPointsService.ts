import type { Geolocation } from '#src/domain/address/destination.ts';
import type { Backend } from '../../http/backend.ts';
import {
  nearestPickupPoint,
  offlineMerchants,
  otherPickupPoint,
  pickupPoints,
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
  const product = (id: string) => `/product/products/${encodeURIComponent(id)}`;
  return {
    points: (id: string, signal?: AbortSignal): Promise<PickupPoint[]> =>
      backend.read(`${product(id)}/pickup-points`, pickupPoints, { signal }),
    nearest: (id: string, geolocation: Geolocation, signal?: AbortSignal): Promise<NearestPickupPoint> =>
      backend.read(
        `/product-detail/products/${encodeURIComponent(id)}/nearest-pickup-point`,
        nearestPickupPoint,
        { query: pin(geolocation), signal },
      ),
    other: (
      id: string,
      pickupPointCode: string,
      geolocation: Geolocation | null,
      signal?: AbortSignal,
    ): Promise<OtherPickupPoint> =>
      backend.read(`/product-pickup-point/${encodeURIComponent(id)}/other-pickup-point`, otherPickupPoint, {
        query: { pickupPointCode, ...pin(geolocation) },
        signal,
      }),
    offlineMerchants: (id: string, type: OfflineType, signal?: AbortSignal): Promise<OfflineMerchant[]> =>
      backend.read(`${product(id)}/offline-merchants`, offlineMerchants, { query: { type }, signal }),
  };
}
