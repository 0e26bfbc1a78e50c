import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** A member's addresses. */
export const addressCalls: CallArea = {
  tag: 'Addresses',
  contract,
  calls: [
    {
      method: 'POST',
      path: '/member/addresses/_sync',
      summary: 'Brings the addresses up to date; answers how many there are.',
      ids: ['API-110'],
      answer: contract.addressesSynced,
      forMembers: true,
      writes: 'once',
    },
    {
      method: 'GET',
      path: '/member/addresses',
      summary: "The member's addresses.",
      ids: ['API-110'],
      answer: contract.userAddresses,
      forMembers: true,
    },
    {
      method: 'POST',
      path: '/member/addresses/{id}/geolocation',
      summary: 'Sets the pin of an address; answers the address.',
      ids: ['ADDRESS-08'],
      body: contract.pinBody,
      answer: contract.userAddress,
      forMembers: true,
      writes: 'once',
      refusals: { 400: ['INVALID_LOCATION'], 404: ['ADDRESS_NOT_FOUND'] },
    },
  ],
};
