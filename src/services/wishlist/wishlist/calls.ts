import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

const FULL = ['ALBUM_FULL'];

/** The member's wishlist and its albums. */
export const wishlistCalls: CallArea = {
  tag: 'Wishlist',
  contract,
  calls: [
    {
      method: 'GET',
      path: '/member/wishlist/_groups',
      summary: "The member's albums, the one that the heart saves to first.",
      ids: ['API-71'],
      answer: contract.albums,
      forMembers: true,
    },
    {
      method: 'GET',
      path: '/member/wishlist/_product/{id}/groups',
      summary: 'Entries of the member that hold an item, each with its album.',
      ids: ['API-72'],
      answer: contract.wishlistEntries,
      forMembers: true,
    },
    {
      method: 'POST',
      path: '/member/wishlist/_product',
      summary: 'Saves an item, or notes whom to tell when it is back.',
      ids: ['API-73'],
      body: contract.wishlistAddBody,
      answer: contract.wishlistAdded,
      ofProduct: true,
      forMembers: true,
      writes: 'same',
      refusals: { 400: ['INVALID_EMAIL'], 404: ['ALBUM_NOT_FOUND'], 409: FULL },
    },
    {
      method: 'POST',
      path: '/member/wishlist/_groups',
      summary: 'Makes an album; an item that is named lies in it at once.',
      ids: ['API-74'],
      body: contract.albumBody,
      answer: contract.albumCreated,
      ofProduct: true,
      forMembers: true,
      writes: 'once',
      refusals: { 400: ['INVALID_ALBUM_NAME'], 409: ['ALBUM_NAME_TAKEN', 'ALBUM_LIMIT'] },
    },
    {
      method: 'POST',
      path: '/member/wishlist/_move',
      summary: 'Moves an entry to another album.',
      ids: ['WISH-03'],
      body: contract.albumMoveBody,
      answer: contract.wishlistRemoved,
      forMembers: true,
      writes: 'same',
      refusals: { 404: ['ALBUM_NOT_FOUND', 'ENTRY_NOT_FOUND'], 409: FULL },
    },
    {
      method: 'POST',
      path: '/member/wishlist/_remove',
      summary: 'Removes entries, all of them in one call.',
      ids: ['API-76'],
      body: contract.wishlistRemoveBody,
      answer: contract.wishlistRemoved,
      forMembers: true,
      writes: 'same',
    },
    {
      method: 'DELETE',
      path: '/member/wishlist/{id}',
      summary: 'Removes an entry.',
      ids: ['API-75'],
      answer: contract.wishlistRemoved,
      forMembers: true,
      writes: 'same',
    },
  ],
};
