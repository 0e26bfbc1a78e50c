import { lost, refused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { wishlistMachine } from './wishlistMachine.ts';

export const wishlistPaths = pathsOf(wishlistMachine, {
  inputs: { none: undefined },
  events: {
    wishlistItemShown: { type: 'wishlist.itemShown', itemSku: 'A-01', isSaved: false },
    wishlistItemShownSaved: { type: 'wishlist.itemShown', itemSku: 'A-01', isSaved: true },
    wishlistItemShownOther: { type: 'wishlist.itemShown', itemSku: 'A-02', isSaved: false },
    wishlistMemberToggled: { type: 'wishlist.memberToggled' },
    wishlistUndone: { type: 'wishlist.undone' },
  },
  actors: {
    addToWishlist: { outputs: [undefined], errors: [lost(), refused('LOGIN_REQUIRED', 401)] },
    removeFromWishlist: { outputs: [undefined], errors: [lost(), refused('LOGIN_REQUIRED', 401)] },
  },
});
