import type { UserAddress } from '#src/domain/address/address.ts';
import type { Geolocation } from '#src/domain/address/destination.ts';
import type { Backend } from '../../http/backend.ts';
import { addressesSynced, userAddress, userAddresses } from './contract.ts';

/** A member's addresses. [API-110] */
export function createAddressService(backend: Backend) {
  return {
    sync: (signal?: AbortSignal): Promise<{ count: number }> =>
      backend.write('POST', '/member/addresses/_sync', addressesSynced, {
        body: {},
        intent: 'sync',
        signal,
      }),
    addresses: (signal?: AbortSignal): Promise<UserAddress[]> =>
      backend.read('/member/addresses', userAddresses, { signal }),
    pin: (id: string, pin: Geolocation): Promise<UserAddress> =>
      backend.write('POST', `/member/addresses/${encodeURIComponent(id)}/geolocation`, userAddress, {
        body: pin,
        intent: 'pin',
      }),
  };
}
