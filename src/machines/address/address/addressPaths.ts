import type { Destination } from '#src/domain/address/destination.ts';
import { address } from '../../paths/exampleAddresses.ts';
import { partFacts } from '../../paths/exampleFacts.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { addressMachine } from './addressMachine.ts';

const HOME = address({ id: 'home', isMain: true });
const AREA: Destination = {
  addressId: null,
  province: 'Bali',
  city: 'Kota Denpasar',
  district: 'Denpasar Barat',
  subdistrict: 'Pemecutan',
  postalCode: '80119',
  geolocation: null,
};
const facts = (isMember: boolean | null) => partFacts({}, { isMember });

export const addressPaths = pathsOf(addressMachine, {
  inputs: { unknown: facts(null), member: facts(true), guest: facts(false) },
  events: {
    addressRequestedByOne: { type: 'address.requested', callerId: 'a' },
    addressRequestedByOther: { type: 'address.requested', callerId: 'b' },
    networkReturned: { type: 'network.returned' },
    retryRequested: { type: 'retry.requested' },
    addressCallerLeft: { type: 'address.callerLeft', callerId: 'a' },
    factsChangedAsMember: { type: 'facts.changed', facts: facts(true) },
    factsChangedAsGuest: { type: 'facts.changed', facts: facts(false) },
    factsChangedToArea: {
      type: 'facts.changed',
      facts: partFacts({}, { isMember: null, destination: AREA }),
    },
    factsChangedToAreaAsMember: {
      type: 'facts.changed',
      facts: partFacts({}, { isMember: true, destination: AREA }),
    },
    factsChangedToAreaAsGuest: {
      type: 'facts.changed',
      facts: partFacts({}, { isMember: false, destination: AREA }),
    },
  },
  actors: {
    syncAddresses: { outputs: [undefined] },
    loadAddresses: { outputs: { none: [], home: [HOME] } },
    readKeptDestination: { outputs: { none: null, area: AREA } },
  },
  abstract: ({ isMember, callers, hasFailed, isSettled, addresses }) => [
    isMember,
    callers,
    hasFailed,
    isSettled,
    addresses.length,
  ],
});
