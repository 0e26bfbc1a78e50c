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
    wishResumedToTakeOut: {
      type: 'wish.resumed',
      wish: { kind: 'wishlist', itemSku: 'A-01', takesOut: true },
      isFlashSaleGone: false,
    },
    albumsRequested: { type: 'albums.requested' },
    wishlistToldSaved: { type: 'wishlist.told', itemSku: 'A-01', isSaved: true },
    wishlistToldRemoved: { type: 'wishlist.told', itemSku: 'A-01', isSaved: false },
    wishlistToldOfOther: { type: 'wishlist.told', itemSku: 'A-02', isSaved: true },
    wishlistUndone: { type: 'wishlist.undone' },
  },
  actors: {
    addToWishlist: { outputs: [undefined], errors: [lost(), refused('LOGIN_REQUIRED', 401)] },
    removeFromWishlist: {
      outputs: [['G-1'], ['G-1', 'G-2']],
      errors: [lost(), refused('LOGIN_REQUIRED', 401)],
    },
  },
});
