import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

const FULL = ['ALBUM_FULL'];

/** The member's wishlist and its albums. */
export const wishlistCalls = {
  tag: 'Wishlist',
  contract,
  calls: {
    listAlbums: {
      ...contract.listAlbums,
      summary: "The member's albums, the one that the heart saves to first.",
      ids: ['API-71'],
      forMembers: true,
    },
    listWishlistEntries: {
      ...contract.listWishlistEntries,
      summary: 'Entries of the member that hold an item, each with its album.',
      ids: ['API-72'],
      forMembers: true,
    },
    addToWishlist: {
      ...contract.addToWishlist,
      summary: 'Saves an item, or notes whom to tell when it is back.',
      ids: ['API-73'],
      body: contract.wishlistAddBody,
      ofProduct: true,
      forMembers: true,
      refusals: { 400: ['INVALID_EMAIL'], 404: ['ALBUM_NOT_FOUND'], 409: FULL },
    },
    createAlbum: {
      ...contract.createAlbum,
      summary: 'Makes an album; an item that is named lies in it at once.',
      ids: ['API-74'],
      body: contract.albumBody,
      ofProduct: true,
      forMembers: true,
      refusals: { 400: ['INVALID_ALBUM_NAME'], 409: ['ALBUM_NAME_TAKEN', 'ALBUM_LIMIT'] },
    },
    moveWishlistEntry: {
      ...contract.moveWishlistEntry,
      summary: 'Moves an entry to another album.',
      ids: ['WISH-03'],
      body: contract.albumMoveBody,
      forMembers: true,
      refusals: { 404: ['ALBUM_NOT_FOUND', 'ENTRY_NOT_FOUND'], 409: FULL },
    },
    removeWishlistEntries: {
      ...contract.removeWishlistEntries,
      summary: 'Removes entries, all of them in one call.',
      ids: ['API-76'],
      body: contract.wishlistRemoveBody,
      forMembers: true,
    },
    removeWishlistEntry: {
      ...contract.removeWishlistEntry,
      summary: 'Removes an entry.',
      ids: ['API-75'],
      forMembers: true,
    },
  },
} satisfies CallArea;
