import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { payLaterMachine } from './payLaterMachine.ts';

const told = (isMember: boolean | null) => ({ type: 'facts.changed', facts: { isMember } }) as const;

export const payLaterPaths = pathsOf(payLaterMachine, {
  inputs: { member: { isMember: true }, guest: { isMember: false }, unknown: { isMember: null } },
  events: {
    factsChangedToMember: told(true),
    factsChangedToGuest: told(false),
    factsChangedToUnknown: told(null),
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
    pageOutdated: { type: 'page.outdated' },
  },
  actors: {
    loadStanding: {
      errors: lostOrRefused(),
      outputs: [{ status: 'ACTIVE', limit: 8_000_000, remaining: 6_250_000 }],
    },
  },
});
