import { pathsOf } from '../../paths/machinePaths.ts';
import { sizeGuideMachine } from './sizeGuideMachine.ts';

const typed = (text: string) => ({ type: 'length.typed', text }) as const;

export const sizeGuidePaths = pathsOf(sizeGuideMachine, {
  inputs: { any: {} },
  events: {
    lengthTyped: typed('24,3'),
    lengthTypedToOther: typed('251 mm'),
    lengthTypedInPart: typed('2'),
    lengthTypedToNothing: typed(''),
    lengthLeft: { type: 'length.left' },
  },
  actors: {},
});
