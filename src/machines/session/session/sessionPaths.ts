import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { sessionMachine } from './sessionMachine.ts';

export const sessionPaths = pathsOf(sessionMachine, {
  inputs: { none: undefined },
  events: {
    networkReturned: { type: 'network.returned' },
    sessionCheckRequested: { type: 'session.checkRequested' },
    sessionLost: { type: 'session.lost' },
  },
  actors: {
    loadCurrentUser: {
      errors: lostOrRefused(),
      outputs: [{ id: 'member-ayu', name: 'Ayu', email: 'ayu@contoh.id', emailVerified: true }, null],
    },
  },
});
