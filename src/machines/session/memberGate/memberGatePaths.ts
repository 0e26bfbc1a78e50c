import { pathsOf } from '../../paths/machinePaths.ts';
import { memberGateMachine } from './memberGateMachine.ts';

export const memberGatePaths = pathsOf(memberGateMachine, {
  inputs: { none: undefined },
  events: {
    factsChangedAsMember: { type: 'facts.changed', facts: { isMember: true } },
    factsChangedAsGuest: { type: 'facts.changed', facts: { isMember: false } },
    memberNeeded: { type: 'member.needed', wish: { kind: 'wishlist', itemSku: 'A-01' } },
    loginNeeded: { type: 'login.needed', wish: { kind: 'voucher', itemSku: 'A-01', voucher: 'HEMAT' } },
    loginConfirmed: { type: 'login.confirmed', from: { modal: null, reviews: null, questions: null } },
    loginAbandoned: { type: 'login.abandoned' },
  },
  actors: { tryKeeping: { outputs: [true, false] } },
  notShown: 'What it asks is shown by the modal loginPrompt.',
});
