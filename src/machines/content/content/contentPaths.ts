import { lostOrRefused } from '../../paths/failures.ts';
import { eachOf, pathsOf } from '../../paths/machinePaths.ts';
import { CONTENT_KINDS, contentMachine } from './contentMachine.ts';

export const contentPaths = pathsOf(contentMachine, {
  inputs: { none: undefined },
  events: {
    ...eachOf(CONTENT_KINDS, 'contentRequested', (kind) => ({ type: 'content.requested' as const, kind })),
    networkReturned: { type: 'network.returned' },
  },
  actors: { loadContent: { errors: lostOrRefused(), outputs: [{ content: '{}' }] } },
  // Each content is independent; the state alone says which have loaded.
  abstract: () => null,
});
