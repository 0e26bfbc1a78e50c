import { partFacts } from '../../paths/exampleFacts.ts';
import { lost, refused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { notifyMeMachine } from './notifyMeMachine.ts';

const campaign = { id: 'C-1', name: '', startTime: 10, endTime: 20, quota: 1, sold: 0 };

export const notifyMePaths = pathsOf(notifyMeMachine, {
  inputs: { new: partFacts(), notified: partFacts({ tags: ['NOTIFIED'] }) },
  page: { user: { email: 'ayu@contoh.id', emailVerified: false } },
  events: {
    factsChanged: { type: 'facts.changed', facts: partFacts() },
    factsChangedToNotified: { type: 'facts.changed', facts: partFacts({ tags: ['NOTIFIED'] }) },
    factsChangedToOther: { type: 'facts.changed', facts: partFacts({ itemSku: 'A-02' }) },
    factsChangedToCampaign: { type: 'facts.changed', facts: partFacts({ tags: ['COMING_SOON'], campaign }) },
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
