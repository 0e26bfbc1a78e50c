import { pathsOf } from '../../paths/machinePaths.ts';
import { toastMachine } from './toastMachine.ts';

export const toastPaths = pathsOf(toastMachine, {
  inputs: [undefined],
  events: [
    { type: 'toast.shown', toast: { tone: 'good', copyKey: 'cart.added', params: {}, link: null } },
    { type: 'toast.closed' },
    { type: 'toast.repeated', copyKey: 'cart.added' },
    { type: 'toast.repeated', copyKey: 'error.ui' },
  ],
  actors: { waitFor: { outputs: [undefined] } },
});
