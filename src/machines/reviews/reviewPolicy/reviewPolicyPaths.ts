import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { reviewPolicyMachine } from './reviewPolicyMachine.ts';

export const reviewPolicyPaths = pathsOf(reviewPolicyMachine, {
  inputs: { none: undefined },
  events: {
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
  },
  actors: { loadPolicy: { outputs: { some: ['Jujur'] }, errors: lostOrRefused() } },
  abstract: ({ policy }) => [policy !== null],
});
