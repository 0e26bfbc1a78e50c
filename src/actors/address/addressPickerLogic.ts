import { fromPromise } from 'xstate';
import type { UserAddress } from '#src/domain/address/address.ts';
import type { Geolocation } from '#src/domain/address/destination.ts';
import { addressPickerMachine } from '#src/machines/address/addressPicker/addressPickerMachine.ts';
import { regionMachine, type RegionRequest } from '#src/machines/address/region/regionMachine.ts';
import { pinAddress } from '#src/services/address/address/contract.ts';
import type { NearestRegion, Region } from '#src/services/address/region/contract.ts';
import { locateDevice } from '#src/services/address/region/deviceLocation.ts';
import { createRegionService } from '#src/services/address/region/regionService.ts';
import { backendOf, laterService } from '../servicesOf.ts';
import { waitFor } from '../waitFor.ts';
import { provided } from '../provided.ts';

const regionsOf = laterService(({ backend }) => createRegionService(backend));

export const addressPickerLogic = provided(addressPickerMachine, {
  actors: {
    waitFor,
    region: provided(regionMachine, {
      actors: {
        loadRegions: fromPromise<Region[], RegionRequest>(({ input, signal, system }) =>
          regionsOf(system).list(input.level, input.above, signal),
        ),
      },
    }),
    locateDevice: fromPromise<Geolocation, void>(() => locateDevice(navigator.geolocation)),
    findNearestRegion: fromPromise<NearestRegion, { pin: Geolocation }>(({ input, signal, system }) =>
      regionsOf(system).nearest(input.pin, signal),
    ),
    savePin: fromPromise<UserAddress, { id: string; pin: Geolocation }>(({ input: { id, pin }, system }) =>
      backendOf(system).call(pinAddress, { id, body: pin, intent: 'pin' }),
    ),
  },
});
