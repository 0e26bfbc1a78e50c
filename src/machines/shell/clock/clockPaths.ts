import { pathsOf } from '../../paths/machinePaths.ts';
import { clockMachine } from './clockMachine.ts';

export const clockPaths = pathsOf(clockMachine, {
  notShown: 'It has one state, the time; what counts down by it is shown with campaign.',
  inputs: { server: { serverTimeMs: 1000 } },
  events: {},
  actors: { watchServerTime: { tells: [{ type: 'clock.ticked', serverTimeMs: 2000 }] } },
});
