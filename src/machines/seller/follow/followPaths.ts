import { partFacts } from '../../paths/exampleFacts.ts';
import { lost, refused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { followMachine } from './followMachine.ts';

const resumed = (follow: boolean, merchantCode = 'RMB') =>
  ({
    type: 'wish.resumed',
    wish: { kind: 'follow', itemSku: 'A-01', merchantCode, follow },
    isFlashSaleGone: false,
  }) as const;

export const followPaths = pathsOf(followMachine, {
  inputs: { item: partFacts({ itemSku: 'A-01' }), nothing: { ...partFacts(), item: null } },
  events: {
    factsChangedToSame: { type: 'facts.changed', facts: partFacts({ itemSku: 'A-02' }) },
    factsChangedToOther: {
      type: 'facts.changed',
      facts: partFacts({ merchant: { code: 'NDA', commissionType: 'RC' } }),
    },
    followKnown: { type: 'follow.known', merchantCode: 'RMB', followed: false, followers: 10 },
    followKnownOfOther: { type: 'follow.known', merchantCode: 'DPR', followed: true, followers: 3 },
    followPressed: { type: 'follow.pressed' },
    wishResumed: resumed(true),
    wishResumedAfterLogin: { ...resumed(true), afterLogin: true },
    wishResumedToUnfollow: resumed(false),
    wishResumedOfOther: resumed(true, 'DPR'),
  },
  actors: {
    writeFollow: {
      outputs: {
        followed: { followed: true, followers: 11 },
        unfollowed: { followed: false, followers: 10 },
      },
      errors: [lost(), refused('LOGIN_REQUIRED', 401)],
    },
  },
});
