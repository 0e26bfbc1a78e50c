import { lost, refused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { notifyMeMachine } from './notifyMeMachine.ts';

export const notifyMePaths = pathsOf(notifyMeMachine, {
  inputs: { none: undefined },
  events: {
    notifyMeItemShown: { type: 'notifyMe.itemShown', itemSku: 'A-01', isNotified: false, campaignId: null },
    notifyMeItemShownNotified: {
      type: 'notifyMe.itemShown',
      itemSku: 'A-01',
      isNotified: true,
      campaignId: null,
    },
    notifyMeItemShownOther: {
      type: 'notifyMe.itemShown',
      itemSku: 'A-02',
      isNotified: false,
      campaignId: null,
    },
    notifyMeItemShownInCampaign: {
      type: 'notifyMe.itemShown',
      itemSku: 'A-01',
      isNotified: false,
      campaignId: 'C-1',
    },
    notifyMeMemberRequested: { type: 'notifyMe.memberRequested', email: 'a@contoh.id' },
  },
  actors: {
    requestNotification: { outputs: [undefined], errors: [lost(), refused('LOGIN_REQUIRED', 401)] },
  },
});
