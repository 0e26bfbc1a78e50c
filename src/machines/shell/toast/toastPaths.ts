import { pathsOf } from '../../paths/machinePaths.ts';
import { toastMachine } from './toastMachine.ts';

export const toastPaths = pathsOf(toastMachine, {
  inputs: [undefined],
  events: [
    { type: 'toast.shown', toast: { tone: 'good', copyKey: 'cart.added', params: {}, link: null } },
    { type: 'toast.closed' },
  ],
  actors: { waitFor: { outputs: [undefined] } },
});
