import { pathsOf } from '../../paths/machinePaths.ts';
import { toastMachine } from './toastMachine.ts';

export const toastPaths = pathsOf(toastMachine, {
  inputs: { none: undefined },
  events: {
    toastShown: {
      type: 'toast.shown',
      toast: { tone: 'good', copyKey: 'cart.added', params: {}, link: null },
    },
    toastClosed: { type: 'toast.closed' },
    toastRepeated: { type: 'toast.repeated', copyKey: 'cart.added' },
    toastRepeatedOfError: { type: 'toast.repeated', copyKey: 'error.ui' },
  },
  actors: { waitFor: { outputs: [undefined] } },
});
