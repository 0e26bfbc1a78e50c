import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { CONTENT_KINDS, contentMachine } from './contentMachine.ts';

export const contentPaths = pathsOf(contentMachine, {
  inputs: [undefined],
  events: [
    ...CONTENT_KINDS.map((kind) => ({ type: 'content.requested' as const, kind })),
    { type: 'network.returned' },
  ],
  actors: { loadContent: { errors: lostOrRefused(), outputs: [{ content: '{}' }] } },
  // Each content goes its own way; what came is told by the state alone.
  abstract: () => null,
});
