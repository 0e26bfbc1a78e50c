import type { Destination } from '#src/domain/destination.ts';
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
  inputs: [facts(null), facts(true), facts(false)],
  events: [
    { type: 'address.requested', callerId: 'a' },
    { type: 'address.requested', callerId: 'b' },
    { type: 'address.callerLeft', callerId: 'a' },
    { type: 'facts.changed', facts: facts(true) },
    { type: 'facts.changed', facts: facts(false) },
    ...[null, true, false].map((isMember) => ({
      type: 'facts.changed' as const,
      facts: partFacts({}, { isMember, destination: AREA }),
    })),
  ],
  actors: {
    syncAddresses: { outputs: [undefined] },
    loadAddresses: { outputs: [[], [HOME]] },
    readKeptDestination: { outputs: [null, AREA] },
  },
  abstract: ({ isMember, callers, hasFailed, isSettled, addresses }) => [
    isMember,
    callers,
    hasFailed,
    isSettled,
    addresses.length,
  ],
});
