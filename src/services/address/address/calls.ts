import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** A member's addresses. */
export const addressCalls = {
  tag: 'Addresses',
  contract,
  calls: {
    syncAddresses: {
      ...contract.syncAddresses,
      summary: 'Brings the addresses up to date; answers how many there are.',
      ids: ['API-110'],
      forMembers: true,
    },
    listAddresses: {
      ...contract.listAddresses,
      summary: "The member's addresses.",
      ids: ['API-110'],
      forMembers: true,
    },
    pinAddress: {
      ...contract.pinAddress,
      summary: 'Sets the pin of an address; answers the address.',
      ids: ['ADDRESS-08'],
      body: contract.pinBody,
      forMembers: true,
      refusals: { 400: ['INVALID_LOCATION'], 404: ['ADDRESS_NOT_FOUND'] },
    },
  },
} satisfies CallArea;
