import { arrived, summary } from '../../paths/exampleFacts.ts';
import { lost, refused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { notifyMeMachine } from './notifyMeMachine.ts';

export const notifyMePaths = pathsOf(notifyMeMachine, {
  inputs: { none: undefined },
  page: { user: { email: 'ayu@contoh.id', emailVerified: false } },
  events: {
    summaryArrived: arrived(summary({ itemSku: 'A-01' })),
    summaryArrivedNotified: arrived(summary({ itemSku: 'A-01', tags: ['NOTIFIED'] })),
    summaryArrivedOther: arrived(summary({ itemSku: 'A-02' })),
    summaryArrivedInCampaign: arrived(
      summary({
        itemSku: 'A-01',
        tags: ['COMING_SOON'],
        campaignInfo: { id: 'C-1', name: '', startTime: 10, endTime: 20, quota: 1, sold: 0 },
      }),
    ),
    notifyMeRequested: { type: 'notifyMe.requested' },
    notifyMeTyped: { type: 'notifyMe.typed', text: 'kabari@contoh.id' },
    notifyMeTypedWrong: { type: 'notifyMe.typed', text: 'kabari@contoh' },
    notifyMeSubmitted: { type: 'notifyMe.submitted' },
    wishResumed: {
      type: 'wish.resumed',
      wish: { kind: 'notify', itemSku: 'A-01', email: null },
      isFlashSaleGone: false,
    },
  },
  actors: {
    requestNotification: {
      outputs: [undefined],
      errors: [lost(), refused('LOGIN_REQUIRED', 401), refused('INVALID_EMAIL', 400)],
    },
  },
});
