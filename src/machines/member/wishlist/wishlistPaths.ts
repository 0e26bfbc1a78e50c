import { lost, refused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { wishlistMachine } from './wishlistMachine.ts';

export const wishlistPaths = pathsOf(wishlistMachine, {
  inputs: [undefined],
  events: [
    { type: 'wishlist.itemShown', itemSku: 'A-01', isSaved: false },
    { type: 'wishlist.itemShown', itemSku: 'A-01', isSaved: true },
    { type: 'wishlist.itemShown', itemSku: 'A-02', isSaved: false },
    { type: 'wishlist.memberToggled' },
    { type: 'wishlist.undone' },
  ],
  actors: {
    addToWishlist: { outputs: [undefined], errors: [lost(), refused('LOGIN_REQUIRED', 401)] },
    removeFromWishlist: { outputs: [undefined], errors: [lost(), refused('LOGIN_REQUIRED', 401)] },
  },
});
