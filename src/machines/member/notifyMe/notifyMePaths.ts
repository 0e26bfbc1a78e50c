import { pathsOf } from '../../paths/machinePaths.ts';
import { notifyMeMachine } from './notifyMeMachine.ts';

export const notifyMePaths = pathsOf(notifyMeMachine, {
  inputs: [undefined],
  events: [
    { type: 'notifyMe.itemShown', itemSku: 'A-01', isNotified: false },
    { type: 'notifyMe.itemShown', itemSku: 'A-01', isNotified: true },
    { type: 'notifyMe.memberRequested', email: 'a@contoh.id' },
  ],
  actors: { requestNotification: { outputs: [undefined] } },
});
