import { fromPromise } from 'xstate';
import type { UserAddress } from '#src/domain/address/address.ts';
import type { Destination } from '#src/domain/address/destination.ts';
import { addressMachine } from '#src/machines/address/address/addressMachine.ts';
import { listAddresses, syncAddresses } from '#src/services/address/address/contract.ts';
import { createKeptDestination } from '#src/services/address/address/keptDestination.ts';
import { backendOf, laterService } from '../servicesOf.ts';
import { provided } from '../provided.ts';

const keptDestinationOf = laterService(() => createKeptDestination(() => sessionStorage));

export const addressLogic = provided(addressMachine, {
  actors: {
    readKeptDestination: fromPromise<Destination | null, void>(async ({ system }) =>
      keptDestinationOf(system).read(),
    ),
    syncAddresses: fromPromise<void, void>(async ({ signal, system }) => {
      await backendOf(system).call(syncAddresses, { body: {}, intent: 'sync', signal });
    }),
    loadAddresses: fromPromise<UserAddress[], void>(({ signal, system }) =>
      backendOf(system).call(listAddresses, { signal }),
    ),
  },
  actions: {
    keepDestination: ({ system }, { destination }) => keptDestinationOf(system).write(destination),
  },
});
