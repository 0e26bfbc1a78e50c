import { fromPromise } from 'xstate';
import type { UserAddress } from '#src/domain/address/address.ts';
import type { Destination } from '#src/domain/address/destination.ts';
import { addressMachine } from '#src/machines/address/address/addressMachine.ts';
import { createAddressService } from '#src/services/address/address/addressService.ts';
import { createKeptDestination } from '#src/services/address/address/keptDestination.ts';
import { laterService } from '../servicesOf.ts';
import { provided } from '../provided.ts';

const addressesOf = laterService(({ backend }) => createAddressService(backend));
const keptDestinationOf = laterService(() => createKeptDestination(() => sessionStorage));

export const addressLogic = provided(addressMachine, {
  actors: {
    readKeptDestination: fromPromise<Destination | null, void>(async ({ system }) =>
      keptDestinationOf(system).read(),
    ),
    syncAddresses: fromPromise<void, void>(async ({ signal, system }) => {
      await addressesOf(system).sync(signal);
    }),
    loadAddresses: fromPromise<UserAddress[], void>(({ signal, system }) =>
      addressesOf(system).addresses(signal),
    ),
  },
  actions: {
    keepDestination: ({ system }, { destination }) => keptDestinationOf(system).write(destination),
  },
});
