import type { UserAddress } from '#src/domain/address/address.ts';
import type { Geolocation } from '#src/domain/address/destination.ts';
import type { Backend } from '../../http/backend.ts';
import { syncAddresses, listAddresses, pinAddress } from './contract.ts';

/** A member's addresses. [API-110] */
export function createAddressService(backend: Backend) {
  return {
    sync: (signal?: AbortSignal): Promise<{ count: number }> =>
      backend.call(syncAddresses, {
        body: {},
        intent: 'sync',
        signal,
      }),
    addresses: (signal?: AbortSignal): Promise<UserAddress[]> => backend.call(listAddresses, { signal }),
    pin: (id: string, pin: Geolocation): Promise<UserAddress> =>
      backend.call(pinAddress, { id, body: pin, intent: 'pin' }),
  };
}
