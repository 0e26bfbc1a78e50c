import { pathsOf } from '../../paths/machinePaths.ts';
import { wishlistMachine } from './wishlistMachine.ts';

export const wishlistPaths = pathsOf(wishlistMachine, {
  inputs: [undefined],
  events: [
    { type: 'wishlist.itemShown', itemSku: 'A-01', isSaved: false },
    { type: 'wishlist.itemShown', itemSku: 'A-01', isSaved: true },
    { type: 'wishlist.itemShown', itemSku: 'A-02', isSaved: false },
    { type: 'wishlist.memberToggled' },
  ],
  actors: { addToWishlist: { outputs: [undefined] }, removeFromWishlist: { outputs: [undefined] } },
});
