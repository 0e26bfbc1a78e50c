import { pathsOf } from '../../paths/machinePaths.ts';
import { CONTENT_KINDS, contentMachine } from './contentMachine.ts';

export const contentPaths = pathsOf(contentMachine, {
  inputs: [undefined],
  events: CONTENT_KINDS.map((kind) => ({ type: 'content.requested', kind })),
  actors: { loadContent: { outputs: [{ content: '{}' }] } },
  // Each content goes its own way; what came is told by the state alone.
  abstract: () => null,
});
