import { lost, refused } from '../../paths/failures.ts';
import { arrived, summary } from '../../paths/exampleFacts.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { wishlistMachine } from './wishlistMachine.ts';

export const wishlistPaths = pathsOf(wishlistMachine, {
  inputs: { none: undefined },
  events: {
    summaryArrived: arrived(summary({ itemSku: 'A-01' })),
    summaryArrivedSaved: arrived(summary({ itemSku: 'A-01', tags: ['WISHLIST'] })),
    summaryArrivedAnew: arrived(summary({ itemSku: 'A-01' }), { isSame: true }),
    summaryArrivedOther: arrived(summary({ itemSku: 'A-02' })),
    wishlistToggled: { type: 'wishlist.toggled' },
    wishResumed: {
      type: 'wish.resumed',
      wish: { kind: 'wishlist', itemSku: 'A-01' },
      isFlashSaleGone: false,
    },
    wishlistUndone: { type: 'wishlist.undone' },
  },
  actors: {
    addToWishlist: { outputs: [undefined], errors: [lost(), refused('LOGIN_REQUIRED', 401)] },
    removeFromWishlist: { outputs: [undefined], errors: [lost(), refused('LOGIN_REQUIRED', 401)] },
  },
});
