import { pathsOf } from '../../paths/machinePaths.ts';
import { jumpMachine } from './jumpMachine.ts';

export const jumpPaths = pathsOf(jumpMachine, {
  notShown: 'It moves the window, and marks a link of the section bar.',
  inputs: { any: {} },
  events: {
    jumpAsked: { type: 'jump.asked', section: 'reviews' },
    jumpAskedToOther: { type: 'jump.asked', section: 'recommendation' },
    visitorTookOver: { type: 'visitor.tookOver' },
  },
  actors: {
    keepSection: { tells: { left: { type: 'section.left' } } },
    watchSection: { tells: { left: { type: 'section.left' } } },
    waitFor: { outputs: [undefined] },
  },
});
